# Lời khuyên: gợi ý bên bàn và phân tích ván đã xong.

hint-title = Bạn có thể làm gì
hint-thinking = Đang suy nghĩ…
hint-chance = Bạn thắng { $chance }% số ván được tính thử từ đó.
hint-gain = Hơn lựa chọn thứ nhì { $gain }%.
hint-even = Gần như không khác lựa chọn thứ nhì.
hint-choices = Những lựa chọn tốt nhất và khả năng thắng của bạn
hint-percent = { $chance }%
hint-count = { $count ->
    [1] Đã tính thử 1 ván.
   *[other] Đã tính thử { $count } ván.
}

analysis = Phân tích
analysis-start = Phân tích ván này
analysis-intro = Mỗi quyết định được xét lại theo những gì người chơi thấy lúc đó. Xui xẻo không phải là lỗi.
analysis-progress = { $done } trên { $count } quyết định
analysis-stop = Dừng
analysis-curve = Khả năng thắng sau mỗi quyết định, theo phần trăm
analysis-curve-of = { $name }: { $chance }%
analysis-mistakes = Những chỗ đã bỏ lỡ
analysis-no-mistakes = Không bỏ lỡ gì đáng kể.
analysis-mark-doubtful = Đáng ngờ
analysis-mark-mistake = Sai lầm
analysis-mark-blunder = Sai lầm lớn
analysis-verdict = Bước { $step }, { $name }: { $move }. Tốt hơn: { $best } (+{ $loss }%)

phrase-lay = Đặt { $card }
phrase-discard = Bỏ { $card }
phrase-take = Lấy { $card }
phrase-use = Dùng hiệu ứng
phrase-target = Chọn { $name }
phrase-pair = Cho { $name } và { $other } đổi bài

refusal-no-hints = Gợi ý chỉ dành cho ván chỉ đấu với máy.
refusal-no-choice = Bạn chỉ có thể làm một việc.
refusal-analysis-broken = Phân tích bị ngắt. Hãy thử lại.
