### Co mówi plansza po polsku. Te same identyfikatory i argumenty co w en.ftl.

famiglia-steps = Kroki tury
famiglia-step-newcomers = Nowi gangsterzy
famiglia-step-accountant = Kasjer
famiglia-step-brute = Brutal
famiglia-step-recruit = Werbunek albo pas
famiglia-back = wraca do ręki
famiglia-laid = na pole gry
