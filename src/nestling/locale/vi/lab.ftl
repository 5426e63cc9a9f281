# Phòng thí nghiệm

lab-rate = { $rate } mỗi giây
lab-out = Thư mục lưu các ván thành tệp Parquet; phải mới hoặc trống.
lab-stretches = Lưu thêm một dòng cho mỗi vòng hoặc lượt.
lab-resume = Chạy tiếp những gì có trong thư mục; các thiết lập phải giống nhau.
lab-needs-out = --resume và --stretches cần một thư mục: --out THƯ_MỤC
lab-processes = Dùng chừng ấy tiến trình thay cho luồng.
lab-ray = Dùng một cụm Ray: địa chỉ của nó, hoặc "local" để khởi động ngay trên máy này.
lab-house = Tệp luật nhà (TOML): đổi giới hạn, giá trị, số lá, điểm để thắng.
lab-stopped = Đã dừng sau { $games } ván.
lab-stopped-kept = Đã dừng: { $games } ván được lưu trong { $folder }. Cùng lệnh với --resume sẽ chạy tiếp.
