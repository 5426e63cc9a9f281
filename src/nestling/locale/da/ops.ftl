# At drive en server for andre

ops-address = Hvor andre servere med samme database kan nå denne, som http://maskine:port.
ops-admin-help = Pas en servers borde, hvad enten den kører eller ej.
ops-data = Hvor bordene gemmes: en mappe, eller postgres://bruger@maskine/database til én server eller flere.
ops-code = Bordets kode.
ops-list-help = Vis alle borde: kode, sidste skridt, spil, antal skridt, pladser.
ops-inspect-help = Vis et bord med alle kort åbne.
ops-end-help = Afslut et spil: der spilles for alle, ved at passe eller ved lodtrækning. De, der sidder der, får det at vide ved næste træk, med PostgreSQL straks.
ops-export-help = Skriv optegnelsen af et spil. Mens der spilles, afslører den alle kort.
ops-out = Fil, der skrives til; ellers terminalen.
ops-log = Bordets log i stedet, en post pr. linje.
ops-erase-help = Slet et bord og dets optegnelse for altid, eller med --seat kun navnet på den, der sad der.
ops-seat = Slet kun navnet på denne plads (den første er 1).
ops-erased = Slettet ved bord { $code }.
ops-metrics = Hvor Prometheus finder tal, som vært:port; ingen steder, hvis udeladt.
ops-per-address = Hvor mange forbindelser en adresse kan have ad gangen (64).
ops-log-format = Hvordan loggen skrives: linjer til mennesker eller JSON.
