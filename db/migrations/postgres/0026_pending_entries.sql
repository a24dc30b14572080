-- What comes from elsewhere says not only games, and knows how it was settled. The program gives the rows
-- taken along their digests (db/hall_rows.h).
CREATE TABLE pending (
    tournament BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    -- In order of arrival.
    position BIGINT NOT NULL CHECK (position >= 1),
    -- Chosen by the sender; what is sent again is not stored twice.
    id TEXT NOT NULL CHECK (id <> ''),
    kind TEXT NOT NULL CHECK (kind IN ('game', 'mark')),
    -- The table's slip.
    round BIGINT CHECK (round BETWEEN 1 AND 2147483647),
    game_table BIGINT CHECK (game_table BETWEEN 1 AND 2147483647),
    edition BIGINT CHECK (edition BETWEEN 1 AND 99),
    game BIGINT CHECK (game BETWEEN 1 AND 2147483647),
    -- Of a game as in the journal, of a mark its word.
    content TEXT NOT NULL,
    seen_revision BIGINT NOT NULL CHECK (seen_revision >= 0),
    -- Those shown to the sender and confirmed, separated by commas.
    warnings TEXT NOT NULL,
    seat BIGINT CHECK (seat BETWEEN 0 AND 3),
    device TEXT NOT NULL,
    -- Who sent it, by a code of their own.
    person BIGINT CHECK (person BETWEEN 1 AND 2147483647),
    time TEXT NOT NULL CHECK (time LIKE '____-__-__T__:__:__.___Z'),
    settled TEXT CHECK (settled IN ('taken', 'dropped', 'replaced')),
    settled_by TEXT,
    settled_at TEXT CHECK (settled_at LIKE '____-__-__T__:__:__.___Z'),
    settled_reason TEXT,
    digest BIGINT NOT NULL,
    CHECK ((settled IS NULL) = (settled_by IS NULL)),
    CHECK ((settled IS NULL) = (settled_at IS NULL)),
    CHECK ((settled IS NULL) = (settled_reason IS NULL)),
    PRIMARY KEY (tournament, position),
    UNIQUE (tournament, id)
);

-- next statement
INSERT INTO pending (tournament, position, id, kind, round, game_table, edition, game, content, seen_revision,
        warnings, seat, device, person, time, digest)
    SELECT tournament, position, request, 'game', round, game_table, edition, game, outcome, seen_revision, '', seat,
        device, reporter, time, digest
    FROM report;

-- next statement
-- Only the newest of a game waited.
UPDATE pending
SET settled = 'replaced', settled_by = '', settled_at = time, settled_reason = ''
WHERE EXISTS (
    SELECT 1 FROM pending AS newer
    WHERE newer.tournament = pending.tournament AND newer.round = pending.round
        AND newer.game_table = pending.game_table AND newer.game = pending.game
        AND newer.position > pending.position);

-- next statement
-- And none of a round that is no longer being played.
UPDATE pending
SET settled = 'dropped', settled_by = '', settled_at = time, settled_reason = ''
WHERE settled IS NULL AND EXISTS (
    SELECT 1 FROM round
    WHERE round.tournament = pending.tournament AND round.number = pending.round AND round.state <> 'published');

-- next statement
DROP TABLE report;

-- next statement
CREATE INDEX pending_of_table ON pending (tournament, round, game_table);

-- next statement
CREATE INDEX pending_unsettled ON pending (tournament) WHERE settled IS NULL;
