-- A participant keeps an id of their own from enrolling on, and who that is goes by it: by number, name and club,
-- somebody enrolled anew under the number of another was taken for them. The program gives the ids to those that
-- are there already and carries the links along (db/participant_ids.h).
ALTER TABLE participant ADD COLUMN uuid TEXT CHECK (length(uuid) = 36);

-- next statement
DROP INDEX link_of_player;

-- next statement
ALTER TABLE player_link RENAME TO named_link;

-- next statement
ALTER TABLE named_link RENAME CONSTRAINT player_link_pkey TO named_link_pkey;

-- next statement
-- Who a participant is. The row outlives the participant, so that undo finds it again, and the entry of the
-- directory.
CREATE TABLE player_link (
    tournament BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    -- The uuid of a participant, now or formerly.
    participant TEXT NOT NULL CHECK (length(participant) = 36),
    -- The uuid of a player.
    player TEXT NOT NULL CHECK (length(player) = 36),
    digest BIGINT NOT NULL,
    PRIMARY KEY (tournament, participant)
);

-- next statement
CREATE INDEX link_of_player ON player_link (player);
