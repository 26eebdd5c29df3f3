### What the board says in English. The same ids and arguments as in pl.ftl.

famiglia-steps = Steps of the turn
famiglia-step-newcomers = Newcomers
famiglia-step-accountant = Accountant
famiglia-step-brute = Brute
famiglia-step-recruit = Recruit or pass
famiglia-back = back to hand
famiglia-laid = into the play area
