-- The clock of a round: beside its other data, as it is outside of version, journal and undo.
CREATE TABLE round_clock (
    tournament INTEGER NOT NULL,
    round INTEGER NOT NULL,
    started_at TEXT NOT NULL CHECK (started_at GLOB '????-??-??T??:??:??.???Z'),
    -- Since when it stands still; nothing: it goes.
    paused_at TEXT CHECK (paused_at GLOB '????-??-??T??:??:??.???Z'),
    paused_seconds INTEGER NOT NULL CHECK (paused_seconds >= 0),
    added_minutes INTEGER NOT NULL CHECK (added_minutes BETWEEN -2147483648 AND 2147483647),
    digest INTEGER NOT NULL,
    PRIMARY KEY (tournament, round),
    FOREIGN KEY (tournament, round) REFERENCES round (tournament, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
