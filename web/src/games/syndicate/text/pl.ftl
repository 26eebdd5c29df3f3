### Co mówi plansza po polsku. Te same identyfikatory i argumenty co w en.ftl.

syndicate-letter-orange = P
syndicate-letter-purple = F
syndicate-letter-grey = S
syndicate-wealth = Tor bogactwa
syndicate-map = Mapa Los Angeles
syndicate-legend = Co znaczą symbole
syndicate-rebuilt = Rekonstrukcja
syndicate-rebuilt-letter = R
syndicate-nobody = niczyja
syndicate-marker = { $name }: +{ $count }
syndicate-waiting = jeszcze poza grą
syndicate-where = Gdzie można teraz coś zrobić
syndicate-in-play = w grze
syndicate-row =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
syndicate-mine = Twój gang
syndicate-known = Co rywal wie o twoim gangu,
syndicate-reinforcements = wzmocnień razem: { $count }
syndicate-again = Potem to samo działanie jeszcze raz.
syndicate-sixes = Szóstki do rozdania: { $count }
syndicate-level-easy = łatwy
syndicate-level-medium = średni
syndicate-level-hard = trudny
syndicate-track-new-york = Tor przemytu: punkty dostaje ten, po czyjej stronie jest znacznik; monety 1 i 2 dodają tyle do pełnego rzędu; kapelusz zamyka dzielnicę.
syndicate-track-los-angeles = Tor przemytu: punkty dostaje ten, po czyjej stronie jest znacznik; beczki 1 do 3 zamykają dzielnicę i przesuwają znacznik następnej.
syndicate-why = Dlaczego tak wybrał
syndicate-preview = Co się stanie
syndicate-lay = Połóż tutaj
syndicate-not-there = Jednak nie tu
syndicate-closing = { $district }: zamknięcie. Co teraz?
syndicate-place-red = czerwone pole
syndicate-place-mine = pole { $count } po twojej stronie
syndicate-place-theirs = pole { $count } po stronie rywala
syndicate-will-strength = Siła { $count }: znacznik staje na: { $place }.
syndicate-will-assassin = Każdy inny znacznik przesuwa się o 2 pola w stronę rywala.
syndicate-will-row =
    { $who ->
        [me]
            { $count ->
                [one] Potyczka zakończona: { $count } punkt dla ciebie.
                [few] Potyczka zakończona: { $count } punkty dla ciebie.
                [many] Potyczka zakończona: { $count } punktów dla ciebie.
               *[other] Potyczka zakończona: { $count } punktu dla ciebie.
            }
       *[other]
            { $count ->
                [one] Potyczka zakończona: { $player } dostaje { $count } punkt.
                [few] Potyczka zakończona: { $player } dostaje { $count } punkty.
                [many] Potyczka zakończona: { $player } dostaje { $count } punktów.
               *[other] Potyczka zakończona: { $player } dostaje { $count } punktu.
            }
    }
syndicate-will-both =
    { $count ->
        [one] Potyczka zakończona na czerwonym polu: po { $count } punkcie dla was obu.
        [few] Potyczka zakończona na czerwonym polu: po { $count } punkty dla was obu.
        [many] Potyczka zakończona na czerwonym polu: po { $count } punktów dla was obu.
       *[other] Potyczka zakończona na czerwonym polu: po { $count } punktu dla was obu.
    }
syndicate-will-hat =
    { $count ->
        [one] Twój kapelusz: dzielnica zamknięta, { $count } punkt dla ciebie.
        [few] Twój kapelusz: dzielnica zamknięta, { $count } punkty dla ciebie.
        [many] Twój kapelusz: dzielnica zamknięta, { $count } punktów dla ciebie.
       *[other] Twój kapelusz: dzielnica zamknięta, { $count } punktu dla ciebie.
    }
syndicate-will-barrel =
    { $count ->
        [one] Beczka { $barrel }: dzielnica zamknięta, { $count } punkt dla ciebie; otwierasz następną z +{ $barrel }.
        [few] Beczka { $barrel }: dzielnica zamknięta, { $count } punkty dla ciebie; otwierasz następną z +{ $barrel }.
        [many] Beczka { $barrel }: dzielnica zamknięta, { $count } punktów dla ciebie; otwierasz następną z +{ $barrel }.
       *[other] Beczka { $barrel }: dzielnica zamknięta, { $count } punktu dla ciebie; otwierasz następną z +{ $barrel }.
    }
syndicate-will-open = Otwierasz następną dzielnicę.
syndicate-will-free = Potem w dowolnej kolejności: { $effects }.
