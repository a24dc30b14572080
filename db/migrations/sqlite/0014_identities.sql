-- Tournaments and people keep an id of their own in every copy of the club. The program gives them to those
-- that are there already, and says whom of the directory it recognises (db/identities.h).
ALTER TABLE tournament ADD COLUMN uuid TEXT;

-- next statement
CREATE UNIQUE INDEX tournament_uuid ON tournament (uuid);

-- next statement
ALTER TABLE player ADD COLUMN uuid TEXT;

-- next statement
CREATE UNIQUE INDEX player_uuid ON player (uuid);

-- next statement
-- Who a participant is: the one of that number, name and club. The row outlives the participant, so that undo
-- finds it again, and the entry of the directory.
CREATE TABLE player_link (
    tournament INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    participant INTEGER NOT NULL CHECK (participant BETWEEN 1 AND 2147483647),
    name TEXT NOT NULL CHECK (name <> ''),
    club TEXT NOT NULL,
    -- The uuid of a player.
    player TEXT NOT NULL CHECK (length(player) = 36),
    digest INTEGER NOT NULL,
    PRIMARY KEY (tournament, participant, name, club)
) STRICT, WITHOUT ROWID;

-- next statement
CREATE INDEX link_of_player ON player_link (player);
