### What the board says in English. The same ids and arguments as in pl.ftl.

cash-beats = The round
cash-beat-bullet = Bullet
cash-beat-aim = Aim
cash-beat-order = Godfather
cash-beat-courage = Courage
cash-beat-reveal = Reveal
cash-beat-share = Share-out
cash-table = Round the table
cash-mine = What is yours
cash-no-order = Give no order: everyone keeps their aim
cash-no-heal = Keep the wound
cash-no-forbid = Forbid nothing
cash-no-trade = No swap: keep the card
cash-no-more = No second share
cash-only-you = Only you see this.
cash-dossiers = Dossiers: bullets, loot and talents of everyone
