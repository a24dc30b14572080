-- What belongs to the club and to no single evening: series, cash. A record is a kind, an id and a value.
CREATE TABLE club_record (
    kind TEXT NOT NULL CHECK (kind <> ''),
    id TEXT NOT NULL CHECK (length(id) = 36),
    -- JSON in the manner of the tournament file.
    content TEXT NOT NULL,
    digest INTEGER NOT NULL,
    PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;

-- next statement
-- The journal of all that changes the records, the directory, and who is who.
CREATE TABLE club_journal (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL CHECK (kind IN ('done', 'undone', 'redone')),
    -- For undone and redone: the entry of kind done.
    concerns INTEGER,
    undoable INTEGER NOT NULL CHECK (undoable IN (0, 1)),
    time TEXT NOT NULL CHECK (time GLOB '????-??-??T??:??:??.???Z'),
    desk TEXT NOT NULL,
    action TEXT NOT NULL CHECK (action <> ''),
    -- Whom or what it concerns, in words.
    subject TEXT NOT NULL,
    reason TEXT NOT NULL,
    -- Both sides of every step, as JSON.
    old TEXT NOT NULL,
    new TEXT NOT NULL,
    digest INTEGER NOT NULL,
    CHECK ((kind = 'done') = (concerns IS NULL)),
    CHECK (kind = 'done' OR undoable = 0)
) STRICT;

-- next statement
-- The sums of the digests of both tables, by which a row that is missing is found. No row: nothing is stored.
CREATE TABLE club_proof (
    club INTEGER PRIMARY KEY CHECK (club = 1),
    records INTEGER NOT NULL,
    journal INTEGER NOT NULL
) STRICT;

-- next statement
CREATE TRIGGER club_journal_is_never_changed BEFORE UPDATE ON club_journal
BEGIN
    SELECT RAISE(ABORT, 'the journal is append-only');
END;

-- next statement
CREATE TRIGGER club_journal_is_never_cut BEFORE DELETE ON club_journal
BEGIN
    SELECT RAISE(ABORT, 'the journal is append-only');
END;

-- next statement
CREATE TRIGGER club_journal_concerns_its_own BEFORE INSERT ON club_journal
WHEN NEW.concerns IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM club_journal WHERE id = NEW.concerns AND kind = 'done')
BEGIN
    SELECT RAISE(ABORT, 'the journal has no such entry to take back or do again');
END;

-- next statement
-- The most that is shown of the name in public, if that is not the whole of it.
ALTER TABLE player ADD COLUMN public_name TEXT CHECK (public_name IN ('short', 'number'));
