# At drive en server for andre

ops-store = Hvor bordene gemmes i stedet for en mappe: postgres://bruger@maskine/database, til én server eller flere.
ops-address = Hvor andre servere med samme database kan nå denne, som http://maskine:port.
