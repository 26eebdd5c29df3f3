### Błędy pytającego, po polsku. Bez wielkiej litery i bez kropki: zdanie może stać w środku innego.

mistake-or = { $one } lub { $other }
mistake-quoted = „{ $text }”
mistake-language = „{ $asked }”: { $known }

## Gry, stoły i boty

mistake-no-game = nie ma gry „{ $game }”; są: { $known }
mistake-no-bot = nie ma bota „{ $bot }”; są: { $known }
mistake-bot-over = gra jest skończona: nie ma już czego wybierać
mistake-bot-waits = miejsce { $seat } nie ma teraz nic do zdecydowania; decydują: { $seats }
mistake-bot-budget = „{ $bot }”: budżet to liczba od 1 do { $most }
mistake-no-option = gra { $game } nie ma opcji „{ $option }”; ma: { $known }
mistake-no-options = gra { $game } nie ma opcji „{ $option }”; nie ma żadnych
mistake-option = wartość opcji { $option } to jedna z: { $known }, a nie „{ $choice }”
mistake-seats = w grze { $game } liczba miejsc to { $known }, a nie { $seats }
mistake-start-differs = wpisana pozycja ma inne ustalenia: liczba miejsc { $seats }, opcje { $options }
mistake-options-fit = w grę { $game } przy tylu miejscach ({ $seats }) nie da się grać z opcjami { $options }
mistake-seed = „{ $text }” to nie ziarno; ziarno to 7 albo 7/12 (partia 12 serii 7), albo co najmniej 32 cyfry szesnastkowe

## Gra

mistake-no-seat = nie ma miejsca { $seat }; miejsca mają numery od 0 do { $last }
mistake-which-seat = decyzja należy do miejsc { $seats }: powiedz, o które chodzi
mistake-no-action = żadna akcja nie nazywa się „{ $text }”
mistake-no-action-near = żadna akcja nie nazywa się „{ $text }”; może chodzi o { $near }?
mistake-two-actions = dwie akcje nazywają się „{ $text }”
mistake-action-number = żadna akcja nie ma numeru { $number }; numery są od 0 do { $last }
mistake-refused = „{ $action }” z miejsca { $seat } jest niedozwolone: { $why } (§{ $paragraph })
mistake-undo-nothing-played = ostatniej akcji nie można cofnąć: jeszcze nic nie zagrano
mistake-undo-somebody-else-acted = ostatniej akcji nie można cofnąć: potem zagrał już ktoś inny
mistake-undo-chance = ostatniej akcji nie można cofnąć: zadecydował los
mistake-undo-learned = ostatniej akcji nie można cofnąć: pokazała coś nowego
mistake-moment =
    { $count ->
        [one] wykonano { $count } akcję, więc chwili { $moment } nie ma
        [few] wykonano { $count } akcje, więc chwili { $moment } nie ma
        [many] wykonano { $count } akcji, więc chwili { $moment } nie ma
       *[other] wykonano { $count } akcji, więc chwili { $moment } nie ma
    }
mistake-comment-beside = komentarz stoi przy akcji, a żadnej jeszcze nie zagrano
mistake-comment-braces = w komentarzu nie ma nawiasów klamrowych

## Wpisane pozycje

mistake-at = wiersz { $line }, kolumna { $column }: { $what }
mistake-empty-position = pozycja jest pusta
mistake-section = „{ $word }” nie jest częścią pozycji; części to: { $known }
mistake-section-twice = „{ $word }” występuje dwa razy
mistake-one-word =
    { $count ->
        [0] po „{ $word }” ma stać jedno słowo, a nie stoi żadne
        [few] po „{ $word }” ma stać jedno słowo, a stoją { $count }
       *[many] po „{ $word }” ma stać jedno słowo, a stoi { $count }
    }
mistake-columns =
    { $count ->
        [one] „{ $word }” ma { $count } kolumnę, a po jednej na miejsce daje { $seats }
        [few] „{ $word }” ma { $count } kolumny, a po jednej na miejsce daje { $seats }
        [many] „{ $word }” ma { $count } kolumn, a po jednej na miejsce daje { $seats }
       *[other] „{ $word }” ma { $count } kolumny, a po jednej na miejsce daje { $seats }
    }
mistake-number = „{ $word }” to nie liczba od { $least } do { $most }
mistake-choice = „{ $word }” to żadne z: { $known }
mistake-star = „{ $count }” przed gwiazdką to nie liczba od 1 do 99
mistake-generator =
    { $digits ->
        [few] stan generatora to { $digits } cyfry szesnastkowe, nie same zera
       *[many] stan generatora to { $digits } cyfr szesnastkowych, nie same zera
    }
flaw-after-the-rest = w „{ $section }” nic nie może stać po ...
flaw-two-rests = ... oznacza całą resztę kart, więc może stać tylko w jednym miejscu
flaw-too-many-cards = więcej kart, niż jest w grze (§{ $paragraph }): { $cards }
flaw-too-many = { $card } ({ $count } zamiast najwyżej { $copies })
flaw-cards-nowhere =
    { $count ->
        [one] { $count } karta nie ma swojego miejsca (§{ $paragraph }): { $cards }; { $wanted }
        [few] { $count } karty nie mają swojego miejsca (§{ $paragraph }): { $cards }; { $wanted }
        [many] { $count } kart nie ma swojego miejsca (§{ $paragraph }): { $cards }; { $wanted }
       *[other] { $count } karty nie ma swojego miejsca (§{ $paragraph }): { $cards }; { $wanted }
    }
flaw-cards-hidden =
    { $count ->
        [one] zakryta (?) jest { $count }
        [few] zakryte (?) są { $count }
        [many] zakrytych (?) jest { $count }
       *[other] zakrytych (?) jest { $count }
    }
flaw-write-the-rest = napisz ... tam, gdzie leżą
flaw-no-value = po „{ $section }” nic nie stoi, więc także nie „{ $word }”
flaw-seats =
    { $count ->
        [one] gra jest dla { $least } do { $most } graczy, a tu jest { $count } kolumna
        [few] gra jest dla { $least } do { $most } graczy, a tu są { $count } kolumny
        [many] gra jest dla { $least } do { $most } graczy, a tu jest { $count } kolumn
       *[other] gra jest dla { $least } do { $most } graczy, a tu jest { $count } kolumny
    }

## Zapisy partii

mistake-tag = nagłówek { $tag }: { $what }
mistake-tag-unknown = nieznany albo powtórzony nagłówek „{ $word }”
mistake-tag-form = nagłówek ma postać [Nazwa "wartość"] i stoi przed akcjami
mistake-tag-missing = brakuje nagłówka „{ $word }”: to nie jest zapis partii
mistake-version = zagrano według zasad w wersji { $version }; ten program gra według wersji { $known }
mistake-whole-number = „{ $text }” to nie liczba całkowita
mistake-options = opcje mają postać nazwa=wartość, ..., a nie „{ $text }”
mistake-line = wiersz akcji zaczyna się od swojego numeru i miejsca, na przykład 3. (1)
mistake-actions = nie da się tego odczytać jako akcji oddzielonych średnikami
mistake-result = w zapisie stoi „{ $word }”, a po odtworzeniu wychodzi „{ $replayed }”

## Symulacje

mistake-games =
    potrzeba co najmniej jednej partii i jednego wątku, a podano: partie { $games }, wątki { $threads }
mistake-device = urządzenie to cpu albo cuda, a nie „{ $device }”
mistake-no-cuda = nie ma tu CUDA: { $what }; zainstaluj gangland[cuda]
mistake-no-gpu = nie znaleziono tu urządzenia CUDA; użyj --device cpu
mistake-gpu-room = na tym GPU nie zmieści się tyle partii naraz: { $count } (potrzeba { $size } GB); weź mniej

## Co przebieg zapisuje w swoim folderze

mistake-kept-folder = nie da się zapisać folderu „{ $folder }”; to, co zapisano wcześniej, nadal tam jest
mistake-kept-busy = w folderze „{ $folder }” trwa już inny przebieg
mistake-kept-differs = w folderze „{ $folder }” jest odpowiedź na inne pytanie ({ $name }: tam { $known }, tu { $asked }); wybierz inny folder
mistake-kept-file = nie da się odczytać „{ $file }” tak, jak zostawia go przebieg; wybierz inny folder
mistake-kept-fewer = w folderze „{ $folder }” są już partie do numeru { $last }, a podano tylko { $games }; podaj nie mniej albo wybierz inny folder
mistake-kept-variant = gry { $game } ze zmienionymi elementami nie zapisuje się w folderze

## Areny

mistake-arena-no-bots = arena potrzebuje co najmniej jednego bota
mistake-arena-bots =
    { $room ->
        [one] za dużo botów: { $bots }, a jest dla nich jedno miejsce
        [few] za dużo botów: { $bots }, a są dla nich { $room } miejsca
       *[many] za dużo botów: { $bots }, a jest dla nich { $room } miejsc
    }
mistake-arena-folder = nie da się zapisać folderu „{ $folder }”
mistake-arena-busy = w folderze „{ $folder }” trwa już inna arena
mistake-arena-differs = w folderze „{ $folder }” jest inna arena ({ $name }: tam { $known }, tu { $asked }); wybierz inny folder
mistake-arena-file = od wiersza { $line } nie da się odczytać „{ $file }” tak, jak zostawia go arena; wybierz inny folder
mistake-arena-start = proces, który miał rozgrywać partie, od razu się skończył, z kodem { $code }
mistake-no-lab = brakuje modułu { $module }; zainstaluj gangland[lab]

## Przejściówki

mistake-batch-size = paczka ma od 1 do { $most } partii i co najmniej jeden wątek, a podano: partie { $count }, wątki { $threads }
mistake-batch-action = „{ $action }” nie jest dozwolone dla miejsca { $seat } na torze { $lane } paczki
mistake-batch-actions = krok bierze tyle liczb całkowitych, ile jest torów ({ $count }), a nie tablicę o kształcie { $shape } i typie { $kind }
mistake-render-mode = sposób rysowania to human albo ansi, a nie „{ $mode }”
mistake-reset-first = żadna partia nie trwa: najpierw wywołaj reset
mistake-action-none = { $agent } musi wybrać: None jest tylko dla tych, dla których gra się skończyła
mistake-learner-seat = miejsce uczącego się to 0 do { $last } albo rotate, i nie takie, którym grają zasady, a podano „{ $seat }”
mistake-opponents = jedna nazwa dla wszystkich przeciwników albo tyle nazw, ilu ich jest ({ $wanted }), a podano ich { $given }

## Zmienione elementy

mistake-components-at = { $where }: { $what }
mistake-components-line = wiersz { $line } pliku { $file }
mistake-components-set = --set { $text }
mistake-components-change = zmiana { $path }
mistake-components-form = zmiana to ścieżka=wartość, na przykład { $example }
mistake-components-toml = tego nie da się odczytać jako TOML
mistake-components-game = to elementy gry „{ $given }”, a nie { $game }
mistake-components-path = { $game } nie ma elementu „{ $path }”; `gangland components { $game }` je wymienia
mistake-components-path-near = { $game } nie ma elementu „{ $path }”; może chodziło o { $near }?
mistake-components-value = { $path } { $what }
mistake-components-whole = to liczba całkowita od { $least } do { $most }, a nie { $given }
mistake-components-flag = to true albo false, a nie { $given }
mistake-components-list = to lista tekstów, od { $fewest } do { $most }, a nie { $given }
mistake-components-name = wymienia { $given }; są: { $known }
mistake-components-signs = to różne litery z { $known }, od { $fewest } do { $most }, a nie { $given }
mistake-components-deck = rodzaje dają razem { $count }, a { $path } mówi { $wanted }
mistake-components-deck-few = zostaje { $count }, a potrzeba { $wanted }
mistake-components-room = { $count } nie mieści się w pozycji, w której jest miejsce na { $most }
mistake-components-unplayable = w zmienioną grę nie da się zagrać ({ $what })
mistake-components-endless = zmieniona gra nie skończyła się w ciągu { $moves } ruchów

## Zapisy hurtem

mistake-no-data = brakuje modułu { $module }; zainstaluj gangland[data]
mistake-records-folder = w folderze „{ $folder }” nie da się pisać
mistake-records-full = na dysku folderu „{ $folder }” nie ma już miejsca
mistake-records-busy = w folderze „{ $folder }” pracuje już inne polecenie
mistake-records-differs = folder „{ $folder }” zawiera inne dane ({ $name }: tam { $known }, tu { $asked }); wybierz inny folder
mistake-records-file = pliku „{ $file }” nie da się odczytać tak, jak go zostawiono; wybierz inny folder
mistake-records-in = { $place }: { $what }
mistake-records-no-source = nie ma pliku ani folderu „{ $source }”
mistake-records-unreadable = nie da się odczytać: „{ $source }”
mistake-records-not-text = to nie jest tekst
mistake-records-empty = nie ma tu zapisów partii: „{ $source }”
mistake-records-line = to nie jest partia: wiersz to wiersz tabeli partii albo obiekt z zapisem
mistake-records-column = brakuje kolumny { $column } albo nie jest ona typu { $kind }
mistake-records-length = kolumna { $column } musi mieć tyle pozycji: { $length }
mistake-records-state = partia rozegrana ponownie kończy się inną pozycją, niż mówi wiersz
mistake-records-changed = { $place } to nie to, co odczytano tam poprzednio; wybierz inny folder
mistake-records-no-games = nie ma tu tabeli partii: „{ $source }”
mistake-records-parquet = nie da się tego odczytać jako Parquet

## Ray

mistake-no-ray = brakuje Raya; zainstaluj gangland[ray]
mistake-ray-address = adres to adres głównego węzła klastra Ray, HOST:PORT, albo local, a nie „{ $address }”
mistake-ray-silent = pod adresem { $address } nie odpowiada żaden klaster Ray
mistake-ray-start = Ray zgłasza: { $what }
mistake-ray-local = lokalny klaster Ray nie wystartował
mistake-ray-lost = klaster Ray ({ $address }) przestał odpowiadać
mistake-ray-version = na węźle klastra jest gangland { $there }, a tutaj { $here }; zainstaluj wszędzie ten sam
mistake-ray-worker = na klastrze zawiódł proces roboczy: { $what }
mistake-ray-piece = partie od numeru { $first } kolejno unieruchomiły { $losses } procesów roboczych
mistake-ray-variant = gry { $game } ze zmienionymi elementami nie da się wysłać na inne komputery
