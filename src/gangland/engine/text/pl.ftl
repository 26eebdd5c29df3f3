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
