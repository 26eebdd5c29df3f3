### Cash 'n Guns po polsku. Te same identyfikatory i argumenty co w en.ftl; słowa ze słowniczka w rules.pl.md.

title = Cash 'n Guns
summary = Osiem łupów, osiem pocisków i pistolet wycelowany w kolegę: stój, jeśli chcesz dostać swoją działkę, połóż się, jeśli chcesz przeżyć.
primer =
    Zostań najbogatszym gangsterem wśród tych, którzy przeżyją osiem rund. W każdej rundzie na środku leży osiem odkrytych kart łupu.
    Każdy potajemnie ładuje jedną kartę pocisku – pusty magazynek albo wystrzał – i wszyscy naraz celują, każdy w kogoś innego niż on sam. Masz pięć pustych magazynków i trzy wystrzały, a każdej karty używasz tylko raz.
    Ojciec Chrzestny może kazać jednej osobie zmienić cel. Potem wszyscy naraz decydują: położyć się i nic nie dostać albo stać i ryzykować obrażenia. Karty wymierzone w kogoś, kto się położył, odrzuca się bez pokazywania.
    Wystrzał przewraca trafionego i daje mu obrażenie; przy trzecim odpada się z gry. Kto nadal stoi, bierze udział w podziale: po kolei, od Ojca Chrzestnego, po jednej części, aż nic nie zostanie. Biurko też jest częścią łupu: kto je weźmie, zostanie Ojcem Chrzestnym.
    Banknoty są warte tyle, ile na nich jest, obrazy tym więcej, im więcej ich masz, a za najwięcej kart diamentów jest premia 60 000 $. Martwi nie wygrywają.

## Łup

loot-5 = banknot 5000 $
loot-10 = banknot 10 000 $
loot-20 = banknot 20 000 $
loot-d1 = diament 1000 $
loot-d5 = diament 5000 $
loot-d10 = diament 10 000 $
loot-p = obraz
loot-c = magazynek
loot-k = apteczka
loot-desk = biurko
kind-note = banknoty
kind-diamond = diamenty
kind-painting = obrazy
kind-kit = apteczki
kind-desk = biurko

## Karty pocisków

bullet-blank = pusty magazynek
bullet-bang = wystrzał

## Talenty

talent-chytruska = Chytruska
talent-cichociemna = Cichociemna
talent-cwaniak = Cwaniak
talent-czarus = Czaruś
talent-dyktatorka = Dyktatorka
talent-dzieciak = Dzieciak
talent-farciarz = Farciarz
talent-kolekcjoner = Kolekcjoner
talent-lekarka = Lekarka
talent-madrala = Mądrala
talent-niezniszczalny = Niezniszczalny
talent-oszust = Oszust
talent-profesjonalista = Profesjonalista
talent-psiapsiola = Psiapsióła
talent-sep = Sęp
talent-tandeciara = Tandeciara
about-chytruska = Razem z pierwszą częścią łupu może wziąć od razu drugą, ale wtedy wychodzi z podziału. (§12.2)
about-cichociemna = Gdy leży, przed podziałem zabiera ze środka banknot 10 000 $, jeśli jakiś tam jest. (§12.3)
about-cwaniak = Gdy wszyscy już celują, może podmienić załadowaną kartę pocisku i nikt nie widzi, czy to zrobił. (§12.4)
about-czarus = Gdy stoi, przed podziałem bierze banknot 5000 $, jeśli jakiś leży na środku; to dodatek do zwykłych części. (§12.5)
about-dyktatorka = Gdy stoi, może raz na podział zabronić komuś brać jeden rodzaj łupu, na jedną kolejkę. (§12.6)
about-dzieciak = Wybiera cel dopiero wtedy, gdy widzi, w kogo celują wszyscy inni. (§12.7)
about-farciarz = Jeśli w jednej rundzie trafią go co najmniej dwa wystrzały, nie liczy się żaden, a on stoi dalej. (§12.8)
about-kolekcjoner = Na koniec liczy o jeden obraz więcej, niż ma. (§12.9)
about-lekarka = Gdy leży, może usunąć jedno ze swoich obrażeń. (§12.10)
about-madrala = Jeśli jego cel się położył, bierze załadowaną kartę z powrotem i odrzuca tę kartę pocisku, którą chce. (§12.11)
about-niezniszczalny = Odpada dopiero przy piątym obrażeniu, a nie przy trzecim. (§12.12)
about-oszust = Na początku każdej rundy losuje kartę pocisku z czyjejś ręki i oddaje za nią jedną ze swoich. (§12.13)
about-profesjonalista = Jeśli ma załadowany wystrzał, sam stoi, a jego cel się położył, pokazuje wystrzał i kradnie celowi losową kartę łupu. (§12.14)
about-psiapsiola = Gdy ktoś inny użyje magazynka, ona też dostaje wystrzał, na tych samych zasadach. (§12.15)
about-sep = Gdy ktoś inny odpada z gry, zabiera dwie losowe karty z jego łupu. (§12.16)
about-tandeciara = Raz na podział może wymienić właśnie wziętą kartę łupu na losową kartę z łupu innego gracza. (§12.17)

## Opcje

option-talents = Talenty
option-talents-none = Bez talentów: gra podstawowa.
option-talents-random = Losowe: każdy dostaje jeden talent z rozdania.
option-talents-chosen = Do wyboru: każdy wybiera talent, po kolei od pierwszego Ojca Chrzestnego.
option-memory = Pamięć
option-memory-open = Otwarta: co raz było jawne, można obejrzeć ponownie.
option-memory-closed = Zamknięta: co było jawne, trzeba zapamiętać. O łupie przed graczami wiadomo tylko, ile jest kart.
option-clock = Celowanie na czas
option-clock-without = Nie: każdy bierze udział w każdej rundzie.
option-clock-with = Tak: kto nie zdąży wycelować, nie bierze udziału w rundzie.

## Akcje, jako przyciski

action-no = Nie
action-heal = Usuń jedno obrażenie
action-load = Załaduj: { $bullet }
action-give = Oddaj: { $bullet }
action-discard = Odrzuć: { $bullet }
action-aim = Celuj: { $player }
action-late = Spóźnij się: bez udziału w rundzie
action-order = Każ zmienić cel: { $player }
action-duck = Połóż się
action-stand = Stój
action-swindle = Wylosuj kartę pocisku, którą ma { $player }
action-take = Weź: { $loot }
action-forbid = Zabroń: { $kind }
action-trade = Wymień na losową kartę, którą ma { $player }
action-talent = { $talent } · { $about }

## Co daje akcja

explain-no = Niczego nie zmieniasz i gra toczy się dalej. (§3.1)
explain-heal = Odkładasz jeden ze swoich znaczników obrażeń. Nadal leżysz i w tej rundzie nie dostaniesz nic z podziału. (§12.10)
explain-load = Ta karta leży przed tobą zakryta przez całą rundę: { $bullet }. Cokolwiek się z nią stanie, drugi raz jej nie użyjesz. (§4.2)
explain-give = Ta karta trafia do ręki gracza, od którego pochodzi wylosowana: { $bullet }. Możesz oddać nawet tę samą. (§12.13)
explain-discard = Odrzucasz kartę pocisku zakrytą, więc nikt jej nie widzi: { $bullet }. (§10.5, §12.11)
explain-aim = Twój cel to { $player }. Jeśli obie postacie będą stać, a twoja karta to wystrzał, cel dostanie obrażenie. (§5.1)
explain-late = Nie bierzesz udziału w tej rundzie: leżysz, twoja karta idzie zakryta do odrzuconych i nie masz nic z podziału. (§5.2)
explain-order = Rozkaz dostaje { $player }: trzeba wybrać inny cel niż dotąd. Nowym celem możesz zostać także ty. (§6.1)
explain-duck = W tej rundzie nic ci nie grozi, ale nie strzelasz i nie masz nic z podziału. Twoja karta idzie zakryta do odrzuconych. (§7.2)
explain-stand = Strzelasz, ale ktoś może cię trafić. Jeśli nikt nie trafi, bierzesz udział w podziale. (§7.1)
explain-swindle = Los wybiera kartę pocisku, którą ma w ręce { $player }. Oglądasz ją, a potem oddajesz za nią jedną ze swoich kart. (§12.13)
explain-take = To twoja część łupu: { $loot }. Jeśli coś zostanie, gdy znów przyjdzie twoja kolej, weźmiesz następną. (§9.2)
explain-forbid = Przy tym jednym wyborze gracz nie może wziąć łupu tego rodzaju: { $kind }. Możesz to zrobić raz na podział. (§12.6)
explain-trade = Oddajesz kartę łupu, która właśnie do ciebie trafiła, i dostajesz losową kartę łupu, którą ma { $player }, jedną z tych, które leżały tam wcześniej. (§12.17)
explain-talent = { $talent }: { $about } Kto wybierze ten talent, ma go przez całą grę, a nikt inny już go nie dostanie. (§2.4)

## Dlaczego nie wolno

refusal-no-such-action = W tej grze nie ma takiej akcji.
refusal-game-is-over = Gra już się skończyła.
refusal-not-your-turn = Ta decyzja nie należy teraz do ciebie.
refusal-not-now = To nie ten moment.
refusal-you-are-out = Twój gangster odpadł z gry.
refusal-no-such-bullet = Nie masz takiej karty pocisku.
refusal-not-yourself = Wskaż kogoś innego, nie siebie.
refusal-target-is-out = Ten gracz odpadł z gry.
refusal-takes-no-part = Ten gracz nie bierze udziału w tej rundzie.
refusal-no-clock = Przy tym stole nie ma zegara: każdy zdąża wycelować.
refusal-not-yourself-as-godfather = Ojciec Chrzestny rozkazuje komuś innemu, nigdy sobie.
refusal-no-other-target = Ten gracz nie ma innego celu do wyboru, więc nie ma czego mu kazać.
refusal-former-target = Ten gracz już był twoim celem: wskaż kogoś innego.
refusal-not-on-the-table = Tego nie ma na środku stołu.
refusal-forbidden-to-you = Dyktatorka zabrania ci tym razem brać łup tego rodzaju.
refusal-nothing-to-forbid = Na środku nie ma łupu tego rodzaju, więc nie ma czego zabraniać.
refusal-no-bullets-there = Ten gracz nie ma w ręce kart pocisków.
refusal-not-the-new-bang = Wystrzał wzięty przed chwilą zostaje u ciebie: żeby odrzucić wystrzał, musisz mieć jeszcze jeden.
refusal-no-loot-there = Ten gracz nie ma łupu, więc nie ma czego z nim wymienić.
refusal-talent-is-taken = Ktoś już ma ten talent.
refusal-nobody-there = Na tym miejscu nikt nie siedzi.

## O co teraz chodzi

prompt-talent = Wybierz swój talent na całą grę.
prompt-swindle = Wskaż gracza, z którego ręki losujesz kartę pocisku.
prompt-give = Wybierz kartę pocisku, którą oddajesz w zamian; może to być ta wylosowana.
prompt-bullet = Załaduj potajemnie kartę pocisku: pusty magazynek albo wystrzał.
prompt-aim = Wybierz, w kogo celujesz.
prompt-kid = Wszyscy inni już celują: wybierz, w kogo celujesz ty.
prompt-reload = Wybierz kartę pocisku, która ma być teraz załadowana; może zostać ta sama.
prompt-order = Masz przywilej Ojca Chrzestnego: możesz kazać jednej osobie zmienić cel.
prompt-redirect = Ojciec Chrzestny każe ci zmienić cel: wybierz inny.
prompt-courage = Kładziesz się, żeby nic ci się nie stało, czy stoisz, żeby zawalczyć o łup?
prompt-wise = Twój cel leży, a twoja karta wróciła do ręki. Wybierz kartę pocisku, którą odrzucasz zamiast niej.
prompt-heal = Leżysz: czy usuwasz jedno ze swoich obrażeń?
prompt-forbid = Teraz łup wybiera { $target }. Możesz przedtem zabronić jednego rodzaju łupu.
prompt-share = Weź swoją część łupu: kartę albo biurko.
prompt-share-card = Weź swoją część łupu: kartę.
prompt-share-desk = Weź swoją część łupu: zostało tylko biurko.
prompt-more = Możesz od razu wziąć drugą część, a potem wyjść z podziału.
prompt-clip = Masz nowy wystrzał: wybierz inną kartę pocisku, którą odrzucasz.
prompt-trade = Możesz wymienić właśnie wziętą kartę ({ $loot }) na losową kartę z łupu innego gracza.
prompt-over = Koniec gry.

## Osoby

seat-name =
    { $who ->
        [me] ty
       *[other] { $player }
    }
seat-gets =
    { $who ->
        [me] dostajesz ty
       *[other] dostaje { $player }
    }
seat-loses =
    { $who ->
        [me] tracisz ty
       *[other] traci { $player }
    }
seat-hit =
    { $who ->
        [me] trafia cię
       *[other] trafia. Obrywa { $player }
    }

## Dziennik

log-dealt =
    { $who ->
        [me] Twój talent: { $talent }. { $about }
       *[other] { $player } ma talent: { $talent }. { $about }
    }
log-talent =
    { $who ->
        [me] Wybierasz talent: { $talent }. { $about }
       *[other] { $player } wybiera talent: { $talent }. { $about }
    }
log-swindle =
    { $who ->
        [me] Losujesz kartę pocisku, którą { $target }.
       *[other] { $player } losuje kartę pocisku, którą { $target }.
    }
log-swindle-card =
    { $who ->
        [me] Losujesz kartę pocisku, którą { $target }: { $bullet }.
       *[other] { $player } losuje kartę pocisku, którą { $target }: { $bullet }.
    }
log-give = { $player } oddaje w zamian kartę pocisku, którą { $target }.
log-give-card =
    { $who ->
        [me] Oddajesz w zamian kartę pocisku, którą { $target }: { $bullet }.
       *[other] { $player } oddaje w zamian kartę pocisku, którą { $target }: { $bullet }.
    }
log-loaded = Wszyscy mają załadowaną kartę pocisku.
log-aim =
    { $who ->
        [me] Twój cel to { $target }.
       *[other] { $player } celuje, a cel to { $target }.
    }
log-late =
    { $who ->
        [me] Nie zdążasz wycelować i nie bierzesz udziału w tej rundzie.
       *[other] { $player } nie zdąża wycelować i nie bierze udziału w tej rundzie.
    }
log-reload = { $player } ma załadowaną tę samą kartę pocisku albo inną.
log-load-own = Masz teraz załadowaną kartę: { $bullet }.
log-order =
    { $who ->
        [me] Każesz zmienić cel. Rozkaz { $target }.
       *[other] { $player } każe zmienić cel. Rozkaz { $target }.
    }
log-no-order =
    { $who ->
        [me] Nie wydajesz rozkazu.
       *[other] { $player } nie wydaje rozkazu.
    }
log-standing = Na nogach: { $players }.
log-ducking = Na podłodze: { $players }.
log-discard = { $player } odrzuca zakrytą kartę pocisku.
log-discard-own = Odrzucasz zakrytą kartę pocisku: { $bullet }.
log-bang =
    { $who ->
        [me] Bach! Twój strzał { $target }.
       *[other] Bach! { $player } { $target }.
    }
log-blank =
    { $who ->
        [me] Klik: strzelasz, a cel to { $target }, ale magazynek jest pusty.
       *[other] Klik: { $player } strzela, a cel to { $target }, ale magazynek jest pusty.
    }
log-shows-bang =
    { $who ->
        [me] Pokazujesz wystrzał; twój cel to { $target }.
       *[other] { $player } pokazuje wystrzał; cel to { $target }.
    }
log-hit =
    { $who ->
        [me]
            { $count ->
                [one] Dostajesz { $count } obrażenie.
                [few] Dostajesz { $count } obrażenia.
                [many] Dostajesz { $count } obrażeń.
               *[other] Dostajesz { $count } obrażenia.
            }
       *[other]
            { $count ->
                [one] { $player } dostaje { $count } obrażenie.
                [few] { $player } dostaje { $count } obrażenia.
                [many] { $player } dostaje { $count } obrażeń.
               *[other] { $player } dostaje { $count } obrażenia.
            }
    }
log-lucky =
    { $who ->
        [me] Trafień było kilka, więc nie liczy się żadne i stoisz dalej.
       *[other] Trafień było kilka, więc nie liczy się żadne i { $player } stoi dalej.
    }
log-out =
    { $who ->
        [me] Odpadasz z gry.
       *[other] { $player } odpada z gry.
    }
log-steal =
    { $who ->
        [me] Kradniesz losową kartę łupu, którą { $target }.
       *[other] { $player } kradnie losową kartę łupu, którą { $target }.
    }
log-steal-card =
    { $who ->
        [me] Kradniesz losową kartę łupu, którą { $target }: { $loot }.
       *[other] { $player } kradnie losową kartę łupu, którą { $target }: { $loot }.
    }
log-before-split =
    { $who ->
        [me] Przed podziałem bierzesz: { $loot }.
       *[other] { $player } bierze przed podziałem: { $loot }.
    }
log-heal =
    { $who ->
        [me] Usuwasz jedno ze swoich obrażeń.
       *[other] { $player } usuwa jedno obrażenie.
    }
log-take =
    { $who ->
        [me] Bierzesz: { $loot }.
       *[other] { $player } bierze: { $loot }.
    }
log-kit =
    { $who ->
        [me] Wszystkie twoje obrażenia są wyleczone.
       *[other] { $player } nie ma już żadnych obrażeń.
    }
log-kit-useless =
    { $who ->
        [me] Nie masz obrażeń, więc apteczka nic nie daje.
       *[other] { $player } nie ma obrażeń, więc apteczka nic nie daje.
    }
log-clip =
    { $who ->
        [me] Dostajesz wystrzał z kart odrzuconych.
       *[other] { $player } dostaje wystrzał z kart odrzuconych.
    }
log-clip-useless =
    { $who ->
        [me] Magazynek nic ci nie daje.
       *[other] { $player } nie ma z magazynka żadnego pożytku.
    }
log-leaves =
    { $who ->
        [me] Masz dwie części naraz i wychodzisz z podziału.
       *[other] { $player } ma dwie części naraz i wychodzi z podziału.
    }
log-forbid =
    { $who ->
        [me] Zabraniasz jednego rodzaju łupu: { $kind }. Zakaz { $target }.
       *[other] { $player } zabrania jednego rodzaju łupu: { $kind }. Zakaz { $target }.
    }
log-nothing-to-take =
    { $who ->
        [me] Nic innego do wzięcia dla ciebie nie ma.
       *[other] { $player } nie ma nic innego do wzięcia.
    }
log-trade =
    { $who ->
        [me] Oddajesz właśnie wziętą kartę ({ $loot }), którą { $target }, i bierzesz stamtąd losową kartę łupu.
       *[other] { $player } oddaje właśnie wziętą kartę ({ $loot }), którą { $target }, i bierze stamtąd losową kartę łupu.
    }
log-trade-card = Wylosowana karta: { $loot }.
log-nobody-stands = Nikt nie stoi: łup tej rundy wypada z gry.
log-left-over = Czego nikt nie wziął, wypada z gry.
log-godfather =
    { $who ->
        [me] Teraz ty jesteś Ojcem Chrzestnym.
       *[other] Ojcem Chrzestnym jest teraz { $player }.
    }
log-round = Zaczyna się runda { $count }.
log-middle = Na środku leżą: { $cards }.
log-over = Osiem rund minęło: żywi liczą łup.
log-last-alive =
    { $who ->
        [me] Tylko ty przeżywasz.
       *[other] Przy życiu zostaje tylko { $player }.
    }
log-all-dead = Nikt nie przeżył: nikt nie wygrywa.
log-bonus =
    { $who ->
        [me] Masz najwięcej diamentów: dostajesz premię 60 000 $.
       *[other] { $player } ma najwięcej diamentów i dostaje premię 60 000 $.
    }
log-points =
    { $count ->
        [0]
            { $who ->
                [me] Nie masz nic.
               *[other] { $player } nie ma nic.
            }
       *[other]
            { $who ->
                [me] Masz { label-points }.
               *[other] { $player } ma { label-points }.
            }
    }
log-win =
    { $who ->
        [me] Wygrywasz!
       *[other] { $player } wygrywa.
    }
log-shared-win = Zwycięstwem dzielą się: { $players }.

## Napisy na obrazie

label-player = { $player }
label-round = Runda { $count } z 8
label-before = Przed pierwszą rundą
label-loot-left = Łup w talii: { $count }
label-discards = Odrzucone pociski: puste { $blanks }, wystrzały { $bangs }, zakryte { $unseen }
label-middle = Na środku
label-desk = biurko
label-godfather = Ojciec Chrzestny
label-next = od następnej rundy Ojciec Chrzestny
label-out = poza grą
label-wounds =
    { $count ->
        [one] { $count } obrażenie
        [few] { $count } obrażenia
        [many] { $count } obrażeń
       *[other] { $count } obrażenia
    }
score = { label-points }
score-unit = tysięcy dolarów
# Tysiące dolarów. Liczby czterocyfrowe piszemy bez odstępu, dłuższe z odstępem, który nie łamie wiersza.
label-points =
    { $count ->
        [0] 0 $
        [1] 1000 $
        [2] 2000 $
        [3] 3000 $
        [4] 4000 $
        [5] 5000 $
        [6] 6000 $
        [7] 7000 $
        [8] 8000 $
        [9] 9000 $
       *[other] { $count } 000 $
    }
label-hand = Ręka: puste { $blanks }, wystrzały { $bangs }
label-bullets = Pociski: { $count }
label-known = znane: puste { $blanks }, wystrzały { $bangs }
label-shown = pokazane: puste { $blanks }, wystrzały { $bangs }
label-loaded-unseen = załadowane
label-loaded = załadowane: { $bullet }
label-chosen = wybór zrobiony
label-choice = wybór: { $choice }
label-late = nie zdąża
label-stand = stoi
label-duck = leży na własne życzenie
label-down = leży
label-forbidden = zakaz: { $kind }
label-talent = { $talent }: { $about }
label-loot =
    { $count ->
        [0] Bez łupu
       *[other] Łup ({ $count })
    }

## Legenda pod obrazem

legend-note = { $codes }: banknoty, w tysiącach
legend-diamond = { $codes }: diamenty, w tysiącach
legend-painting = { $codes }: obraz
legend-clip = { $codes }: magazynek
legend-kit = { $codes }: apteczka
legend-unknown = { $codes }: nieznana karta
legend-several = 2*: dwie takie karty
legend-chosen = * przed graczem: wybór zrobiony
legend-asked = > przed graczem: teraz decyduje

## Lekcje

lesson-order = Masz biurko Ojca Chrzestnego, a celują w ciebie dwie osoby. Każ jednej z nich zmienić cel.
lesson-duck = Masz dwa obrażenia, celują w ciebie trzy osoby, a łup jest marny. Zadbaj o to, żeby dożyć następnej rundy: cokolwiek mają załadowane inni, nic nie może cię trafić.
lesson-desk = Stoisz i teraz twoja kolej. Weź tę część, dzięki której od następnej rundy będziesz Ojcem Chrzestnym i, jeśli będziesz stać, pierwszy wybór w podziale będzie twój.
lesson-paintings = Masz trzy obrazy, warte 30 000 $. Weź tę część, która najbardziej powiększy twój majątek.
lesson-diamonds = Ostatni podział, zostały dwie części: jedna dla ciebie, druga dla gracza, który też stoi. Oboje macie po dwie karty diamentów. Weź tę część, która da ci premię.
lesson-kit = Masz dwa obrażenia, trzecie oznaczałoby koniec. Weź tę część, która cię wyleczy.
lesson-clip = Weź magazynek, który da ci wystrzał z kart odrzuconych, i odrzuć za niego taką kartę, żeby mieć na końcu trzy wystrzały.
lesson-two-shares = Masz talent Chytruski. Weź od razu dwie najlepsze części, zanim zdąży druga stojąca osoba: banknot 20 000 $ i obraz.

## Dlaczego wpisana pozycja jest niemożliwa

flaw-no-bullets = brakuje sekcji „{ $section }”: ile kart każdy ma w ręce
flaw-seats =
    { $count ->
        [one] gra jest dla 4 do 8 graczy, a tu jest { $count } kolumna
        [few] gra jest dla 4 do 8 graczy, a tu są { $count } kolumny
        [many] gra jest dla 4 do 8 graczy, a tu jest { $count } kolumn
       *[other] gra jest dla 4 do 8 graczy, a tu jest { $count } kolumny
    }
flaw-two-rests = ... oznacza całą resztę, więc może stać tylko w jednym miejscu
flaw-cards-nowhere =
    { $count ->
        [one] { $count } karta nie ma swojego miejsca; napisz ... tam, gdzie leży (§1.1, §1.2)
        [few] { $count } karty nie mają swojego miejsca; napisz ... tam, gdzie leżą (§1.1, §1.2)
        [many] { $count } kart nie ma swojego miejsca; napisz ... tam, gdzie leżą (§1.1, §1.2)
       *[other] { $count } karty nie ma swojego miejsca; napisz ... tam, gdzie leży (§1.1, §1.2)
    }
flaw-two-desks = biurko jest tylko jedno (§1.3)
flaw-too-much-loot = karta { $card } powtarza się za często: w pudełku jest takich { $copies } (§1.1)
flaw-too-many-bullets = na każdego gracza przypada pięć pustych magazynków i trzy wystrzały, a tu jest ich więcej (§1.2)
flaw-labels = w „cards” ma być po osiem słów na gracza, jak ch3308, zgodnych z pociskami z innych sekcji, a w „clips” słowa jak bu3308 albo none
flaw-swindles = w „swindles” ma być słowo na gracza, jak 2+1 albo 1-1, albo -
flaw-events = w „events” mają być słowa jak 5:>2, P:3>1! albo 5:1>3, po których każdy ma swój łup
flaw-talent-twice = dwóch graczy nie może mieć tego samego talentu (§2.4)
flaw-report = w „report” jest runda, a potem dla każdego gracza: postawa, cel, karta i trafienia
flaw-asked = w tym kroku nikt nie podejmuje takiej decyzji (§3.1)
flaw-one-left = żyć musi co najmniej dwóch graczy, inaczej gra byłaby skończona (§8.5)
flaw-wounds = z tyloma obrażeniami gracz odpadłby z gry (§8.3)
flaw-dead-player = kto odpadł z gry, nie ma załadowanej karty i niczego nie wybiera (§8.3)
flaw-aim = celuje się w innego gracza przy tym stole (§5.1)
flaw-no-clock = bez zegara nikt się nie spóźnia (§5.2)
flaw-pick = kto bierze część łupu, ten stoi (§9.1)
flaw-left = kto bierze drugą część, jeszcze nie wyszedł z podziału (§12.2)
flaw-taken = wymieniana karta musi leżeć przed właścicielem (§12.17)
flaw-fresh = wzięta właśnie karta pocisku musi być w tej ręce (§10.5, §12.13)
flaw-nobody-is-asked = w tym kroku nikt nie ma nic do zdecydowania (§3.1)
flaw-nothing-to-do = decyzja należy do kogoś, kto nic nie może zrobić (§3.1)
flaw-choice = ktoś wybrał coś, czego nie można wybrać (§3.3)

ending-rounds = Zakończone po ósmej rundzie
ending-survivor = Zakończone, gdy został jeden żywy gracz
ending-nobody = Zakończone, gdy nie przeżył nikt

## Elementy, które można zmieniać, i to, co liczy raport o balansie

design-loot = Karty łupów każdego rodzaju
design-worth = Ile są warte, w tysiącach
design-collection = Ile jest warta kolekcja z tylu obrazów, w tysiącach
design-diamonds = Za najwięcej kart diamentów, w tysiącach
design-bullets = Naboje każdego gracza
design-rounds = Rundy i łupy na nie
design-rounds-count = rundy
design-rounds-stack = karty łupów odkrywane w każdej rundzie
design-rounds-loot = wszystkie karty łupów: tyle, ile dają ich rodzaje
design-wounds = Rany, po których gracz odpada
mistake-components-bullets = naboi jest { $count }, a rund { $wanted }
