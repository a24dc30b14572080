-- Ties that the director decided, in the order in which that was done.
CREATE TABLE tie_decision (
    tournament INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position >= 0),
    decided_by TEXT NOT NULL CHECK (decided_by IN ('lot', 'reason', 'play-off')),
    reason TEXT NOT NULL,
    PRIMARY KEY (tournament, position)
) STRICT, WITHOUT ROWID;

-- next statement
-- Who was tied, the first to rank first. Nobody is in two decisions.
CREATE TABLE decided_order (
    tournament INTEGER NOT NULL,
    decision INTEGER NOT NULL,
    place INTEGER NOT NULL CHECK (place >= 0),
    participant INTEGER NOT NULL,
    PRIMARY KEY (tournament, decision, place),
    UNIQUE (tournament, participant),
    FOREIGN KEY (tournament, decision)
        REFERENCES tie_decision (tournament, position) ON DELETE CASCADE,
    FOREIGN KEY (tournament, participant)
        REFERENCES participant (tournament, number) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;
