# What the characters of the bots say now and then: the id is remark-LEVEL-OCCASION.

remark-level1-greeting = Hi! I have only just hatched.
remark-level1-good = Oh! Did I do that?
remark-level1-unlucky = Ow. That was not in the egg.
remark-level1-win = I won? I won! Can we play again?
remark-level1-loss = You are good at this. Show me?

remark-level2-greeting = Hello! I looked, so now I may leap.
remark-level2-good = I saw that coming, mostly.
remark-level2-unlucky = I should have looked twice.
remark-level2-win = Well, look at that!
remark-level2-loss = I blinked, didn’t I?

remark-level3-greeting = Good to see you. I keep count, if you don’t mind.
remark-level3-good = As counted.
remark-level3-unlucky = The odds were with me. They left.
remark-level3-win = It added up in the end.
remark-level3-loss = Well reckoned, you.

remark-level4-greeting = Sit down. There is no hurry.
remark-level4-good = Patience.
remark-level4-unlucky = Stones have seen worse.
remark-level4-win = Slowly, and then all at once.
remark-level4-loss = You moved a stone. Not bad.

remark-level5-greeting = Good evening. I have thought of a few games already.
remark-level5-good = That was one of the better ones.
remark-level5-unlucky = Even I cannot outthink the deck.
remark-level5-win = A beautiful game. Thank you.
remark-level5-loss = I did not foresee that. Bravo.

remark-mute = Let { $name } be quiet
