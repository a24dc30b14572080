-- Raffles in the order in which they were drawn; without a seed it was given by hand.
CREATE TABLE raffle (
    tournament BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    position BIGINT NOT NULL CHECK (position >= 0),
    prize TEXT NOT NULL,
    seed BIGINT CHECK (seed BETWEEN 0 AND 999999999),
    PRIMARY KEY (tournament, position)
);

-- next statement
-- Who was in it, and in which order the winners were drawn.
CREATE TABLE raffle_entry (
    tournament BIGINT NOT NULL,
    raffle BIGINT NOT NULL,
    participant BIGINT NOT NULL,
    place BIGINT CHECK (place >= 0),
    PRIMARY KEY (tournament, raffle, participant),
    UNIQUE (tournament, raffle, place),
    FOREIGN KEY (tournament, raffle)
        REFERENCES raffle (tournament, position) ON DELETE CASCADE,
    FOREIGN KEY (tournament, participant)
        REFERENCES participant (tournament, number) DEFERRABLE INITIALLY DEFERRED
);
