# A live table: clocks, pauses, absent players, other devices, chat, the lobby.

## Making a table

timing-label = Thời gian suy nghĩ
timing-none = Bao lâu cũng được
timing-move = { $seconds } giây cho mỗi lượt
timing-game = { $minutes } phút, mỗi lượt thêm { $increment } giây
timing-days = { $days ->
    [1] Một ngày cho mỗi lượt
   *[other] { $days } ngày cho mỗi lượt
}
timing-then = Khi ai đó hết giờ
timing-then-skip = Lượt đó bị bỏ qua
timing-then-bot = Máy đi thay lượt đó
new-table-here = Người ngồi cùng máy này
new-table-open = Bất cứ ai đến
new-table-public = Cho bàn hiện ở sảnh
new-table-public-why = Ai cũng có thể xem và ngồi vào ghế trống. Nếu không, chỉ người có liên kết mới tìm thấy bàn.

## Before the game

waiting-title = Ván chơi bắt đầu khi mọi người đã đến
waiting-why = Trình duyệt của mỗi người góp một chút ngẫu nhiên vào việc xáo bài, nên không ai sắp đặt được.
waiting-ready = đã đến
waiting-for = chưa đến
waiting-start = Bắt đầu không chờ họ
sit-title = Có một ghế dành cho bạn
sit-name = Mọi người nên gọi bạn là gì?
sit-nameless = Không cần tên

## Clocks and pauses

clock-of = { $name }: còn { $time }
clock-yours = Thời gian của bạn: { $time }
clock-low = Bạn sắp hết giờ.
clock-days = { $days ->
    [1] 1 ngày
   *[other] { $days } ngày
} { $hours } giờ
table-menu = Bàn
hint = Gợi ý
pause-ask = Xin tạm dừng
pause-title = Ván chơi đang tạm dừng
pause-resume = Chơi tiếp
take-back-ask = Xin đi lại nước vừa rồi
offer-pause = { $name } xin tạm dừng.
offer-take-back = { $name } muốn đi lại nước vừa rồi.
offer-agree = Đồng ý
offer-decline = Không
offer-waiting = Đang chờ { $names }…

## Absent players

away-title = { $name } đang vắng
away-hint = Hãy chờ, hoặc chơi tiếp không có họ. Họ có thể trở lại ghế bất cứ lúc nào.
away-wait = Chờ
away-bot = Để máy chơi thay
away-skip = Bỏ qua lượt của họ
away-yours-bot = Máy đang chơi thay bạn.
away-yours-skip = Lượt của bạn đang bị bỏ qua.
away-return = Trở lại ghế của tôi
away-leave-bot = Để máy chơi thay tôi
seat-stand-in = máy chơi thay
seat-skipped = bị bỏ qua

## Sharing a device, and another one

table-hide-hand = Giấu bài của tôi
move-title = Chơi tiếp trên thiết bị khác
move-hint = Quét mã này, hoặc mở liên kết ở đó, trong vòng năm phút. Chỉ dùng được một lần.
move-keep = Vẫn ngồi ở đây nữa
move-show = Hiện mã
move-qr = Mã QR của liên kết
move-link = Liên kết cho thiết bị kia

## Chat

chat-title = Trò chuyện
chat-empty = Chưa ai nói gì.
chat-say = Nói gì đó
chat-send = Gửi
chat-mute = Tắt lời { $name }
chat-unmute = Nghe lại { $name }

## After the game

rematch-made = Có người muốn chơi ván nữa.
rematch-join = Chơi ván nữa với họ
draws-check = Kiểm tra việc xáo bài
draws-ok = Xáo bài công bằng: máy chủ đã ràng buộc với bí mật của mình trước khi bạn góp phần, và mọi lá bài đều suy ra từ cả hai.
draws-none-shared = Ở bàn này chỉ mình máy chủ xáo bài.
draws-other-commitment = Máy chủ đã cho bạn xem lời hứa khác với lời trong biên bản.
draws-other-secret = Bí mật của máy chủ không khớp với lời hứa.
draws-other-share = Phần trình duyệt của bạn góp không có trong biên bản.
draws-other-key = Các lá bài không suy ra từ những gì đã góp.
draws-no-crypto = Trình duyệt này chỉ kiểm tra được qua kết nối an toàn. Lệnh “nestling verify” cũng làm được.

## The lobby

lobby-title = Các bàn đang mở
lobby-sit = Ngồi vào
lobby-look = Xem
lobby-free = { $free ->
    [0] Các ghế đã có người
    [1] 1 ghế trống
   *[other] { $free } ghế trống
}

## The line

line-lag = { $ms } ms
line-over-requests = Kết nối đường vòng: WebSocket bị chặn ở đây.

## Refusals

refusal-not-begun = Ván chơi chưa bắt đầu.
refusal-begun = Ván chơi đã bắt đầu rồi.
refusal-bad-share = { refusal-bad-message }
refusal-paused = Ván chơi đang tạm dừng.
refusal-not-paused = Ván chơi không tạm dừng.
refusal-stood-in = Có người đang chơi thay bạn. Hãy trở lại ghế trước đã.
refusal-not-stood-in = Không ai chơi thay bạn cả.
refusal-not-away = Họ đang ở đây, hoặc chỉ vừa mới đi.
refusal-bots-seat = Ghế đó luôn là của máy.
refusal-seat-taken = Có người nhanh hơn: ghế này đã có người.
refusal-not-your-seat = Ghế này không ở trên thiết bị này.
refusal-asked-already = Đang có điều khác được hỏi.
refusal-nothing-to-take-back = Bạn không có nước nào để đi lại.
refusal-random = Không thể đi lại: đã có điều ngẫu nhiên xảy ra.
refusal-revealed = Không thể đi lại: điều giấu kín đã lộ ra.
refusal-bad-ticket = Liên kết hoặc mã này đã dùng hoặc quá cũ. Hãy xin cái mới.
refusal-moved-away = Ghế này đã chuyển sang thiết bị khác.
refusal-moved = Bàn đang chuyển sang máy chủ khác. Nó sẽ tự trở lại.
refusal-empty-remark = Không có gì trong đó cả.
refusal-bad-timing = Không thể đặt đồng hồ như vậy.
