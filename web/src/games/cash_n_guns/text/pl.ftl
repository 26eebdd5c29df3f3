### Co mówi plansza po polsku. Te same identyfikatory i argumenty co w en.ftl.

cash-beats = Runda
cash-beat-bullet = Pocisk
cash-beat-aim = Na muszce
cash-beat-order = Ojciec Chrzestny
cash-beat-courage = Odwaga
cash-beat-reveal = Karty
cash-beat-share = Podział
cash-table = Przy stole
cash-mine = Co jest twoje
cash-no-order = Bez rozkazu: nikt nie zmienia celu
cash-no-heal = Nie usuwaj obrażenia
cash-no-forbid = Niczego nie zabraniaj
cash-no-trade = Bez wymiany: zachowaj kartę
cash-no-more = Bez drugiej części
cash-only-you = Widzisz to tylko ty.
cash-dossiers = Kartoteka: pociski, łup i talenty wszystkich
