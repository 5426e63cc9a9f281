# Advice: hints at the table, and the analysis of a finished game.
#
# $chance, $loss, $gain are per cent of the win; $move, $best are moves in words; $name is a seat.

hint-title = What you might do
hint-thinking = Thinking it over…
hint-chance = You win { $chance }% of the games that were thought through from there.
hint-gain = That is { $gain }% more than the next best choice.
hint-even = It makes next to no difference against the next best choice.
hint-choices = The best choices, with your chance to win
hint-percent = { $chance }%
hint-count = { $count ->
    [1] 1 game was thought through.
   *[other] { $count } games were thought through.
}

analysis = Analysis
analysis-start = Analyse this game
analysis-intro = Every decision is thought over anew, by what the player could see. Bad luck is no mistake.
analysis-progress = { $done } of { $count } decisions
analysis-stop = Stop
analysis-curve = Chances to win after each decision, in per cent
analysis-curve-of = { $name }: { $chance }%
analysis-mistakes = Where something was given away
analysis-no-mistakes = Nothing to speak of was given away.
analysis-mark-doubtful = Doubtful
analysis-mark-mistake = Mistake
analysis-mark-blunder = Blunder
analysis-verdict = Step { $step }, { $name }: { $move }. Better: { $best } (+{ $loss }%)

phrase-lay = Lay { $card }
phrase-discard = Discard { $card }
phrase-take = Take { $card }
phrase-use = Use the effect
phrase-target = Choose { $name }
phrase-pair = Let { $name } and { $other } swap cards

refusal-no-hints = Hints are for games against bots alone.
refusal-no-choice = There is only one thing you can do.
refusal-analysis-broken = The analysis broke off. Try again.
