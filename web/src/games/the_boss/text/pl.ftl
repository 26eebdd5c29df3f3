### Co mówi plansza po polsku. Te same identyfikatory i argumenty co w en.ftl.

boss-cities = Rząd miast
boss-send-to = Wyślij: { $city }
boss-professionals = Zawodowcy
boss-amateurs = Amatorzy
boss-fewer = Mniej
boss-more = Więcej
boss-not-there = Jednak nie tam
boss-hidden = zakryta karta
boss-unseen = Nieznane:
boss-half = Alcapo: połowa ostatnich kart miast przed Chicago
boss-final = Ostatnie rozdanie
boss-majority = przewaga
boss-counts = liczy się dla Chicago
boss-half-now = Teraz: { $sum }, więc { $money } $ dla tego, kto ma Chicago
boss-money = Pieniądze
boss-police-left =
    { $count ->
        [one] { $count } karta jeszcze zakryta
        [few] { $count } karty jeszcze zakryte
        [many] { $count } kart jeszcze zakrytych
       *[other] { $count } karty jeszcze zakrytej
    }
boss-prison = W więzieniu: { $count } (wróci po tym rozdaniu: { $soon })
boss-dead = Zabici: { $count }
boss-spent = Zużyci amatorzy: { $count }
boss-taken = Co zabrano w poprzednim rozdaniu
boss-nobody = nikt
boss-reconstructed-card = rekonstrukcja
boss-reconstructed = * Nasza rekonstrukcja: tego, co jest na tych kartach, nie podaje żadne znane nam źródło (§1.1).
