### Syndykat Zbrodni po polsku. Te same identyfikatory i argumenty co w en.ftl; słowa ze słowniczka w rules.pl.md.

title = Syndykat Zbrodni
summary = Dwa gangi przeciągają na swoją stronę przemyt w mieście, dzielnica po dzielnicy: kładź żetony tam, gdzie się liczą, kończ potyczki i zdobądź 25 punktów bogactwa przed rywalem.
primer =
    Zdobądź 25 punktów bogactwa przed rywalem. W swojej turze kładziesz jeden żeton gangu na wolnym polu potyczki, a potem losujesz jeden z woreczka.
    W każdej dzielnicy otwarty jest tylko najwyższy niepełny rząd. Gangsterzy stają na ulicach, przemytnicy na rzece, skorumpowani policjanci wszędzie; pola mieszane przyjmują każdego.
    Najpierw działa pole, potem znacznik dzielnicy przesuwa się w twoją stronę o siłę żetonu.
    Pełny rząd daje punkty temu, po czyjej stronie jest znacznik, i więcej, jeśli znacznik doszedł do monety; na czerwonym polu punkty dostają obaj.
    Znacznik na twoim kapeluszu zamyka dzielnicę: dostajesz punkty za wszystkie otwarte rzędy, dwa dodatkowe i działania wolnych pól.
    Kto na początku swojej tury nie może położyć żetonu, przegrywa.

## Żetony

token-g1 = Gangster 1
token-g2 = Gangster 2
token-g3 = Gangster 3
token-s1 = Przemytnik 1
token-s2 = Przemytnik 2
token-s3 = Przemytnik 3
token-c1 = Skorumpowany policjant 1
token-c2 = Skorumpowany policjant 2
token-c0q = Skorumpowany policjant 0 z szybkim wsparciem
token-bg = Szef gangsterów
token-bs = Szef przemytników
token-an = Antonio
token-g1q = Gangster 1 z szybkim wsparciem
token-g4 = Gangster 4
token-g5b = Gangster 5 z blokadą
token-s1q = Przemytnik 1 z szybkim wsparciem
token-s2s = Przemytnik 2 z postrzałem
token-s4 = Przemytnik 4
token-s5b = Przemytnik 5 z blokadą
token-c1s = Skorumpowany policjant 1 z postrzałem
token-c3 = Skorumpowany policjant 3
token-c4b = Skorumpowany policjant 4 z blokadą
token-za = Zamachowiec
token-ko = Konfident
token-sz = Szpicel
token-bo = Bonnie
token-ob = Obrzyn

## Dzielnice i pola

district-m = Manhattan
district-t = Staten Island
district-x = Bronx
district-q = Queens
district-b = Brooklyn
district-sm = Santa Monica
district-ve = Venice
district-sp = San Pedro
district-lb = Long Beach
district-ba = Bel Air
district-cc = Culver City
district-in = Inglewood
district-wa = Watts
district-bh = Beverly Hills
district-ss = Sunset Strip
district-by = Boyle Heights
district-sl = Sleepy Lagoon
district-ho = Hollywood
district-ch = Chinatown
district-dt = Downtown
space = { $district } { $place }

## Fortele automatu

stratagem-big-guns = Ciężka broń
stratagem-counterattack = Kontratak
stratagem-economic-warfare = Wojna ekonomiczna
stratagem-for-the-glory = Dla chwały
stratagem-rapid-deployment = Szybki wymarsz
stratagem-research = Poszukiwania
stratagem-secure = Umocnienie
stratagem-steamroll = Walec

## Dlaczego automat wybiera właśnie tak: punkt listy, który rozstrzygnął

reason-district-only = żadna inna nie jest możliwa
reason-district-close = może ją zamknąć i wygrać
reason-district-row = może zakończyć i wygrać potyczkę
reason-district-clause = tak każe fortel { $stratagem }
reason-district-glory = fortel { $stratagem } szuka punktów, a potem pola z pieniędzmi
reason-district-empty = w otwartym rzędzie jest najwięcej wolnych pól
reason-district-points = otwarty rząd jest wart najwięcej punktów
reason-district-order = leży najwyżej na planszy
reason-space-only = do żadnego innego nie pasuje żeton z rzędu
reason-space-wins = żeton zamyka tam dzielnicę albo kończy potyczkę i wygrywa
reason-space-clause = tak każe fortel { $stratagem }
reason-space-rich = pieniądze, bo ma 20 punktów
reason-space-elsewhere = przemyt w innej dzielnicy
reason-space-behind = pieniądze, bo gracz prowadzi o 3 punkty
reason-space-small = nabór, bo w rzędzie są najwyżej 4 żetony
reason-space-call-two = wezwanie dwóch wzmocnień
reason-space-call-one = wezwanie wzmocnienia
reason-space-shot = postrzał
reason-space-here = przemyt w tej dzielnicy
reason-space-recruit = nabór
reason-space-money = pieniądze
reason-space-order = leży najbardziej z lewej
reason-token-only = żaden inny nie pasuje
reason-token-wins = zamyka dzielnicę albo kończy potyczkę i wygrywa
reason-token-clause = tak każe fortel { $stratagem }
reason-token-guns = fortel { $stratagem } szuka największej zmiany
reason-token-blank = na pole bez działania nie idzie żeton o sile 0
reason-token-last = na ostatnie pole rzędu nie idzie szybkie wsparcie
reason-token-strong = najsilniejszy, bo ma 20 punktów
reason-token-die = rzut kostką: { $die }
reason-none = nic z rzędu nie pasuje

## Opcje

option-board = Plansza
option-board-new-york = Nowy Jork: pięć dzielnic, w każdej kilka potyczek; pomarańczowi przeciw fioletowym.
option-board-los-angeles = Los Angeles: piętnaście dzielnic połączonych strzałkami; szarzy przeciw pomarańczowym. Nasza plansza jest rekonstrukcją.
option-extras = Bonnie i Obrzyn
option-extras-with = Z nimi: dwa żetony wzmocnienia z Los Angeles są w stosie.
option-extras-without = Bez nich: dwa żetony wzmocnienia z Los Angeles zostają w pudełku.
option-solo = Gra solo
option-solo-none = Nie: dwoje graczy.
option-solo-easy = Łatwa: kierujesz fioletowymi przeciw automatowi, który dostaje trzy rzuty po jednym polu. Tylko w Nowym Jorku.
option-solo-medium = Średnia: kierujesz fioletowymi przeciw automatowi, który dostaje trzy rzuty po dwa pola. Tylko w Nowym Jorku.
option-solo-hard = Trudna: kierujesz fioletowymi przeciw automatowi, który dostaje cztery rzuty po dwa pola. Tylko w Nowym Jorku.

## Akcje, jako przyciski

action-stop = Bez szybkiego wsparcia
action-consult = Wylosuj fortel
action-send = Wyślij: { $token }
action-to = Połóż na polu { $space }
action-smuggle = Przemyt w dzielnicy { $district }
action-perform = Wykonaj działanie pola { $space }
action-open = Otwórz dzielnicę { $district }
action-hit = Traf: { $token }
action-favour = Automat idzie naprzód w dzielnicy { $district }

## Co daje akcja

explain-stop = Nie kładziesz już żetonu w tej dzielnicy; tura się kończy i losujesz jeden żeton. (§11.3)
explain-consult = Automat losuje fortel inny niż ten, który leży, i według swoich list postanawia, gdzie położy który żeton. (§13.3)
explain-send = Bierzesz ten żeton zza zasłonki: { $token }. Za chwilę wybierzesz dla niego pole; dopiero wtedy rywal dowie się, co to za żeton. (§3.1)
explain-to = Żeton trafia na pole { $space }. Najpierw działa pole, potem znacznik dzielnicy przesuwa się w twoją stronę o siłę żetonu. (§5.8)
explain-smuggle = Znacznik w dzielnicy { $district } przesuwa się w twoją stronę. Zatrzyma się o jedno pole przed końcem: taki przemyt nigdy nie zamyka dzielnicy. (§5.5)
explain-perform = Teraz działa wolne pole { $space } zamkniętej dzielnicy; kolejność działań wybierasz ty. (§8.2)
explain-open = Na czerwone pole dzielnicy { $district } trafia znacznik, a beczki z zamkniętej dzielnicy przesuwają go w twoją stronę. (§12.4)
explain-hit = Ten żeton opuszcza rząd automatu i trafia do jego woreczka: { $token }. (§13.8)
explain-favour = Wypadła szóstka: znacznik w dzielnicy { $district } przesuwa się w stronę automatu, najwyżej na ostatnie pole przed kapeluszem. (§13.2)

## Dlaczego nie wolno

refusal-no-such-action = W tej grze nie ma takiej akcji.
refusal-game-is-over = Gra już się skończyła.
refusal-not-your-turn = To nie twoja tura.
refusal-not-now = To nie ten moment.
refusal-not-in-your-gang = Nie masz takiego żetonu za zasłonką.
refusal-fits-nowhere = Żadne z dostępnych teraz wolnych pól nie pasuje do tego żetonu.
refusal-space-is-taken = Na tym polu leży już żeton.
refusal-not-the-active-row = Ten rząd nie jest aktywną potyczką swojej dzielnicy: rzędy zajmuje się od góry.
refusal-wrong-kind-of-space = Tego żetonu nie wolno kłaść na polu tego rodzaju.
refusal-district-is-closed = Ta dzielnica jest zamknięta.
refusal-district-not-in-play = W tej dzielnicy nie ma znacznika przemytu: nie jest w grze.
refusal-not-on-this-board = Tego miejsca ani żetonu nie ma w grze na tej planszy.
refusal-same-district-only = Szybkie wsparcie zostaje w tej samej dzielnicy: wyślij żeton, który tam pasuje, albo przestań.
refusal-not-yet-copied = Rywal nie zagrał jeszcze żadnego żetonu, więc Konfident nie ma kogo naśladować.
refusal-lay-it-first = Żeton jest już wybrany: najpierw połóż go na polu.
refusal-smuggle-first = Najpierw wybierz dzielnicę, do której trafia przemyt.
refusal-not-here = Ten przemyt trafia do innej dzielnicy, nie do tej.
refusal-perform-first = Najpierw wykonaj działania wolnych pól zamkniętej dzielnicy.
refusal-nothing-left-there = Na tym polu nie ma już działania do wykonania.
refusal-open-first = Najpierw wybierz następną dzielnicę, która wchodzi do gry.
refusal-no-arrow = Nie prowadzi tam strzałka, a jakąś dzielnicę można jeszcze otworzyć po strzałce.
refusal-already-used = Ta dzielnica już jest albo była w grze.
refusal-not-in-its-row = W rzędzie automatu nie ma takiego żetonu.
refusal-spare-reinforcements = Żeton wzmocnienia możesz trafić tylko wtedy, gdy w rzędzie nie ma już innych.
refusal-by-the-lists = Automat robi tylko to, co wynika z jego list.
refusal-favour-first = Wypadła szóstka: najpierw wybierz dla niej dzielnicę.

## O co teraz chodzi

prompt-token = Wybierz żeton swojego gangu, który wysyłasz.
prompt-space = Wybierz pole dla swojego żetonu.
prompt-elsewhere =
    { $count ->
        [one] Wybierz inną dzielnicę, do której przemycasz { $count } beczkę.
        [few] Wybierz inną dzielnicę, do której przemycasz { $count } beczki.
        [many] Wybierz inną dzielnicę, do której przemycasz { $count } beczek.
       *[other] Wybierz inną dzielnicę, do której przemycasz { $count } beczki.
    }
prompt-perform = Wybierz, które wolne pole dzielnicy { $district } zadziała teraz.
prompt-support = Szybkie wsparcie: wyślij kolejny żeton do dzielnicy { $district } albo przestań.
prompt-open = Wybierz następną dzielnicę.
prompt-hit = Wybierz żeton z rzędu automatu, który zostaje trafiony.
prompt-favour =
    { $count ->
        [one] Szóstka: wybierz dzielnicę, w której automat idzie naprzód o { $count } pole.
        [few] Szóstka: wybierz dzielnicę, w której automat idzie naprzód o { $count } pola.
        [many] Szóstka: wybierz dzielnicę, w której automat idzie naprzód o { $count } pól.
       *[other] Szóstka: wybierz dzielnicę, w której automat idzie naprzód o { $count } pola.
    }
prompt-consult = Automat losuje fortel.
prompt-automaton = Automat trzyma się swoich list.
prompt-over = Koniec gry.

## Dziennik

log-pick =
    { $who ->
        [me] Bierzesz żeton ze swojego gangu.
       *[other] { $player } bierze żeton ze swojego gangu.
    }
log-send =
    { $who ->
        [me] Wysyłasz żeton: { $token }.
       *[other] { $player } wysyła żeton: { $token }.
    }
log-to =
    { $who ->
        [me] Kładziesz żeton na polu { $space }: { $token }.
       *[other] { $player } kładzie żeton na polu { $space }: { $token }.
    }
log-copy = Konfident liczy się jako: { $token }.
log-smuggle =
    { $who ->
        [me] Przemycasz w dzielnicy { $district }.
       *[other] { $player } przemyca w dzielnicy { $district }.
    }
log-perform =
    { $who ->
        [me] Wykonujesz działanie pola { $space }.
       *[other] { $player } wykonuje działanie pola { $space }.
    }
log-open =
    { $who ->
        [me] Wybierasz następną dzielnicę: { $district }.
       *[other] { $player } wybiera następną dzielnicę: { $district }.
    }
log-hit =
    { $who ->
        [me] Trafiasz żeton z rzędu, który wraca do woreczka: { $token }.
       *[other] { $player } trafia żeton z rzędu, który wraca do woreczka: { $token }.
    }
log-favour =
    { $who ->
        [me] Za szóstkę wybierasz dzielnicę { $district }.
       *[other] { $player } wybiera za szóstkę dzielnicę { $district }.
    }
log-stop =
    { $who ->
        [me] Nie wysyłasz już żetonu.
       *[other] { $player } nie wysyła już żetonu.
    }
log-consult =
    { $who ->
        [me] Losujesz fortel { $stratagem }.
       *[other] { $player } losuje fortel { $stratagem }.
    }
log-repeats = Walec powtarza fortel { $stratagem }.
log-plan-district = Dzielnica { $district }: { $reason }.
log-plan-space = Pole { $space }: { $reason }.
log-plan-token = Żeton { $token }: { $reason }.
log-plan-none = Szybkie wsparcie: { $reason }.
log-marker =
    { $who ->
        [me]
            { $count ->
                [one] Znacznik w dzielnicy { $district } przesuwa się o { $count } pole w twoją stronę.
                [few] Znacznik w dzielnicy { $district } przesuwa się o { $count } pola w twoją stronę.
                [many] Znacznik w dzielnicy { $district } przesuwa się o { $count } pól w twoją stronę.
               *[other] Znacznik w dzielnicy { $district } przesuwa się o { $count } pola w twoją stronę.
            }
       *[other]
            { $count ->
                [one] Znacznik w dzielnicy { $district } przesuwa się o { $count } pole w stronę gracza { $player }.
                [few] Znacznik w dzielnicy { $district } przesuwa się o { $count } pola w stronę gracza { $player }.
                [many] Znacznik w dzielnicy { $district } przesuwa się o { $count } pól w stronę gracza { $player }.
               *[other] Znacznik w dzielnicy { $district } przesuwa się o { $count } pola w stronę gracza { $player }.
            }
    }
log-shot =
    { $who ->
        [me] Postrzał trafia jeden z twoich żetonów, który wraca do woreczka.
       *[other] { $player } traci przez postrzał żeton, który wraca do woreczka.
    }
log-shot-token =
    { $who ->
        [me] Postrzał: ten żeton wraca do twojego woreczka: { $tokens }.
       *[other] Postrzał: { $player } odkłada żeton do woreczka: { $tokens }.
    }
log-reinforcements =
    { $who ->
        [me]
            { $count ->
                [one] Bierzesz { $count } żeton ze stosu wzmocnienia.
                [few] Bierzesz { $count } żetony ze stosu wzmocnienia.
                [many] Bierzesz { $count } żetonów ze stosu wzmocnienia.
               *[other] Bierzesz { $count } żetonu ze stosu wzmocnienia.
            }
       *[other]
            { $count ->
                [one] { $player } bierze { $count } żeton ze stosu wzmocnienia.
                [few] { $player } bierze { $count } żetony ze stosu wzmocnienia.
                [many] { $player } bierze { $count } żetonów ze stosu wzmocnienia.
               *[other] { $player } bierze { $count } żetonu ze stosu wzmocnienia.
            }
    }
log-gain =
    { $who ->
        [me]
            { $count ->
                [one] Do twojego gangu dochodzi { $count } żeton.
                [few] Do twojego gangu dochodzą { $count } żetony.
                [many] Do twojego gangu dochodzi { $count } żetonów.
               *[other] Do twojego gangu dochodzi { $count } żetonu.
            }
       *[other]
            { $count ->
                [one] { $player } dokłada do gangu { $count } żeton.
                [few] { $player } dokłada do gangu { $count } żetony.
                [many] { $player } dokłada do gangu { $count } żetonów.
               *[other] { $player } dokłada do gangu { $count } żetonu.
            }
    }
log-gain-tokens =
    { $who ->
        [me] Nowe w twoim gangu: { $tokens }.
       *[other] { $player } ma nowe żetony w gangu: { $tokens }.
    }
log-row = Potyczka { $place } w dzielnicy { $district } jest zakończona.
log-closed = Dzielnica { $district } jest zamknięta.
log-opened = Dzielnica { $district } wchodzi do gry.
log-money =
    { $who ->
        [me]
            { $count ->
                [one] Zdobywasz { $count } punkt bogactwa i masz razem { $total }.
                [few] Zdobywasz { $count } punkty bogactwa i masz razem { $total }.
                [many] Zdobywasz { $count } punktów bogactwa i masz razem { $total }.
               *[other] Zdobywasz { $count } punktu bogactwa i masz razem { $total }.
            }
       *[other]
            { $count ->
                [one] { $player } zdobywa { $count } punkt bogactwa i ma razem { $total }.
                [few] { $player } zdobywa { $count } punkty bogactwa i ma razem { $total }.
                [many] { $player } zdobywa { $count } punktów bogactwa i ma razem { $total }.
               *[other] { $player } zdobywa { $count } punktu bogactwa i ma razem { $total }.
            }
    }
log-last-turn =
    { $who ->
        [me] Jest już 25 punktów: masz jeszcze jedną, ostatnią turę.
       *[other] Jest już 25 punktów: { $player } ma jeszcze jedną, ostatnią turę.
    }
log-no-placement =
    { $who ->
        [me] Nie możesz położyć żetonu i przegrywasz.
       *[other] { $player } nie może położyć żetonu i przegrywa.
    }
log-over = Koniec gry.
log-points =
    { $who ->
        [me]
            { $count ->
                [one] Masz { $count } punkt bogactwa.
                [few] Masz { $count } punkty bogactwa.
                [many] Masz { $count } punktów bogactwa.
               *[other] Masz { $count } punktu bogactwa.
            }
       *[other]
            { $count ->
                [one] { $player } ma { $count } punkt bogactwa.
                [few] { $player } ma { $count } punkty bogactwa.
                [many] { $player } ma { $count } punktów bogactwa.
               *[other] { $player } ma { $count } punktu bogactwa.
            }
    }
log-win =
    { $who ->
        [me] Wygrywasz!
       *[other] { $player } wygrywa.
    }

## Napisy na obrazie

label-player = { $player }
label-board = plansza
label-board-new-york = Nowy Jork
label-board-los-angeles = Los Angeles
label-reconstruction = rekonstrukcja
label-orange = pomarańczowi
label-purple = fioletowi
label-grey = szarzy
label-automaton = automat
label-closed = zamknięta
label-not-in-play = nie w grze
label-stack =
    { $count ->
        [0] Stos wzmocnienia: pusty
        [one] Stos wzmocnienia: { $count } żeton
        [few] Stos wzmocnienia: { $count } żetony
        [many] Stos wzmocnienia: { $count } żetonów
       *[other] Stos wzmocnienia: { $count } żetonu
    }
label-money =
    { $count ->
        [one] { $count } punkt bogactwa
        [few] { $count } punkty bogactwa
        [many] { $count } punktów bogactwa
       *[other] { $count } punktu bogactwa
    }
label-gang =
    { $count ->
        [0] Gang: nikogo
        [one] Gang: { $count } żeton
        [few] Gang: { $count } żetony
        [many] Gang: { $count } żetonów
       *[other] Gang: { $count } żetonu
    }
label-reinforcements = w tym wzmocnień: od { $least } do { $most }
label-bag =
    { $count ->
        [0] Woreczek: pusty
        [one] Woreczek: { $count } żeton
        [few] Woreczek: { $count } żetony
        [many] Woreczek: { $count } żetonów
       *[other] Woreczek: { $count } żetonu
    }
label-row = Rząd
label-last = Ostatni żeton: { $token }
label-picked = Wybrany żeton: { $token }
label-picked-hidden = Wybrany żeton: zakryty
label-stratagem = Fortel: { $stratagem }
label-repeats = Fortel: Walec, powtarza { $stratagem }
label-why-district = Dzielnica
label-why-space = Pole
label-why-token = Żeton
label-extra = Ostatnia tura
label-legend-spaces = Pola: L ulica, S rzeka, M mieszane. Działania: rN nabór, cN wezwanie, R wzmocnienie gangu, +N tutaj, >N w innej dzielnicy, $N pieniądze, x postrzał, . brak.
label-legend-tokens = Przy żetonie na polu stoi numer gracza. Znacznik * stoi po stronie podanego gracza; 1 i 2 to monety, H kapelusz.
label-legend-barrels = Przy żetonie na polu stoi numer gracza. Znacznik * stoi po stronie podanego gracza; 1, 2, 3 to beczki, po -> są strzałki.

## Lekcje

lesson-active = Górny rząd Manhattanu jest zakończony. Wyślij Gangstera 3 do aktywnej potyczki, na pole z postrzałem.
lesson-control = Pomarańczowi położyli na Brooklynie Gangstera 1 i kontrolują dzielnicę. Połóż Przemytnika 3 na tamtejszej rzece i przejmij kontrolę.
lesson-coin = W górnym rzędzie Brooklynu jest jedno wolne pole. Zakończ potyczkę tak, żeby dostać też punkt za pierwszą monetę.
lesson-red-field = Fioletowi kontrolują Brooklyn o dwa pola. Zakończ górną potyczkę tak, żeby znacznik stanął na czerwonym polu i punkty dostali obaj gracze.
lesson-close = Twój Przemytnik 2 doprowadzi znacznik Manhattanu do kapelusza. Połóż go na pustym polu z prawej, potem najpierw wykonaj działanie z beczkami i przemyć je na Bronx.
lesson-boss-of-gangsters = Na Bronxie masz dwóch gangsterów i policjanta, a rywal prowadzi tam o trzy pola. Przejmij kontrolę jednym żetonem.
lesson-boss-of-smugglers = Na Staten Island masz trzech przemytników i policjanta, a rywal prowadzi tam o cztery pola. Przejmij kontrolę jednym żetonem.
lesson-barrel = Doprowadź znacznik w Bel Air do beczki 1, kładąc Przemytnika 3 na pustym polu, i przejdź dalej do Beverly Hills.

## Dlaczego wpisana pozycja jest niemożliwa

flaw-no-board = brakuje części „board”: new-york albo los-angeles
flaw-no-hand = brakuje części „hand”: żetonów za obiema zasłonkami
flaw-no-value = po „{ $section }” nic nie stoi, więc także nie „{ $word }”
flaw-too-many-tokens = w pudełku nie ma już żetonu { $token } na to miejsce (§1.2, §1.3)
flaw-too-few-tokens =
    { $count ->
        [one] potrzeba o { $count } żeton więcej, niż zostało w pudełku (§1.2, §1.3)
        [few] potrzeba o { $count } żetony więcej, niż zostało w pudełku (§1.2, §1.3)
       *[many] potrzeba o { $count } żetonów więcej, niż zostało w pudełku (§1.2, §1.3)
    }
flaw-no-reinforcement = „{ $word }” to żeton gangu; w stosie są tylko wzmocnienia (§2.2)
flaw-after-the-rest = w stosie nic nie może stać po ...
flaw-space-form = „{ $word }” to nie żeton na polu; pisze się go tak: M1a=G3.0
flaw-other-board = „{ $word }” nie należy do tej planszy (§1.1)
flaw-space-twice = na polu z „{ $word }” leży już żeton (§4.3)
flaw-token-out-of-play = żeton leży w dzielnicy, która nigdy nie była w grze (§12.1)
flaw-marker-form = „{ $word }” to nie znacznik; pisze się go tak: M=3 albo M=-3
flaw-marker = „{ $word }” leży poza końcem toru, którym jest { $most } (§6.1)
flaw-active-form = „{ $word }” to nie rząd; pisze się go tak: M1
flaw-last-konfident = przy Konfidencie podaj, jako co się liczył (§11.7)
flaw-bounds = granice pisze się tak: 0..2; muszą się zgadzać ze wzmocnieniami za zasłonką i w woreczku (§3.2)
flaw-picked = wybrany żeton jest w kroku space i tylko w nim; to jeden żeton (§4.1)
flaw-picked-fits-nowhere = żadne pole nie przyjmie wybranego żetonu (§4.2)
flaw-stuck = żaden żeton zza zasłonki nigdzie nie pasuje, więc gra byłaby skończona (§10.3)
flaw-district = dzielnicę właśnie położonego żetonu podaje się tam, gdzie tura toczy się w niej dalej, i tylko tam (§11.3)
flaw-no-question = o to pyta się tylko wtedy, gdy jest kilka odpowiedzi (§5.5)
flaw-after = to, co ma być dalej, nie zgadza się z tym, czy dzielnica jest zamknięta (§5.8)
flaw-left = do wykonania mogą zostać tylko wolne pola zamkniętej dzielnicy (§8.2)
flaw-no-last = podaj w „last”, który żeton położono: jego siła jeszcze nie zadziałała (§6.1)
flaw-extra = ostatnia tura należy do gracza 1, gdy gracz 0 ma już 25 punktów (§10.2)
flaw-winner = zwycięzca jest wtedy, gdy gra się skończyła, i tylko wtedy (§10.1)
flaw-solo-board = automat gra tylko w Nowym Jorku (§13.1)
flaw-no-solo = to należy do gry jednoosobowej: podaj „solo” i poziom (§13.1)
flaw-handicap = szóstki rozdziela się w kroku favour i tylko w nim (§13.2)
flaw-clause = obowiązuje fortel, który leży, albo ten, który powtarza Walec (§13.3)
flaw-no-stratagem = automat działa dopiero po wylosowaniu fortelu (§13.3)
flaw-plan = plan to miejsce w rzędzie licząc od 0, żeton z tego miejsca i pole, na przykład „plan 2 G3 M1a”; powody to trzy liczby (§13.1)
flaw-no-plan = automat wybrał już żeton, więc podaj jego plan (§13.1)
flaw-wrong-turn = w tym kroku jest tura drugiego gracza (§13.1)

ending-wealth = Zakończone dzięki 25 punktom bogactwa
ending-stuck = Zakończone, bo ktoś nie mógł położyć żetonu
