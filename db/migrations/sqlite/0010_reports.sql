-- What phones in the hall need, beside the results as it is outside of version, journal and undo:
-- the key of a tournament's codes, and what tables reported of their games.

CREATE TABLE hall_key (
    tournament INTEGER PRIMARY KEY REFERENCES tournament (id) ON DELETE CASCADE,
    -- 32 bytes in hexadecimal digits.
    key TEXT NOT NULL CHECK (length(key) = 64),
    digest INTEGER NOT NULL
) STRICT;

-- next statement
CREATE TABLE report (
    tournament INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position >= 1),
    -- Chosen by the phone; what it sends again is not stored twice.
    request TEXT NOT NULL CHECK (request <> ''),
    round INTEGER NOT NULL CHECK (round BETWEEN 1 AND 2147483647),
    game_table INTEGER NOT NULL CHECK (game_table BETWEEN 1 AND 2147483647),
    edition INTEGER NOT NULL CHECK (edition BETWEEN 1 AND 99),
    game INTEGER NOT NULL CHECK (game BETWEEN 1 AND 2147483647),
    -- As in the journal.
    outcome TEXT NOT NULL,
    seen_revision INTEGER NOT NULL CHECK (seen_revision >= 0),
    seat INTEGER CHECK (seat BETWEEN 0 AND 3),
    device TEXT NOT NULL,
    time TEXT NOT NULL CHECK (time GLOB '????-??-??T??:??:??.???Z'),
    digest INTEGER NOT NULL,
    PRIMARY KEY (tournament, position),
    UNIQUE (tournament, request)
) STRICT, WITHOUT ROWID;
