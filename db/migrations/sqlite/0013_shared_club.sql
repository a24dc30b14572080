-- Since when the club is on a server that other desks share: while there is a row, nothing is stored in this
-- file. On the server the table is empty.
CREATE TABLE shared_club (
    since TEXT PRIMARY KEY CHECK (since GLOB '????-??-??T??:??:??.???Z')
) STRICT, WITHOUT ROWID;
