# Raport o równowadze. Liczby przychodzą jako teksty, zapisane tak, jak pisze się je w tym języku.

mistake-balance-games = raport wymaga co najmniej jednej partii losowej i nie mniej niż 0 partii botów
mistake-balance-bots = ten sam bot jest podany dwa razy
mistake-balance-extra = brakuje modułu { $module }; zainstaluj gangland[{ $extra }]

unit-points = punkty
field-playouts = gra losowa
field-bot = bot { $bot }
place-1 = pierwszy gracz
place-2 = drugi gracz
place-3 = trzeci gracz
place-4 = czwarty gracz
place-5 = piąty gracz
place-6 = szósty gracz
place-7 = siódmy gracz
place-8 = ósmy gracz

report-title = { $game }: raport o równowadze
report-intro = Co się dzieje, gdy w tę grę gra się bardzo wiele razy: gdy gracze wybierają losowo i gdy grają boty, od słabych do silnych. Każda część zaczyna się od odpowiedzi. Zakresy w nawiasach to przedziały ufności 95%: prawdziwa wartość leży w nich w 19 na 20 takich raportów.
report-short = W skrócie
report-changed = Ten raport dotyczy zmienionej gry. Co zmieniono:
report-change = { $path }: { $printed } → { $changed }
report-random-note = Gracze losowi nie mają planu: ich partie pokazują, co robią same zasady. Boty grają, żeby wygrać, więc to one mówią, co spotka dobrych graczy.
report-data = Te same liczby jako dane: { $files }

fact-playouts = Partie losowe
fact-bots = Partie botów
fact-bots-each = po { $count }: { $bots }
fact-bots-none = brak
fact-seats = Gracze
fact-options = Opcje
fact-rules = Wersja zasad
fact-seed = Ziarno
fact-program = Program

seats-question = Czy każde miejsce w kolejności jest tyle samo warte?
seats-even = O ile mówią te partie, tak ({ $field }): każde miejsce wygrywa mniej więcej równą część, czyli { $even }.
seats-slight = Prawie ({ $field }): najczęściej wygrywa { $best }, { $share } partii ({ $low } – { $high }), niewiele więcej niż równa część { $even }.
seats-uneven = Nie ({ $field }): najczęściej wygrywa { $best }, { $share } partii ({ $low } – { $high }), a najrzadziej { $worst }, { $least } ({ $least-low } – { $least-high }); równa część to { $even }.
seats-random = W grze losowej najczęściej wygrywa { $best }: { $share } ({ $low } – { $high }).
seats-shared = Wspólna wygrana liczy się jako część jednej; wspólnych jest { $shared } partii ({ $field }).
seats-axis = Udział wygranych
seats-line = równa część

scores-question = Jakie wyniki osiągają gracze?
scores-answer = Gracz kończy średnio z wynikiem { $mean } ({ $low } – { $high }; { $unit }; { $field }); dziewięć wyników na dziesięć leży między { $from } a { $to }.
scores-axis = Wynik końcowy ({ $unit })
scores-height = Udział wyników

length-question = Jak długa jest partia?
length-answer = Partia ({ $field }) ma średnio { $moves } akcji ({ $low } – { $high }) i { $turns } tur; dziewięć partii na dziesięć ma od { $from } do { $to } akcji, a najdłuższa miała ich { $longest }.
length-axis = Akcje w partii
length-height = Udział partii

lead-question = Czy prowadzenie przechodzi z rąk do rąk?
lead-answer = Prowadzenie ({ $field }) zmienia się w partii średnio { $mean } raza ({ $low } – { $high }); w { $none } partii nie zmienia się ani razu.
lead-first = Kto pierwszy prowadzi, wygrywa { $share } partii ({ $low } – { $high }).
lead-how = Gracz prowadzi od chwili, gdy sam ma najwięcej punktów, aż będzie je miał sam ktoś inny; sprawdza się to między turami i liczy wszystkie karty, także ukryte.
lead-axis = Zmiany prowadzenia w partii
lead-height = Udział partii

decided-question = Kiedy partia się rozstrzyga i jak bardzo jest wyrównana?
decided-answer = Późniejszy zwycięzca ({ $field }) prowadzi już do końca średnio po { $since } partii ({ $low } – { $high }); w { $half } partii przed jej połową, w { $late } dopiero w ostatniej dziesiątej części.
decided-margin = Zwycięzca wyprzedza następnego średnio o { $margin } ({ $low } – { $high }; { $unit }), a { $close } partii rozstrzyga różnica najwyżej jednej dziesiątej jego wyniku.
decided-nothing = Żadna partia ({ $field }) nie miała jednego zwycięzcy.
decided-axis = Część partii, która już minęła
decided-height = Partie już rozstrzygnięte
margin-axis = Przewaga nad następnym ({ $unit })
margin-height = Udział partii

things-question = Co pomaga wygrać?
things-answer = Z wygraną ({ $field }) najczęściej idzie w parze: { $best }. Kto to ma, wygrywa większą część partii niż ten, kto tego nie ma: o { $lift } punktu procentowego ({ $low } – { $high }).
things-worst = Z przegraną ({ $field }) najczęściej idzie w parze: { $worst }, { $lift } punktu procentowego ({ $low } – { $high }).
things-unclear = Za mało partii ({ $field }), by o czymkolwiek powiedzieć, że jego posiadacz wygrywa częściej albo rzadziej.
things-how = Zysk to udział wygranych tych, którzy mają coś na końcu, minus udział tych, którzy tego nie mają, porównany miejsce po miejscu. Mówi, co idzie w parze z wygraną, a to nie musi być jej przyczyna: kto prowadzi, może sobie pozwolić na więcej.
things-axis = Zysk: wygrane z tym minus wygrane bez tego
things-thing = Rzecz
things-held = Posiadanie
things-wins = Wygrane z tym
things-lift = Zysk
things-interval = Przedział 95%
things-all = Wszystkie ({ $field })

unused-question = Co nigdy nie jest używane?
unused-none = Nic: każdą akcję wykonano, każde zakończenie widziano i wszystko ktoś miał przynajmniej raz.
unused-answer = Akcje, których nikt nie wykonał w żadnej partii: { $count } z { $all }; akcje, które wykonali tylko gracze losowi, a żaden bot: { $unwanted }.
unused-actions = W żadnej z { $games } partii, więc rzadziej niż w { $rare } z nich (są wśród nich akcje innych liczb graczy lub opcji):
unused-unwanted = Możliwe, ale w { $games } partiach żaden bot tego nie chciał:
unused-things = Na końcu nie miał tego nikt:
unused-endings = Zakończenia, których nigdy nie widziano:
unused-endings-seen = Jak kończą się partie ({ $field }):
unused-ending = { $ending }: { $share } ({ $low } – { $high })

compare-question = Co daje zmiana?
compare-fairer = Po zmianie ({ $field }) miejsca są bardziej wyrównane: w { $games } rozdaniach różnica między najlepszym a najgorszym miejscem zmienia się o { $gap } punktu procentowego ({ $low } – { $high }).
compare-less-fair = Po zmianie ({ $field }) miejsca są mniej wyrównane: w { $games } rozdaniach różnica między najlepszym a najgorszym miejscem zmienia się o { $gap } punktu procentowego ({ $low } – { $high }).
compare-as-fair = Te partie ({ $field }) nie mówią, czy po zmianie miejsca są bardziej, czy mniej wyrównane: w { $games } rozdaniach różnica między najlepszym a najgorszym miejscem zmienia się o { $gap } punktu procentowego ({ $low } – { $high }).
compare-how = Te same rozdania rozegrano bez zmian i ze zmianami; przedział dotyczy różnic rozdanie po rozdaniu. Miejsca to miejsca przy stole, niezależnie od tego, kto zaczyna.
compare-figure = Wielkość
compare-printed = Bez zmian
compare-changed = Ze zmianami
compare-difference = Różnica
compare-wins = Miejsce { $seat } wygrywa
compare-points = Miejsce { $seat }, { $unit }
compare-gap = Najlepsze minus najgorsze miejsce
compare-shared = Wspólne wygrane
compare-length = Akcje
compare-turns = Tury
compare-axis = Ze zmianami minus bez zmian: udział wygranych

how-question = Jak to zmierzono?
how-answer = Każdy może to zmierzyć ponownie: to samo polecenie daje te same liczby na każdym komputerze.
how-bots = Każdy bot gra na wszystkich miejscach. Liczba po jego nazwie mówi, ile razy patrzy naprzód przed decyzją: im więcej, tym lepiej gra.
how-intervals = Przedziały: udziałów według Wilsona, średnich według Studenta, zysków według Newcombe’a, przy czym miejsca w najgorszym razie mylą się razem. Czego nie widziano w n partiach, zdarza się rzadziej niż 3 razy na n, z pewnością 95%.
how-components = Dokładne elementy gry w tym raporcie, tak jak zapisuje je `gangland components`

figures-all = Wszystkie liczby z przedziałami
row-wins = { $place }, wygrane
row-points = { $place }, { $unit }
row-deviation = { $place }, odchylenie standardowe
row-changes = Zmiany prowadzenia
row-none = Bez zmiany prowadzenia
row-first = Wygrywa ten, kto prowadził pierwszy
row-since = Zwycięzca prowadzi do końca od
row-by_half = ... przed połową partii
row-in_the_last_tenth = ... w jej ostatniej dziesiątej części
row-by_rule = Wygrane bez prowadzenia w punktach
row-close = Wygrane o jedną dziesiątą lub mniej
row-margin = Przewaga nad następnym, { $unit }
