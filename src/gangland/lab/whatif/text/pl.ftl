### Czym są elementy każdej gry: komentarze w pliku elementów.

design-head = { $game }: elementy tak, jak są wydrukowane.
design-how = Zmień, co chcesz, pomiń, co zostaje, i porównaj: { $command } PLIK
design-doubt = Tego, co ma znak „{ $mark }”, nie ma w żadnym źródle: ta liczba jest nasza.
design-reconstructed = odtworzone

## Famiglia

design-famiglia-copies = Karty każdej wartości w każdej z czterech rodzin; każdy gracz zaczyna z jednym 0 z każdej
design-famiglia-red = Punkty za kartę La Famiglia (czerwoną), według jej wartości
design-famiglia-sixteen = jedno źródło podaje 16
design-famiglia-others = Punkty za kartę z pozostałych trzech rodzin, według jej wartości
design-famiglia-street = Karty wykładane na pustą ulicę

## Five Points

design-five-copies = Karty każdego z ośmiu gangów
design-five-influence = Karty wpływów rozdawane każdemu graczowi
design-five-influence-most = przy dwóch lub trzech graczach
design-five-influence-few = przy czterech graczach
design-five-points = Punkty za kartę sojusznika w Sercu, na Ziemi Niczyjej i na szczycie

## The Boss

design-boss-cards = Karty każdego miasta: 0 do 9 dolarów, g rewolwer, h szpital, p więzienie, e wygnanie; każda najwyżej raz
design-boss-hand = Karty rozdawane każdemu graczowi, a zarazem tury w rundzie
design-boss-gangsters = Gangsterzy każdego gracza
design-boss-police = Karty policji: gold (złota), silver (srebrna) lub double (podwójna)
design-boss-badges = odznaki jednego koloru, które kończą grę
design-boss-turn = tura każdej rundy, przed którą odkrywa się kartę policji

## Cash 'n Guns

design-cash-loot = Karty łupów każdego rodzaju
design-cash-worth = Ile są warte, w tysiącach
design-cash-collection = Ile jest warta kolekcja z tylu obrazów, w tysiącach
design-cash-diamonds = Za najwięcej kart diamentów, w tysiącach
design-cash-bullets = Naboje każdego gracza
design-cash-rounds = Rundy i łupy na nie
design-cash-rounds-count = rundy
design-cash-rounds-stack = karty łupów odkrywane w każdej rundzie
design-cash-rounds-loot = wszystkie karty łupów: tyle, ile dają ich rodzaje
design-cash-wounds = Rany, po których gracz odpada

## Syndykat

design-syndicate-strength = Siła każdego żetonu
design-syndicate-effect = Siły zależne od planszy
design-syndicate-bonnie = Bonnie, gdy znacznik jest po stronie rywala
design-syndicate-assassin = ile kosztuje Zamachowiec w każdej innej dzielnicy
design-syndicate-gang-plain = Żetony pomarańczowego i fioletowego gangu
design-syndicate-gang-grey = Żetony szarego gangu, który gra w Los Angeles
design-syndicate-gangs = Wszystkie żetony gangu: tyle, ile dają ich rodzaje
design-syndicate-reinforcements = Żetony posiłków każdego rodzaju; do tego Bonnie i Obrzyn, po jednym
design-syndicate-stack = Wszystkie posiłki, z Bonnie i Obrzynem: tyle, ile dają ich rodzaje
design-syndicate-start = Żetony za każdą zasłonką na początku
design-syndicate-end = Punkty, które kończą grę
design-syndicate-new-york = Nowy Jork, { $district }: punkty i pola każdego rzędu od góry (L ulica, S rzeka, M mieszane) oraz tor
design-syndicate-los-angeles = Los Angeles, { $district }: punkty i pola (L ulica, S rzeka, M mieszane), tor i dokąd prowadzą strzałki
design-syndicate-hat = pole kapelusza, które zamyka dzielnicę
design-syndicate-coin = pole tej monety
design-syndicate-bonus = punkty za dojście do kapelusza
design-syndicate-barrel = pole beczki 1, które zamyka dzielnicę; za nim dwie następne
design-syndicate-begins = w grze od początku
design-syndicate-arrows = dzielnice, które mogą po niej nastąpić
