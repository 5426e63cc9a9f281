# Ngôi nhà: trang chủ, bày bàn, kết nối, lời từ chối. Mỗi trò chơi có tệp riêng.

app-name = Nestling
app-motto = Hai trò chơi nhỏ cho một Chủ nhật mưa.
skip-to-content = Đến nội dung

## Settings

settings = Cài đặt
language = Ngôn ngữ
theme = Sáng hay tối
theme-auto = Theo thiết bị
theme-light = Sáng
theme-dark = Tối
close = Đóng

## Home

game-dinosaurs = Happy Little Dinosaurs
game-dinosaurs-teaser = Né thảm họa, chạy nhanh hơn bạn bè, và vui vừa đủ để sống sót.
game-dinosaurs-facts = 2 đến 4 người, khoảng 20 phút
game-ice = Jää Sulaa
game-ice-teaser = Chim cánh cụt, cá, và mỗi lượt bớt một chút băng.
game-ice-facts = 2 đến 4 người, khoảng 25 phút
play-now = Chơi ngay
play-now-hint = Đấu với bot, chỉ vài giây
invite-friends = Mời bạn bè
invite-friends-hint = Một bàn riêng và một liên kết cho mỗi người bạn
learn-rules = Cách chơi
play-here = Chơi trên thiết bị này, không cần máy chủ
play-here-hint = Không gửi gì đi đâu cả, và tàu cứ việc chui vào hầm.
records = Bản ghi ván chơi
new-version = Đã có phiên bản mới hơn của trang.
new-version-now = Dùng ngay
new-version-later = Để sau
my-games = Trò chơi của tôi
my-games-none = Những trò chơi bạn bắt đầu sẽ hiện ở đây, để bạn tìm được đường về sau khi mất điện hay gặp khủng long.
my-game-table = Bàn { $code }
my-game-here = Bàn { $code }, trên thiết bị này
my-game-over = đã xong
my-game-go-on = Chơi tiếp
my-game-forget = Quên đi
bot-name-1 = Dương Xỉ
bot-name-2 = Rêu
bot-name-3 = Sỏi
bot-name-4 = Cành Con
bot-name-5 = Sậy

## Making a table

new-table-title = Bày bàn
new-table-intro = Ai ngồi đâu? Lượt chơi theo chiều kim đồng hồ.
new-table-seat = Ghế { $number }
new-table-me = Tôi
new-table-friend = Một người bạn, qua liên kết
new-table-friend-here = Một người bạn, trên thiết bị này
new-table-bot = Một bot
new-table-who = Ai chơi
new-table-name = Tên
new-table-level = Cách nó chơi
bot-random = Mơ mộng: chơi tùy hứng
bot-greedy = Tham lam: vớ được gì lấy nấy
bot-level1 = Pip, cấp 1: chú non chơi với mọi người và cũng nhầm như mọi người
bot-level2 = Chấm, cấp 2: thường nhìn trước khi nhảy
bot-level3 = Bách Xù, cấp 3: biết suy nghĩ và biết đếm
bot-level4 = Bazan, cấp 4: kiên nhẫn, khó bị bất ngờ
bot-level5 = Cực Quang, cấp 5: suy nghĩ hết sức máy này trong một giây
new-table-add = Thêm ghế
new-table-remove = Bỏ ghế này
new-table-start = Mở bàn
new-table-opening = Đang bày thẻ…
new-table-more = Thêm lựa chọn
new-table-choice-by-lot = Bốc thăm
new-table-youngest = Ai nhỏ tuổi nhất?
new-table-reading = Sách luật để ngỏ chỗ này; đây là một cách hiểu.
new-table-youngest-why = Khi mọi người lần lượt hành động, người nhỏ tuổi nhất bắt đầu.

## At a table

table-title = Bàn { $code }
table-loading = Đang đến bàn…
table-menu-log = Diễn biến
table-log = Diễn biến đến giờ
table-log-empty = Chưa có gì xảy ra. Hãy tận hưởng sự yên bình.
table-why = Vì sao?
table-why-mark = ?
table-why-rule = Luật { $rule }
table-onlooker = Bạn đang xem. Bạn thấy những gì mọi người đều thấy.
table-invite-title = Những ghế đang chờ bạn bè
table-invite-hint = Gửi cho mỗi người bạn liên kết riêng. Người đầu tiên mở ra sẽ ngồi ghế đó; liên kết mới làm liên kết cũ hết hiệu lực.
table-invite-for = Liên kết cho { $name }
table-invite-copy = Sao chép liên kết
table-invite-copied = Đã sao chép
table-invite-new = Liên kết mới
table-invite-later = Để sau
table-invite-again = Lời mời
seat-you = Bạn
seat-you-object = bạn
seat-you-name = { $name } (bạn)
seat-absent = vắng mặt
seat-bot = bot

## The connection

line-connecting = Đang kết nối…
line-open = Đã kết nối
line-retrying = Mất kết nối. Chỗ của bạn vẫn được giữ; đang thử lại…
line-blocked = Có gì đó giữa bạn và bàn chơi chặn kết nối. Mạng công ty hay proxy cũ thường như vậy. Chúng tôi vẫn đang thử.
line-closed = Bạn đã rời bàn.
line-retry-now = Thử ngay
line-pending = Đang gửi nước đi của bạn…
line-offline-title = Mất kết nối

## Refusals

refused-title = Không được rồi
refused-back = Về trang chủ
refusal-offline = Không tới được máy chủ. Mạng có hoạt động không?
refusal-only-online = Việc đó cần một bàn trên máy chủ.
refusal-no-engine = Không tải được luật chơi vào trang này. Một khi đã tải rồi, trang chạy được cả khi không có mạng.
refusal-bad-record = Không thể chơi tiếp ván này ở đây: bản ghi của nó không đúng.
refusal-unknown = Máy chủ từ chối mà không nói lý do. Lỗi của chúng tôi, không phải của bạn.
refusal-unknown-table = Không có bàn nào mang mã này. Có lẽ bàn đã được dọn, hoặc gõ nhầm một chữ.
refusal-nothing-opened = Ở đây chưa mở bản ghi ván chơi nào. Hãy mở một bản ghi trước.
refusal-wrong-token = Liên kết này không cho bạn ngồi ở bàn. Có thể nó đã được đổi; hãy hỏi người gửi.
refusal-table-unreadable = Không đọc được bản ghi của bàn này. Không mất gì cả, nhưng cần có người xem lại.
refusal-unknown-game = Ở đây không có trò chơi đó.
refusal-unknown-bot = Ở đây không có bot đó.
refusal-bad-bots = Bot này không ngồi ở đó được.
refusal-bad-setting = Không thể bày bàn như vậy.
refusal-not-your-turn = Lúc này chưa đến bạn quyết định.
refusal-not-legal = Lúc này không làm vậy được.
refusal-unknown-notation = Bàn chơi không biết nước đi này.
refusal-stale = Bàn đã đi tiếp trước khi nước của bạn tới. Hãy xem lại và chọn lại.
refusal-ahead = { refusal-stale }
refusal-unknown-seat = Không có ghế đó.
refusal-wrong-seats = Số người như vậy không chơi được trò này.
refusal-onlooker = Bạn đang xem nên không thể di chuyển gì.
refusal-game-over = Trò chơi đã kết thúc.
refusal-not-finished = Bản ghi sẽ hiện khi trò chơi kết thúc.
refusal-not-kept = Không ghi lại được bàn chơi. Hãy thử lại sau giây lát.
refusal-too-long = Gửi một lần như thế là quá nhiều.
refusal-too-many = Dồn dập quá. Hãy đợi một chút rồi thử lại.
refusal-bad-message = Trang và máy chủ không hiểu nhau. Tải lại trang có thể giúp được.
refusal-not-json = { refusal-bad-message }
refusal-no-hello = { refusal-bad-message }
refusal-internal = Máy chủ mắc lỗi. Lỗi của chúng tôi, không phải của bạn.
refusal-proto = Trang này cũ hơn máy chủ. Hãy tải lại.

## Other pages

lost-title = Không ai sống ở đây
lost-text = Trang bạn tìm đã tuyệt chủng, hoặc chưa từng nở.
help-title = Cách chơi { $game }
help-rules = Luật, từng điều một
credits = Ghi công
credits-title = Ghi công
credits-text = Nestling là bàn chơi không chính thức, dành cho những ai đã có trò chơi. Happy Little Dinosaurs và Jää Sulaa thuộc về tác giả và nhà phát hành. Hình ở đây được cắt riêng cho bàn này. Phông chữ là Nunito và Vazirmatn, theo SIL Open Font License.
credits-licences = Giấy phép phông chữ

## After the game

end-look-back = Xem lại ván
home-keeper = Sổ tính điểm cho hộp thật
lesson = Những bước đầu
