# Dòng lệnh

cli-help =
    Happy Little Dinosaurs và Jää Sulaa: một bàn chơi trong trình duyệt, các bot, và nhiều ván cùng lúc.

    Không có lệnh thì bàn mở ở một địa chỉ trên máy này. Hãy thử: nestling simulate dinosaurs
cli-refused = nestling: { $reason }
cli-lang = Ngôn ngữ: en, fi, da, fa hoặc vi. Nếu không nêu, theo LANG của thiết bị đầu cuối.
cli-bad-lang = ở đây không có ngôn ngữ “{ $lang }”: hãy chọn trong { $known }
cli-version = In phiên bản rồi thoát.
cli-serve-help = Mở bàn và in địa chỉ. Mọi bàn được giữ trong thư mục dữ liệu.
cli-serve-host = Địa chỉ để lắng nghe; 0.0.0.0 cho các máy khác vào.
cli-serve-port = Cổng để lắng nghe; 0 lấy một cổng trống.
cli-serve-pace = Bot ra vẻ nghĩ bao lâu: 1 như người ta thích, 0 không nghĩ.
cli-serve-open = Mở trang trong trình duyệt.
cli-serve-ready = Bàn đã mở ở { $url } (Ctrl-C để đóng)
cli-simulate-help = Cho bot chơi nhiều ván và xem ai thắng. Cùng hạt giống thì cùng ván.
cli-game = Trò chơi: dinosaurs hoặc ice.
cli-players = Bao nhiêu ghế; nếu không nêu, nhiều nhất trò chơi cho phép.
cli-games = Bao nhiêu ván.
cli-bots = Tên các bot, cách nhau bằng dấu phẩy; ít hơn số ghế thì lặp lại quanh bàn.
cli-seed = Nguồn ngẫu nhiên của lần chạy.
cli-threads = Bao nhiêu luồng; nếu không nêu, mỗi lõi một luồng.
cli-setting = Một thiết lập của trò chơi dạng tên=giá_trị; có thể nêu nhiều lần.
cli-json = Ghi số liệu dạng JSON.
cli-simulating = Đang chơi
cli-bad-setting = “{ $setting }” không phải thiết lập: hãy viết tên=giá_trị
cli-site-help = Ghi cả trang ra thành các tệp thường cho bất kỳ máy chủ web nào: cả hai trò chơi đấu với bot, không cần máy chủ riêng.
cli-site-folder = Thư mục để ghi vào: mới, trống, hoặc một trang cũ hơn.
cli-site-written = { $files } tệp nằm trong { $folder }. Xem docs/publishing.md để biết dùng chúng thế nào.
cli-replay-help = Chơi lại một bản ghi và kể điều đã xảy ra, mọi thẻ đều lật ngửa.
cli-record = Một bản ghi ván chơi (JSON).
cli-replay-json = Ghi mỗi dòng một sự kiện dạng JSON.
cli-analyse-help = Cho biết mỗi quyết định trong bản ghi đáng giá bao nhiêu: cơ hội thắng, nước hay nhất, sai lầm.
cli-analyse-iterations = Mỗi quyết định được suy xét bao nhiêu lần.
cli-analysing = Đang suy nghĩ
cli-analyse-play = số
cli-analyse-seat = ghế
cli-analyse-move = nước
cli-analyse-chances = cơ hội thắng sau đó
cli-analyse-best = hay nhất
cli-analyse-loss = bỏ phí
cli-analyse-doubtful = đáng ngờ
cli-analyse-mistake = sai lầm
cli-analyse-blunder = sai lầm lớn
cli-verify-help = Kiểm tra các nước trong bản ghi là hợp lệ và cho ra đúng sự kiện, kết quả đã ghi.
cli-verified = { $file } đúng: { $plays } nước, mọi sự kiện như đã ghi.
cli-unfinished = Ván chơi chưa kết thúc.
cli-outcome = { $winners ->
    [1] Ghế { $seats } thắng.
   *[other] Các ghế { $seats } cùng thắng.
} { $why } Điểm: { $totals }
cli-summary-title = { $game }, { $players } người chơi, { $games } ván
cli-summary-bot = bot
cli-summary-games = số ván
cli-summary-wins = thắng (thắng chung tính theo phần)
cli-summary-interval = khoảng 95%
cli-summary-points = điểm
cli-summary-length = Độ dài: trung bình { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, từ { $shortest } đến { $longest }
cli-summary-why = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }% kết thúc như sau: { $why }
cli-summary-seat = Ghế { $seat } thắng { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }% ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } đến { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
cli-count = { $count }
cli-share = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
cli-interval = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } – { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
cli-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Điều gì sai
cli-refusal-unknown-game = không có trò chơi “{ $name }”; hiện có: { $known }
cli-refusal-unknown-bot = không có bot “{ $name }”; hiện có: { $known }
cli-refusal-bad-entry = không dùng được bot { $name }: { $why }
cli-refusal-bot-failed = bot { $name } gặp lỗi: { $why }
cli-refusal-bot-illegal = bot { $name } đã chọn { $action }, một nước không hợp lệ
cli-refusal-bad-bots = hãy nêu { $least } đến { $most } bot, không phải { $given }
cli-refusal-same-bots = mỗi bot chỉ nêu một lần
cli-refusal-few-bots = { $seats } ghế cần ít nhất chừng ấy bot, không phải { $given }
cli-refusal-given-twice = players được nêu hai lần, bằng --players và bằng --setting
cli-refusal-bad-setting = không thể đặt { $setting } = { $value }; có thể: { $allowed }
cli-refusal-bad-house-rules = luật nhà: không thể có { $place }; có thể: { $allowed }
cli-refusal-bad-crew = chỉ chọn một trong --threads, --processes và --ray
cli-refusal-workers-die = các tiến trình đã chết { $times } lần liên tiếp ở ván { $first } đến { $last }
cli-refusal-no-ray = không có cụm Ray tại { $address }: { $why }
cli-refusal-run-exists = { $folder } đã có các ván; --resume sẽ chơi tiếp
cli-refusal-not-empty = { $folder } không trống: hãy nêu thư mục khác
cli-refusal-unwritable = không ghi được { $file }: { $why }
cli-refusal-no-run = { $folder } không có ván nào để chơi tiếp
cli-refusal-bad-run = không thể chơi tiếp từ { $file }: { $why }
cli-refusal-other-run = { $folder } có các ván với thiết lập khác: { $why }
cli-refusal-no-record = đây không phải bản ghi ván chơi: { $why }
cli-refusal-long-record = bản ghi có nhiều nhất { $most } byte, tệp này có { $given }
cli-refusal-other-version = đây là phiên bản { $version }; chương trình này biết phiên bản { $known }
cli-refusal-record-settings = thiết lập trong bản ghi không hợp lệ: { $why }
cli-refusal-bad-key = khóa của bản ghi không phải 32 chữ số thập lục phân
cli-refusal-bad-draws = bí mật và các phần góp không cho ra khóa đã hứa
cli-refusal-bad-play = nước { $number } ({ $action }, ghế { $seat }): { $why }
cli-refusal-other-events = các nước đi không cho ra những sự kiện đã ghi
cli-refusal-other-result = các nước đi không cho ra kết quả đã ghi
cli-refusal-not-built = phần trình duyệt chưa được dựng: xem CONTRIBUTING.md
cli-refusal-other-files = { $folder } có tệp khác: hãy nêu thư mục mới, hoặc một trang cũ
cli-refusal-no-address = không có địa chỉ { $address }: { $why }
cli-refusal-port-taken = cổng { $port } đang được chương trình khác dùng
cli-refusal-cannot-listen = không lắng nghe được tại { $address }: { $why }
cli-refusal-no-host-port = số liệu được báo tại host:port, không phải { $address }
cli-refusal-no-store = không lưu hay đọc được bàn tại { $where }: { $why }
cli-refusal-no-table = không có bàn { $table }
cli-refusal-cannot-end = ván ở bàn { $table } chưa bắt đầu; hãy xóa bàn
cli-refusal-few-seats = bàn { $table } có { $seats } ghế
cli-refusal-bad-log = nhật ký của bàn { $table } không nguyên vẹn
