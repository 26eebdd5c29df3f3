### Czym są elementy każdej gry: komentarze w pliku elementów.

design-head = { $game }: elementy tak, jak są wydrukowane.
design-how = Zmień, co chcesz, pomiń, co zostaje, i porównaj: { $command } PLIK
design-doubt = Tego, co ma znak „{ $mark }”, nie ma w żadnym źródle: ta liczba jest nasza.
design-reconstructed = odtworzone
