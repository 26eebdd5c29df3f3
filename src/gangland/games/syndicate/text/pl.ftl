### Syndykat Zbrodni po polsku. Te same identyfikatory i argumenty co w en.ftl; słowa ze słowniczka w rules.pl.md.

title = Syndykat Zbrodni
summary = Dwa gangi przeciągają na swoją stronę przemyt w mieście, dzielnica po dzielnicy: kładź żetony tam, gdzie się liczą, kończ potyczki i zdobądź 25 punktów bogactwa przed rywalem.
primer =
    Zdobądź 25 punktów bogactwa przed rywalem. W swojej turze kładziesz jeden żeton gangu na wolnym polu potyczki, a potem losujesz jeden z woreczka.
    Gangsterzy (G) stają na ulicach, przemytnicy (S) na rzece, skorumpowani policjanci (C) wszędzie; pola mieszane przyjmują każdego.
    Najpierw działa pole, potem znacznik dzielnicy przesuwa się w twoją stronę o siłę żetonu.
    Gdy wszystkie pola potyczki są zajęte, punkty za nią dostaje ten, po czyjej stronie jest znacznik; na czerwonym polu dostają je obaj. Kto na początku swojej tury nie może położyć żetonu, przegrywa.
    Nowy Jork: w dzielnicy jest kilka potyczek, rząd po rzędzie od góry. Moneta, do której doszedł znacznik, daje więcej punktów przy pełnym rzędzie. Znacznik na twoim kapeluszu zamyka dzielnicę: dostajesz punkty za jej niepełne rzędy, dwa dodatkowe i działania wolnych pól.
    Los Angeles: w dzielnicy jest jedna potyczka, nie ma monet ani kapeluszy. Dzielnica zamyka się, gdy jest pełna albo gdy znacznik dojdzie do jednej z beczek 1–3; kto ją zamknął, otwiera dzielnicę, do której prowadzi strzałka, a beczki przesuwają tam znacznik. Beczka daje też punkty i działania wolnych pól.
    Gra solo: automat kieruje pomarańczowymi według swoich list (rozdział 13 zasad). Jego żetony leżą odkryte w rzędzie, co turę losuje fortel, a dziennik mówi, który punkt której listy rozstrzygnął.

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
kind-street = ulica
kind-river = rzeka
kind-mixed = mieszane
effect-blank = bez działania
effect-recruit = nabór { $count }
effect-call = wezwanie { $count }
effect-reinforce = wzmocnienie gangu
effect-here = przemyt tutaj +{ $count }
effect-elsewhere = przemyt w innej dzielnicy +{ $count }
effect-money = pieniądze { $count }
effect-shot = postrzał
does-blank = nic się nie dzieje (§4.3)
does-recruit =
    { $count ->
        [one] losujesz z woreczka { $count } żeton do gangu (§5.1)
        [few] losujesz z woreczka { $count } żetony do gangu (§5.1)
       *[many] losujesz z woreczka { $count } żetonów do gangu (§5.1)
    }
does-call =
    { $count ->
        [one] { $count } wzmocnienie ze stosu trafia do twojego woreczka (§5.2)
        [few] { $count } wzmocnienia ze stosu trafiają do twojego woreczka (§5.2)
       *[many] { $count } wzmocnień ze stosu trafia do twojego woreczka (§5.2)
    }
does-reinforce = wzmocnienie ze stosu dołącza do twojego gangu (§5.3)
does-here =
    { $count ->
        [one] znacznik tej dzielnicy przesuwa się o { $count } pole w twoją stronę (§5.4)
        [few] znacznik tej dzielnicy przesuwa się o { $count } pola w twoją stronę (§5.4)
       *[many] znacznik tej dzielnicy przesuwa się o { $count } pól w twoją stronę (§5.4)
    }
does-elsewhere =
    { $count ->
        [one] znacznik innej dzielnicy przesuwa się o { $count } pole w twoją stronę (§5.5)
        [few] znacznik innej dzielnicy przesuwa się o { $count } pola w twoją stronę (§5.5)
       *[many] znacznik innej dzielnicy przesuwa się o { $count } pól w twoją stronę (§5.5)
    }
does-money =
    { $count ->
        [one] zdobywasz { $count } punkt bogactwa (§5.6)
        [few] zdobywasz { $count } punkty bogactwa (§5.6)
       *[many] zdobywasz { $count } punktów bogactwa (§5.6)
    }
does-shot = jeden żeton rywala wraca do woreczka (§5.7)

## Do czego służy żeton

stands-street = na ulice i pola mieszane
stands-river = na rzekę i pola mieszane
stands-anywhere = na każdy rodzaj pola
sign-quick = szybkie wsparcie: potem możesz położyć jeszcze jeden żeton w tej samej dzielnicy (§11.3)
sign-block = blokada: działanie jego pola przepada (§11.4)
sign-shot = postrzał: jeden żeton rywala wraca do woreczka (§11.5)
character-bg = siła 1 i o 1 więcej za każdego twojego gangstera i policjanta w dzielnicy (§11.1)
character-bs = siła 1 i o 1 więcej za każdego twojego przemytnika i policjanta w dzielnicy (§11.1)
character-an = siła 3, szefowie go nie liczą (§11.2)
character-za = siła 7, ale znaczniki wszystkich innych dzielnic przesuwają się o 2 pola w stronę rywala (§11.6)
character-ko = liczy się jako żeton, który rywal położył ostatnio (§11.7)
character-sz = siła 0, ale na dowolne wolne pole w dowolnym rzędzie (§11.8)
character-bo = siła 1, a jeśli znacznik jest po stronie rywala, to 3 (§11.9)
character-ob = siła 1, a działanie pola wykonuje się dwa razy (§11.10)

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

reason-district-only = R29: żadna inna nie jest możliwa
reason-district-close = §13.4, punkt 1: może ją zamknąć i wygrać
reason-district-row = §13.4, punkt 2: może zakończyć i wygrać potyczkę
reason-district-clause = §13.4, punkt 3: fortel { $stratagem } szuka { $wish }
reason-district-glory = §13.4, punkt 3: fortel { $stratagem } przy równych punktach szuka pola z pieniędzmi
reason-district-empty = §13.4, punkt 4: w otwartym rzędzie jest najwięcej wolnych pól
reason-district-points = §13.4, punkt 5: otwarty rząd jest wart najwięcej punktów
reason-district-order = §13.4, punkt 6: leży najwyżej na planszy
reason-space-only = R29: do żadnego innego nie pasuje żeton z rzędu
reason-space-wins = §13.5, punkt 1: żeton zamyka tam dzielnicę albo kończy potyczkę i wygrywa
reason-space-clause = §13.5, punkt 2: fortel { $stratagem } szuka { $wish }
reason-space-rich = §13.5, punkt 3: pieniądze, bo ma 20 punktów
reason-space-elsewhere = §13.5, punkt 4: przemyt w innej dzielnicy
reason-space-behind = §13.5, punkt 5: pieniądze, bo gracz prowadzi o 3 punkty
reason-space-small = §13.5, punkt 6: nabór, bo w rzędzie są najwyżej 4 żetony
reason-space-call-two = §13.5, punkt 7: wezwanie dwóch wzmocnień
reason-space-call-one = §13.5, punkt 7: wezwanie wzmocnienia
reason-space-shot = §13.5, punkt 8: postrzał
reason-space-here = §13.5, punkt 9: przemyt w tej dzielnicy
reason-space-recruit = §13.5, punkt 10: nabór
reason-space-money = §13.5, punkt 11: pieniądze
reason-space-order = §13.5, punkt 12: leży najbardziej z lewej
reason-token-only = R29: żaden inny nie pasuje
reason-token-wins = §13.6, punkt 1: zamyka dzielnicę albo kończy potyczkę i wygrywa
reason-token-clause = §13.6, punkt 2: fortel { $stratagem } szuka { $wish }
reason-token-guns = §13.6, punkt 2, R33: fortel { $stratagem } szuka największej zmiany (§13.7)
reason-token-blank = §13.6, punkt 3: na pole bez działania nie idzie żeton o sile 0
reason-token-last = §13.6, punkt 4: na ostatnie pole rzędu nie idzie szybkie wsparcie
reason-token-strong = §13.6, punkt 5: najsilniejszy, bo ma 20 punktów
reason-token-die = §13.6, punkt 6: rzut kostką: { $die }
reason-none = nic z rzędu nie pasuje
reason-same-district = §13.8: szybkie wsparcie zostaje w tej samej dzielnicy
wish-district-counterattack = dzielnicy, którą kontroluje gracz
wish-district-economic-warfare = dzielnicy z wolnym naborem albo postrzałem
wish-district-for-the-glory = największej liczby punktów
wish-district-research = dzielnicy z wolnym wezwaniem
wish-district-secure = dzielnicy, którą kontroluje automat
wish-space-economic-warfare = naboru, dopóki w rzędzie są najwyżej 4 żetony, a potem postrzału
wish-space-for-the-glory = pieniędzy
wish-token-big-guns = żetonu wzmocnienia
wish-token-counterattack = największej zmiany (§13.7)
wish-token-rapid-deployment = żetonu najbardziej z lewej
wish-token-research = żetonu wzmocnienia
change-turn = §13.7, punkt 1: kontrola przechodzi od gracza do automatu
change-take = §13.7, punkt 2: automat zyskuje kontrolę, której nikt nie miał
change-nobody = §13.7, punkt 3: gracz traci kontrolę i nikt jej nie ma
change-further = §13.7, punkt 4: automat powiększa przewagę
change-shrink = §13.7, punkt 5: przewaga gracza maleje
change-harmless = §13.7, punkt 6: gracz nic na tym nie zyskuje
change-any = §13.7, punkt 7: jakakolwiek zmiana

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
action-to = Połóż na polu { $space }: { $kind }, { $effect }
action-smuggle = Przemyt w dzielnicy { $district }
action-perform = Wykonaj { $space }: { $effect }
action-open =
    { $count ->
        [one] Otwórz dzielnicę { $district }: { $count } punkt
        [few] Otwórz dzielnicę { $district }: { $count } punkty
       *[many] Otwórz dzielnicę { $district }: { $count } punktów
    }
action-hit = Traf: { $token }
action-favour = Automat idzie naprzód w dzielnicy { $district }

## Co daje akcja

explain-stop = Nie kładziesz już żetonu w tej dzielnicy; tura się kończy i losujesz jeden żeton. (§11.3)
explain-consult = Automat losuje fortel inny niż ten, który leży, i według swoich list postanawia, gdzie położy który żeton. (§13.3)
explain-send = { $token }: { $about }. Bierzesz go zza zasłonki i za chwilę wybierzesz dla niego pole; dopiero wtedy rywal dowie się, co to za żeton. (§3.1)
explain-to = { $space } ({ $kind }). Najpierw działa pole: { $does }; potem znacznik dzielnicy przesuwa się w twoją stronę o siłę żetonu, a za pełny rząd są punkty. (§5.8, §7.1)
explain-smuggle = Znacznik w dzielnicy { $district } przesuwa się w twoją stronę. Zatrzyma się o jedno pole przed końcem: taki przemyt nigdy nie zamyka dzielnicy. (§5.5)
explain-perform = Teraz działa wolne pole { $space } zamkniętej dzielnicy: { $does }. Kolejność działań wybierasz ty. (§8.2)
explain-open =
    { $count ->
        [one] Na czerwone pole dzielnicy { $district }, w której potyczka jest warta { $count } punkt, trafia znacznik; jeśli poprzednią dzielnicę zamknęła beczka, przesuwa go w twoją stronę. (§12.4)
        [few] Na czerwone pole dzielnicy { $district }, w której potyczka jest warta { $count } punkty, trafia znacznik; jeśli poprzednią dzielnicę zamknęła beczka, przesuwa go w twoją stronę. (§12.4)
       *[many] Na czerwone pole dzielnicy { $district }, w której potyczka jest warta { $count } punktów, trafia znacznik; jeśli poprzednią dzielnicę zamknęła beczka, przesuwa go w twoją stronę. (§12.4)
    }
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
log-effect = Pole: { $effect }.
log-blocked = Blokada: działanie pola przepada.
log-icon = Żeton strzela.
log-free = Wolne pole { $space }: { $effect }.
log-nothing = Nic z tego nie wynika.
log-call =
    { $who ->
        [me]
            { $count ->
                [one] Wkładasz do woreczka { $count } żeton ze stosu wzmocnienia.
                [few] Wkładasz do woreczka { $count } żetony ze stosu wzmocnienia.
               *[many] Wkładasz do woreczka { $count } żetonów ze stosu wzmocnienia.
            }
       *[other]
            { $count ->
                [one] { $player } wkłada do woreczka { $count } żeton ze stosu wzmocnienia.
                [few] { $player } wkłada do woreczka { $count } żetony ze stosu wzmocnienia.
               *[many] { $player } wkłada do woreczka { $count } żetonów ze stosu wzmocnienia.
            }
    }
log-recruit =
    { $who ->
        [me]
            { $count ->
                [one] Z naboru losujesz z woreczka { $count } żeton.
                [few] Z naboru losujesz z woreczka { $count } żetony.
               *[many] Z naboru losujesz z woreczka { $count } żetonów.
            }
       *[other]
            { $count ->
                [one] { $player } losuje z naboru { $count } żeton.
                [few] { $player } losuje z naboru { $count } żetony.
               *[many] { $player } losuje z naboru { $count } żetonów.
            }
    }
log-recruit-named =
    { $who ->
        [me] Z naboru losujesz: { $tokens }.
       *[other] { $player } losuje z naboru: { $tokens }.
    }
log-reinforce =
    { $who ->
        [me] Bierzesz do gangu żeton ze stosu wzmocnienia.
       *[other] { $player } bierze do gangu żeton ze stosu wzmocnienia.
    }
log-reinforce-named =
    { $who ->
        [me] Bierzesz do gangu ze stosu wzmocnienia: { $tokens }.
       *[other] { $player } bierze do gangu ze stosu wzmocnienia: { $tokens }.
    }
log-draw =
    { $who ->
        [me] Na koniec tury losujesz żeton.
       *[other] Na koniec tury { $player } losuje żeton.
    }
log-draw-named =
    { $who ->
        [me] Na koniec tury losujesz: { $tokens }.
       *[other] Na koniec tury { $player } losuje: { $tokens }.
    }
log-smuggle =
    { $who ->
        [me] Przemycasz w dzielnicy { $district }.
       *[other] { $player } przemyca w dzielnicy { $district }.
    }
log-perform =
    { $who ->
        [me] Wykonujesz działanie wolnego pola { $space }: { $effect }.
       *[other] { $player } wykonuje działanie wolnego pola { $space }: { $effect }.
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
log-handicap = Przygotowanie, §13.2: rzuty i wybory za szóstki dały automatowi: { $districts }.
log-why-smuggle = R30: tam, gdzie zmiana jest największa, licząc od góry ({ $reason }).
log-why-perform = R30: wolne pola od góry do dołu, od lewej do prawej.
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
                [one] { $player } zyskuje { $count } pole na torze przemytu w dzielnicy { $district }.
                [few] { $player } zyskuje { $count } pola na torze przemytu w dzielnicy { $district }.
                [many] { $player } zyskuje { $count } pól na torze przemytu w dzielnicy { $district }.
               *[other] { $player } zyskuje { $count } pola na torze przemytu w dzielnicy { $district }.
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
log-gain-tokens =
    { $who ->
        [me] Nowe w twoim gangu: { $tokens }.
       *[other] { $player } ma nowe żetony w gangu: { $tokens }.
    }
log-row = Potyczka { $place } w dzielnicy { $district } jest zakończona.
log-closed = Dzielnica { $district } jest zamknięta.
log-full = Wszystkie pola dzielnicy { $district } są zajęte: dzielnica jest zamknięta.
log-hat =
    { $count ->
        [one] Znacznik dzielnicy { $district } jest na kapeluszu: dzielnica jest zamknięta, z punktami za { $count } niezakończoną potyczkę i 2 dodatkowymi.
        [few] Znacznik dzielnicy { $district } jest na kapeluszu: dzielnica jest zamknięta, z punktami za { $count } niezakończone potyczki i 2 dodatkowymi.
       *[many] Znacznik dzielnicy { $district } jest na kapeluszu: dzielnica jest zamknięta, z punktami za { $count } niezakończonych potyczek i 2 dodatkowymi.
    }
log-barrel = Znacznik dzielnicy { $district } jest na beczce { $count }: dzielnica jest zamknięta.
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
label-board-new-york = Nowy Jork
label-board-los-angeles = Los Angeles
label-reconstruction = Nasza rekonstrukcja, bo nie dało się sprawdzić w drukowanej grze: { $what }.
rebuilt-los-angeles = plansza poza nazwami
rebuilt-an = siła Antonia
rebuilt-bo = gdzie może leżeć Bonnie
rebuilt-ob = gdzie może leżeć Obrzyn
label-orange = pomarańczowi
label-purple = fioletowi
label-grey = szarzy
label-automaton = automat
label-closed = zamknięta
label-not-in-play = Jeszcze poza grą (punkty, pola, strzałki):
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
label-handicap = Przygotowanie, §13.2, w stronę automatu: { $districts }
label-roll = { $district } (kostka { $die }) +{ $count }
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
label-legend-codes = Żetony: G gangster, S przemytnik, C skorumpowany policjant, z siłą; q szybkie wsparcie, b blokada, s postrzał; BG i BS szefowie, ZA Zamachowiec, KO Konfident, SZ Szpicel, BO Bonnie, OB Obrzyn, AN Antonio.

## Lekcje

lesson-active = Górny rząd Manhattanu jest zakończony. Wyślij Gangstera 3 do aktywnej potyczki, na pole z postrzałem.
lesson-control = Pomarańczowi położyli na Brooklynie Gangstera 1 i kontrolują dzielnicę. Połóż Przemytnika 3 na tamtejszej rzece i przejmij kontrolę.
lesson-coin = W górnym rzędzie Brooklynu jest jedno wolne pole. Zakończ potyczkę tak, żeby dostać też punkt za pierwszą monetę.
lesson-red-field = Fioletowi kontrolują Brooklyn o dwa pola. Zakończ górną potyczkę tak, żeby znacznik stanął na czerwonym polu i punkty dostali obaj gracze.
lesson-close = Twój Przemytnik 2 doprowadzi znacznik Manhattanu do kapelusza. Połóż go na pustym polu z prawej, potem najpierw wykonaj działanie z ciężarówką (przemyt w innej dzielnicy +3) i wybierz Bronx.
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

## Elementy, które można zmieniać, i to, co liczy raport o balansie

design-strength = Siła każdego żetonu
design-effect = Siły zależne od planszy
design-bonnie = Bonnie, gdy znacznik jest po stronie rywala
design-assassin = ile kosztuje Zamachowiec w każdej innej dzielnicy
design-gang-plain = Żetony pomarańczowego i fioletowego gangu
design-gang-grey = Żetony szarego gangu, który gra w Los Angeles
design-gangs = Wszystkie żetony gangu: tyle, ile dają ich rodzaje
design-reinforcements = Żetony posiłków każdego rodzaju; do tego Bonnie i Obrzyn, po jednym
design-stack = Wszystkie posiłki, z Bonnie i Obrzynem: tyle, ile dają ich rodzaje
design-start = Żetony za każdą zasłonką na początku
design-end = Punkty, które kończą grę
design-new-york = Nowy Jork, { $district }: punkty i pola każdego rzędu od góry (L ulica, S rzeka, M mieszane) oraz tor
design-los-angeles = Los Angeles, { $district }: punkty i pola (L ulica, S rzeka, M mieszane), tor i dokąd prowadzą strzałki
design-hat = pole kapelusza, które zamyka dzielnicę
design-coin = pole tej monety
design-bonus = punkty za dojście do kapelusza
design-barrel = pole beczki 1, które zamyka dzielnicę; za nim dwie następne
design-begins = w grze od początku
design-arrows = dzielnice, które mogą po niej nastąpić
mistake-components-arrow = prowadzi do { $given }, czyli donikąd; są: { $known }
mistake-components-space = ma pole { $given }; pole to na przykład "L recruit 1", "S shot" albo "M blank"
mistake-components-boards = Nowy Jork miałby { $count } pól, więcej niż Los Angeles, które ma ich { $most }
mistake-components-arrow-self = strzałka prowadzi z { $given } do niej samej
mistake-components-no-start = żadna dzielnica Los Angeles nie byłaby w grze od początku
thing-district = { $district }, kontrola
