-- As on SQLite. On a server the table is empty.
CREATE TABLE shared_club (
    since TEXT PRIMARY KEY CHECK (since LIKE '____-__-__T__:__:__.___Z')
);
