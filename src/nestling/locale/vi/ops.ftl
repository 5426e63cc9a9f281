# Chạy máy chủ cho người khác

ops-store = Nơi giữ các bàn thay cho thư mục: postgres://user@host/database, cho một hoặc nhiều máy chủ.
ops-address = Nơi các máy chủ khác cùng cơ sở dữ liệu tới được máy này, dạng http://host:port.
