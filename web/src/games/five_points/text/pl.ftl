### Co mówi plansza po polsku. Te same identyfikatory i argumenty co w en.ftl.

five-pyramid = Piramida
five-empty = puste
five-ally = oznacza gangi z twoich sojuszy
five-hidden = ukryty sojusz
five-revealed = ujawniony
five-influenced = pod wpływem
five-hole = puste miejsce do wypełnienia
five-secret = wiesz o tym tylko ty
five-first = Pierwsza karta tutaj: ujawnianie sojuszy
five-due = Na koniec tej tury zostaną ujawnione sojusze.
five-fills = Gdy się wespnie, puste miejsce zajmie: { $cards }
five-not-this = Coś innego
five-now = teraz warte: { $points }
five-spent = Ostatnio wydana:
five-deck-of-discards = W talii, w nieznanej kolejności
five-remember = Odrzucone: { $count }, do zapamiętania
