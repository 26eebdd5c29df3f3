### Gangi Nowego Jorku po polsku. Te same identyfikatory i argumenty co w en.ftl; słowa ze słowniczka w rules.pl.md.

title = Gangi Nowego Jorku
summary = Osiem gangów wspina się po piramidzie z kart w dawnym Nowym Jorku: wynieś na szczyt swoje trzy tajne sojusze i przepędź ich sąsiadów.
primer =
    Wynieś swoje trzy tajne sojusze na szczyt piramidy. W swojej turze przesuwasz jedną kartę o rząd wyżej, na puste miejsce nad dwiema kartami; lukę wypełnia się z dołu, a najniższy rząd z talii.
    Zamiast tego możesz odrzucić kartę wpływów: wybrana przez ciebie karta przepędza sąsiada. W trzech górnych rzędach (d, e, f) karta wpływów musi pasować do wybranej karty.
    Karty piramidy nie należą do nikogo. Po pierwszym wejściu do Serca dzielnicy (rząd d) i na Ziemię niczyją (rząd e) ujawnia się sojusze.
    Gdy karta dotrze na Szczyt, następuje koronacja: odtąd nikt się nie wspina, można wpływać albo spasować. Gdy wszyscy spasują, gra się kończy.
    Władca daje 3 punkty każdemu, kto ma sojusz z jego gangiem, karta na Ziemi niczyjej 2, w Sercu dzielnicy 1. Remis wygrywa ten, komu zostało więcej kart wpływów.

## Gangi i karty

gang-s = Sycylijscy rzeźnicy
gang-b = Smoki Broadwayu
gang-d = Dandysi półświatka
gang-l = Damulki z przedmieścia
gang-k = Kiziory Five Points
gang-r = Szczurołapy
gang-e = Hebanowi żniwiarze
gang-p = Łobuzy Świętego Patryka
card-member = { $gang }
card-boss = { $gang } (szef)

## Miejsca, rząd po rzędzie od dołu

place-a1 = Pell Street
place-a2 = Pearl Street
place-a3 = Bayard Street
place-a4 = Elm Street
place-a5 = Franklin Street
place-a6 = Leonard Street
place-b1 = Park Street
place-b2 = Mott Street
place-b3 = Chatham Square
place-b4 = Paradise Square
place-b5 = Centre Street
place-c1 = Mulberry Bend
place-c2 = Bandit's Roost
place-c3 = Cow Bay
place-c4 = Bottle Alley
place-d1 = Orange Street
place-d2 = Cross Street
place-d3 = Anthony Street
place-e1 = The Old Brewery
place-e2 = The Bowery Theatre
place-f1 = Szczyt

## Opcje

option-memory = Pamięć
option-memory-open = Otwarta: co raz było jawne, można obejrzeć ponownie, więc lista kart odrzuconych jest pokazana.
option-memory-closed = Zamknięta: co było jawne, trzeba zapamiętać, więc lista kart odrzuconych nie jest pokazana.

## Akcje, jako przyciski

action-pass = Spasuj
action-climb = Awansuj kartę z { $from } na { $to }
action-influence = Wpłyń na kartę z miejsca { $place }
action-expel = Przepędź kartę z miejsca { $place }
action-discard = Odrzuć kartę wpływów: { $gang }
action-fill = Przesuń w górę kartę z miejsca { $place }
action-reveal = Ujawnij sojusz: { $gang }

## Co daje akcja

explain-pass = Nie rozgrywasz już żadnej tury i zachowujesz karty wpływów, które mogą rozstrzygnąć remis. Gdy spasują wszyscy, gra się kończy. (§7.3)
explain-climb = Karta z { $from } wspina się o rząd wyżej, na wolne miejsce { $to }. Potem wypełniasz puste miejsce po niej i kolejne kartami leżącymi poniżej; do najniższego rzędu trafia wierzchnia karta talii. (§4.1)
explain-influence = Zamiast awansować kartę, odrzucasz kartę wpływów, a karta z miejsca { $place } przepędza jednego ze swoich sąsiadów. Sąsiada wskażesz za chwilę. (§5.1)
explain-expel = Karta z miejsca { $place } trafia do odrzuconych, a puste miejsce po niej wypełnia się tak jak po awansie. W trzech górnych rzędach kosztuje to kartę wpływów z gangu karty, na którą wpływasz, niżej – dowolną. (§5.3)
explain-discard = Za przepędzenie odrzucasz z ręki tę kartę wpływów: { $gang }. Mniej kart na koniec może przesądzić o przegranej przy remisie. (§5.1)
explain-fill = Karta z miejsca { $place } idzie w górę i wypełnia puste miejsce. Miejsce po niej wypełnia się tak samo, a w najniższym rzędzie – kartą z talii. (§4.3)
explain-reveal = Odkrywasz ten sojusz na resztę gry: { $gang }. Na koniec daje punkty tak samo jak inne. (§6.4)

## Dlaczego nie wolno

refusal-no-such-action = W tej grze nie ma takiej akcji.
refusal-game-is-over = Gra już się skończyła.
refusal-not-your-turn = To nie twoja tura.
refusal-not-now = To nie ten moment.
refusal-no-pass-before-the-crown = Przed koronacją Władcy Przestępczego Podziemia nie wolno pasować.
refusal-nobody-there = Na tym miejscu nie ma karty, więc nikt się z niego nie wespnie.
refusal-place-is-taken = Wspiąć się można tylko na wolne miejsce, a to jest zajęte.
refusal-no-support = Druga podpora tego miejsca jest pusta, więc nikt się na nie nie wespnie.
refusal-nobody-to-influence = Na tym miejscu nie ma karty, na którą można wpłynąć.
refusal-no-influence-cards = Nie masz już kart wpływów.
refusal-nobody-to-expel = Ta karta nie ma sąsiada, którego mogłaby przepędzić dzięki twoim kartom wpływów.
refusal-not-a-neighbour = Karta może przepędzić tylko sąsiada: z lewej, z prawej, z dwóch miejsc wyżej albo z dwóch niżej.
refusal-empty-neighbour = Na tym miejscu nie ma kogo przepędzić.
refusal-matching-card-needed = Żeby przepędzić kartę z trzech górnych rzędów, potrzebujesz karty wpływów z gangu karty, na którą wpływasz.
refusal-not-in-hand = Nie masz karty wpływów z tego gangu.
refusal-expel-first = Karta pod twoim wpływem czeka: najpierw wskaż sąsiada, którego przepędza.
refusal-discard-first = Najpierw wybierz kartę wpływów, którą odrzucasz.
refusal-fill-first = W piramidzie jest puste miejsce: najpierw je wypełnij.
refusal-not-below-the-hole = Puste miejsce może wypełnić tylko jedna z dwóch kart leżących tuż pod nim.
refusal-reveal-first = Najpierw trzeba ujawnić sojusz.
refusal-not-your-alliance = Tego gangu nie ma wśród twoich nieujawnionych sojuszy.

## O co teraz chodzi

prompt-turn = Awansuj kartę na wolne miejsce albo wpłyń na kartę, żeby przepędziła sąsiada.
prompt-turn-crowned = Piramida jest pełna: wpłyń na kartę, żeby przepędziła sąsiada, albo spasuj.
prompt-expel = Wskaż sąsiada, którego przepędza karta pod twoim wpływem.
prompt-discard = Wybierz kartę wpływów, którą odrzucasz.
prompt-fill = Wybierz, która z dwóch kart leżących poniżej wejdzie na { $place }.
prompt-reveal = Wybierz sojusz, który ujawniasz.
prompt-over = Koniec gry.

## Dziennik

log-climb =
    { $who ->
        [me] Awansujesz kartę { $card } z { $from } na { $to }.
       *[other] { $player } awansuje kartę { $card } z { $from } na { $to }.
    }
log-influence =
    { $who ->
        [me] Wpływasz na kartę { $card } z miejsca { $place }.
       *[other] { $player } wpływa na kartę { $card } z miejsca { $place }.
    }
log-spend =
    { $who ->
        [me] Odrzucasz kartę wpływów: { $gang }.
       *[other] { $player } odrzuca kartę wpływów: { $gang }.
    }
log-expel = Karta { $card } zostaje przepędzona z miejsca { $place } i trafia do odrzuconych.
log-fill = Karta { $card } idzie w górę z { $from } na { $to }.
log-draw = Wierzchnia karta talii, { $card }, trafia na { $place }.
log-hole-stays = Miejsce { $place } zostaje puste: nie ma karty, która by je wypełniła.
log-deck-out =
    { $count ->
        [one] Talia jest pusta. Nową talią są karty odrzucone: { $count } karta.
        [few] Talia jest pusta. Z kart odrzuconych powstaje, po potasowaniu, nowa: { $count } karty.
        [many] Talia jest pusta. Z kart odrzuconych powstaje, po potasowaniu, nowa: { $count } kart.
       *[other] Talia jest pusta. Z kart odrzuconych powstaje, po potasowaniu, nowa: { $count } karty.
    }
log-heart = Pierwsza karta wchodzi do Serca dzielnicy: pora ujawniać sojusze.
log-land = Pierwsza karta wchodzi na Ziemię niczyją: pora ujawniać sojusze.
log-reveal =
    { $who ->
        [me] Ujawniasz sojusz: { $gang }.
       *[other] { $player } ujawnia sojusz: { $gang }.
    }
log-crown = Karta { $card } zostaje Władcą Przestępczego Podziemia.
log-pass =
    { $who ->
        [me] Pasujesz.
       *[other] { $player } pasuje.
    }
log-pass-by-itself =
    { $who ->
        [me] Nie masz już kart wpływów i pasujesz.
       *[other] { $player } nie ma już kart wpływów i pasuje.
    }
log-over = Wszyscy spasowali: koniec gry.
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
log-shared-win =
    { $count ->
        [one] Wygrywa { $count } osoba.
        [few] Zwycięstwem dzielą się { $count } osoby.
        [many] Zwycięstwem dzieli się { $count } osób.
       *[other] Zwycięstwem dzieli się { $count } osoby.
    }

## Napisy na obrazie

label-player = { $player }
label-influence =
    { $count ->
        [one] { $count } karta wpływów
        [few] { $count } karty wpływów
        [many] { $count } kart wpływów
       *[other] { $count } karty wpływów
    }
label-alliance = Sojusze
label-deck =
    { $count ->
        [0] Talia: pusta
        [one] Talia: { $count } karta
        [few] Talia: { $count } karty
        [many] Talia: { $count } kart
       *[other] Talia: { $count } karty
    }
label-top = Wierzchnia karta: { $card }
label-discards = Odrzucone
label-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
label-passed = Pas
label-scores-3 = Władca: 3 punkty
label-scores-2 = Ziemia niczyja: 2 punkty
label-scores-1 = Serce dzielnicy: 1 punkt

## Lekcje

lesson-climb = Niech członek gangu Łobuzy Świętego Patryka wespnie się z Mott Street (b2) na Bandit's Roost (c2). Powstałe puste miejsce wypełnij szefem Smoków Broadwayu.
lesson-support = Niech członek gangu Łobuzy Świętego Patryka wespnie się z Chatham Square (b3). Dokąd może i dlaczego nie na Bandit's Roost (c2)?
lesson-expel-below = Użyj karty wpływów tak, aby szef Smoków Broadwayu z Pearl Street (a2) przepędził Hebanowego żniwiarza stojącego nad nim.
lesson-expel-above = Spraw, by przepędzono kartę z Cross Street (d2) w Sercu dzielnicy. Kto może to zrobić z twoimi kartami wpływów?
lesson-crown = Uczyń członka gangu Szczurołapy Władcą Przestępczego Podziemia.
lesson-scoring = Twój rywal spasował. Spasuj i ty, a potem policz punkty: masz Damulki z przedmieścia, Smoki Broadwayu i Hebanowych żniwiarzy, a rywal Szczurołapy, Łobuzy i Żniwiarzy.

## Dlaczego wpisana pozycja jest niemożliwa

flaw-no-alliances = każdy ma trzy sojusze, a pozycja nic o nich nie mówi (§2.2)
flaw-seats =
    { $count ->
        [one] gra jest dla 2 do 4 graczy, a tu jest { $count } kolumna
        [few] gra jest dla 2 do 4 graczy, a tu są { $count } kolumny
       *[other] gra jest dla 2 do 4 graczy, a tu jest { $count } kolumn
    }
flaw-no-card = „{ $word }” to nie karta; karta to członek gangu { $known } albo szef z gwiazdką za literą
flaw-members-only = karty wpływów i sojusze to członkowie gangów, nie szefowie (R16)
flaw-row =
    { $count ->
        [one] rząd { $word } ma { $size } miejsc, a podano { $count } kartę
        [few] rząd { $word } ma { $size } miejsc, a podano { $count } karty
       *[other] rząd { $word } ma { $size } miejsc, a podano { $count } kart
    }
flaw-three-alliances = każdy ma trzy sojusze z trzech różnych gangów (§2.2)
flaw-after-the-rest = w talii nic nie może stać po ...
flaw-two-rests = ... oznacza całą resztę kart, więc może stać tylko w jednym miejscu
flaw-too-many-cards = więcej kart, niż jest w grze (§1.1): { $cards }
flaw-too-many = { $card } ({ $count } zamiast najwyżej { $copies })
flaw-cards-nowhere =
    { $count ->
        [one] { $count } karta nie ma swojego miejsca (§1.1): { $cards }; { $wanted }
        [few] { $count } karty nie mają swojego miejsca (§1.1): { $cards }; { $wanted }
       *[other] { $count } kart nie ma swojego miejsca (§1.1): { $cards }; { $wanted }
    }
flaw-cards-hidden =
    { $count ->
        [one] zakryta (?) jest { $count }
        [few] zakryte (?) są { $count }
       *[other] zakrytych (?) jest { $count }
    }
flaw-write-the-rest = napisz ... tam, gdzie leżą
flaw-no-value = po „{ $section }” nic nie stoi, więc także nie „{ $word }”
flaw-over = gra jest skończona, gdy wszyscy spasowali, i tylko wtedy (§7.4)
flaw-passed-too-early = przed koronacją nikt nie pasuje (§7.2)
flaw-has-passed = to tura gracza, który spasował (§7.3)
flaw-influenced = na kartę wpływa się w krokach expel i discard i tylko w nich (§5.1)
flaw-victim = przepędzaną kartę podaje się w kroku discard i tylko w nim (§5.1)
flaw-victim-above = w trzech górnych rzędach pasującą kartę odrzuca się bez pytania (§5.3)
flaw-cannot-expel = ta karta nie mogłaby nikogo przepędzić z wyborem spośród tych kart wpływów (§5.2)
flaw-hole = puste miejsce wypełnia się w kroku fill i tylko w nim (§4.3)
flaw-no-choice = krok fill pyta o puste miejsce powyżej najniższego rzędu, pod którym stoją dwie karty (§4.3)
flaw-asked = sojusze ujawnia się po pierwszym wejściu do Serca dzielnicy albo na Ziemię niczyją i tylko wtedy (§6.1)
flaw-need-not-reveal = ten gracz teraz nie ujawnia sojuszu albo nie ma już wyboru (§6.2)

## Elementy, które można zmieniać, i to, co liczy raport o balansie

design-copies = Karty każdego z ośmiu gangów
design-influence = Karty wpływów rozdawane każdemu graczowi
design-influence-most = przy dwóch lub trzech graczach
design-influence-few = przy czterech graczach
design-points = Punkty za kartę sojusznika w Sercu, na Ziemi Niczyjej i na szczycie
mistake-components-dealt = przy liczbie graczy { $seats } rozdaje się członków: { $wanted }, a jest ich { $count }
thing-alliance = Sojusz: { $gang }
thing-influence = Karta wpływu na koniec: { $gang }
