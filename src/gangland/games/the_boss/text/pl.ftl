### The Boss po polsku. Te same identyfikatory i argumenty co w en.ftl; słowa ze słowniczka w rules.pl.md.
### Zawodowcy i amatorzy po 2, 3, 4 mają tę samą formę co po 5 („dwóch zawodowców”), więc wystarcza one i other.

title = The Boss
summary = Wysyłaj gangsterów do miast Ameryki, zgaduj, gdzie czekają pieniądze, a gdzie rewolwer, i dziel się z Alcapo w Chicago.
primer =
    Zdobądź najwięcej pieniędzy. Przy każdym mieście leży jedna zakryta karta; na koniec rozdania dostaje ją ten, kto ma tam najwięcej gangsterów: dolary albo sankcję.
    W swojej turze możesz wysłać gangsterów do jednego miasta, a potem wykładasz jedną kartę przy jej mieście. Po wysłaniu musisz mieć tam więcej gangsterów niż każdy inny; amatorzy idą tylko tam, gdzie jest twój zawodowiec.
    Kart w cudzych rękach widzisz rewersy, a każda karta jest tylko jedna: wyłożone karty mówią coraz więcej o tym, co zakryte.
    Chicago (X) daje połowę tego, ile razem są warte ostatnie karty w miastach po jego lewej stronie. Możesz tam wysyłać, gdy masz już gangstera w innym mieście.
    Zawodowcy wracają po rozdaniu, amatorzy nie. Gra ma od trzech do pięciu rozdań: kończy się, gdy policja pokaże trzy odznaki jednego koloru.

## Miasta i karty

city-n = New York
city-b = Boston
city-d = Detroit
city-k = Kansas City
city-c = Cincinnati
city-m = Memphis
city-p = Philadelphia
city-x = Chicago
card-money = { $city } [{ $money } $]
card-revolver = { $city } [rewolwer]
card-hospital = { $city } [szpital]
card-prison = { $city } [więzienie]
card-exile = { $city } [wygnanie]

## Opcje

option-memory = Pamięć
option-memory-open = Otwarta: co raz było jawne, można obejrzeć ponownie.
option-memory-closed = Zamknięta: co było jawne, trzeba zapamiętać. Karty bieżącego rozdania i tak zostają na stole.
option-cities = Miasta
option-cities-usual = Zwykłe: New York, Boston i Detroit dla dwóch graczy, dla trzech także Kansas City i Cincinnati, dla czterech wszystkie siedem miast; zawsze z Chicago.
option-cities-235 = Dla dwóch graczy: Boston, Detroit i Cincinnati, a do tego Chicago.
option-cities-135 = Dla dwóch graczy: New York, Detroit i Cincinnati, a do tego Chicago.
option-cities-236 = Dla dwóch graczy: Boston, Detroit i Memphis, a do tego Chicago.
option-cities-136 = Dla dwóch graczy: New York, Detroit i Memphis, a do tego Chicago.
option-cities-1247 = Dla dwóch graczy: New York, Boston, Kansas City i Philadelphia, a do tego Chicago.
option-cities-1457 = Dla dwóch graczy: New York, Kansas City, Cincinnati i Philadelphia, a do tego Chicago.
option-cities-2457 = Dla dwóch graczy: Boston, Kansas City, Cincinnati i Philadelphia, a do tego Chicago.
option-cities-1467 = Dla dwóch graczy: New York, Kansas City, Memphis i Philadelphia, a do tego Chicago.
option-cities-2467 = Dla dwóch graczy: Boston, Kansas City, Memphis i Philadelphia, a do tego Chicago.
option-cities-4567 = Dla dwóch graczy: Kansas City, Cincinnati, Memphis i Philadelphia, a do tego Chicago.
option-cities-23456 = Dla trzech graczy: Boston, Detroit, Kansas City, Cincinnati i Memphis, a do tego Chicago.
option-cities-13456 = Dla trzech graczy: New York, Detroit, Kansas City, Cincinnati i Memphis, a do tego Chicago.
option-cities-12346 = Dla trzech graczy: New York, Boston, Detroit, Kansas City i Memphis, a do tego Chicago.
option-cities-12357 = Dla trzech graczy: New York, Boston, Detroit, Cincinnati i Philadelphia, a do tego Chicago.
option-cities-23567 = Dla trzech graczy: Boston, Detroit, Cincinnati, Memphis i Philadelphia, a do tego Chicago.
option-cities-13567 = Dla trzech graczy: New York, Detroit, Cincinnati, Memphis i Philadelphia, a do tego Chicago.
option-cities-12367 = Dla trzech graczy: New York, Boston, Detroit, Memphis i Philadelphia, a do tego Chicago.

## Akcje, jako przyciski

action-send =
    Wyślij { $professionals ->
        [0]
            { $amateurs ->
                [one] { $amateurs } amatora
               *[other] { $amateurs } amatorów
            }
        [one]
            { $amateurs ->
                [0] { $professionals } zawodowca
                [one] { $professionals } zawodowca i { $amateurs } amatora
               *[other] { $professionals } zawodowca i { $amateurs } amatorów
            }
       *[other]
            { $amateurs ->
                [0] { $professionals } zawodowców
                [one] { $professionals } zawodowców i { $amateurs } amatora
               *[other] { $professionals } zawodowców i { $amateurs } amatorów
            }
    } do miasta { $city }
action-lay = Wyłóż kartę { $card }

## Co daje akcja

explain-send = Wybrani gangsterzy idą do miasta { $city } i zostają tam do końca rozdania; potem amatorzy odpadają, a zawodowcy wracają. Musisz mieć tam więcej gangsterów niż ktokolwiek inny. Następnie wykładasz kartę. (§4.1)
explain-lay = Karta { $card } trafia odkryta do swojego miasta i twoja tura się kończy. Karta wyłożona w mieście jako ostatnia liczy się dla Chicago, jeśli Chicago stoi na prawo od niego. (§5.1)

## Dlaczego nie wolno

refusal-no-such-action = W tej grze nie ma takiej akcji.
refusal-game-is-over = Gra już się skończyła.
refusal-not-your-turn = To nie twoja tura.
refusal-city-not-in-play = Tego miasta nie ma w grze.
refusal-send-somebody = Wyślij co najmniej jednego gangstera albo od razu wyłóż kartę.
refusal-too-few-professionals = Nie masz przed sobą tylu zawodowców.
refusal-too-few-amateurs = Nie masz przed sobą tylu amatorów.
refusal-not-the-majority = Po wysłaniu musisz mieć tam więcej gangsterów niż każdy inny gracz.
refusal-amateurs-alone = Amatorzy nie chodzą sami: twój zawodowiec musi już tam być albo iść razem z nimi.
refusal-exiled = Masz wygnanie z tego miasta do końca gry.
refusal-chicago-needs-a-foothold = Zanim wyślesz kogoś do Chicago, musisz mieć gangstera w innym mieście, wysłanego we wcześniejszej turze tego rozdania.
refusal-one-city-a-turn = W tej turze gangsterzy są już wysłani: teraz wyłóż kartę.
refusal-not-in-hand = Nie masz tej karty w ręce.

## O co teraz chodzi

prompt-send = Wyślij gangsterów do miasta, a potem wyłóż kartę, albo od razu wyłóż kartę.
prompt-lay = Wyłóż kartę z ręki przy jej mieście.
prompt-over = Koniec gry.

## Dziennik

log-round = Zaczyna się rozdanie { $count }.
log-deal = Wszystkie karty miast są rozdane: przy każdym mieście leży jedna zakryta, w każdej ręce jest pięć.
log-send =
    { $who ->
        [me] Wysyłasz
       *[other] { $player } wysyła
    } { $professionals ->
        [0]
            { $amateurs ->
                [one] { $amateurs } amatora
               *[other] { $amateurs } amatorów
            }
        [one]
            { $amateurs ->
                [0] { $professionals } zawodowca
                [one] { $professionals } zawodowca i { $amateurs } amatora
               *[other] { $professionals } zawodowca i { $amateurs } amatorów
            }
       *[other]
            { $amateurs ->
                [0] { $professionals } zawodowców
                [one] { $professionals } zawodowców i { $amateurs } amatora
               *[other] { $professionals } zawodowców i { $amateurs } amatorów
            }
    } do miasta { $city }.
log-lay =
    { $who ->
        [me] Wykładasz kartę { $card }.
       *[other] { $player } wykłada kartę { $card }.
    }
log-last-turn = Ostatnia tura rozdania: zaczyna ten, kto ma przed sobą najwięcej gangsterów.
log-police-gold = Policja odkrywa złotą odznakę.
log-police-silver = Policja odkrywa srebrną odznakę.
log-police-double = Policja odkrywa kartę podwójną: odznakę złotą i srebrną.
log-last-round = To trzecia odznaka jednego koloru: to rozdanie jest ostatnie.
log-profit =
    { $who ->
        [me] Przypada ci karta zakryta w mieście { $city }: dostajesz { $money } $.
       *[other] { $player } bierze kartę zakrytą w mieście { $city } i dostaje { $money } $.
    }
log-nothing =
    { $who ->
        [me] Przypada ci karta zakryta w mieście { $city }: nic nie jest warta.
       *[other] { $player } bierze kartę zakrytą w mieście { $city }: nic nie jest warta.
    }
log-revolver =
    { $who ->
        [me] Rewolwer w mieście { $city }: ginie jeden z twoich zawodowców.
       *[other] { $player } trafia na rewolwer w mieście { $city }: ginie jeden zawodowiec.
    }
log-hospital =
    { $who ->
        [me] Szpital w mieście { $city }: jeden z twoich zawodowców opuszcza następne rozdanie.
       *[other] { $player } trafia na szpital w mieście { $city }: jeden zawodowiec opuszcza następne rozdanie.
    }
log-prison =
    { $who ->
        [me] Więzienie w mieście { $city }: jeden z twoich zawodowców opuszcza dwa następne rozdania.
       *[other] { $player } trafia na więzienie w mieście { $city }: jeden zawodowiec opuszcza dwa następne rozdania.
    }
log-exile =
    { $who ->
        [me] Wygnanie z miasta { $city }: nie możesz już wysyłać tam gangsterów.
       *[other] { $player } ma wygnanie z miasta { $city } i nie może już wysyłać tam gangsterów.
    }
log-nobody = W mieście { $city } nie ma gangsterów: nikt niczego tam nie zdobywa.
log-chicago =
    { $money ->
        [0]
            { $who ->
                [me] Masz przewagę w Chicago. Ostatnie karty na lewo od niego dają razem { $sum }: nie dostajesz nic.
               *[other] { $player } ma przewagę w Chicago. Ostatnie karty na lewo od niego dają razem { $sum }: { $player } nie dostaje nic.
            }
       *[other]
            { $who ->
                [me] Masz przewagę w Chicago. Ostatnie karty na lewo od niego dają razem { $sum }: dostajesz { $money } $, resztę bierze Alcapo.
               *[other] { $player } ma przewagę w Chicago. Ostatnie karty na lewo od niego dają razem { $sum }: { $player } dostaje { $money } $, resztę bierze Alcapo.
            }
    }
log-start-marker =
    { $who ->
        [me] Znacznik rozpoczynającego jest teraz u ciebie.
       *[other] { $player } dostaje znacznik rozpoczynającego.
    }
log-chicago-moves = Chicago przechodzi o jedno miejsce; po lewej ma teraz miasto { $city }.
log-over = Ostatnie rozdanie jest rozliczone: koniec gry.
score = { label-money }
score-unit = dolarów
log-points =
    { $who ->
        [me] Masz { label-money }.
       *[other] { $player } ma { label-money }.
    }
log-win =
    { $who ->
        [me] Wygrywasz!
       *[other] { $player } wygrywa.
    }
log-shared-win = Między najlepszymi nie ma żadnej różnicy: wygrywają wspólnie.

## Napisy na obrazie

label-player = { $player }
label-round = Rozdanie { $count }
label-turn = Tura { $count } z 5
label-hand = Ręka
label-backs = Rewersy kart
label-front =
    Przed graczem: { $professionals ->
        [0]
            { $amateurs ->
                [0] nikt
                [one] { $amateurs } amator
               *[other] { $amateurs } amatorów
            }
        [one]
            { $amateurs ->
                [0] { $professionals } zawodowiec
                [one] { $professionals } zawodowiec, { $amateurs } amator
               *[other] { $professionals } zawodowiec, { $amateurs } amatorów
            }
       *[other]
            { $amateurs ->
                [0] { $professionals } zawodowców
                [one] { $professionals } zawodowców, { $amateurs } amator
               *[other] { $professionals } zawodowców, { $amateurs } amatorów
            }
    }
label-hospital = W szpitalu: { $count }
label-prison = W więzieniu: { $count }
label-exile = Wygnanie
label-money = { $count } $
label-police = Policja
label-starter = Znacznik rozpoczynającego
label-police-gold = złota
label-police-silver = srebrna
label-police-double = podwójna
label-last-round = W poprzednim rozdaniu

## Lekcje

lesson-majority = Rywal ma w Detroit dwóch gangsterów, ty jednego. Zdobądź tam przewagę, wysyłając jak najmniej gangsterów.
lesson-amateurs = Masz zawodowca w Bostonie. Wyślij naraz wszystkich trzech amatorów, a zawodowców zatrzymaj przed sobą.
lesson-foothold = Rywal trzyma Chicago jednym gangsterem, a ty masz jednego w mieście New York od wcześniejszej tury. Przejmij Chicago, wysyłając jak najmniej gangsterów.
lesson-half = Trzymasz Chicago. Po jego lewej stronie są New York i Boston, ostatnia karta miasta New York jest warta 3, a rywal ma tylko karty Detroit. Którą z dwóch kart wyłożysz teraz, żeby Alcapo dał ci na koniec 3 $?
lesson-last-turn = To czwarta tura, a rywal ma znacznik rozpoczynającego i trzech gangsterów przed sobą. Wyślij jak najmniej gangsterów, żeby w piątej turze ruszać się jako ostatni gracz.
lesson-end-of-round = Wykładasz ostatnią kartę rozdania, więc wiesz, co leży zakryte w każdym mieście. Wyślij ostatniego zawodowca do miasta, które jeszcze da ci pieniądze, i wyłóż kartę.

## Pozycje, których nie da się przeczytać

flaw-no-cities = brakuje części „cities”: cyfr miast, które są w grze
flaw-no-card = „{ $word }” to nie karta; karty to { $first } do { $last }
flaw-card-twice = karty „{ $word }” nie ma w grze albo pada dwa razy (§1.1)
flaw-other-city = karta „{ $word }” nie należy do miasta { $city } (§5.2)
flaw-hidden =
    { $count ->
        [one] zakryta jest { $count } karta, po jednej przy każdym mieście w grze (§2.4)
        [few] zakryte są { $count } karty, po jednej przy każdym mieście w grze (§2.4)
       *[many] zakrytych jest { $count } kart, po jednej przy każdym mieście w grze (§2.4)
    }
flaw-cards-nowhere =
    { $count ->
        [one] jednej karty nigdzie nie ma (§1.1): { $cards }
        [few] { $count } kart nigdzie nie ma (§1.1): { $cards }
       *[many] { $count } kart nigdzie nie ma (§1.1): { $cards }
    }
flaw-no-card-left = nie została już karta miasta { $city } na miejsce, które jej potrzebuje (§1.1)
flaw-too-few-cards =
    { $count ->
        [one] brakuje jednej karty: w rękach, wyłożonych i zakrytych jest więcej niż w grze (§2.4)
        [few] brakuje { $count } kart: w rękach, wyłożonych i zakrytych jest więcej niż w grze (§2.4)
       *[many] brakuje { $count } kart: w rękach, wyłożonych i zakrytych jest więcej niż w grze (§2.4)
    }
flaw-say-the-hands = w środku piątej tury podaj ręce: wyłożone karty nie mówią, kto już się ruszył (§8.1)
flaw-sent-places =
    { $count ->
        [one] „sent” ma dla każdego gracza { $count } słowo w rodzaju 2+1: każde miasto w grze, potem Chicago
        [few] „sent” ma dla każdego gracza { $count } słowa w rodzaju 2+1: każde miasto w grze, potem Chicago
       *[many] „sent” ma dla każdego gracza { $count } słów w rodzaju 2+1: każde miasto w grze, potem Chicago
    }
flaw-crowd = „{ $word }” to nie zawodowcy i amatorzy, od 0+0 do { $professionals }+{ $amateurs }
flaw-prison = „prison” ma dla każdego gracza dwie liczby: ilu wraca po tym rozdaniu i ilu po następnym (§9.5)
flaw-too-many-pros = gracz ma sześciu zawodowców, gdziekolwiek są (§1.2)
flaw-too-many-amateurs = gracz ma trzech amatorów, gdziekolwiek są (§1.2)
flaw-police-cards = są dwie złote karty policji, dwie srebrne i jedna podwójna (§1.3)
flaw-ended = „ended” ma słowo w rodzaju N3:0 albo N3:- dla każdego miasta w grze, a potem jedno w rodzaju X:1 dla Chicago
flaw-tie = dwóch graczy nigdy nie ma w mieście tylu samo gangsterów (§4.2)
flaw-amateurs-alone = amatorzy stoją tylko przy zawodowcu swojego gracza (§4.3)
flaw-exiled = wygnany gracz nie ma nikogo w tym mieście (§4.5)
flaw-foothold = kto stoi w Chicago, ma gangstera w innym mieście (§6.1)
flaw-hands = każdy wykłada jedną kartę na turę, zgodnie z ruchem wskazówek zegara od znacznika rozpoczynającego: takich rąk być nie może (§3.1, §5.1)
flaw-hands-at-the-end = na koniec wszystkie ręce są puste (§9.1)
flaw-last-hands = w piątej turze nikt nie ma więcej niż jednej karty, a kto jest na ruchu, ma jedną (§5.1)
flaw-last-turn = w piątej turze zaczyna ten, kto ma przed sobą najwięcej gangsterów (§8.1)
flaw-last-city = krok „lay” następuje po wysłaniu, a „last” mówi dokąd (§3.2)
flaw-just-sent = kto właśnie wysłał gangsterów do miasta, ma tam przewagę (§4.2)
flaw-early = „early” to 1 dla gracza, który od wcześniejszej tury ma gangstera poza Chicago, w innym razie 0 (§6.1)
flaw-police-too-early = przy trzech odznakach jednego koloru gra skończyłaby się przed tym rozdaniem (§7.2)
flaw-not-over = gra kończy się po ostatnim rozdaniu, gdy wszystko jest rozliczone (§11.1)

## Elementy, które można zmieniać, i to, co liczy raport o balansie

design-cards = Karty każdego miasta: 0 do 9 dolarów, g rewolwer, h szpital, p więzienie, e wygnanie; każda najwyżej raz
design-hand = Karty rozdawane każdemu graczowi, a zarazem tury w rundzie
design-gangsters = Gangsterzy każdego gracza
design-police = Karty policji: gold (złota), silver (srebrna) lub double (podwójna)
design-badges = odznaki jednego koloru, które kończą grę
design-turn = tura każdej rundy, przed którą odkrywa się kartę policji
mistake-components-cities = miasta { $cities } mają do rozdania kart: { $count }, a graczom ({ $seats }) potrzeba { $wanted }
mistake-components-police-turn = policja przychodzi w turze { $turn }, a runda ma ich { $turns }
mistake-components-badges = wszystkie karty policji mają odznak jednego koloru: { $count }, a grę kończy { $wanted }
mistake-components-crowds = byłoby { $count } sposobów wysłania gangsterów do miasta, a w pozycji jest miejsce na { $most }
thing-city = { $city }, zdobycie w którejś rundzie
