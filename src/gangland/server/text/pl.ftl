### Serwer po polsku. Te same identyfikatory i argumenty co w en.ftl. Każda część dopisuje swoje pod własnym nagłówkiem.

## Store

store-in-use = z bazy danych { $file } korzysta już inny serwer; najpierw go zatrzymaj albo wskaż inny plik opcją --database
store-newer = bazę danych { $file } zapisał nowszy Gangland (jej schemat to { $found }); najpierw zaktualizuj Ganglanda
store-no-folder = nie da się utworzyć ani zapisać folderu bazy danych { $file }: { $reason }
store-no-database = { $file } to nie jest baza danych Ganglanda
store-broken = baza danych { $file } jest uszkodzona: { $reason }
store-exists = plik { $file } już istnieje; nic nie zostało nadpisane
store-no-copy = nie można skopiować { $file }: { $reason }
store-unreachable = nie można połączyć się z bazą danych { $place }: { $reason }

## Match

refused-bad-command = to polecenie nie ma właściwego identyfikatora
refused-no-table = nie ma takiego stołu
refused-no-seat = nie masz miejsca przy tym stole
refused-not-playing = ta gra się nie toczy
refused-stale = to pytanie jest już nieaktualne; spójrz, o co chodzi teraz
refused-no-such-action = nie ma takiej akcji
refused-handed = na twoim miejscu gra bot; najpierw wróć do gry
refused-not-handed = na swoim miejscu grasz samodzielnie
refused-level = nie ma bota na tym poziomie
refused-no-vote = nie ma nad czym głosować
refused-paused = ta gra została wstrzymana, bo serwer znalazł w niej błąd; nic nie przepadło
refused-version = tę grę zaczęto według innych zasad niż te, które zna serwer
refused-busy = przy tym stole dzieje się naraz zbyt wiele; spróbuj ponownie
refused-unavailable = serwer nie może teraz niczego zapisać; spróbuj za chwilę
refused-hint = tutaj nie ma podpowiedzi
refused-moment = tej chwili nie możesz obejrzeć
refused-undo-nothing-played = nie masz czego cofnąć
refused-undo-somebody-else-acted = od tego czasu działał już ktoś inny
refused-undo-chance = zdecydował już los
refused-undo-learned = już się czegoś dowiedziałeś
refused-undo-sealed = zamiast tego zmień wybór, dopóki wybierają inni
refused-undo-not-you = to nie był twój ruch
server-log-start = Gra się zaczyna.
server-log-timeout =
    { $who ->
        [me] Twój czas minął.
       *[other] { $player } – koniec czasu.
    }
server-log-undo =
    { $who ->
        [me] Cofasz to.
       *[other] { $player } to cofa.
    }
server-log-hand =
    { $who ->
        [me] Za ciebie gra bot ({ $level }).
       *[other] { $player }: gra bot ({ $level }).
    }
server-log-back =
    { $who ->
        [me] Znów grasz samodzielnie.
       *[other] { $player } wraca do gry.
    }
server-log-gift =
    Serwer był niedostępny. Każdy, kto ma podjąć decyzję, dostaje { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    } więcej.
server-log-away =
    { $who ->
        [me] Nie ma cię przy stole. Co robimy?
       *[other] { $player } – nieobecność przy stole. Co robimy?
    }
server-log-here =
    { $who ->
        [me] Jesteś z powrotem.
       *[other] { $player } jest z powrotem.
    }
server-log-wait =
    { $who ->
        [me] Stół czeka na ciebie.
       *[other] { $player }: stół czeka.
    }
server-log-vote-wait =
    { $who ->
        [me] Wolisz poczekać.
       *[other] { $player } woli poczekać.
    }
server-log-vote-bot =
    { $who ->
        [me] Wolisz, żeby dalej grał bot.
       *[other] { $player } woli, żeby dalej grał bot.
    }
server-log-vote-end =
    { $who ->
        [me] Wolisz zakończyć grę.
       *[other] { $player } woli zakończyć grę.
    }
server-log-abandon = Stół zakończył grę. Nikt nie wygrywa.
table-unknown = nie ma takiego stołu
table-order = takiego stołu nie da się przygotować
table-clock = nie ma takiego zegara
table-places = to nie są miejsca dla takiego stołu
table-level = nie ma bota { $level }; są { $known }
table-salt = do tasowania możesz dodać najwyżej 64 litery i cyfry
table-no-seat = nie ma tu dla ciebie wolnego miejsca
table-seat-taken = to miejsce jest zajęte
table-automaton = na tym miejscu grają zasady
table-kick-yourself = nie możesz wyprosić samego siebie; po prostu wstań
table-not-owner = może to zrobić tylko ten, kto założył stół
table-not-yours = nie było cię przy tym stole
table-not-waiting = ta gra już się zaczęła
table-not-over = ta gra jeszcze się nie skończyła
table-open-seats = są jeszcze wolne miejsca; zaproś kogoś albo posadź boty
table-nobody = przy tym stole nikt nie siedzi
verify-no-proof = tego zapisu nie da się sprawdzić: brakuje zobowiązania, sekretu albo dziennika

## Gate

problem-invalid = to nie ma właściwej postaci
problem-bad-name = imię ma od 1 do 24 widocznych znaków
problem-bad-login = login ma od 3 do 64 znaków, bez odstępów
problem-bad-password = hasło ma od 8 do 128 znaków i nie jest loginem
problem-no-session = najpierw powiedz, kim jesteś
problem-wrong-login = to nie jest właściwy login i hasło
problem-wrong-origin = ta strona nie może o to prosić
problem-not-allowed = tego nie możesz zrobić
problem-not-yours = to może zrobić tylko właściciel stołu
problem-muted = teraz nie możesz tu rozmawiać
problem-no-table = nie ma takiego stołu
problem-no-seat = nikt tam nie siedzi
problem-not-found = nic tu nie ma
problem-no-method = tego nie da się tu zrobić
problem-login-taken = ktoś już ma ten login
problem-no-password = to konto nie ma jeszcze hasła; najpierw nadaj mu login i hasło
problem-conflict = teraz nie da się tego zrobić
problem-too-large = to za dużo: najwyżej { $most } bajtów
problem-wrong-host = ten serwer nazywa się inaczej
problem-too-fast = to było za szybko: poczekaj chwilę
problem-too-slow = to trwało za długo
problem-busy = jedno pytanie naraz
problem-broken = coś się tu nie udało; zanotowano to
problem-unavailable = serwer nie może tego teraz zrobić; spróbuj za chwilę
export-readme = Po jednym pliku JSON na każdą rzecz, którą o tobie przechowujemy. Czasy to milisekundy od roku 1970.

## Run

run-bad-database = to nie jest baza danych: { $place }; podaj ścieżkę pliku albo postgresql://użytkownik@host/nazwa
run-bad-port = nie ma portu { $port }; porty mają numery od 0 do 65535
run-bad-host = ten komputer nie ma adresu { $host }
run-port-in-use = portu { $port } pod { $host } używa inny program; wybierz inny opcją --port
run-no-port = portu { $port } pod { $host } nie można użyć: { $reason }
run-workers = potrzebny jest co najmniej jeden proces, a nie { $workers }
run-one-worker = plik SQLite jest dla jednego procesu; dla większej ich liczby podaj bazę PostgreSQL opcją --database
run-not-started = procesy serwera nie wystartowały na czas; przyczynę podaje ich dziennik
run-no-database = nie ma bazy danych { $file }
run-backup-flawed = { $file } nie liczy się jako kopia zapasowa: partii { $match } nie da się odtworzyć ({ $what })
run-not-empty = { $place } zawiera już bazę Ganglanda; odtwarzaj do pustej
run-no-tool = brakuje programu { $name }; należy do programów klienckich PostgreSQL
run-tool-failed = program { $name } zawiódł: { $reason }
doctor-program = Gangland { $version }, Python { $python }
doctor-libraries = Biblioteki: { $list }
doctor-compiled = Skompilowane zasady gry { $game } są gotowe
doctor-plain = Zasady gry { $game } działają bez kompilacji, dopóki nie zostaną skompilowane
doctor-no-compiler = Zasad gry { $game } nie da się tu skompilować: { $reason }
doctor-no-database = Nie ma jeszcze bazy danych { $place }; utworzy ją `gangland serve`
doctor-sqlite = Baza danych { $place }, SQLite { $version }
doctor-postgres = Baza danych { $place }, PostgreSQL { $version }
doctor-schema = Schemat jest aktualny ({ $found })
doctor-schema-old = Schemat ma wersję { $found }; najbliższe `gangland serve` podniesie go do { $newest }
doctor-unknown = Partie według innych wersji zasad, nieodtworzone: { $count }
doctor-replayed = Partie odtworzone aż do skrótów: { $matches }, zdarzeń: { $events }
doctor-weak = Ustawienie { $setting } w PostgreSQL jest wyłączone: potwierdzone ruchy mogłyby przepaść
doctor-flaw = Partii { $match } nie da się odtworzyć: { $what }
