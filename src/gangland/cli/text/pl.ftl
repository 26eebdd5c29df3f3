### Wiersz poleceń po polsku. Te same identyfikatory i argumenty co w en.ftl.

## Pomoc

help-usage = Użycie:
help-usage-options = [OPCJE]
help-usage-command = POLECENIE ...
help-arguments = Argumenty
help-options = Opcje
help-commands = Polecenia
help-help = Pokaż tę pomoc.
help-lang = Język; bez tej opcji decydują ustawienia systemu.
help-version = Pokaż wersję.
help-gangland = Gangsterskie gry planszowe i karciane według prawdziwych zasad: z botami, ze znajomymi przy jednej klawiaturze i milionami partii w symulacji.
help-games = Wypisz gry: liczbę miejsc, opcje z możliwymi wartościami i to, o czym jest każda gra.
help-games-short = Wypisz gry i ich opcje.
help-play = Zagraj w terminalu, z botem albo ze znajomymi przy jednej klawiaturze. W trakcie gry wpisz: pomoc.
help-play-short = Zagraj w terminalu.
help-simulate = Rozegraj wiele losowych partii i pokaż, kto jak często wygrywa, z iloma punktami i jak długo to trwa.
help-simulate-short = Rozegraj i policz wiele losowych partii.
help-arena = Niech boty zagrają między sobą. Każdy gra każde rozdanie z każdego miejsca; udziały wygranych, rankingi i porównania mają swoje przedziały.
help-arena-short = Niech boty zagrają między sobą.
help-components = Wypisz elementy gry, każdą liczbę z tym, co oznacza, jako plik, w którym można je zmieniać.
help-components-short = Wypisz, co w grze można zmienić.
help-whatif = Zmień elementy gry i porównaj: te same rozdania są rozgrywane losowo bez zmian i ze zmianami, a każda liczba ma swoją różnicę i przedział.
help-whatif-short = Porównaj grę wydrukowaną ze zmienioną.
help-balance = Czy gra jest sprawiedliwa i co o niej rozstrzyga? Miliony partii losowych i partie botów, od słabych do silnych, dają jeden raport: stronę z wykresami, a obok niej dane. Z --set lub --components porównuje też grę bez zmian i ze zmianami.
help-balance-short = Raport: sprawiedliwość, długość, co pomaga wygrać.
help-replay = Opowiedz zapisaną partię ruch po ruchu albo pokaż jedną jej chwilę.
help-replay-short = Opowiedz zapisaną partię słowami.
help-records = Partie jako tabele dla programów, JSON Lines albo Parquet: wiersz na partię, na decyzję, a na życzenie na to, co widziało dane miejsce. Partie są czytane z zapisów albo rozgrywane teraz z --play. Można przerwać w każdej chwili; to samo polecenie dokończy.
help-records-short = Zapisz partie jako tabele.
help-position = Pokaż wpisaną pozycję, wykonaj w niej akcje i pokaż, co z nich wynikło.
help-position-short = Wypróbuj akcje we wpisanej pozycji.
help-observation = Pokaż, co wie miejsce przy stole, jako liczby dla sieci, każdą z jej numerem i nazwą: po nowym rozdaniu albo we wpisanej pozycji.
help-observation-short = Nazwij liczby obserwacji.
help-bench = Zmierz szybkość tego programu na tym komputerze, obok innych silników gier, jeśli są zainstalowane.
help-bench-short = Zmierz szybkość tego programu.
help-figures = Zmierz wszystko, co obiecujemy o botach, i zapisz to na stronie: jak są silne i szybkie, ile zajmują pamięci, jak mało zdradzają. Można przerwać w każdej chwili; to samo polecenie dokończy.
help-figures-short = Zmierz, co potrafią boty.
help-game = Identyfikator gry; wypisuje je `gangland games`.
help-seats = Liczba miejsc przy stole; bez tej opcji najmniejsza, jaką gra dopuszcza.
help-option = Opcja gry, na przykład memory=closed; można podać kilka razy.
help-json = Wypisz JSON zamiast tabeli.
help-viewer = Miejsce, którego oczami patrzymy; pierwsze to 0.
help-seed = Ziarno, czyli liczba, z której powstaje rozdanie: 7 albo 7/12, albo co najmniej 32 cyfry szesnastkowe; bez tej opcji tajne.
help-bot = Kto zajmuje pozostałe miejsca: poziom (street-kid, pickpocket, enforcer (domyślnie), consigliere, godfather), random, greedy, search albo none, czyli ludzie przy jednej klawiaturze; można podać kilka razy.
help-seat = Twoje miejsce; pierwsze to 0. Bez tej opcji jest losowane.
help-save = Na koniec zapisz partię do tego pliku, także po wyjściu i po Ctrl-C.
help-plain = Bez kolorów i bez czyszczenia ekranu.
help-count = Liczba partii; jeśli nie podano, 100000.
help-stream = Ziarno całej serii; jeśli nie podano, 0.
help-threads = Liczba wątków; jeśli nie podano, po jednym na procesor.
help-bots = Kto gra: random, greedy, search, search:4000 (prób w przód), search:200ms (czas na myślenie) albo poziom od street-kid do godfather. Gdy miejsc jest więcej niż botów, lista zaczyna się od nowa.
help-contest = Liczba partii, zaokrąglona w górę do pełnych rozdań; jeśli nie podano, 100.
help-processes = Ile partii naraz; jeśli nie podano, po jednej na procesor.
help-out = Folder na każdą skończoną partię, jej zapis i wykresy; po przerwaniu to samo polecenie gra w nim dalej.
help-kept-out = Folder na dotychczasowe sumy; po przerwaniu to samo polecenie gra dalej, także z większą liczbą partii.
help-components-out = Plik na elementy, zamiast wypisania ich.
help-components-file = Plik elementów, jaki pisze `gangland components`; to, co w nim pominięto, zostaje jak wydrukowane.
help-set = Zmiana jednego elementu, na przykład points.red.4=16; można podać kilka razy.
help-deals = Liczba rozdań; każde jest rozgrywane bez zmian i ze zmianami.
help-whatif-bot = Bot na każde miejsce; bez niego gra jest losowa. Zmiana, do której losowa gra nigdy nie dochodzi, potrzebuje bota i mniejszej liczby partii.
help-playouts = Liczba partii losowych; domyślnie milion.
help-balance-games = Liczba partii botów, dzielona między nie; domyślnie 2000, a 0: bez nich.
help-balance-bots = Boty od słabych do silnych, rozdzielone przecinkami; każdy gra na wszystkich miejscach. Domyślnie greedy:10,search:100,search:400.
help-balance-out = Folder raportu; przerwany przebieg rusza z niego dalej. Bez tej opcji: balance-GRA.
help-device = Gdzie grać: na procesorze czy na karcie graficznej.
help-ray = Gra na klastrze Ray: adres jego głównego węzła, na przykład 192.168.0.7:6379, albo local, czyli klaster na tym komputerze, który działa tylko podczas partii. --threads to wtedy najwięcej procesów roboczych naraz; bez tego wszystkie procesory klastra.
help-file = Plik z zapisem partii albo -, czyli standardowe wejście.
help-move = Pokaż pozycję po tylu akcjach.
help-sources = Gdzie są partie: foldery `gangland arena --out` albo tego polecenia, zapisy, JSON Lines, Parquet albo -, czyli standardowe wejście.
help-records-out = Folder na tabele; po przerwaniu to samo polecenie pisze w nim dalej.
help-format = jsonl (domyślnie), parquet albo text, czyli zapisy, które opowiada `gangland replay`; można podać kilka razy.
help-table = games (partie) albo decisions (decyzje); jeśli nie podano, obie; można podać dwa razy.
help-views = Zapisz też, co mogło wiedzieć dane miejsce: jako JSON, jako liczby obserwacji albo jedno i drugie.
help-seen-by = Czyje widoki: tego, kto decyduje (actor), czy wszystkich przy każdej decyzji (everyone); domyślnie actor.
help-records-play = Rozegraj teraz tę grę, zamiast czytać zapisy.
help-records-bot = Kto gra: nazwy z `gangland arena`; jeśli nie podano, random; można podać kilka razy.
help-text = Pozycja jako tekst, na przykład "street A3 B0 / hand A2 A2 | -".
help-actions = Akcje do wykonania, na przykład "recruit A3".
help-observation-seat = Miejsce, które obserwuje; pierwsze to 0. Bez tej opcji miejsce, które ma ruch.
help-observation-all = Pokaż też zera.
help-seconds = Czas każdego pomiaru w sekundach; jeśli nie podano, 1.
help-peers = Mierz też inne silniki albo nie.
help-bench-device = Co mierzyć: procesor albo wszystko, co działa na GPU, z pgx na tym samym GPU.
help-figures-games = Ile najwyżej partii jednego porównania; domyślnie 400. Gdy wynik jest jasny, wystarczy mniej.
help-only = Tylko wiersze, których nazwy tak się zaczynają, na przykład levels albo search-greedy/famiglia; można podać kilka razy.
help-minutes = Skończ po tylu minutach; następne uruchomienie dokończy.
help-again = Zapomnij, co wiadomo o tych wierszach, i zmierz je od nowa.
help-quick = Próba z botami w pośpiechu, w jednym procesie i w osobnych plikach; liczby nic nie znaczą.
help-figures-out = Folder plików figures.json i bots.md; domyślnie docs.
value-game = GRA
value-option = NAZWA=WYBÓR
value-file = PLIK
value-bots = BOT...
value-folder = FOLDER
value-change = ŚCIEŻKA=WARTOŚĆ
value-row = WIERSZ
value-sources = [ŹRÓDŁO]...
value-format = FORMAT
value-table = TABELA
value-text = TEKST
value-actions = [AKCJA]...

## Błędy użycia

usage-no-command = Nie ma polecenia { $name }; są: { $known }.
usage-no-option = Nie ma opcji { $name }; zobacz { $command } --help.
usage-no-value = Opcja { $name } wymaga wartości; zobacz { $command } --help.
usage-missing = Brakuje: { $name }; zobacz { $command } --help.
usage-takes-none = Opcja { $name } nie przyjmuje wartości; zobacz { $command } --help.
usage-whole-number = { $name }: potrzebna jest liczba całkowita, a nie „{ $given }”; zobacz { $command } --help.
usage-number = { $name }: potrzebna jest liczba, a nie „{ $given }”; zobacz { $command } --help.
usage-bad-value = Nie da się odczytać wartości { $name }; zobacz { $command } --help.
usage-extra = Podano za dużo: { $words }; zobacz { $command } --help.
usage-other = { $what } Zobacz { $command } --help.

## Kłopoty

none = brak
or = { $one } albo { $other }
quoted = „{ $text }”
problem-language = Języka { $asked } tu nie znamy; są: { $known }.
problem-game = Nie ma gry { $game }; są: { $known }.
problem-game-near = Nie ma gry { $game }; może chodzi o { $near }?
problem-seats = W grze { $game } liczba miejsc to { $known }, a nie { $seats }.
problem-seat = Nie ma miejsca { $seat }; miejsca mają numery od 0 do { $last }.
problem-option-form = Opcję zapisuje się jako nazwa=wybór, a nie „{ $pair }”; gra { $game } ma: { $known }.
problem-options-together = W grę { $game } nie da się grać z tymi opcjami naraz: { $options }.
problem-options-seats = W grę { $game } przy liczbie miejsc { $seats } nie da się grać z { $options }; da się z --seats { $known }.
problem-option = Gra { $game } nie ma opcji { $pair }; ma: { $known }.
problem-choice = Opcja { $name } nie może mieć wartości { $choice }; możliwe są: { $known }.
problem-seed = { $seed } to nie ziarno; ziarno to 7 albo 7/12 (partia 12 serii 7), albo co najmniej 32 cyfry szesnastkowe.
problem-stream = Ziarno serii to liczba od 0 do { $last }, a nie { $seed }.
problem-bot = Taki bot nie może grać: { $what }
problem-automaton = Miejsce { $seat } zajmuje automat; wybierz inne.
problem-no-room = Przeciw tobie grają tu same zasady, więc nie ma miejsca dla bota { $bot }; pomiń --bot.
problem-bots =
    { $seats ->
        [one] Przy stole z jednym miejscem nie ma miejsca dla botów.
       *[other] Liczba miejsc przy stole: { $seats }, więc obok ciebie zmieści się { $room ->
            [one] jeden bot
            [few] { $room } boty
           *[many] { $room } botów
        }, a nie { $count }.
    }
problem-count = Trzeba rozegrać co najmniej jedną partię, a nie { $count }.
problem-threads = Potrzebny jest co najmniej jeden wątek, a nie { $threads }.
problem-device = Nie ma urządzenia { $device }; są: { $known }.
problem-no-device = Nie można użyć urządzenia { $device }: { $what }
problem-ray = Nie da się rozegrać partii przez Raya: { $what }
problem-kept = Nie da się zapisać partii: { $what }
problem-ray-device = --ray gra na procesorach klastra; --device { $device } do tego nie pasuje.
problem-arena = Arena nie może się odbyć: { $what }
problem-arena-bots =
    { $room ->
        [one] Arena nie może się odbyć: { $what } Niech grają pojedynczo, jedna arena po drugiej.
       *[other] Arena nie może się odbyć: { $what } Niech gra ich mniej naraz, na przykład parami, jedna arena po drugiej.
    }
problem-components = Tak nie można zmienić elementów: { $what }
problem-whatif-nothing = Nic by się nie zmieniło: podaj zmianę przez --set ŚCIEŻKA=WARTOŚĆ albo plik przez --components; `{ $command }` wypisuje, co można zmienić.
problem-balance = Nie da się zrobić raportu: { $what }
problem-records = Nie można zapisać tabel: { $what }
problem-records-nothing = Nie ma czego zapisać: podaj zapisy albo foldery, albo grę do rozegrania przez --play GRA.
problem-records-both = Albo czytamy zapisy, albo gramy: pomiń --play albo pliki.
problem-records-choice = { $option } przyjmuje jedno z: { $known }, a nie { $given }.
problem-seconds = Pomiar trwa więcej niż 0 sekund, a nie { $seconds }.
problem-no-bench = Nie można zmierzyć szybkości: { $what }
problem-figures = Nie można zmierzyć botów: { $what }
problem-no-figures = Nie ma wierszy { $only }; ich nazwy zaczynają się od: { $known }.
problem-minutes = Pomiar trwa więcej niż 0 minut, a nie { $minutes }.
problem-no-file = Nie ma pliku { $file }.
problem-read = Nie da się odczytać pliku { $file }.
problem-not-text = Plik { $file } nie jest tekstem, więc nie jest zapisem partii.
problem-write = Nie da się zapisać pliku { $file }.
problem-write-folder = { $file } to folder, więc nie da się go zapisać jako pliku.
problem-write-name = Nie da się zapisać pliku { $file }: jego nazwa jest za długa.
problem-write-nowhere = Nie da się zapisać pliku { $file }: nie ma folderu { $folder }.
problem-output = Nie da się zapisać wyniku.
problem-notation = Wiersz { $line }, kolumna { $column }: { $what }
problem-move =
    { $count ->
        [one] Wykonano jedną akcję, więc chwili { $move } nie ma.
        [few] Wykonano { $count } akcje, więc chwili { $move } nie ma.
       *[many] Wykonano { $count } akcji, więc chwili { $move } nie ma.
    }
problem-action = Żadna akcja nie nazywa się „{ $text }”.
problem-action-near = Żadna akcja nie nazywa się „{ $text }”; może chodzi o „{ $near }”?
problem-action-several = „{ $text }” to nie cała akcja; może chodzi o jedną z tych: { $known }?
problem-refused = „{ $action }” jest niedozwolone: { $why }
problem-paragraph = W zasadach nie ma paragrafu { $number }.
problem-stopped = Przerwano.

## Nazwy

name-you = Ty
name-player = Gracz { $number }
name-bot-automaton = Automat
name-bot-consigliere = Consigliere
name-bot-enforcer = Egzekutor
name-bot-godfather = Ojciec chrzestny
name-bot-greedy = Bot zachłanny
name-bot-pickpocket = Doliniarz
name-bot-random = Bot losowy
name-bot-search = Bot szukający
name-bot-street-kid = Andrus
name-numbered = { $name } { $number }

## Gra w terminalu

play-open = { $game } · { $seats }
play-compiling = (Zasady kompilują się w tle; dopóki to trwa, bot myśli trochę słabiej.)
play-compiling-bar = Kompilacja
play-compiled = (Zasady są skompilowane: odtąd bot myśli pełną parą.)
play-not-compiled = (Nie udało się skompilować tu zasad; bot nadal myśli trochę słabiej.)
play-how = Wpisz numer z listy albo akcję, na przykład „{ $example }”; ? objaśnia możliwości, a pomoc wypisuje polecenia.
play-how-listed = Wpisz numer z listy albo akcję tak, jak stoi obok; ? objaśnia możliwości, a pomoc wypisuje polecenia.
play-turn = Ruch { $number } · { $name }
play-since = Od twojej ostatniej decyzji:
play-curtain = Na następnym ekranie są tajemnice: { $name } siada i naciska Enter, reszta odwraca wzrok.
play-curtain-again = Tylko Enter pokazuje, co widzi { $name }; { $quit } kończy grę.
play-no-clearing = Tego ekranu nie da się wyczyścić, więc to, co widziała jedna osoba, zostaje wyżej dla następnej. Do gry z tajemnicami przy jednej klawiaturze użyj terminala, który da się wyczyścić, bez --plain.
play-over = Koniec gry
play-again = To samo rozdanie jeszcze raz: `{ $command }`
play-left =
    { $count ->
        [0] Wychodzisz, zanim cokolwiek się wydarzyło.
        [one] Wychodzisz po jednej akcji.
        [few] Wychodzisz po { $count } akcjach.
       *[many] Wychodzisz po { $count } akcjach.
    }
play-end-of-input =
    { $count ->
        [0] Wejście się skończyło i nic nie zagrano.
        [one] Wejście się skończyło; gra przerwana po jednej akcji.
       *[other] Wejście się skończyło; gra przerwana po { $count } akcjach.
    }
play-interrupted =
    { $count ->
        [0] Przerwano, zanim cokolwiek zagrano.
        [one] Przerwano po jednej akcji.
       *[other] Przerwano po { $count } akcjach.
    }
play-record = Oto dotychczasowy zapis. Zachowaj go w pliku (następnym razem zrobi to `--save PLIK`), a `gangland replay PLIK` opowie go jeszcze raz:
play-saved = Zapis jest w pliku { $file }; `gangland replay { $file }` opowie go jeszcze raz.
play-no-number =
    { $count ->
        [one] Na liście jest tylko numer 1, a nie { $number }.
       *[other] Na liście są numery od 1 do { $count }, a nie { $number }.
    }
play-nonsense = „{ $text }” to ani numer z listy, ani akcja, ani znane mi słowo; wpisz: pomoc.
play-not-now = Teraz to niedozwolone: { $why }
play-likewise = Tak samo: { $numbers }
play-explain-one = „? { $number }” objaśnia tę jedną możliwość, „zasady 7.3” pokazuje paragraf zasad.
play-hint = Bot szukający wybrałby: { $action } ({ $text }).
play-undone = Cofnięto.
play-no-log = Jeszcze nic się nie wydarzyło.
play-save-where = Dokąd? Wpisz: zapisz i nazwę pliku.
play-secret-record = Zapis zawiera tajemnice wszystkich, więc w trakcie gry jest niedostępny; { $quit } kończy grę i go pokazuje, a --save PLIK zapisuje go na koniec.

menu-folded =
    { $count ->
        [one] { $name }: jedna możliwość
        [few] { $name }: { $count } możliwości
       *[many] { $name }: { $count } możliwości
    }
menu-back = Wpisz numer albo naciśnij Enter, by zobaczyć całą listę.
rules-how = „zasady 7” pokazuje rozdział, „zasady 7.3” paragraf, „zasady R3” rozstrzygnięcie, „zasady wszystko” całość.

word-hint = podpowiedź
word-undo = cofnij
word-log = dziennik
word-rules = zasady
word-record = zapis
word-save = zapisz
word-help = pomoc
word-quit = wyjdź
word-all = wszystko
about-hint = co zrobiłby bot szukający
about-undo = cofnij swoją ostatnią akcję, jeśli niczego nie ujawniła
about-log = wszystko, co się dotąd wydarzyło
about-rules = spis zasad; „zasady 7.3” to jeden paragraf, „zasady 7” rozdział, „zasady wszystko” całość
about-record = partia jako tekst do odtworzenia, jeśli nikt nie ma tajemnic; zawiera ziarno
about-save = „zapisz PLIK” zapisuje partię do pliku, jeśli nikt nie ma tajemnic
about-help = o czym jest gra oraz ta lista; w skrócie h
about-quit = wyjście z gry; w skrócie q

undo-nothing-played = Nie było jeszcze żadnej twojej akcji.
undo-somebody-else-acted = Ktoś inny już potem zagrał, więc twoja akcja zostaje.
undo-chance = Zadecydował już los, więc akcja zostaje.
undo-learned = Ta akcja pokazała ci coś nowego, więc zostaje.

## Wyniki

result-unfinished =
    { $count ->
        [0] Jeszcze nic nie zagrano.
        [one] Gra nieskończona: wykonano jedną akcję.
        [few] Gra nieskończona: wykonano { $count } akcje.
       *[many] Gra nieskończona: wykonano { $count } akcji.
    }
result-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
result-unit = punktów
result-seat = { $place }. { $name }, { $score }
result-all = Wynik: { $ends }

## Zapisy i pozycje

replay-title =
    { $count ->
        [one] { $game } · ziarno { $seed } · jedna akcja
        [few] { $game } · ziarno { $seed } · { $count } akcje
       *[many] { $game } · ziarno { $seed } · { $count } akcji
    }
replay-moment =
    { $count ->
        [0] Przed pierwszą akcją
        [one] Po jednej akcji
       *[other] Po { $count } akcjach
    }
position-before = Pozycja
position-after = Potem

# Obserwacje

observation-title = { $game }, miejsce { $seat }: liczb { $shown } z { $width }
observation-index = Numer
observation-name = Nazwa
observation-value = Wartość
problem-position-alone = Wpisana pozycja sama określa miejsca, opcje i rozdanie: pomiń --seats, --option i --seed.

## Tabele

games-id = Gra
games-title = Tytuł
games-seats = Miejsca
games-summary = O czym jest
games-usual = (domyślnie)

simulation-title =
    { $count ->
        [one] { $game }: jedna losowa partia, ziarno { $seed }
        [few] { $game }: { $count } losowe partie, ziarno { $seed }
       *[many] { $game }: { $count } losowych partii, ziarno { $seed }
    }
simulation-seat = Miejsce
simulation-wins = Wygrane
simulation-share = Udział
simulation-interval = Przedział 95 %
simulation-score = Średnio { $unit }
simulation-shared = Wspólne zwycięstwa: { $number } ({ $share })
simulation-unfinished =
    { $count ->
        [one] Jedną partię przerwano na limicie ruchów.
        [few] { $count } partie przerwano na limicie ruchów.
       *[many] { $count } partii przerwano na limicie ruchów.
    }
simulation-length = Ruchów w partii: średnio { $mean }, najwięcej { $longest }; tur średnio { $turns }
simulation-ending = { $ending }: { $number } ({ $share })
simulation-speed =
    { $threads ->
        [one] { $moves } ruchów na sekundę ({ $seconds } s, { $device }, jeden wątek)
        [few] { $moves } ruchów na sekundę ({ $seconds } s, { $device }, { $threads } wątki)
       *[many] { $moves } ruchów na sekundę ({ $seconds } s, { $device }, { $threads } wątków)
    }
simulation-stopped =
    { $done ->
        [0] Przerwano przed końcem pierwszych partii.
        [one] Przerwano: rozegrano jedną partię z { $count }.
        [few] Przerwano: rozegrano { $done } partie z { $count }.
       *[many] Przerwano: rozegrano { $done } partii z { $count }.
    }
simulation-kept =
    { $kept ->
        [0] Żadna z nich nie jest zapisana.
        [one] Jedna z nich jest zapisana w { $folder }; to samo polecenie gra dalej.
        [few] { $kept } z nich są zapisane w { $folder }; to samo polecenie gra dalej.
       *[many] { $kept } z nich jest zapisanych w { $folder }; to samo polecenie gra dalej.
    }
simulation-threads = Za dużo wątków: { $threads }; partie rozegra ich { $most }.
simulation-compiling = kompilacja
simulation-playing = gra
ray-joining = łączenie z klastrem
ray-stopped = Ray przerwał partie: { $what }

arena-title =
    { $count ->
        [one] { $game }: jedna partia botów, ziarno { $seed }
        [few] { $game }: { $count } partie botów, ziarno { $seed }
       *[many] { $game }: { $count } partii botów, ziarno { $seed }
    }
arena-deals =
    { $tables ->
        [one] Każde rozdanie rozegrano raz.
       *[other] Każde rozdanie rozgrywa się { $tables } razy, tak że każdy gra je z każdego miejsca.
    }
arena-rounded = Żądano partii: { $asked }; pełne rozdania dają { $games }.
arena-bot = Bot
arena-repeated = Miejsc ({ $seats }) jest więcej niż botów, więc bot może zajmować kilka z nich i nie wygra na każdym. Jego udział to ta część jego miejsc, która wygrała: równie silne boty miałyby po około { $even }.
arena-rating = Ranking
arena-looks = Próby
arena-time = ms
arena-pairs = Te same rozdania, w porównaniu:
arena-pair = Boty
arena-whole = Rozdania
arena-difference = Różnica
arena-luck = p
arena-seats = Według miejsc, ktokolwiek tam siedzi:
arena-length = Ruchów w partii: średnio { $mean }
arena-speed = { $moves } ruchów na sekundę w każdym procesie, { $decisions } decyzji na sekundę myślenia
arena-faults = Partie przegrane przed końcem:
arena-fault-overrun = partia { $game }, ruch { $move }: { $bot } myśli { $seconds } s, a wolno { $limit } s
arena-fault-crash = partia { $game }, ruch { $move }: { $bot } zawodzi: { $what }
arena-fault-illegal = partia { $game }, ruch { $move }: { $bot } chce { $what }, a to niedozwolone
arena-fault-gone = partia { $game }, ruch { $move }: { $bot } kończy się razem ze swoim procesem
arena-fault-more =
    { $count ->
        [one] i jeszcze jedna
        [few] i jeszcze { $count }
       *[many] i jeszcze { $count }
    }
arena-kept = Partie są w folderze { $folder }; pierwszą opowie `{ $command }`.
arena-resume = `{ $command }` gra stąd dalej.
arena-lost = Nie są zachowane; z opcją --out FOLDER są, a to samo polecenie gra dalej.
arena-plot-title = { $game }: siła botów (partie: { $games })
arena-plot-win_rate = Udział wygranych
arena-plot-rating = Ranking
arena-plot-looks = Próby w przód na każdą decyzję
arena-plot-milliseconds = Milisekundy na każdą decyzję
arena-plot-bots = Boty

whatif-title =
    { $count ->
        [one] { $game }: { $count } rozdanie, bez zmian i ze zmianami, ziarno { $seed }
        [few] { $game }: { $count } rozdania, bez zmian i ze zmianami, ziarno { $seed }
        [many] { $game }: { $count } rozdań, bez zmian i ze zmianami, ziarno { $seed }
       *[other] { $game }: { $count } rozdania, bez zmian i ze zmianami, ziarno { $seed }
    }
whatif-change = { $path }: { $printed } → { $changed }
whatif-random = Gra jest losowa.
whatif-bot = Na każdym miejscu gra { $bot }.
whatif-kept = Elementy są w pliku { $file }.
whatif-figure = Liczba
whatif-printed = Wydrukowane
whatif-changed = Zmienione
whatif-difference = Różnica
whatif-wins = { $seat } wygrywa
whatif-points = { $seat }, { $unit }
whatif-gap = Najlepsze − najgorsze
whatif-shared = Wspólne zwycięstwa
whatif-length = Ruchy
whatif-turns = Tury
whatif-fairer = Po zmianie miejsca są bardziej wyrównane: różnica między najlepszym a najgorszym miejscem jest mniejsza.
whatif-less-fair = Po zmianie miejsca są mniej wyrównane: różnica między najlepszym a najgorszym miejscem jest większa.
whatif-as-fair = Te partie nie mówią, czy po zmianie miejsca są bardziej czy mniej wyrównane.
balance-random = partie losowe
balance-compared = { $players }, bez zmian i ze zmianami
balance-stopped =
    { $count ->
        [one] Przerwano po jednej partii, która jest zapisana; `{ $command }` rusza dalej.
        [few] Przerwano po { $count } partiach, które są zapisane; `{ $command }` rusza dalej.
        [many] Przerwano po { $count } partiach, które są zapisane; `{ $command }` rusza dalej.
       *[other] Przerwano po { $count } partii, które są zapisane; `{ $command }` rusza dalej.
    }
balance-kept = Raport jest w pliku { $file }.

records-games = partie
records-written = Folder { $folder } zawiera partie: { $games }, decyzje: { $decisions }.
records-kept =
    { $games ->
        [0] W folderze { $folder } nie ma jeszcze żadnej partii.
       *[other] Folder { $folder } zawiera partie: { $games }; to samo polecenie dokończy.
    }

bench-what = Co
bench-value = Wartość
bench-unit = Jednostka
bench-goal = Cel
bench-peer = Obok
bench-ratio = Stosunek

figures-rows = wiersze
figures-rate = { $rate } na sekundę
figures-row = Wiersz
figures-value = Zmierzono
figures-verdict = Osiągnięto
figures-verdict-reached = tak
figures-verdict-missed = nie
figures-verdict-reported = podano
figures-verdict-open = niegotowe
figures-written = Strona to { $file }.
figures-time = Czas minął:
figures-interrupted = Przerwano:
figures-left =
    { $count ->
        [0] wszystkie wiersze są gotowe.
        [one] jeden wiersz nie jest gotowy; to samo polecenie go dokończy.
        [few] { $count } wiersze nie są gotowe; to samo polecenie je dokończy.
       *[other] { $count } wierszy nie jest gotowych; to samo polecenie je dokończy.
    }

row-position = jedna pozycja
row-compile = kompilacja
row-first-compile = pierwsza kompilacja
row-start = od startu do pierwszego skompilowanego ruchu
row-playouts = losowe partie
row-plain = losowe partie, bez kompilacji
row-compiled = losowe partie, skompilowane, jeden rdzeń
row-dealt = losowe partie od rozdanych pozycji, tak jak mierzone są inne programy
row-threads = dwa wątki w stosunku do jednego
row-ray = Ray
row-nodes = dwa węzły Raya wobec jednego
row-gpu = losowe partie na jednej karcie graficznej
row-equal = sumy { $number } partii równe na GPU i CPU
row-search = wyszukiwanie
row-looks = wyszukiwanie, prób z pozycji początkowej
unit-looks = prób/s
row-face = publiczny interfejs
row-calls = match.legal i match.play
row-adapters = adaptery
row-wrapper = środowisko PettingZoo, losowa gra
row-batch = wiele partii naraz na { $number } wątkach, razem z obserwacjami
row-batch-gpu = wiele partii naraz na jednym GPU, razem z obserwacjami
row-batch-equal = { $number } partii naraz, równe na GPU i CPU
unit-bytes = bajty
unit-seconds = s
unit-moves = ruchy/s
unit-times = razy
unit-yes = 1 = tak

## Server

help-serve = Otwiera stoły dla ludzi i botów w przeglądarce: na tym komputerze, a z --host także dla innych. Ctrl-C kończy pracę w porządku.
help-serve-short = Otwiera stoły w przeglądarce.
help-backup = Kopiuje bazę danych do pliku, także podczas pracy serwera. Kopia liczy się dopiero wtedy, gdy każda partia w niej została odtworzona.
help-backup-short = Kopiuje bazę danych i sprawdza kopię.
help-restore = Wstawia kopię zapasową w miejsce bazy danych. Najpierw ją odtwarza, a to, co było wcześniej, zostaje obok.
help-restore-short = Wstawia kopię zapasową w miejsce bazy.
help-verify = Sprawdza zapis z serwera: czy rozdanie było tym obiecanym i czy dziennik prowadzi do wyniku?
help-verify-short = Sprawdza zapis partii z serwera.
help-doctor = Sprawdza, czy wszystko gra: wersje, bazę danych i odtworzenie każdej partii aż do skrótów.
help-doctor-short = Sprawdza, czy dane serwera są w porządku.
help-load = Mierzy, ile serwer zniesie na tym komputerze, z własnym serwerem i własnymi bazami.
help-load-short = Mierzy, ile serwer zniesie.
help-prove = Zabija, odcina, zapełnia i myli własny serwer, gdy grają klienci, i po każdej próbie sprawdza, że nic nie zginęło.
help-prove-short = Próbuje awarii i sprawdza, że nic nie ginie.
help-host = Adres, pod którym słucha; bez niego 127.0.0.1 (tylko ten komputer), 0.0.0.0 dla wszystkich w sieci.
help-port = Port, na którym słucha; bez niego 8000, 0 to dowolny wolny.
help-database = Plik SQLite albo postgresql://użytkownik@host/nazwa; bez tego GANGLAND_DATABASE, a w końcu plik w folderze danych.
help-workers = Ile procesów serwera; więcej niż jeden wymaga PostgreSQL.
help-backups = Ile kopii bazy SQLite trzymać obok niej, gdy serwer działa, po jednej na godzinę; domyślnie 24, 0 to żadnej.
help-browser = Otwiera przeglądarkę albo nie.
help-backup-file = Plik do zapisania; nie może jeszcze istnieć.
help-restore-file = Kopia zapasowa.
help-load-database = Tylko ta baza PostgreSQL, która musi być pusta; bez tego SQLite i własny PostgreSQL.
help-load-quick = Krótki przebieg z niewieloma klientami; liczby niewiele mówią.
help-load-out = Folder na server.json i server.md, jeśli mają być zapisane.
help-kills = Ile razy serwer jest zabijany w losowej chwili; bez tego 20.
help-prove-quick = Niewiele zabójstw i krótkie partie.
help-prove-out = Folder na proofs.json i server.md, jeśli mają być zapisane: po każdej rundzie, więc próby można przerwać.
help-prove-resume = Kontynuuje próby zachowane w --out; tego, co już wypróbowano, nie powtarza.
value-address = ADRES

problem-no-server = Brakuje modułu { $module }; wszystko, czego potrzebuje serwer, instaluje `pip install 'gangland[server]'`.
problem-server = { $what }
problem-database = Nie można użyć bazy danych: { $what }.
problem-resume = --resume wymaga --out: w tym folderze jest to, co już wypróbowano.
serve-ready = Gangland jest otwarty pod adresem { $address }
serve-others = Inni w twojej sieci wchodzą przez { $address }
serve-stop = Ctrl-C zamyka.
serve-compiling = Kompilowanie zasad
serve-stopped = Zamknięte.
backup-done = Plik { $file } zapisany i sprawdzony; partie: { $matches }, zdarzenia: { $events }.
backup-not-restored = Jej użytkownik nie może tworzyć baz, więc kopii nie odtworzono na próbę; odegrano samą bazę.
restore-done = Baza { $place } odtworzona i sprawdzona; partie: { $matches }, zdarzenia: { $events }.
verify-commitment = Sekret jest tym, którego skrót pokazano przed rozdaniem.
verify-seed = Rozdanie pochodzi z tego sekretu i z soli graczy.
verify-log = Żadnego zdarzenia dziennika nie zmieniono, nie dodano ani nie usunięto.
verify-replay = Dziennik odtwarza tę samą pozycję.
verify-result = Wynik jest taki, jaki daje odtworzenie.
verify-holds = Wszystko się zgadza; zdarzenia: { $events }.
verify-fails = Nie zgadza się; odczytane zdarzenia: { $events }.
trial-now = Próba: { $name } …
trial-so-far =     zabójstwa: { $kills } z { $asked }, potwierdzone ruchy: { $acks }
load-what = Co
load-database = Baza danych
load-value = Zmierzono
load-goal = Cel
trial-seeding = przygotowanie stołów
trial-start = start z ciepłą pamięcią podręczną
trial-moves = trwałe ruchy, p99
trial-screens = to samo na ekranach innych graczy, p99
trial-moves-high = trwałe ruchy w dużym tempie, p99
trial-screens-high = to samo na ekranach innych graczy, p99
trial-burst = stoły po ośmiu wybierają w jednej sekundzie, p99
trial-sockets = gniazda otwarte naraz
trial-memory = pamięć na gniazdo
trial-moves-many = trwałe ruchy przy wszystkich gniazdach, p99
trial-resume = wszystkie gniazda wznowione po zabiciu serwera
trial-scale = dwa procesy obok jednego, ruchy na sekundę
trial-cold-start = pierwszy start, gdy nic nie jest skompilowane
trial-started = odpowiada po { $return } s; najwyżej { $limit } s
trial-started-late = ZA PÓŹNO; odpowiada po { $return } s, najwyżej { $limit } s
trial-whole-game = ośmiu klientów gra w Cash 'n Guns, a serwer jest zabijany
trial-kills = serwer zabijany w losowych chwilach
trial-failpoints = serwer ginie na każdym nazwanym kroku
trial-chaos = wiadomości gubione, podwajane, zamieniane, opóźniane, ucinane
trial-chaos-kills = to samo wraz z zabijaniem
trial-bot-worker = procesy botów zabijane
trial-fsync = fsync zawodzi
trial-full-disk = dysk się zapełnia, a potem znów ma miejsce
trial-clock-jumps = zegar komputera przestawiany o godziny w przód i wstecz
trial-slow-reader = klient, który nie czyta
trial-postgres-kills = PostgreSQL zabijany
trial-two-processes = dwa procesy serwera, oba zabijane
trial-postgres-clock-jumps = przestawiany zegar serwera, ale nie zegar PostgreSQL
trial-postgres = próby z PostgreSQL
trial-held = nic nie zginęło; zabójstwa: { $kills }, potwierdzone ruchy: { $acks }, zdarzenia: { $events }, widoki: { $views }, najdłuższe czekanie: { $return } s
trial-not-held = NIE DOTRZYMANE; zabójstwa: { $kills }, potwierdzone ruchy: { $acks }, zdarzenia: { $events }, widoki: { $views }, najdłuższe czekanie: { $return } s
trial-no-strace = strace nie jest zainstalowany, więc nie da się tego wypróbować
trial-no-small-disk = mały dysk może podłączyć tylko właściciel komputera, więc nie da się tego wypróbować
trial-postgres-missing = PostgreSQL nie jest zainstalowany, więc tej części nie da się wypróbować
