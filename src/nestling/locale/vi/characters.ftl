# Những câu các nhân vật máy thỉnh thoảng nói.

remark-level1-greeting = Chào! Mình vừa mới nở.
remark-level1-good = Ôi! Mình làm được thế à?
remark-level1-unlucky = Ái. Trong trứng đâu có dạy.
remark-level1-win = Mình thắng à? Mình thắng rồi! Chơi nữa nhé?
remark-level1-loss = Bạn giỏi quá. Chỉ mình với?

remark-level2-greeting = Xin chào! Mình đã nhìn rồi, giờ thì nhảy.
remark-level2-good = Mình đoán trước mà, gần đúng.
remark-level2-unlucky = Lẽ ra phải nhìn hai lần.
remark-level2-win = Nhìn kìa!
remark-level2-loss = Chắc mình chớp mắt mất rồi.

remark-level3-greeting = Rất vui được gặp. Tôi đếm một chút nhé.
remark-level3-good = Đúng như đã đếm.
remark-level3-unlucky = Xác suất đứng về phía tôi. Rồi nó đi mất.
remark-level3-win = Cuối cùng thì cũng khớp.
remark-level3-loss = Tính hay lắm.

remark-level4-greeting = Ngồi đi. Không vội gì.
remark-level4-good = Kiên nhẫn.
remark-level4-unlucky = Đá đã thấy chuyện tệ hơn.
remark-level4-win = Từ từ, rồi bỗng chốc.
remark-level4-loss = Bạn làm đá phải dời. Không tệ.

remark-level5-greeting = Chào buổi tối. Tôi đã nghĩ trước vài ván rồi.
remark-level5-good = Đó là một trong những nước hay.
remark-level5-unlucky = Đến tôi cũng không nghĩ hơn được bộ bài.
remark-level5-win = Một ván đẹp. Cảm ơn.
remark-level5-loss = Tôi không lường trước điều đó. Hoan hô.

remark-mute = Tắt tiếng { $name }
