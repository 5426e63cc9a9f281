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
