# Phòng thí nghiệm

lab-rate = { $rate } mỗi giây
lab-out = Thư mục lưu các ván thành tệp Parquet; phải mới hoặc trống.
lab-stretches = Lưu thêm một dòng cho mỗi vòng hoặc lượt.
lab-resume = Chạy tiếp những gì có trong thư mục; các thiết lập phải giống nhau.
lab-needs-out = --resume và --stretches cần một thư mục: --out THƯ_MỤC
lab-processes = Dùng chừng ấy tiến trình thay cho luồng.
lab-ray = Dùng một cụm Ray: địa chỉ của nó, hoặc "local" để khởi động ngay trên máy này.
lab-house = Tệp luật nhà (TOML): đổi giới hạn, giá trị, số thẻ, điểm để thắng.
lab-stopped = Đã dừng sau { $games } ván.
lab-stopped-kept = Đã dừng: { $games } ván được lưu trong { $folder }. Cùng lệnh với --resume sẽ chạy tiếp.
lab-tournament-help = Cho các bot đấu với nhau theo mọi tổ hợp và tính hệ số cho từng bot.
lab-tournament-bots = Tên các bot, cách nhau bằng dấu phẩy, mỗi bot một lần; ít nhất bằng số ghế.
lab-tournament-games = Bao nhiêu ván ở mỗi bàn.
lab-rating = hệ số
lab-against = gặp { $bot }
lab-balance-help = Viết báo cáo về độ cân bằng của trò chơi: một trang HTML có biểu đồ.
lab-report = Tệp báo cáo; nếu không nêu: balance-GAME.html.
lab-report-written = Báo cáo nằm ở { $file }
lab-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-missing = việc này cần { $packages }, thuộc phần phòng thí nghiệm: pip install '.[lab]'
