-- The club database. Words stand for enumerations, the tournament file's where it has them.
-- Foreign keys and checks are the second wall: what they refuse never passes the use cases.

CREATE TABLE tournament (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    version INTEGER NOT NULL CHECK (version >= 1),
    name TEXT NOT NULL CHECK (name <> ''),
    date TEXT CHECK (date GLOB '????-??-??'),
    rule_set TEXT NOT NULL CHECK (rule_set IN ('rummy-pure', 'rummy-pure-plus')),
    -- All the others, as in the object "tournament" of the tournament file.
    settings TEXT NOT NULL
) STRICT;

-- next statement
CREATE TABLE participant (
    tournament INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 2147483647),
    name TEXT NOT NULL CHECK (name <> ''),
    club TEXT NOT NULL,
    -- A JSON array of texts.
    tags TEXT NOT NULL,
    fixed_table INTEGER CHECK (fixed_table BETWEEN 1 AND 2147483647),
    paid_cents INTEGER NOT NULL CHECK (paid_cents >= 0),
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;

-- next statement
CREATE TABLE presence (
    tournament INTEGER NOT NULL,
    participant INTEGER NOT NULL,
    first_round INTEGER NOT NULL CHECK (first_round BETWEEN 1 AND 2147483647),
    last_round INTEGER CHECK (last_round BETWEEN first_round AND 2147483647),
    PRIMARY KEY (tournament, participant, first_round),
    FOREIGN KEY (tournament, participant)
        REFERENCES participant (tournament, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- next statement
CREATE TABLE round (
    tournament INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 2147483647),
    state TEXT NOT NULL CHECK (state IN ('draft', 'published', 'closed', 'cancelled')),
    games INTEGER NOT NULL CHECK (games BETWEEN 1 AND 2147483647),
    reason TEXT NOT NULL,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;

-- next statement
CREATE TABLE bye (
    tournament INTEGER NOT NULL,
    round INTEGER NOT NULL,
    participant INTEGER NOT NULL,
    PRIMARY KEY (tournament, round, participant),
    FOREIGN KEY (tournament, round) REFERENCES round (tournament, number) ON DELETE CASCADE,
    -- Deferred like all references to participants: a change may name them in any order.
    FOREIGN KEY (tournament, participant)
        REFERENCES participant (tournament, number) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

-- next statement
CREATE TABLE game_table (
    tournament INTEGER NOT NULL,
    round INTEGER NOT NULL,
    number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 2147483647),
    mark TEXT CHECK (mark IN ('unclear', 'disputed')),
    note TEXT NOT NULL,
    PRIMARY KEY (tournament, round, number),
    FOREIGN KEY (tournament, round) REFERENCES round (tournament, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- next statement
CREATE TABLE seat (
    tournament INTEGER NOT NULL,
    round INTEGER NOT NULL,
    game_table INTEGER NOT NULL,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    participant INTEGER NOT NULL,
    PRIMARY KEY (tournament, round, game_table, seat),
    FOREIGN KEY (tournament, round, game_table)
        REFERENCES game_table (tournament, round, number) ON DELETE CASCADE,
    FOREIGN KEY (tournament, participant)
        REFERENCES participant (tournament, number) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

-- next statement
CREATE TABLE game (
    tournament INTEGER NOT NULL,
    round INTEGER NOT NULL,
    game_table INTEGER NOT NULL,
    number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 2147483647),
    -- A game that was played has an ending and its number of seats, a closed one only a reason.
    ending TEXT CHECK (ending IN ('romme', 'first-round-romme', 'early')),
    seats INTEGER CHECK (seats BETWEEN 0 AND 4),
    not_played TEXT CHECK (not_played <> ''),
    PRIMARY KEY (tournament, round, game_table, number),
    FOREIGN KEY (tournament, round, game_table)
        REFERENCES game_table (tournament, round, number) ON DELETE CASCADE,
    CHECK ((ending IS NULL) = (seats IS NULL)),
    CHECK ((ending IS NULL) <> (not_played IS NULL))
) STRICT, WITHOUT ROWID;

-- next statement
-- One row a seat that played; at most one of the last two columns says who else held its cards.
CREATE TABLE hand (
    tournament INTEGER NOT NULL,
    round INTEGER NOT NULL,
    game_table INTEGER NOT NULL,
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    stones INTEGER NOT NULL CHECK (stones BETWEEN 0 AND 2147483647),
    claims INTEGER NOT NULL CHECK (claims BETWEEN 0 AND 2147483647),
    played_by TEXT CHECK (played_by <> ''),
    taken_over_by INTEGER,
    PRIMARY KEY (tournament, round, game_table, game, seat),
    FOREIGN KEY (tournament, round, game_table, game)
        REFERENCES game (tournament, round, game_table, number) ON DELETE CASCADE,
    FOREIGN KEY (tournament, taken_over_by)
        REFERENCES participant (tournament, number) DEFERRABLE INITIALLY DEFERRED,
    CHECK (played_by IS NULL OR taken_over_by IS NULL)
) STRICT, WITHOUT ROWID;

-- next statement
-- Times written; the row outlives its game, so that no revision is ever given twice.
CREATE TABLE game_revision (
    tournament INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    round INTEGER NOT NULL,
    game_table INTEGER NOT NULL,
    game INTEGER NOT NULL,
    number INTEGER NOT NULL CHECK (number >= 1),
    desk TEXT NOT NULL,
    time TEXT NOT NULL CHECK (time GLOB '????-??-??T??:??:??.???Z'),
    PRIMARY KEY (tournament, round, game_table, game)
) STRICT, WITHOUT ROWID;

-- next statement
CREATE TABLE penalty (
    tournament INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position >= 0),
    participant INTEGER NOT NULL,
    round INTEGER NOT NULL CHECK (round BETWEEN 1 AND 2147483647),
    -- In 1/120 match point.
    units INTEGER NOT NULL CHECK (units % 12 = 0),
    reason TEXT NOT NULL,
    PRIMARY KEY (tournament, position),
    FOREIGN KEY (tournament, participant)
        REFERENCES participant (tournament, number) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

-- next statement
CREATE TABLE player (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL CHECK (name <> ''),
    club TEXT NOT NULL,
    -- A JSON array of texts.
    tags TEXT NOT NULL
) STRICT;

-- next statement
CREATE TABLE journal (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('done', 'undone', 'redone')),
    -- For undone and redone: the entry of kind done.
    concerns INTEGER,
    undoable INTEGER NOT NULL CHECK (undoable IN (0, 1)),
    time TEXT NOT NULL CHECK (time GLOB '????-??-??T??:??:??.???Z'),
    desk TEXT NOT NULL,
    action TEXT NOT NULL CHECK (action <> ''),
    round INTEGER,
    game_table INTEGER,
    game INTEGER,
    participant INTEGER,
    reason TEXT NOT NULL,
    -- Both sides of every step, as JSON in the tournament file's form.
    old TEXT NOT NULL,
    new TEXT NOT NULL,
    CHECK ((kind = 'done') = (concerns IS NULL)),
    CHECK (kind = 'done' OR undoable = 0)
) STRICT;

-- next statement
-- Holds all that undo and redo ask for, so that they never read old and new values.
CREATE INDEX journal_link ON journal (tournament, id, kind, concerns, undoable);

-- next statement
CREATE TRIGGER journal_is_never_changed BEFORE UPDATE ON journal
BEGIN
    SELECT RAISE(ABORT, 'the journal is append-only');
END;

-- next statement
-- When a tournament goes, its journal goes with it: then the tournament is no longer there.
CREATE TRIGGER journal_is_never_cut BEFORE DELETE ON journal
WHEN EXISTS (SELECT 1 FROM tournament WHERE id = OLD.tournament)
BEGIN
    SELECT RAISE(ABORT, 'the journal is append-only');
END;

-- next statement
CREATE TRIGGER journal_concerns_its_own BEFORE INSERT ON journal
WHEN NEW.concerns IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM journal
    WHERE id = NEW.concerns AND tournament = NEW.tournament AND kind = 'done')
BEGIN
    SELECT RAISE(ABORT, 'the journal has no such entry to take back or do again');
END;
