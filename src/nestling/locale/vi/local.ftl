# Những bàn sống trong trang, và bản ghi ván chơi.

local-menu = Ván này
local-kept = Ván này sống trên thiết bị này. Nó được giữ lại khi bạn đóng trang và không cần mạng.
local-save = Lưu bản ghi
local-save-hint = Một tệp nhỏ chứa mọi nước đi. Nó cũng chứa tất cả những gì đang giấu, nên đừng cho ai xem trước khi kết thúc.
local-carry = Chơi tiếp với người khác
local-carry-hint = Mang ván chơi lên máy chủ và trao ghế cho bạn bè. Họ chơi tiếp từ chỗ bạn đang dừng.
local-carry-now = Mang lên
local-carry-key = Người tò mò có thể đọc được các thẻ giấu của một ván bắt đầu trên thiết bị của chính mình. Giữa bạn bè thì không sao; muốn thi đấu thì hãy bắt đầu ở máy chủ.
local-trouble = Không mở được ván này. Không có gì bị vứt đi.

## Several persons at one device

curtain-title = Đến lượt { $name }
curtain-text = Hãy chuyển thiết bị đi. Không ai nhìn trộm, kể cả khủng long.
curtain-take = Tôi là { $name }

## Records

records-intro = Mở bản ghi của một ván. Nó được chơi lại từ thẻ đầu tiên và kiểm tra ngay trong trang này; không gửi gì đi đâu cả.
records-file = Một bản ghi (tệp JSON)
records-choose = Chọn tệp
record-holds = Đúng: { $plays ->
    [1] một nước đi,
   *[other] { $plays } nước đi,
} và mọi việc xảy ra như đã ghi.
record-won = Ghế thắng: { $seats }.
record-unfinished = Ván chơi chưa kết thúc.
record-look = Xem ván này
record-go-on = Chơi tiếp ở đây
record-too-long = Cái này quá dài để là bản ghi một ván chơi.
record-no-record = Đây không phải bản ghi ván chơi.
record-other-format = Bản ghi này có định dạng khác với định dạng trang này đọc được.
record-other-rules = Bản ghi này theo phiên bản { $version } của luật, trang này không chơi phiên bản đó.
record-unknown-game = Trò chơi trong bản ghi này không có ở đây.
record-bad-settings = Thiết lập trong bản ghi này là không thể.
record-bad-play = Nước đi { $number } ({ $play }, ghế { $seat }) là không thể.
record-other-events = Các nước đi không cho ra những sự kiện mà bản ghi nêu: nó đã bị sửa.
record-other-result = Các nước đi kết thúc khác với bản ghi.
