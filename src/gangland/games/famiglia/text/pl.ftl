### Famiglia po polsku. Te same identyfikatory i argumenty co w en.ftl; słowa ze słowniczka w rules.pl.md.

title = Famiglia
summary = Dwa gangi, jedna Ulica: werbuj coraz lepszych gangsterów, para po parze, i stwórz najpotężniejszy gang.

## Rodziny i karty

primer =
    Zbierz najsilniejszy gang. Zaczynasz z jedną kartą o wartości 0 z każdej rodziny; w każdej turze werbujesz jedną kartę z Ulicy.
    Karta 0 jest za darmo. Za każdą inną pokazujesz dwie karty jej rodziny o wartości o jeden niższej: jedna zostaje w twoim polu gry, druga wraca do ręki.
    Kasjerzy (A) przywracają karty z pola gry, Brutale (B) obniżają cenę karty na Ulicy, Najemnicy (M) zastępują jedną kartę pary, La Famiglia (F) jest warta najwięcej.
    Na koniec liczą się wszystkie twoje karty, w ręce i w polu gry: wartości od 0 do 4 dają 0, 1, 3, 6, 10 punktów, w La Famiglia 1, 3, 6, 10, 15.
    Gra kończy się, gdy stos wyczerpie się dwa razy albo gdy obaj gracze spasują jeden po drugim.
card-a = Kasjer [{ $value }]
card-b = Brutal [{ $value }]
card-m = Najemnik [{ $value }]
card-f = Famiglia [{ $value }]

## Opcje

option-memory = Pamięć
option-memory-open = Otwarta: co raz było jawne, można obejrzeć ponownie, więc ręka rywala jest pokazana.
option-memory-closed = Zamknięta: co było jawne, trzeba zapamiętać, więc ręka rywala nie jest pokazana.

## Akcje, jako przyciski

action-pass = Spasuj
action-discard = Usuń kartę { $card }
action-play-accountant = Zagraj kartę { $card }
action-take-back = Odzyskaj kartę { $card }
action-put-down = Wyłóż kartę { $card }
action-play-brute = Zagraj kartę { $card }
action-scare = Nastrasz kartę { $card }
action-lower = Obniż o { $by }
action-recruit = Zwerbuj kartę { $card }
action-recruit-scared = Zwerbuj nastraszoną kartę
action-keep-joker = Użyj karty { $card } i zachowaj ją
action-lay-joker = Użyj karty { $card } i wyłóż ją

## Co daje akcja

explain-pass = Nikogo nie werbujesz i twoja tura się kończy. Jeśli obaj gracze spasują jeden po drugim, gra się kończy. (§7.6)
explain-discard = Karta { $card } schodzi z Ulicy i przychodzi tyle nowych kart, ile wynosi jej wartość. Trafia do odrzuconych albo, gdy stos już raz się wyczerpał, zakryta na jego spód. (§4.2)
explain-play-accountant = Karta { $card } trafia do twojego pola gry. Potem możesz wymienić karty między polem gry a ręką, najwyżej tyle, ile wynosi jej wartość. (§5.1)
explain-take-back = Karta { $card } wraca z twojego pola gry do ręki. W zamian wyłożysz jedną kartę z ręki. (§5.2)
explain-put-down = Karta { $card } trafia z ręki do twojego pola gry w zamian za kartę, którą odzyskujesz. (§5.2)
explain-play-brute = Karta { $card } trafia do twojego pola gry. Potem wskażesz na Ulicy kartę, którą Brutal straszy, a jej cena spadnie na tę turę. (§6.1)
explain-scare = Cena karty { $card } spada na tę turę, najwyżej o wartość twojego Brutala. Nie musisz tej karty werbować. (§6.2)
explain-lower = Nastraszona karta liczy się w tej turze o { $by } mniej: przy 0 jest darmowa, inaczej potrzebna jest para o jeden niższa od nowej ceny. (§6.2)
explain-recruit = Bierzesz kartę { $card } do ręki i twoja tura się kończy. Karta o wartości 0 jest darmowa; za każdą inną potrzebna jest para z jej rodziny o wartości o jeden niższej, z której jedną kartę wykładasz. (§7.1)
explain-recruit-scared = Kartę, którą straszy twój Brutal, bierzesz do ręki po obniżonej cenie i twoja tura się kończy. Przy cenie 0 jest darmowa, inaczej potrzebna jest para o jeden niższa od tej ceny. (§6.2)
explain-keep-joker = Karta { $card } zastępuje brakującą kartę z pary i wraca do twojej ręki. Druga karta trafia do twojego pola gry. (§7.5)
explain-lay-joker = Karta { $card } zastępuje brakującą kartę z pary i trafia do twojego pola gry. Druga karta wraca do ręki. (§7.5)

## Dlaczego nie wolno

refusal-no-such-action = W tej grze nie ma takiej akcji.
refusal-game-is-over = Gra już się skończyła.
refusal-not-your-turn = To nie twoja tura.
refusal-not-now = To nie ten moment: akcje w turze mają stałą kolejność.
refusal-one-of-each-family = Umiejętność tej rodziny została już w tej turze wykorzystana.
refusal-zero-has-no-ability = Karta o wartości 0 nie ma żadnej umiejętności.
refusal-zero-on-the-street = Nowi gangsterzy przychodzą tylko wtedy, gdy na Ulicy nie ma karty o wartości 0.
refusal-one-renewal = Odkąd stos się wyczerpał, nowi gangsterzy przychodzą tylko raz w turze.
refusal-deck-is-empty = Stos jest pusty, więc nikt nowy nie może przyjść.
refusal-not-in-area = Tej karty nie ma w twoim polu gry.
refusal-hand-over-a-card = Karta z pola gry jest już w ręce: najpierw wyłóż za nią kartę z ręki.
refusal-just-played = Właśnie zagrany Kasjer nie może wrócić do ręki w swojej własnej wymianie.
refusal-nobody-to-scare = Na Ulicy nie ma nikogo o wartości co najmniej 1, więc Brutal nie ma kogo straszyć.
refusal-scare-somebody = Zagrano Brutala: najpierw wskaż, kogo straszy.
refusal-zero-is-free = Karta o wartości 0 i tak jest darmowa, nie ma czego obniżać.
refusal-less-than-that = Twój Brutal może obniżyć cenę najwyżej o swoją wartość.
refusal-below-zero = Cena nie może spaść poniżej 0.
refusal-nobody-scared = W tej turze żadna karta nie jest nastraszona.
refusal-discard-from-the-street = Takiej karty nie ma na Ulicy, więc nie można jej usunąć.
refusal-scare-on-the-street = Takiej karty nie ma na Ulicy, więc nie można jej straszyć.
refusal-recruit-from-the-street = Takiej karty nie ma na Ulicy, więc nie można jej zwerbować.
refusal-it-is-scared = Tę kartę straszy twój Brutal: zwerbuj ją jako kartę nastraszoną, po obniżonej cenie.
refusal-say-by-how-much = Najpierw podaj, o ile twój Brutal obniża cenę.
refusal-accountant-not-in-hand = Nie masz tego Kasjera w ręce.
refusal-brute-not-in-hand = Nie masz tego Brutala w ręce.
refusal-joker-not-in-hand = Nie masz tego Najemnika w ręce.
refusal-put-down-from-hand = Nie masz tej karty w ręce, więc nie możesz jej wyłożyć.
refusal-no-pair = Potrzebne są dwie karty z rodziny tego gangstera o wartości o jeden niższej od jego ceny albo jedna taka karta i wyższy od niej Najemnik.
refusal-joker-too-low = Najemnik musi być wart więcej niż karta, którą zastępuje.
refusal-pay-first = Najpierw zapłać za werbunek: wybierz Najemnika do pary i kartę, którą wykładasz.

## O co teraz chodzi

prompt-turn =
    Zwerbuj kartę z Ulicy albo spasuj.{ $newcomers ->
        [yes] { " " }Przedtem możesz sprowadzić nowych gangsterów: usuń kartę.
       *[no] {""}
    }{ $accountant ->
        [yes] { $newcomers ->
            [yes] { " " }Możesz też zagrać Kasjera.
           *[no] { " " }Przedtem możesz zagrać Kasjera.
        }
       *[no] {""}
    }{ $exchanges ->
        [0] {""}
        [one] { " " }Przedtem możesz odzyskać jeszcze { $exchanges } kartę.
        [few] { " " }Przedtem możesz odzyskać jeszcze do { $exchanges } kart.
       *[many] { " " }Przedtem możesz odzyskać jeszcze do { $exchanges } kart.
    }{ $brute ->
        [yes] { $newcomers ->
            [yes] { " " }Możesz też zagrać Brutala.
           *[no] { $accountant ->
                [yes] { " " }Możesz też zagrać Brutala.
               *[no] { $exchanges ->
                    [0] { " " }Przedtem możesz zagrać Brutala.
                   *[other] { " " }Możesz też zagrać Brutala.
                }
            }
        }
       *[no] {""}
    }
prompt-put-down = Wyłóż kartę z ręki za tę, która do niej wróciła.
prompt-scare = Wskaż na Ulicy kartę, którą straszy twój Brutal.
prompt-lower = O ile twój Brutal ma obniżyć cenę karty { $card }?
prompt-pay = Do werbunku karty { $card } potrzebny jest Najemnik jako joker: wybierz, który, i czy wraca do ręki, czy zostaje w polu gry.
prompt-over = Koniec gry.

## Dziennik

log-discard =
    { $who ->
        [me] Odrzucasz z Ulicy kartę { $card }.
       *[other] { $player } odrzuca z Ulicy kartę { $card }.
    }
log-under =
    { $who ->
        [me] Odkładasz kartę { $card } z Ulicy na spód stosu, zakrytą.
       *[other] { $player } odkłada kartę { $card } z Ulicy na spód stosu, zakrytą.
    }
log-newcomers =
    { $count ->
        [0] Nikt nowy nie przychodzi na Ulicę.
        [one] Na Ulicę przychodzi { $count } nowa karta: { $cards }.
        [few] Na Ulicę przychodzą { $count } nowe karty: { $cards }.
        [many] Na Ulicę przychodzi { $count } nowych kart: { $cards }.
       *[other] Na Ulicę przychodzi { $count } nowej karty: { $cards }.
    }
log-street-refilled =
    { $count ->
        [0] Ulica jest pusta i taka zostaje: nie ma już kart.
        [one] Ulica jest pusta; trafia na nią { $count } karta: { $cards }.
        [few] Ulica jest pusta; trafiają na nią { $count } karty: { $cards }.
        [many] Ulica jest pusta; trafia na nią { $count } kart: { $cards }.
       *[other] Ulica jest pusta; trafia na nią { $count } karty: { $cards }.
    }
log-deck-out =
    { $count ->
        [one] Stos wyczerpuje się po raz pierwszy. Nowym stosem są karty odrzucone: { $count } karta.
        [few] Stos wyczerpuje się po raz pierwszy. Z kart odrzuconych powstaje, po potasowaniu, nowy stos: { $count } karty.
        [many] Stos wyczerpuje się po raz pierwszy. Z kart odrzuconych powstaje, po potasowaniu, nowy stos: { $count } kart.
       *[other] Stos wyczerpuje się po raz pierwszy. Z kart odrzuconych powstaje, po potasowaniu, nowy stos: { $count } karty.
    }
log-last-turns =
    { $count ->
        [one] Stos jest pusty na dobre: to ostatnia tura.
        [few] Stos jest pusty na dobre: zostały { $count } tury, licząc z obecną.
        [many] Stos jest pusty na dobre: zostało { $count } tur, licząc z obecną.
       *[other] Stos jest pusty na dobre: zostało { $count } tury, licząc z obecną.
    }
log-play-accountant =
    { $who ->
        [me] Zagrywasz kartę { $card }.
       *[other] { $player } zagrywa kartę { $card }.
    }
log-take-back =
    { $who ->
        [me] Odzyskujesz z pola gry kartę { $card }.
       *[other] { $player } odzyskuje z pola gry kartę { $card }.
    }
log-put-down =
    { $who ->
        [me] Wykładasz w zamian kartę { $card }.
       *[other] { $player } wykłada w zamian kartę { $card }.
    }
log-play-brute =
    { $who ->
        [me] Zagrywasz kartę { $card }.
       *[other] { $player } zagrywa kartę { $card }.
    }
log-scare =
    { $who ->
        [me] Straszysz kartę { $card }.
       *[other] { $player } straszy kartę { $card }.
    }
log-lower =
    { $price ->
        [0] Karta { $card } liczy się o { $by } mniej: w tej turze jest darmowa.
       *[other] Karta { $card } liczy się o { $by } mniej: jej cena to teraz { $price }.
    }
log-recruit =
    { $who ->
        [me] Werbujesz kartę { $card }.
       *[other] { $player } werbuje kartę { $card }.
    }
log-joker = { $card } zastępuje brakującą kartę pary.
log-lay =
    { $who ->
        [me] Płacisz kartą { $card }, która trafia do twojego pola gry.
       *[other] { $player } płaci kartą { $card }, która trafia do pola gry.
    }
log-keep =
    { $who ->
        [me] Karta { $card } wraca do twojej ręki.
       *[other] { $player } bierze kartę { $card } z powrotem do ręki.
    }
log-pass =
    { $who ->
        [me] Pasujesz.
       *[other] { $player } pasuje.
    }
log-over-deck = Stos wyczerpał się dwa razy i ostatnia tura dobiegła końca: koniec gry.
log-over-passes = Obaj gracze pasują jeden po drugim: koniec gry.
log-points =
    { $who ->
        [me]
            { $count ->
                [one] Masz { $count } punkt.
                [few] Masz { $count } punkty.
                [many] Masz { $count } punktów.
               *[other] Masz { $count } punktu.
            }
       *[other]
            { $count ->
                [one] { $player } ma { $count } punkt.
                [few] { $player } ma { $count } punkty.
                [many] { $player } ma { $count } punktów.
               *[other] { $player } ma { $count } punktu.
            }
    }
log-win =
    { $who ->
        [me] Wygrywasz!
       *[other] { $player } wygrywa.
    }
log-draw = Gra kończy się remisem.

## Napisy na obrazie

label-street = Ulica
label-hand = Ręka
label-area = Pole gry
label-deck =
    { $count ->
        [0] Stos: pusty
        [one] Stos: { $count } karta
        [few] Stos: { $count } karty
        [many] Stos: { $count } kart
       *[other] Stos: { $count } karty
    }
label-discards = Odrzucone
label-first-time = Stos jeszcze się nie wyczerpał
label-second-time = Stos wyczerpał się już raz
label-last-time = Stos jest pusty na dobre
label-scared = { $card }: nastraszona, cena { $price }
label-last-turns =
    { $count ->
        [one] Ostatnia tura
        [few] Zostały { $count } tury
        [many] Zostało { $count } tur
       *[other] Zostało { $count } tury
    }
label-unseen =
    { $count ->
        [one] { $count } zakryta karta
        [few] { $count } zakryte karty
        [many] { $count } zakrytych kart
       *[other] { $count } zakrytej karty
    }
label-known = Znane karty na spodzie stosu
label-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
label-player = { $player }

## Lekcje

lesson-newcomers = Na Ulicy nie ma żadnego 0. Usuń kartę tak, żeby przyszło dokładnie dwóch nowych gangsterów.
lesson-pair = Zwerbuj kartę Kasjer [3]. Ile cię to kosztuje?
lesson-exchange = Chcesz odzyskać z pola gry karty Najemnik [2] i Brutal [3]. Oddaj za nie karty Brutal [0] i Famiglia [1].
lesson-brute = Masz dwie karty Najemnik [1] i kartę Brutal [2]. Zwerbuj kartę Najemnik [4].
lesson-mercenary = Zwerbuj kartę Famiglia [3], mając tylko jedną kartę Famiglia [2]: którą kartę zostawiasz w ręce?
lesson-last-turn = Stos wyczerpał się już raz, zostały w nim dwie karty, a grę rozpoczął rywal. Sprowadź nowych gangsterów tak, żeby ta tura była ostatnia.

## Co jest nie tak we wpisanej pozycji

flaw-no-card = „{ $word }” to nie karta; karty to { $first } do { $last }, z literami A, B, M i F
flaw-empty-deck = pusty stos jest wyczerpany: karty odrzucone byłyby przetasowane (§8.2) albo musiałoby być ends 2 (§8.3)
flaw-deck-after-its-end = po drugim wyczerpaniu stos jest pusty (§8.3)
flaw-discards-after-the-end = po pierwszym wyczerpaniu stosu kart się nie odrzuca (§4.4)
flaw-empty-street = pustą Ulicę od razu się uzupełnia (§8.1)
flaw-known-cards = znane karty leżą na spodzie stosu dopiero po jego pierwszym wyczerpaniu i nie może ich być więcej niż kart w stosie (§4.4)
flaw-last-turns = tury odlicza się po drugim wyczerpaniu stosu i tylko wtedy (§9.1)
flaw-two-passes = dwa pasy z rzędu kończą grę (§9.2)
flaw-not-over = gra kończy się po dwóch pasach (§9.2) albo po ostatniej turze (§9.1)
flaw-played-accountant = zagrany Kasjer leży w polu gry, a tura toczy się już dalej (§5.1, §6.1)
flaw-played-brute = zagrany Brutal leży w polu gry, a tura toczy się już dalej (§5.1, §6.1)
flaw-swaps = wymiany pozostają tylko w krokach take-back i put-down, najwyżej tyle, ile wynosi wartość Kasjera (§5.2)
flaw-scared = zagrany Brutal straszy kartę z Ulicy (§6.2)
flaw-lowered = cena nastraszonej karty spada co najmniej o 1, najwyżej o wartość Brutala i nie poniżej 0 (§6.2)
flaw-no-brute = najpierw trzeba zagrać Brutala i mieć kogo straszyć (§6.1)
flaw-one-amount = gdy możliwa jest tylko jedna obniżka, nie ma o co pytać (§6.2)
flaw-empty-hand = przed chwilą wróciła do ręki karta, więc ręka nie jest pusta (§5.2)
flaw-wanted = kartę do zwerbowania i jej cenę podaje się w kroku pay i tylko w nim (§7.4)
flaw-price = cena to wartość karty z Ulicy po obniżce od Brutala (§7.3)
flaw-no-joker = do zapłaty z Najemnikiem potrzeba jednej karty z pary i Najemnika o wyższej wartości (§7.4)

## Elementy, które można zmieniać, i to, co liczy raport o balansie

design-copies = Karty każdej wartości w każdej z czterech rodzin; każdy gracz zaczyna z jednym 0 z każdej
design-red = Punkty za kartę La Famiglia (czerwoną), według jej wartości
design-sixteen = jedno źródło podaje 16
design-others = Punkty za kartę z pozostałych trzech rodzin, według jej wartości
design-street = Karty wykładane na pustą ulicę
mistake-components-ties = przy tylu kartach { $count } różnych wartości to za dużo, by rozstrzygnąć remis
