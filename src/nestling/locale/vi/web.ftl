# Beside the table: looking back, the score keeper, lessons, games past.

## Looking back

replay-title = Xem lại ván
replay-controls = Đi qua ván chơi
replay-back = Lùi một bước
replay-forth = Tiến một bước
replay-round-back = Về đầu vòng
replay-round-forth = Đến vòng sau
replay-run = Chạy
replay-stop = Dừng
replay-step = Bước
replay-step-of = Bước { $step } trên { $steps }, vòng { $round }
replay-seen-by = Nhìn từ
replay-onlooker = Người xem
replay-share = Chia sẻ khoảnh khắc này
replay-share-text = Hãy xem khoảnh khắc này của { $game }:
replay-branch = Chơi tiếp từ đây
refusal-bad-play = Bản ghi này có một nước đi không hợp lệ.
refusal-other-rules = Ván này được chơi theo luật khác với luật của trang này.

## Sổ tính điểm

keeper-trouble = Không tải được luật chơi. Bạn có kết nối mạng không?
keeper-players = Số người chơi
keeper-undo = Hoàn lại
keeper-new = Ván mới
keeper-start = Bắt đầu
keeper-who = Gia đình
keeper-points = Điểm
keeper-dinosaurs-title = Happy Little Dinosaurs: sổ tính điểm
keeper-dinosaurs-intro = Dành cho hộp trò chơi trên bàn của bạn. Hãy cho biết trên bàn có gì; điểm, thảm họa và đường thoát hiểm sẽ được tính.
keeper-area-empty = Chưa có thảm họa
keeper-out = Tuyệt chủng:
keeper-won = { $number ->
    [1] { $winners } thắng!
   *[other] { $winners } cùng thắng!
}
keeper-disaster = Thảm họa của vòng này
keeper-card = Thẻ Điểm phía trước, sau mọi hiệu ứng
keeper-bonus = Thưởng
keeper-boosters = Tăng điểm
keeper-sappers = Giảm điểm
keeper-inversions = Số thẻ Đảo ngược điểm đã dùng
keeper-too-many = Trong hộp không có nhiều thẻ này đến thế.
keeper-duel = Hòa ở điểm thấp nhất: Đột tử { $number }. Mỗi người đặt thẻ nào?
keeper-no-point-card = Không có thẻ Điểm trên tay
keeper-compare = So sánh
keeper-threatens = Thảm họa ({ $disaster }) đe dọa { $name }.
keeper-accept = Nhận lấy
keeper-insure = Bảo hiểm thảm họa
keeper-redirect = Chuyển hướng sang { $name }
keeper-settled = Vòng này kết thúc như thế.
keeper-write = Ghi lại
keeper-again = Sửa các câu trả lời
keeper-ice-title = Jää Sulaa: điểm cuối ván
keeper-ice-intro = Dành cho hộp trò chơi trên bàn của bạn. Chạm để đặt chim cánh cụt lên bàn như khi ván kết thúc.
keeper-family = Gia đình { $number }
keeper-place = Chọn chim rồi chạm vào một ô
keeper-pick-mother = Chim mẹ của { $family }
keeper-pick-chick = Chim con của { $family }
keeper-cell-empty = { $cell }, trống
keeper-cell-mother = { $cell }, chim mẹ của { $family }
keeper-cell-chick = { $cell }, chim con của { $family }
keeper-home = Chim con bên mẹ
keeper-ice-won = { $number ->
    [1] { $winners } thắng!
   *[other] { $winners } cùng thắng!
}
keeper-ice-missing = { $count ->
    [1] Còn thiếu một chim cánh cụt.
   *[other] Còn thiếu { $count } chim cánh cụt.
}
keeper-ice-rule = Mỗi chim con nhà mình bên mẹ được 1 điểm, mỗi chim lạ ở đó trừ 1 điểm; nếu hòa thì xét số chim con bên mẹ. Luật
