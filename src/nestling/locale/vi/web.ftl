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
replay-more = Thêm
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
keeper-dinosaurs-intro = Dành cho hộp trò chơi trên bàn của bạn. Hãy cho biết trên bàn có gì; điểm, thảm họa và Lối thoát sẽ được tính.
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
keeper-choose = Chọn
keeper-incomplete = Hãy cho biết trên bàn có gì: thẻ thảm họa và thẻ trước mặt từng người.
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

## Lessons

lesson-next = Tiếp
lesson-play = Chơi ván của riêng bạn
lesson-home = Về trang đầu
lesson-dinosaurs-welcome = Ba chú khủng long vui vẻ, một Lối thoát và quá nhiều thảm họa. Bạn là Stego, ở phía trước. Hãy chơi ba vòng.
lesson-dinosaurs-disaster = Mỗi vòng lật một thảm họa. Ai có điểm thấp nhất vòng này phải nhận nó. Biểu tượng cho biết loại thảm họa.
lesson-dinosaurs-lay = Chọn một thẻ Điểm và úp xuống. Thẻ cao thì an toàn, nhưng dùng rồi là hết.
lesson-dinosaurs-scores = Mọi thẻ được lật cùng lúc. Thẻ, đặc điểm và thẻ Tức thì làm nên điểm; thẻ Tức thì vẫn có thể thay đổi điểm. Hãy trả lời khi được hỏi.
lesson-dinosaurs-route = Người cao điểm nhất đi từng ấy bước trên Lối thoát. Ai tới 50 trước thì thắng.
lesson-dinosaurs-area = Người thấp nhất nhận thảm họa. Ba cái cùng loại hoặc mỗi loại một cái: tuyệt chủng. Mỗi thảm họa trong Khu vực Thảm họa của bạn đẩy bạn một bước mỗi vòng: an ủi nho nhỏ.
lesson-dinosaurs-on = Giờ hãy chơi đến hết vòng ba. Xem mỗi người gần tuyệt chủng đến mức nào.
lesson-dinosaurs-done = Chỉ có thế thôi, ngoài từng thẻ một. Sống sót giỏi lắm!
lesson-ice-welcome = Gia đình bạn tản mác trên băng, và băng đang tan. Hãy đưa chim con về với mẹ.
lesson-ice-chicks = Trước hết là chim con: đặt ở rìa, không ở góc, mỗi cạnh một con. Chọn ô được đánh dấu rồi xác nhận; hoặc kéo chú chim đang đợi dưới biển.
lesson-ice-mother = Giờ đến chim mẹ, trên bất kỳ mảnh trống nào ở rìa. Gần chim con là chỗ tốt.
lesson-ice-lift = Mỗi lượt bắt đầu bằng việc nhấc một mảnh trống. Nó mất hẳn, và điều ghi trên đó xảy ra.
lesson-ice-move = Điều ghi trên mảnh xảy ra trước; rồi đến một lần di chuyển. Chọn một chú chim: các lối đi sáng lên. Chọn nơi đến, xem đường đi, xác nhận.
lesson-ice-points = Mỗi chim con của bạn ở bên mẹ là một điểm. Một kẻ lạ bên mẹ trừ một điểm. Điểm của các gia đình ở cạnh bàn băng.
lesson-ice-sail = Nơi nước đã mở, một mảnh băng chở chim có thể trôi thẳng qua. Những lối ấy có hình cánh buồm.
lesson-ice-on = Hãy tự chơi thêm vài lượt.
lesson-ice-done = Một gia đình đông đủ kết thúc ván ngay, mảnh trống cuối cùng cũng vậy. Giờ bạn đã biết đủ để chơi.

## Tiện nghi

attention-title = Đến lượt bạn! { $name }
comforts = Tiện nghi
comfort-sound = Âm thanh
comfort-notify = Báo khi đến lượt tôi
comfort-no-notes = Trình duyệt không cho phép thông báo.
comfort-whole-screen = Toàn màn hình
comfort-copy = Sao chép mã
comfort-copied = Đã sao chép { $code }
comfort-share = Chia sẻ
comfort-share-text = Một ván { $game }:

## Chuyện của ván chơi

tale-chart = Điểm từ đầu đến cuối
tale-leads = { $count ->
    [0] Ai dẫn đầu trước thì dẫn đến cuối.
    [1] Vị trí dẫn đầu đổi một lần.
   *[other] Vị trí dẫn đầu đổi { $count } lần.
}
tale-turning-round = Bước ngoặt: vòng { $number }, khi { $name } vượt lên dẫn đầu hẳn.
tale-turning-turn = Bước ngoặt: lượt { $number }, khi { $name } vượt lên dẫn đầu hẳn.
tale-escape = Thoát hiểm sít sao nhất: { $name } với { $card } ở vòng { $number }.
tale-luckiest = Thẻ may mắn nhất: { $card } ({ $name }), in { $value }, được { $score } điểm.
tale-sail = Chuyến trôi xa nhất: { $name }, { $count ->
    [1] một ô
   *[other] { $count } ô
} biển mở.
