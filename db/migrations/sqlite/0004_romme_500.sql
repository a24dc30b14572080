-- Rommé 500: its rule set, deals, lots, and who left a match. A check of a column cannot be changed,
-- so the table is made anew under its name; a trigger that names it has to wait meanwhile.

DROP TRIGGER journal_is_never_cut;

-- next statement
CREATE TABLE new_tournament (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    version INTEGER NOT NULL CHECK (version >= 1),
    name TEXT NOT NULL CHECK (name <> ''),
    date TEXT CHECK (date GLOB '????-??-??'),
    rule_set TEXT NOT NULL CHECK (rule_set IN ('rummy-pure', 'rummy-pure-plus', 'romme-500')),
    -- All the others, as in the object "tournament" of the tournament file.
    settings TEXT NOT NULL
) STRICT;

-- next statement
INSERT INTO new_tournament (id, version, name, date, rule_set, settings)
SELECT id, version, name, date, rule_set, settings FROM tournament;

-- next statement
-- Ids are never given twice, not even those of tournaments that are gone.
DELETE FROM sqlite_sequence WHERE name = 'new_tournament';

-- next statement
INSERT INTO sqlite_sequence (name, seq)
SELECT 'new_tournament', seq FROM sqlite_sequence WHERE name = 'tournament';

-- next statement
DROP TABLE tournament;

-- next statement
ALTER TABLE new_tournament RENAME TO tournament;

-- next statement
-- As in the first migration.
CREATE TRIGGER journal_is_never_cut BEFORE DELETE ON journal
WHEN EXISTS (SELECT 1 FROM tournament WHERE id = OLD.tournament)
BEGIN
    SELECT RAISE(ABORT, 'the journal is append-only');
END;

-- next statement
-- Settings say what prizes there are. Journal entries from before say nothing of it, which means none.
UPDATE tournament
SET settings = json_insert(settings, '$.prizeCents', json('[]'))
WHERE json_valid(settings);

-- next statement
-- A deal that was played; one that is closed without a result is a game. Of a tie-breaker deal `seat`
-- of its hands is their place, and `player` says whose they are.
CREATE TABLE deal (
    tournament INTEGER NOT NULL,
    round INTEGER NOT NULL,
    game_table INTEGER NOT NULL,
    number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 2147483647),
    ending TEXT NOT NULL CHECK (ending IN ('out', 'stock')),
    seats INTEGER NOT NULL CHECK (seats BETWEEN 0 AND 4),
    tie_breaker INTEGER NOT NULL CHECK (tie_breaker IN (0, 1)),
    PRIMARY KEY (tournament, round, game_table, number),
    FOREIGN KEY (tournament, round, game_table)
        REFERENCES game_table (tournament, round, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- next statement
-- One row a hand that was played; at most one of the last two columns says who else held its cards.
CREATE TABLE deal_hand (
    tournament INTEGER NOT NULL,
    round INTEGER NOT NULL,
    game_table INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    melded INTEGER NOT NULL CHECK (melded BETWEEN 0 AND 2147483647),
    hand INTEGER NOT NULL CHECK (hand BETWEEN 0 AND 2147483647),
    player INTEGER,
    played_by TEXT CHECK (played_by <> ''),
    taken_over_by INTEGER,
    PRIMARY KEY (tournament, round, game_table, deal, seat),
    FOREIGN KEY (tournament, round, game_table, deal)
        REFERENCES deal (tournament, round, game_table, number) ON DELETE CASCADE,
    FOREIGN KEY (tournament, player)
        REFERENCES participant (tournament, number) DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (tournament, taken_over_by)
        REFERENCES participant (tournament, number) DEFERRABLE INITIALLY DEFERRED,
    CHECK (played_by IS NULL OR taken_over_by IS NULL)
) STRICT, WITHOUT ROWID;

-- next statement
-- The lot drawn at a table, in the order drawn.
CREATE TABLE lot (
    tournament INTEGER NOT NULL,
    round INTEGER NOT NULL,
    game_table INTEGER NOT NULL,
    position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 3),
    participant INTEGER NOT NULL,
    PRIMARY KEY (tournament, round, game_table, position),
    FOREIGN KEY (tournament, round, game_table)
        REFERENCES game_table (tournament, round, number) ON DELETE CASCADE,
    FOREIGN KEY (tournament, participant)
        REFERENCES participant (tournament, number) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

-- next statement
-- Who left the match of a table.
CREATE TABLE withdrawn (
    tournament INTEGER NOT NULL,
    round INTEGER NOT NULL,
    game_table INTEGER NOT NULL,
    participant INTEGER NOT NULL,
    PRIMARY KEY (tournament, round, game_table, participant),
    FOREIGN KEY (tournament, round, game_table)
        REFERENCES game_table (tournament, round, number) ON DELETE CASCADE,
    FOREIGN KEY (tournament, participant)
        REFERENCES participant (tournament, number) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;
