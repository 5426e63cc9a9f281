# Chạy máy chủ cho người khác

ops-address = Nơi các máy chủ khác cùng cơ sở dữ liệu tới được máy này, dạng http://host:port.
ops-admin-help = Trông coi các bàn của một máy chủ, dù nó có đang chạy hay không.
ops-data = Nơi giữ các bàn: một thư mục, hoặc postgres://user@host/database cho một hay nhiều máy chủ.
ops-code = Mã của bàn.
ops-list-help = Liệt kê mọi bàn: mã, bước cuối, trò chơi, số bước, các ghế.
ops-inspect-help = Cho xem một bàn với mọi thẻ lật ngửa.
ops-end-help = Kết thúc một ván: mọi ghế được chơi hộ, bằng cách bỏ lượt hoặc bốc thăm. Người ngồi đó được báo ở nước đi kế tiếp, với PostgreSQL thì ngay lập tức.
ops-export-help = Ghi ra bản ghi của một ván. Khi ván còn đang chơi, bản ghi để lộ mọi thẻ.
ops-out = Tệp để ghi vào; nếu không có thì ra màn hình.
ops-log = Thay vào đó là nhật ký của bàn, mỗi dòng một mục.
ops-erase-help = Xóa hẳn một bàn cùng bản ghi của nó, hoặc với --seat chỉ xóa tên người đã ngồi đó.
ops-seat = Chỉ xóa tên ở ghế này (ghế đầu tiên là 1).
ops-erased = Đã xóa ở bàn { $code }.
ops-metrics = Nơi Prometheus tìm số liệu, dạng host:port; không nơi nào nếu bỏ trống.
ops-per-address = Một địa chỉ được có bao nhiêu kết nối cùng lúc (64).
ops-log-format = Cách ghi nhật ký: dòng cho người đọc, hoặc JSON.
