-- What is stored proves itself: a tournament keeps the sum of the digests of its contents
-- (db/tournament_digest.h), a row of the journal, the revisions and the directory its own. The
-- sums of tournaments that are there already are computed once all migrations are applied.

ALTER TABLE tournament ADD COLUMN digest INTEGER;

-- next statement
ALTER TABLE player ADD COLUMN digest INTEGER;

-- next statement
UPDATE player SET digest = digest_of(id, name, club, tags);

-- next statement
ALTER TABLE game_revision ADD COLUMN digest INTEGER;

-- next statement
UPDATE game_revision
SET digest = digest_of(tournament, round, game_table, game, number, desk, time);

-- next statement
ALTER TABLE journal ADD COLUMN digest INTEGER;

-- next statement
DROP TRIGGER journal_is_never_changed;

-- next statement
UPDATE journal
SET digest = digest_of(id, tournament, kind, concerns, undoable, time, desk, action, round,
    game_table, game, participant, reason, old, new);

-- next statement
-- As in the first migration.
CREATE TRIGGER journal_is_never_changed BEFORE UPDATE ON journal
BEGIN
    SELECT RAISE(ABORT, 'the journal is append-only');
END;
