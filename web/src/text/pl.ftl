### Rama przeglądarki po polsku. Te same identyfikatory i argumenty co w en.ftl.

## Wszędzie

title-home = Gangland
title-new = Nowy stół – Gangland
title-table = Stół – Gangland
title-hot-seat = Jedno urządzenie – Gangland
title-learn = Lekcje – Gangland
title-rules = Zasady – Gangland
title-replay = Powtórka – Gangland
title-me = Ja – Gangland
title-about = O programie – Gangland
title-missing = Nic tu nie ma – Gangland
skip = Przejdź do treści
navigation = Nawigacja
language = Język
home = Strona główna
close = Zamknij
reload = Wczytaj ponownie
you = ty
problem-unreachable = Serwer jest teraz nieosiągalny. Spróbujemy ponownie.
problem-unexpected = Coś poszło nie tak. Spróbuj jeszcze raz.
guest-names = Mańkut, As, Kulawy, Księżna, Szept, Dwa Palce, Rubin, Kostka, Szrama, Igła, Doktor, Aksamit, Mały, Ruda, Brylant, Kastet

## Strona główna

home-title = Siadaj, gangsterze
home-words = Pięć gangsterskich gier planszowych w przeglądarce. Bez konta i bez czekania: graj od razu z botami albo wyślij znajomym link.
home-games = Gry
home-mine = Twoje gry
home-open = Otwarte stoły
home-open-none = Nikt teraz nie czeka na graczy. Otwórz stół i kogoś zaproś.
poster-seats = { $fewest }–{ $most } graczy
poster-seats-one =
    { $seats ->
        [one] { $seats } gracz
        [few] { $seats } gracze
       *[other] { $seats } graczy
    }
poster-minutes =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }
poster-play = Graj teraz
poster-invite = Zaproś
poster-learn = Naucz się
poster-more = Ustaw stół
poster-hot-seat = Jedno urządzenie
rules = Zasady
about = O programie Gangland
status-waiting = Czeka na graczy
status-playing = Trwa
status-your-turn = Twoja kolej
status-others-turn = Kolej innych
status-over = Skończona
status-abandoned = Przerwana

## Poziomy botów

level-street-kid = Andrus
level-pickpocket = Doliniarz
level-enforcer = Egzekutor
level-consigliere = Consigliere
level-godfather = Ojciec chrzestny

## Nowy stół

new-table = Nowy stół
new-start = Zacznij grę
new-open = Otwórz stół
new-seats = Kto gra
new-how-many = Ilu graczy
new-seat = Miejsce { $seat }
new-levels = Boty: od najsłabszego ({ $weakest }) do najsilniejszego ({ $strongest }).
new-options = Warianty
new-table-rules = Stół
new-clock = Zegar
new-visibility = Kto może usiąść
new-watch = Kto może oglądać
place-me = Ja
place-open = Wolne miejsce
place-bot = Bot: { $level }
clock-none = Brak: każdy ma tyle czasu, ile potrzebuje
clock-live-short = Szybko: po 5 minut, za każdą decyzję 5 sekund więcej
clock-live = Na żywo: po 15 minut, za każdą decyzję 15 sekund więcej
clock-slow = Powoli: po 3 dni, za każdą decyzję pół dnia więcej
clock-left = Pozostały czas
visibility-link = Każdy, kto ma link
visibility-open = Każdy: stół widać na stronie głównej
visibility-private = Tylko z zaproszeniem
watch-link = Każdy, kto ma link
watch-all = Wszyscy
watch-nobody = Nikt

## Przyjście i czekanie

arrival-free = Do tego stołu zaprasza: { $people }. Wystarczy imię.
arrival-full = Przy tym stole nie ma wolnego miejsca.
sit-down = Usiądź
watch = Oglądaj
waiting-free =
    { $count ->
        [one] { $count } miejsce jest wolne. Zaproś kogoś albo zacznij z botem.
        [few] { $count } miejsca są wolne. Zaproś kogoś albo zacznij z botami.
       *[other] { $count } miejsc jest wolnych. Zaproś kogoś albo zacznij z botami.
    }
waiting-ready = Wszystkie miejsca są zajęte. Możesz zacząć.
waiting-owner = Wszystkie miejsca są zajęte. Grę zacznie ten, kto otworzył stół.
waiting-start = Zacznij grę
waiting-start-bots = Zacznij z botami na wolnych miejscach
waiting-level = Jak silne są boty
waiting-leave = Wstań od stołu
waiting-kick = Odpraw
invite-title = Zaproś kogoś
invite-words = Wyślij ten link albo pokaż kod do zeskanowania. Konto nie jest potrzebne.
invite-link = Link do stołu
invite-copy = Skopiuj link
invite-copied = Link skopiowany.
invite-not-copied = Tutaj nie da się skopiować linku. Zaznacz go i skopiuj ręcznie.
invite-share = Udostępnij
invite-code = Link jako kod QR
invite-local = Ten adres działa tylko na tym komputerze. Dla innych uruchom serwer z --host 0.0.0.0 i otwórz adres, który poda.
invite-private = Do tego stołu może zapraszać tylko ten, kto go otworzył.

## Jedno urządzenie

hot-seat-title = { $game } na jednym urządzeniu
hot-seat-words = Podawajcie sobie urządzenie. Gdy gracze mają coś do ukrycia, między turami opada kurtyna.
hot-seat-name = Gracz { $seat }
hot-seat-more = Jeszcze jeden gracz
hot-seat-less = Usuń
hot-seat-same = Dwie osoby mają imię { $name }: niech każda ma inne.
hot-seat-bots =
    { $count ->
        [one] Bot zajmie { $count } miejsce:
        [few] Boty zajmą { $count } miejsca:
       *[other] Boty zajmą { $count } miejsc:
    }
hot-seat-start = Zacznij grę
hot-seat-now = Przed ekranem: { $name }.
curtain-title = { $name }, twoja kolej
curtain-words = Reszta odwraca wzrok. Za kurtyną może zajrzeć tylko { $name }.
curtain-lift = To ja, { $name }: podnieś kurtynę

## Stół

prompt-loading = Chwileczkę …
prompt-paused = Gra jest wstrzymana. Nic nie przepadło.
prompt-abandoned = Stół zakończył grę.
prompt-ended = Koniec gry.
prompt-chosen = Twój wybór: { $choice }
prompt-may-change =
    { $count ->
        [0] Możesz go zmienić, dopóki wszyscy nie wybiorą.
       *[other] Możesz go zmienić, dopóki wszyscy nie wybiorą. Jeszcze wybierają: { $names }.
    }
prompt-your-turn = Twoja kolej
prompt-waiting =
    { $count ->
        [one] Ruch ma { $names }
       *[other] Ruch mają { $names }
    }
prompt-moment = Chwileczkę …
prompt-handed = Na twoim miejscu gra bot. W każdej chwili możesz wrócić.
seats = Gracze
seats-fold =
    { $count ->
        [one] { $count } gracz
        [few] { $count } gracze
       *[other] { $count } graczy
    }
seat-person = Człowiek
seat-bot = Bot
seat-open = Wolne miejsce
seat-automaton = Automat
seat-erased = Ktoś
seat-gone = Brak połączenia
seat-stand-in = Gra bot: { $level }
seat-turn = na ruchu
seat-points = Punkty
board-loading = Nakrywamy do stołu …
board-lost = Nie udało się pobrać planszy. Wczytaj stronę ponownie.
board-letters = Stół narysowany literami
choices = Co możesz zrobić
choices-explain = Wyjaśniaj
choices-none = Teraz nikt o nic cię nie pyta.
choices-watching = Oglądasz grę.
choices-chosen = wybrane
pick-title = Co chcesz zrobić?
why-not-other = Dlaczego nie mogę zrobić czegoś innego?
why-not-find = Znajdź akcję
why-not-more =
    { $count ->
        [one] … i jeszcze { $count }: wpisz część nazwy
        [few] … i jeszcze { $count }: wpisz część nazwy
       *[other] … i jeszcze { $count }: wpisz część nazwy
    }
why-not-rule = Zasady, §{ $paragraph }
tools = Narzędzia
talk = Dziennik i czat
undo = Cofnij
undo-why = Nie można cofnąć: { $reason }.
undo-refused = Tego ruchu nie można cofnąć: { $reason }.
hint = Podpowiedź
hint-thinking = Myśli …
hint-mark = podpowiedź
hint-would = Ojciec chrzestny wybrałby: { $action }
hint-sure = Jest tego pewien ({ $percent } % jego myśli).
hint-rather = Skłania się ku temu ({ $percent } % jego myśli).
hint-unsure = Nie jest pewien: różnica jest mała ({ $percent } % jego myśli).
hint-do = Zrób to
hand = Niech zagra bot
hand-title = Niech zagra za ciebie bot
hand-words = W każdej chwili możesz wrócić na swoje miejsce.
hand-back = Wróć na swoje miejsce
sound-on = Dźwięk włączony
sound-off = Dźwięk wyłączony
log = Dziennik
log-empty = Jeszcze nic się nie wydarzyło.
log-look = Zobacz tę chwilę
log-older = Wcześniejsze
since = Od twojego ostatniego ruchu
since-begin = Gra się zaczyna
since-automaton = Zaczyna automat: nikt nim nie gra, decydują za niego stałe listy z zasad.
since-more =
    { $count ->
        [one] { $count } linia więcej w dzienniku
        [few] { $count } linie więcej w dzienniku
       *[other] { $count } linii więcej w dzienniku
    }
chat = Czat
chat-lines = Co powiedziano
chat-empty = Nikt jeszcze nic nie powiedział.
chat-empty-watching = Widzowie rozmawiają między sobą. Nikt jeszcze nic nie powiedział.
chat-say = Powiedz coś
chat-send = Powiedz
manners = Wycisz lub zgłoś
mute = Wycisz na czacie
mute-end = Słuchaj znowu
report = Zgłoś
report-words = Opiekunowie serwera przeczytają, co { $name } robi przy tym stole i co tu powiedziano.
report-reason = Co się stało
report-reason-insult = Obelgi lub nienawiść
report-reason-cheating = Oszukiwanie
report-reason-leaving = Porzucanie gier lub marnowanie czasu
report-reason-other = Coś innego
report-text = Własnymi słowami (jeśli chcesz)
report-send = Wyślij zgłoszenie
report-sent = Zgłoszenie wysłane. Dziękujemy.
line-connecting = Łączenie …
line-lost = Połączenie zerwane. Samo wróci, a nic z tego, co zrobiono, nie przepadnie.
vote-title = Nieobecność: { $name }.
vote-words = Co ma zrobić stół? Na wcześniejszy koniec muszą się zgodzić wszyscy.
vote-wait = Czekać
vote-bot = Niech zagra bot
vote-end = Zakończyć grę
result = Wynik
result-abandoned = Gra została przerwana. Nikt nie wygrywa.
result-draw = Remis
result-won = Wygrywasz!
result-shared = Dzielisz zwycięstwo
result-winner =
    { $count ->
        [one] Wygrywa { $names }
       *[other] Wspólnie wygrywają: { $names }
    }
result-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
rematch = Zagraj jeszcze raz
rematch-asked = Inni chcą zagrać jeszcze raz.
rematch-join = Zagraj z nimi jeszcze raz
replay = Powtórka

## Lekcje

learn-title = { $game }: lekcje
lesson-you = Ty
lesson-rival = Rywal { $seat }
lesson-only-rival = Rywal
lesson-number = Zadanie { $number } z { $count }
lesson-done = rozwiązane
lesson-right = Dobrze!
lesson-astray = To wolno zrobić, ale nie rozwiązuje zadania. Zasada mówi:
lesson-go-on = Na razie dobrze.
lesson-next = Następne zadanie
lesson-play = A teraz graj
lesson-again = Od początku

## Zasady

rules-back = Wróć do gry
rules-search = Szukaj w zasadach
rules-contents = Spis treści
rules-found =
    { $count ->
        [0] Nic nie znaleziono
        [one] Znaleziono { $count } miejsce
        [few] Znaleziono { $count } miejsca
       *[other] Znaleziono { $count } miejsc
    }
rules-paragraph = Paragraf { $paragraph }
rules-table = Tabela

## Powtórka

replay-title = { $game }: powtórka
replay-back = Wróć do stołu
replay-previous = Krok wstecz
replay-next = Krok naprzód
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-moment = Chwila { $moment } z { $moments }
replay-slider = Chwila
replay-eyes = Oczami gracza
replay-spectator = Widz
replay-link = Skopiuj link do tej chwili
replay-download = Pobierz zapis
shuffle-title = Tasowanie
shuffle-words = Przed rozdaniem serwer pokazał pieczęć (skrót SHA-256) swojego sekretu, a każdy gracz dodał coś od siebie. Po grze każdy może sprawdzić, że niczego nie zmieniono.
shuffle-not-yet = Sekret zostanie ujawniony po zakończeniu gry.
shuffle-elsewhere = Przeglądarki liczą skróty tylko pod adresami https albo na tym samym komputerze. Pobierz zapis i uruchom: gangland verify
shuffle-check = Sprawdź tasowanie
shuffle-commitment = Sekret pasuje do pieczęci pokazanej przed rozdaniem.
shuffle-commitment-wrong = Sekret nie pasuje do pieczęci pokazanej przed rozdaniem!
shuffle-seed = Tasowanie powstało z sekretu i z tego, co dodali gracze.
shuffle-seed-wrong = Tasowanie nie powstało z sekretu i z tego, co dodali gracze!
shuffle-seen = To ta sama pieczęć, którą widziała ta przeglądarka.
shuffle-seen-wrong = To nie ta pieczęć, którą widziała ta przeglądarka!

## Ja

me = Ja
me-link = Ja: { $name }
me-name = Twoje imię
me-name-words = Inni zobaczą je od następnego stołu.
me-save = Zapisz
me-saved = Zapisano.
me-wishes = Życzenia
me-sound = Dźwięki
me-games = Moje gry
me-games-none = Jeszcze nie ma gier.
me-data = Moje dane
me-data-words = Serwer przechowuje twoje imię, login, jeśli go masz, twoje gry i to, co mówisz przy stołach. Nic więcej.
me-download = Pobierz wszystko
me-delete = Usuń moje dane
me-delete-words = Twoje imię zniknie ze wszystkich gier, twoje wypowiedzi zostaną usunięte, a na twoich miejscach zagra bot. Tego nie da się cofnąć.
me-delete-really = Usuń na zawsze
me-deleted = Twoje dane są usunięte.
me-nothing-kept = Nic o tobie nie przechowujemy.

## Konto

account = Konto
account-words = Do gry nie jest potrzebne. Z kontem twoje gry i imię wrócą do ciebie na każdym urządzeniu.
account-by-login = Zalogowano jako { $login }.
account-by-code = To konto ma kod odzyskiwania.
account-login = Login
account-password = Hasło
account-password-new = Hasło (co najmniej 8 znaków)
account-password-old = Dotychczasowe hasło
account-password-change = Zmień hasło
account-password-changed = Hasło zmienione. Inne urządzenia zostały wylogowane.
account-make = Załóż konto
account-made = Konto założone.
account-code = Wolę kod odzyskiwania
account-code-words = Zapisz ten kod: widać go tylko teraz, a otwiera twoje konto na każdym urządzeniu.
account-have = Mam konto
account-leaves-guest = Gry gościa z tej przeglądarki zostaną porzucone, chyba że najpierw założysz dla nich konto.
account-recovery = Kod odzyskiwania
account-sign-in = Zaloguj się
account-by-recovery = Kodem odzyskiwania
account-by-password = Loginem i hasłem
account-back = Witaj ponownie.
account-sign-out = Wyloguj się
account-sign-out-all = Wyloguj się na wszystkich urządzeniach
account-left = Wylogowano.

## O programie

about-words = Gangland to pięć gangsterskich gier planszowych z botami, lekcjami i zasadami spisanymi naszymi słowami, na serwerze, który można uruchomić u siebie. To wolne oprogramowanie.
about-credits = Podziękowania
about-games = Gry są dziełami swoich autorów i wydawców; ich nazwiska stoją w zasadach każdej gry. Teksty i rysunki są nasze własne.
about-icons = Znaki: game-icons.net, autorzy Lorc, Delapouite i inni, licencja CC BY 3.0, zmienione kolory.
about-limelight = Krój tytułów: Limelight, autorka Nicole Fally, SIL Open Font License.
about-inter = Krój tekstu: Inter, autor Rasmus Andersson, SIL Open Font License.
about-software = Svelte, Vite, Project Fluent, qrcode-generator.
about-privacy = Prywatność
about-privacy-words = Ta strona rozmawia tylko z własnym serwerem. Pamięta cię jedno ciasteczko; nie ma reklam i nikt nie liczy twoich wizyt.

## Gdy czegoś brakuje

missing-address = Nic tu nie ma
missing-address-words = Ten adres donikąd nie prowadzi. Może brakuje jakiejś litery.
missing-game = Nie ma takiej gry ani lekcji
missing-game-words = Na stronie głównej jest wszystko, w co można tu zagrać.
missing-no-table = Tego stołu tu nie ma
missing-no-table-words = Nigdy go nie było, jest zamknięty albo zaproszenie straciło ważność. Poproś o nowy link albo otwórz własny stół.
missing-no-session = Serwer już cię nie pamięta
missing-no-session-words = Twoja sesja wygasła. Wczytaj stronę ponownie, aby grać dalej jako nowy gość.
missing-not-allowed = Tu nie można wejść
missing-not-allowed-words = Tej gry nie da się teraz pokazać. Może zaczęto ją według starszych zasad.
missing-old-client = Jest nowszy Gangland
missing-old-client-words = Ta strona jest starsza niż serwer. Wczytaj ją ponownie: twoja gra jest bezpieczna.
missing-unreachable = Serwer jest nieosiągalny
missing-unreachable-words = Sprawdź połączenie i spróbuj ponownie. Nic z tego, co zrobiono, nie przepadło.
missing-replay = Tej gry nie można pokazać
missing-replay-words = Nie ma jej, jeszcze się nie zaczęła albo nie wolno ci zobaczyć tej chwili.
