# Happy Little Dinosaurs. Tham số và thứ tự như en/dinosaurs.ftl.

## Point cards

card-pet-rock = Hòn đá cưng
card-pet-rock-effect = Bạn có thể bỏ một thẻ Điểm. Giá trị của nó được cộng vào điểm của bạn trong vòng này.
card-cool-stick = Que gỗ chất
card-dino-grabber = Kẹp khủng long
card-dino-grabber-effect = Bạn có thể xem bài trên tay một người và lấy một thẻ tùy chọn.
card-handy-pan = Chảo tiện tay
card-grappling-snake = Rắn móc câu
card-grappling-snake-effect = Bạn có thể đổi thẻ này với thẻ đã chơi của người ngồi cạnh, nếu thẻ đó không có hiệu ứng.
card-grave-maker = Kẻ đào mồ
card-delicious-smoothie = Sinh tố “ngon lành”
card-delicious-smoothie-effect = Bạn có thể bỏ một thẻ Điểm có hiệu ứng. Giá trị của nó được cộng vào điểm của bạn trong vòng này.
card-bonehead = Đầu xương xẩu
card-fire-spray = Bình xịt lửa
card-fire-spray-effect = Bạn có thể bỏ tối đa ba thẻ trên tay. Thẻ mới sẽ đến vào cuối vòng.
card-run-home-bat = Gậy chạy về nhà
card-mouth-trap = Bẫy mồm
card-mouth-trap-effect = Khi đã tính xong điểm, cao nhất và thấp nhất đổi chỗ cho nhau.
card-bow-and-dino = Cung và khủng long
card-special-star-fruit = Khế đặc biệt
card-special-star-fruit-effect = Trong vòng này mọi thẻ Tăng điểm và Giảm điểm được tính gấp đôi.
card-sting-stabber = Mũi chích
card-treenoculars = Ống nhòm cây
card-treenoculars-effect = Bạn có thể xem hai thẻ trên cùng của Bộ bài chính, giữ một thẻ và bỏ thẻ kia.
card-iced-ptea = Trà đá dực long
card-hungry-plant = Cây háu đói
card-hungry-plant-effect = Bạn có thể bắt hai người chơi khác đổi thẻ đã chơi cho nhau.
card-meteor-cannon = Pháo thiên thạch
card-flaming-chainsaw = Cưa máy rực lửa
card-flaming-chainsaw-effect = Trong vòng này hiệu ứng của mọi thẻ Điểm khác đều vô hiệu. Thẻ Tức thì vẫn dùng được.

## Instant cards

card-disaster-insurance = Bảo hiểm thảm họa
card-disaster-insurance-effect = Khi sắp nhận một Thảm họa, hãy đưa nó xuống dưới bộ bài Thảm họa.
card-disaster-redirect = Chuyển hướng thảm họa
card-disaster-redirect-effect = Khi sắp nhận một Thảm họa, hãy gửi nó cho người khác.
card-score-booster = Tăng điểm
card-score-booster-effect = Trong khi tính điểm: cộng 2 vào điểm của bất kỳ ai.
card-score-sapper = Giảm điểm
card-score-sapper-effect = Trong khi tính điểm: trừ 2 khỏi điểm của bất kỳ ai.
card-score-inversion = Đảo ngược điểm
card-score-inversion-effect = Trong khi tính điểm: điểm cao nhất và thấp nhất đổi chỗ cho nhau.

card-label-point = { $card }, { $value }
card-label-instant = { $card }, thẻ Tức thì
card-back = Một thẻ úp
card-no-effect = Không có hiệu ứng. Làm ăn lương thiện.
foreseen-lay = Với thẻ này, điểm của bạn là { $score }, trước hiệu ứng và thẻ Tức thì.
foreseen-score = Điểm của bạn sau đó: { $score }.
foreseen-score-of = điểm sau đó: { $score }

## Disasters

disaster-bright-idea = Ý tưởng lóe sáng
disaster-casual-afternoon-stroll = Dạo chơi buổi chiều
disaster-downpour = Mưa như trút
disaster-leaf-me-alone = Lá ơi để tôi yên
disaster-spa-day = Ngày đi spa
disaster-this-feels-personal = Hình như có thù riêng
disaster-trapped = Mắc kẹt
disaster-uncommon-cold = Cảm lạnh bất thường
disaster-a-day-at-the-beach = Một ngày ở bãi biển
disaster-armed-and-dangerous = Có vũ khí và nguy hiểm
disaster-feeling-squirrely = Bồn chồn như sóc
disaster-fired-up = Bốc hỏa
disaster-lil-cannibal = Bé ăn thịt đồng loại
disaster-love-hurts = Yêu là đau
disaster-shark-with-legs = Cá mập có chân
disaster-stomped = Bị giẫm bẹp
disaster-baddest-hair-day = Ngày tóc tệ nhất
disaster-emergency-ex-it = Lối thoát khỏi người yêu cũ
disaster-ghosted = Bị bơ
disaster-left-behind-again = Lại bị… bỏ rơi
disaster-ooh-burn = Ối, rát quá…
disaster-outer-circle = Người ngoài cuộc
disaster-the-future-is-bleak = Tương lai mù mịt
disaster-the-sad-truth = Sự thật đáng buồn
disaster-meteor = Thiên thạch!

type-natural = Tự nhiên
type-predatory = Thú săn mồi
type-emotional = Cảm xúc
type-meteor = Thiên thạch
disaster-none = Thảm họa tiếp theo đang đến
disaster-deck-count = { $count ->
    [1] Còn 1 Thảm họa
   *[other] Còn { $count } Thảm họa
}
deck-count = { $count ->
    [1] Còn 1 thẻ
   *[other] Còn { $count } thẻ
}
disaster-deck-short = Thảm họa
main-deck = Bộ bài chính
discard-pile = Bài bỏ
discard-pile-open = Xem chồng bài bỏ:
discard-pile-empty = Chưa có thẻ nào bị bỏ.

## Dinosaurs

dinosaur-stego = Stego
dinosaur-nervous-rex = Rex Lo Sợ
dinosaur-cry-ceratops = Ceratops Mít Ướt
dinosaur-bad-luck-bronto = Bronto Xui Xẻo
trait-stego = +1 với Thiên thạch
trait-nervous-rex = +1 với Thú săn mồi, −1 với Cảm xúc
trait-cry-ceratops = +1 với Cảm xúc, −1 với Tự nhiên
trait-bad-luck-bronto = +1 với Tự nhiên, −1 với Thú săn mồi

## Settings

setting-dinosaur = Khủng long
setting-two-player-changes = Sửa đổi cho hai người chơi
setting-two-player-changes-why = Các thẻ giá trị 1, 2 và 3 ở lại trong hộp, và phải nhiều Thảm họa hơn mới tuyệt chủng.

## The table

route = Lối thoát
route-where = { $name }: { $points } trên 50
seat-points = { $points } điểm
seat-hand = { $count ->
    [1] 1 thẻ trên tay
   *[other] { $count } thẻ trên tay
}
seat-area = Khu vực Thảm họa
seat-area-empty = Chưa có Thảm họa nào
seat-choosing = đang chọn…
seat-chosen = đã chọn
seat-deciding = đang quyết định…
seat-extinct = tuyệt chủng
seat-known = Những thẻ bạn đã thấy trên tay này
seat-details = { $name }: chi tiết
seat-target = { $name }: chọn
near-any = Thêm Thảm họa nào cũng tuyệt chủng
near-types = Thêm một thẻ là tuyệt chủng: { $types }
round-number = Vòng { $round }
phase-commit = Chọn bí mật
phase-effect = Hiệu ứng
phase-grab = Hiệu ứng
phase-look = Hiệu ứng
phase-scoring = Tính điểm
phase-disaster = Thảm họa
phase-discard = Thảm họa
phase-sudden-death = Đột tử
phase-over = Kết thúc
last-round = Vòng trước
my-hand = Bài của tôi
my-hand-laid = Bạn đã đặt { $card }
hand-help = Phím mũi tên hoặc 1 đến 5 để chọn thẻ, Enter để đặt.

## Sums

term-card = thẻ
term-trait = đặc điểm
term-pet-rock = đá
term-delicious-smoothie = sinh tố
term-bonus = thưởng
term-booster = tăng
term-sapper = giảm
term-instants = tức thì
term-inverted = đảo ngược
sum-label = Điểm của { $name }: { $score }
mark-collected = +{ $points } trên Lối thoát
mark-moved = +{ $steps } nhờ Thảm họa
mark-disaster = nhận Thảm họa

## What is asked

ask-commit = Hãy đặt úp một thẻ.
ask-sudden-death = Đột tử! Hãy đặt thêm một thẻ. Thấp nhất nhận Thảm họa.
ask-effect-pet-rock = Hòn đá cưng: bỏ một thẻ Điểm để cộng giá trị của nó vào điểm?
ask-effect-delicious-smoothie = Sinh tố: bỏ một thẻ Điểm có hiệu ứng để cộng giá trị của nó vào điểm?
ask-effect-dino-grabber = Kẹp khủng long: bạn thò vào bài của ai?
ask-effect-grappling-snake = Rắn móc câu: đổi nó với thẻ của người ngồi cạnh?
ask-effect-fire-spray = { $left ->
    [1] Bình xịt lửa: bỏ thêm một thẻ nữa?
   *[other] Bình xịt lửa: bỏ tối đa { $left } thẻ?
}
ask-effect-treenoculars = Ống nhòm cây: xem hai thẻ trên cùng của Bộ bài chính?
ask-effect-hungry-plant = Cây háu đói: ai đổi thẻ với ai?
ask-effect-any = Dùng hiệu ứng thẻ của bạn?
ask-grab = Lấy một thẻ trên tay { $names }.
ask-look = Giữ một trong hai thẻ này. Thẻ kia bị bỏ trước mặt mọi người.
ask-scoring = Tính điểm: chơi một thẻ Tức thì, hay để điểm như vậy?
ask-disaster = Thảm họa này sắp là của bạn. Làm gì đây?
ask-discard = Bạn đã sống sót. Bạn có thể bỏ một thẻ.
ask-any = Bạn làm gì?
ask-wait = Đang chờ { $names }.
ask-wait-reveal = Bạn đã đặt thẻ. Đang chờ { $names }.
ask-wait-sudden-death = Đột tử giữa { $names }. Lần này không có bạn.
ask-moment = Chờ một chút…
ask-extinct = Bạn đã tuyệt chủng. Ít ra vẫn được xem hồi kết.
ask-over = Trò chơi đã kết thúc.

do-lay = Đặt thẻ
do-discard = Bỏ thẻ
do-take = Lấy thẻ
do-keep = Giữ thẻ
do-look = Xem
do-invert = Đảo ngược điểm: lật điểm số
do-insure = Bảo hiểm: cho xuống dưới bộ bài
do-pass = Bỏ lượt
do-decline = Không dùng
do-stop = Đủ rồi
do-accept = Nhận Thảm họa
do-keep-all = Giữ mọi thẻ
do-boost-on = Tăng điểm, +{ $worth } cho
do-sap-on = Giảm điểm, −{ $worth } của
do-redirect-on = Chuyển sang
do-target-on = Chọn
do-pair-on = Đổi thẻ của
do-boost-card = Tăng điểm, +{ $worth }
do-sap-card = Giảm điểm, −{ $worth }
do-boost = Tăng điểm cho { $name }
do-sap = Giảm điểm của { $name }
do-redirect = Chuyển sang { $name }
do-target = { $name }
do-pair = { $name } và { $other }
choose-first = Hãy chọn một thẻ trước

## What happened

event-dinosaurs-seated = { $who ->
    [you] Bạn là { $dinosaur }.
   *[other] { $name } là { $dinosaur }.
}
event-dinosaurs-dealt = { $name } được chia { $count } thẻ.
event-dinosaurs-dealt-seen = Bạn được chia { $cards }.
event-dinosaurs-flipped = Vòng { $round }: { $disaster }
event-dinosaurs-hand-replaced = { $who ->
    [you] Bạn không có thẻ Điểm nên đổi cả bài trên tay: { $cards }.
   *[other] { $name } không có thẻ Điểm nên đổi cả bài trên tay: { $cards }.
}
event-dinosaurs-committed = { $who ->
    [you] Bạn đã đặt úp một thẻ.
   *[other] { $name } đã đặt úp một thẻ.
}
event-dinosaurs-committed-sudden-death = { $who ->
    [you] Bạn đã đặt một thẻ cho Đột tử.
   *[other] { $name } đã đặt một thẻ cho Đột tử.
}
event-dinosaurs-revealed = { $who ->
    [you] Bạn lật ra { $card }.
   *[other] { $name } lật ra { $card }.
}
event-dinosaurs-revealed-sudden-death = { $who ->
    [you] Bạn lật ra { $card } trong Đột tử.
   *[other] { $name } lật ra { $card } trong Đột tử.
}
event-dinosaurs-effect-used = { $who ->
    [you] Bạn đã dùng { $card }.
   *[other] { $name } đã dùng { $card }.
}
event-dinosaurs-effect-declined = { $who ->
    [you] Bạn không dùng { $card }.
   *[other] { $name } không dùng { $card }.
}
event-dinosaurs-effect-void = Cưa máy rực lửa át mất { $card }.
event-dinosaurs-discarded-effect = { $who ->
    [you] Bạn đã bỏ { $cards }.
   *[other] { $name } đã bỏ { $cards }.
}
event-dinosaurs-discarded-left-over = { $who ->
    [you] Bạn đưa { $cards } vào chồng bài bỏ.
   *[other] { $name } đưa { $cards } vào chồng bài bỏ.
}
event-dinosaurs-discarded-added-disaster = { $who ->
    [you] Bạn đã bỏ { $cards } sau Thảm họa.
   *[other] { $name } đã bỏ { $cards } sau Thảm họa.
}
event-dinosaurs-discarded-eliminated = { $who ->
    [you] Bạn để lại { $cards }.
   *[other] { $name } để lại { $cards }.
}
event-dinosaurs-discarded-no-point-card = { $who ->
    [you] Bạn đã bỏ { $cards }.
   *[other] { $name } đã bỏ { $cards }.
}
event-dinosaurs-discarded-all-tied = { $who ->
    [you] Bạn đã bỏ { $cards }.
   *[other] { $name } đã bỏ { $cards }.
}
event-dinosaurs-discarded-insured = { $who ->
    [you] Bạn đã bỏ { $cards }.
   *[other] { $name } đã bỏ { $cards }.
}
event-dinosaurs-hand-seen = { $whose ->
    [you] { $name } đã xem bài trên tay bạn.
   *[other] { $name } đã xem bài trên tay { $other }.
}
event-dinosaurs-hand-seen-seen = Bạn đã xem bài trên tay { $other }: { $cards }.
event-dinosaurs-taken = { $name } đã lấy một thẻ của { $other }.
event-dinosaurs-taken-seen = { $who ->
    [you] Bạn đã lấy { $card } của { $other }.
   *[other] { $whose ->
        [you] { $name } đã lấy { $card } của bạn.
       *[other] { $name } đã lấy { $card } của { $other }.
    }
}
event-dinosaurs-swapped = { $name } và { $other } đổi { $card } lấy { $othercard }.
event-dinosaurs-looked = { $name } đã xem các thẻ trên cùng của Bộ bài chính.
event-dinosaurs-looked-seen = Bạn đã xem { $cards }.
event-dinosaurs-kept = { $name } giữ một thẻ.
event-dinosaurs-kept-seen = { $who ->
    [you] Bạn giữ { $card }.
   *[other] { $name } giữ { $card }.
}
event-dinosaurs-instant-played = { $who ->
    [you] Bạn đã chơi { $card }.
   *[other] { $name } đã chơi { $card }.
}
event-dinosaurs-instant-played-on = { $who ->
    [you] { $whose ->
        [self] Bạn đã chơi { $card } cho chính mình.
       *[other] Bạn đã chơi { $card } lên { $other }.
    }
   *[other] { $whose ->
        [self] { $name } đã chơi { $card } cho chính mình.
        [you] { $name } đã chơi { $card } lên bạn.
       *[other] { $name } đã chơi { $card } lên { $other }.
    }
}
event-dinosaurs-passed = { $who ->
    [you] Bạn bỏ lượt.
   *[other] { $name } bỏ lượt.
}
event-dinosaurs-scored = { $who ->
    [you] Bạn được { $score } điểm.
   *[other] { $name } được { $score } điểm.
}
event-dinosaurs-scored-inverted = { $who ->
    [you] Bạn được { $before } điểm; đảo ngược thành { $score }.
   *[other] { $name } được { $before } điểm; đảo ngược thành { $score }.
}
event-dinosaurs-collected = { $who ->
    [you] Bạn thắng vòng này: { $points ->
        [1] 1 bậc, tới { $end }.
       *[other] { $points } bậc, tới { $end }.
    }
   *[other] { $name } thắng vòng này: { $points ->
        [1] 1 bậc, tới { $end }.
       *[other] { $points } bậc, tới { $end }.
    }
}
event-dinosaurs-all-tied = Tất cả hòa nhau. Không ai thắng vòng này.
event-dinosaurs-sudden-death = Đột tử giữa { $seats }!
event-dinosaurs-no-point-card = Không có thẻ Điểm cho Đột tử: { $seats }.
event-dinosaurs-disaster-accepted = { $who ->
    [you] Bạn cắn răng chịu.
   *[other] { $name } cắn răng chịu.
}
event-dinosaurs-disaster-added = { $who ->
    [you] Bạn nhận Thảm họa: { $disaster }
   *[other] { $name } nhận Thảm họa: { $disaster }
}
event-dinosaurs-disaster-under-all-tied = Thảm họa xuống dưới bộ bài: tất cả hòa nhau.
event-dinosaurs-disaster-under-no-point-card = Thảm họa xuống dưới bộ bài: không ai phân thắng bại được.
event-dinosaurs-disaster-under-insured = Thảm họa xuống dưới bộ bài: đã có bảo hiểm.
event-dinosaurs-eliminated = { $who ->
    [you] Bạn đã tuyệt chủng!
   *[other] { $name } đã tuyệt chủng!
}
event-dinosaurs-moved = { $who ->
    [you] Bạn loạng choạng tới { $end } (+{ $steps } nhờ Thảm họa).
   *[other] { $name } loạng choạng tới { $end } (+{ $steps } nhờ Thảm họa).
}
event-dinosaurs-drew = { $name } { $count ->
    [0] không rút thẻ nào.
    [1] rút một thẻ.
   *[other] rút { $count } thẻ.
}
event-dinosaurs-drew-seen = { $count ->
    [0] Bạn không rút thẻ nào.
   *[other] Bạn rút { $cards }.
}
event-dinosaurs-reshuffled = Chồng bài bỏ được xáo thành Bộ bài chính mới.
event-dinosaurs-won-reached-goal = { $winners } đã về đến nhà!
event-dinosaurs-won-last-survivor = { $winners } sống lâu hơn tất cả!
event-dinosaurs-won-round-limit = Một trăm vòng đã hết. Dẫn đầu: { $winners }.

## The end

end-title-won = Bạn đã thoát!
end-title-lost = { $winners } đã thoát
end-title-shared = { $winners } cùng chiến thắng
end-why-reached-goal = Người đầu tiên đạt 50 trên Lối thoát.
end-why-last-survivor = Khủng long cuối cùng còn lại.
end-why-round-limit = Một trăm vòng đã hết, tổng điểm cao nhất thắng.
end-you-extinct = Về mặt khoa học, bạn là một hóa thạch.
end-total = { $points ->
    [1] 1 điểm
   *[other] { $points } điểm
}
end-rounds = { $rounds ->
    [1] 1 vòng
   *[other] { $rounds } vòng
}
end-same-again = Chơi lại
end-new-game = Trò chơi mới
end-look = Xem lại bàn

## How it is played, in short

help-dinosaurs-1 = Mọi người chạy dọc Lối thoát. Ai đạt 50 trước thì thắng. Ai sống sót cuối cùng cũng thắng.
help-dinosaurs-2 = Mỗi vòng bắt đầu bằng một Thảm họa lật ngửa. Mọi người bí mật đặt một thẻ Điểm, rồi tất cả cùng lật.
help-dinosaurs-3 = Điểm cao nhất tiến bấy nhiêu bậc. Điểm thấp nhất nhận Thảm họa. Đặc điểm của bạn cộng hoặc trừ 1 với một số loại.
help-dinosaurs-4 = Ba Thảm họa cùng loại, hoặc mỗi loại một thẻ, là bạn tuyệt chủng. Thiên thạch luôn là thứ tệ nhất cho bạn.
help-dinosaurs-5 = Nhiều người cùng thấp nhất? Đột tử: họ đặt thêm một thẻ, thấp nhất nhận Thảm họa. Tất cả hòa? Thảm họa xuống dưới bộ bài.
help-dinosaurs-6 = Cũng có an ủi: cuối mỗi vòng bạn tiến một bậc cho mỗi Thảm họa mình đang có.
help-dinosaurs-cards = Các thẻ
help-dinosaurs-dinosaurs = Các khủng long
help-dinosaurs-copies = { $count ->
    [1] 1 bản
   *[other] { $count } bản
}
