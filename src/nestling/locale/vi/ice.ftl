# Jää Sulaa. Tham số và thứ tự như en/ice.ftl.

## Tiles

ice-tile-sun = Mặt trời
ice-tile-fish = Cá
ice-tile-whale = Cá voi sát thủ
ice-tile-swim = Bơi
ice-tile-empty = Băng trơn
ice-tile-sun-effect = Nhấc ngay một mảnh băng khác; tác dụng của nó cũng xảy ra.
ice-tile-fish-effect = Hai lần di chuyển thay vì một. Lần thứ hai có thể bỏ qua.
ice-tile-whale-effect = Bạn có thể lùa chim con của người khác tới bất kỳ mảnh băng trống nào, rồi bạn di chuyển.
ice-tile-swim-effect = Một chim cánh cụt của bạn có thể bơi qua vùng nước, rồi bạn di chuyển.
ice-tile-empty-effect = Không có gì xảy ra. Nhưng lạnh đấy.
ice-tiles-left = Mảnh băng còn lại
ice-tile-count = { $tile }: còn { $count }
ice-tiles-undrawn = { $count } mảnh trong số này ở lại trong hộp

## The board

ice-board = Mặt băng
ice-magnify = Ô lớn hơn
ice-board-help = Phím mũi tên đi qua các ô, Page Down đến ô tiếp theo có thể chọn, Enter chọn và xác nhận, Escape hoàn lại.
ice-cell-free = { $cell }, băng trống
ice-cell-water = { $cell }, nước
ice-cell-mother = { $cell }, { $who ->
    [you] chim mẹ của bạn
   *[other] chim mẹ của { $name }
}
ice-cell-chick = { $cell }, { $who ->
    [you] chim con của bạn
   *[other] chim con của { $name }
}
ice-can-start = có thể chọn
ice-can-place = có thể đứng
ice-can-lift = có thể nhấc
ice-can-step = bước tới đây
ice-can-swap = đổi chỗ
ice-can-sail = trôi tới đây
ice-can-swim = bơi tới đây
ice-can-whale = lùa tới đây
ice-can-confirm = đã chọn; nhấn lần nữa để xác nhận

## The turn

ice-strip = Lượt chơi
ice-strip-lift = Nhấc
ice-strip-action = Tác dụng
ice-strip-move = Đi
ice-strip-chicks = Chim con
ice-strip-mothers = Chim mẹ
ice-strip-play = Băng đang tan
ice-families = Các gia đình
ice-points = { $points ->
    [1] { $shown } điểm
    [-1] { $shown } điểm
   *[other] { $shown } điểm
}
ice-at-mother = { $count } trên { $family } chim con ở bên mẹ
ice-keeps = đang giữ { $tile }
ice-keeps-secret = đang giữ một mảnh

## What is asked

ice-ask-chicks = Đặt một chim con ở rìa: không ở góc, và mỗi cạnh một con.
ice-ask-mothers = Đặt chim mẹ của bạn lên bất kỳ mảnh trống nào ở rìa.
ice-ask-lift = Nhấc một mảnh trống. Nó tan đi, và điều ghi trên đó xảy ra.
ice-ask-lift-sun = Mặt trời chiếu: nhấc thêm một mảnh trống.
ice-ask-keep = Bạn đã nhấc { $tile }. Giữ lại hay dùng ngay?
ice-ask-use = Mảnh này không có gì. Dùng { $tile } bạn đã giữ?
ice-ask-whale = Cá voi sát thủ có thể lùa chim con của người khác tới bất kỳ mảnh trống nào.
ice-ask-swim = Một chim cánh cụt của bạn có thể bơi. Chọn con nào, rồi chọn nơi đến.
ice-ask-move = Di chuyển một chim cánh cụt của bạn: bước, đổi chỗ hoặc trôi.
ice-ask-move-fish = Có cá! Bạn đi hai lần. Hãy chọn một chim cánh cụt.
ice-ask-move-second = Đi thêm lần nữa, hoặc thôi.
ice-ask-wait = Đang chờ { $names }.
ice-ask-moment = Chờ một chút…
ice-ask-over = Trò chơi đã kết thúc.

ice-chosen-place = Đặt ở { $end }.
ice-chosen-lift = Nhấc { $end }.
ice-chosen-from = Từ { $start }: chọn nơi đến.
ice-chosen-step = Bước từ { $start } đến { $end }.
ice-chosen-swap = Mẹ và con đổi chỗ: { $start } và { $end }.
ice-chosen-sail = Trôi từ { $start } đến { $end }.
ice-chosen-swim = Bơi từ { $start } đến { $end }.
ice-chosen-whale = Cá voi lùa chim con từ { $start } đến { $end }.
ice-foreseen = Điểm của bạn: bây giờ { $before }, sau đó { $after }.

ice-do-place = Đặt ở đó
ice-do-lift = Nhấc lên
ice-do-step = Bước tới
ice-do-swap = Đổi chỗ
ice-do-sail = Trôi
ice-do-swim = Bơi
ice-do-whale = Lùa tới đó
ice-do-keep = Giữ lại
ice-do-use = Dùng
ice-do-use-now = Dùng ngay
ice-do-keep-kept = Để dành tiếp
ice-do-no-whale = Để cá voi đi qua
ice-do-no-swim = Ở lại cho khô
ice-do-no-second = Đủ rồi
ice-do-pass = Bỏ lượt
ice-choose-first = Chọn trên bàn cờ
ice-choose-again = Chọn lại

## What happened

event-ice-laid-out = { $cells } mảnh băng đã được xáo và bày ra.
event-ice-placed-chick = { $who ->
    [you] Bạn đặt một chim con ở { $cell }.
   *[other] { $name } đặt một chim con ở { $cell }.
}
event-ice-placed-mother = { $who ->
    [you] Bạn đặt chim mẹ ở { $cell }.
   *[other] { $name } đặt chim mẹ ở { $cell }.
}
event-ice-lifted = { $who ->
    [you] Bạn nhấc { $cell } và nhìn trộm bên dưới.
   *[other] { $name } nhấc { $cell } và nhìn trộm bên dưới.
}
event-ice-lifted-empty = { $who ->
    [you] Bạn nhấc { $cell }: không có gì.
   *[other] { $name } nhấc { $cell }: không có gì.
}
event-ice-lifted-seen = { $who ->
    [you] Bạn nhấc { $cell }: { $tile }!
   *[other] { $name } nhấc { $cell }: { $tile }!
}
event-ice-kept = { $who ->
    [you] Bạn giữ mảnh đó. Mảnh nào thì vẫn bí mật.
   *[other] { $name } giữ mảnh đó. Mảnh nào thì vẫn bí mật.
}
event-ice-kept-seen = { $who ->
    [you] Bạn giữ { $tile }.
   *[other] { $name } giữ { $tile }.
}
event-ice-used = { $who ->
    [you] Bạn dùng ngay { $tile }.
   *[other] { $name } dùng ngay { $tile }.
}
event-ice-used-kept = { $who ->
    [you] Bạn dùng { $tile } đã giữ từ trước.
   *[other] { $name } dùng { $tile } đã giữ từ trước.
}
event-ice-declined-kept-tile = { $who ->
    [you] Bạn tiếp tục để dành mảnh đang giữ.
   *[other] { $name } tiếp tục để dành mảnh đang giữ.
}
event-ice-declined-whale = { $who ->
    [you] Bạn để cá voi đi qua.
   *[other] { $name } để cá voi đi qua.
}
event-ice-declined-swim = { $who ->
    [you] Bạn ở lại cho khô.
   *[other] { $name } ở lại cho khô.
}
event-ice-declined-second-movement = { $who ->
    [you] Bạn bỏ lần di chuyển thứ hai.
   *[other] { $name } bỏ lần di chuyển thứ hai.
}
event-ice-whale-moved = { $who ->
    [you] Cá voi của bạn lùa chim con của { $other } từ { $start } đến { $end }.
   *[other] { $whose ->
        [you] Cá voi của { $name } lùa chim con của bạn từ { $start } đến { $end }.
       *[other] Cá voi của { $name } lùa chim con của { $other } từ { $start } đến { $end }.
    }
}
event-ice-swum-chick = { $who ->
    [you] Bạn cho chim con bơi từ { $start } đến { $end }.
   *[other] { $name } cho chim con bơi từ { $start } đến { $end }.
}
event-ice-swum-mother = { $who ->
    [you] Bạn cho chim mẹ bơi từ { $start } đến { $end }.
   *[other] { $name } cho chim mẹ bơi từ { $start } đến { $end }.
}
event-ice-stepped-chick = { $who ->
    [you] Bạn đưa chim con từ { $start } đến { $end }.
   *[other] { $name } đưa chim con từ { $start } đến { $end }.
}
event-ice-stepped-mother = { $who ->
    [you] Bạn đưa chim mẹ từ { $start } đến { $end }.
   *[other] { $name } đưa chim mẹ từ { $start } đến { $end }.
}
event-ice-swapped = { $who ->
    [you] Bạn đổi chỗ chim mẹ ở { $start } với chim con ở { $end }.
   *[other] { $name } đổi chỗ chim mẹ ở { $start } với chim con ở { $end }.
}
event-ice-sailed-chick = { $who ->
    [you] Bạn cho chim con trôi từ { $start } đến { $end }.
   *[other] { $name } cho chim con trôi từ { $start } đến { $end }.
}
event-ice-sailed-mother = { $who ->
    [you] Bạn cho chim mẹ trôi từ { $start } đến { $end }.
   *[other] { $name } cho chim mẹ trôi từ { $start } đến { $end }.
}
event-ice-lost = { $who ->
    [you] Bạn không có chỗ nào để bơi tới.
   *[other] { $name } không có chỗ nào để bơi tới.
}
event-ice-no-movement = { $who ->
    [you] Bạn không di chuyển được chút nào.
   *[other] { $name } không di chuyển được chút nào.
}
event-ice-scored = { $name }: { $points ->
    [1] 1 điểm
    [-1] { $points } điểm
   *[other] { $points } điểm
}, { $chicks ->
    [1] 1 chim con
   *[other] { $chicks } chim con
} ở bên mẹ.
event-ice-won-family-complete = Một gia đình đã đoàn tụ! { $winners } thắng.
event-ice-won-ice-gone = Băng đã tan hết. { $winners } thắng.

## The end

ice-end-won = Bạn thắng!
ice-end-lost = { $winners } thắng
ice-end-shared = { $winners } cùng chiến thắng
ice-end-why-family-complete = Cả một gia đình quây quần quanh chim mẹ.
ice-end-why-ice-gone = Mảnh trống cuối cùng đã tan, điểm số quyết định.
ice-end-turns = { $turns ->
    [1] 1 lượt.
   *[other] { $turns } lượt.
}
ice-end-again = Chơi lại
ice-end-new = Trò chơi mới
ice-end-look = Xem lại mặt băng

## Settings

ice-setting-quick-start = Bắt đầu nhanh
ice-setting-quick-start-why = Các mảnh được rút từ bộ bốn người, nên không ai đoán chắc được còn lại gì.
ice-setting-no-actions = Không có tác dụng
ice-setting-no-actions-why = Mọi mảnh đều là băng trơn.
ice-setting-saved = Để dành mảnh băng
ice-setting-saved-none = Nhấc mảnh nào dùng ngay mảnh đó
ice-setting-saved-none-why = Nhấc gì thì điều đó xảy ra, thích hay không.
ice-setting-saved-open = Được giữ một mảnh, công khai
ice-setting-saved-open-why = Có thể giữ cá, mặt trời hoặc bơi cho lượt sau, mọi người đều thấy.
ice-setting-saved-hidden = Được giữ một mảnh, bí mật
ice-setting-saved-hidden-why = Có thể giữ cá, mặt trời hoặc bơi cho lượt sau, và chỉ mình bạn biết là gì.
ice-setting-junior = Cho trẻ 6 đến 8 tuổi
ice-setting-junior-why = Mỗi người bốn chim con, và chim con của người khác bên chim mẹ không làm mất điểm.
ice-setting-junior-mothers = Hai chim mẹ cạnh nhau
ice-setting-junior-mothers-count = Vẫn mất 1
ice-setting-junior-mothers-count-why = Hai chim mẹ cạnh nhau lấy của nhau một điểm.
ice-setting-junior-mothers-free = Không mất gì
ice-setting-junior-mothers-free-why = Không ai bao giờ bị mất điểm.
ice-setting-sailing = Trôi băng
ice-setting-sailing-three-sides = Qua vùng nước rộng
ice-setting-sailing-three-sides-why = Tảng băng trôi tiếp khi ô phía trước là nước và hai bên ô đó không có băng.
ice-setting-sailing-gate = Qua cửa hẹp
ice-setting-sailing-gate-why = Tảng băng qua được cả khi một bên có băng, nhưng chỉ dừng ở nơi có ba cạnh liền nhau để trống.
ice-setting-sail-stop = Tảng băng dừng ở đâu
ice-setting-sail-stop-dock = Cập vào băng
ice-setting-sail-stop-dock-why = Nếu đường trôi kết thúc ở băng, tảng băng phải đi hết đường.
ice-setting-sail-stop-free = Bất cứ đâu
ice-setting-sail-stop-free-why = Tảng băng có thể dừng ở bất kỳ ô nào trên đường.

## How it is played, in short

help-ice-1 = Gom các chim con về quanh chim mẹ. Mỗi con đứng cạnh mẹ là một điểm.
help-ice-2 = Mỗi chim cánh cụt của người khác cạnh chim mẹ làm bạn mất một điểm. Hãy là hàng xóm tốt, hoặc thôi cũng được.
help-ice-3 = Một lượt có ba bước: nhấc một mảnh trống, làm điều nó bảo, di chuyển một lần. Ô của mảnh đã nhấc từ đó là nước.
help-ice-4 = Di chuyển là bước sang mảnh trống bên cạnh, đổi chỗ chim mẹ với chim con cạnh nó, hoặc trôi.
help-ice-5 = Trôi: mảnh băng dưới một chim cánh cụt của bạn trượt thẳng qua vùng nước. Nếu gặp băng, nó cập vào đó.
help-ice-6 = Trò chơi kết thúc khi một gia đình đủ mặt, hoặc khi mảnh trống cuối cùng tan. Nhiều điểm nhất thì thắng.
help-ice-tiles = Dưới chân bạn có thể là gì
help-ice-copies = { $two } khi hai người, { $three } khi ba người, { $four } khi bốn người
help-ice-readings = Cách hiểu
help-ice-readings-text = Sách luật để ngỏ vài điều. Chỗ nào bàn chơi phải quyết định, điều luật nói rõ; chỗ nào bạn có thể chọn khác, có lựa chọn khi bày bàn.
