title = Standoff
summary = Wybierzcie w tajemnicy; decyduje najwyższa karta, której nie wybrał nikt inny.
primer = Wybierz kartę w tajemnicy; rundę wygrywa najwyższa, która jest jedyna.
option-guns = Broń
option-guns-loaded = Nabita: trafiony odpada.
option-guns-blanks = Ślepaki: trafiony traci punkt.
action-choose = Wybierz { $rank }
action-loot = Łup
action-hit = Traf: { $player }
explain-choose = Karta leży zakryta, dopóki nie wybiorą wszyscy. (§2.1)
explain-loot = Punkt i karta. (§2.3)
explain-hit = Ten gracz odpada albo traci punkt. (§2.4)
refusal-no-such-action = Nie ma takiej akcji.
refusal-game-is-over = Gra się skończyła.
refusal-you-are-out = Jesteś poza grą.
refusal-already-chosen = Wybór już padł.
refusal-not-in-hand = Nie masz tej karty.
refusal-not-now = Najpierw decyduje zwycięzca rundy.
refusal-not-the-winner = Decyduje tylko zwycięzca rundy.
refusal-nobody-there = Nie ma kogo trafić.
prompt-choose = Wybierz kartę.
prompt-decide = Łup albo traf kogoś.
prompt-over = Gra się skończyła.
log-sealed = { $player } wybiera.
log-chooses = Wybierasz { $rank }.
log-shows = { $player } pokazuje { $rank }.
log-decides = { $player } decyduje.
log-loots = { $player } łupi.
log-hits = { $player } trafia gracza { $target }.
log-points =
    { $count ->
        [one] { $player } ma { $count } punkt.
        [few] { $player } ma { $count } punkty.
       *[other] { $player } ma { $count } punktów.
    }
label-round = Runda { $round }, stos { $count }
label-player = { $player } ({ $count })
lesson-win-alone = Wybierz kartę, która wygra.
flaw-missing = brakuje części „{ $word }”
flaw-cards = wszystkie karty są znane, a w stosie nie ma ich więcej, niż ma gra
