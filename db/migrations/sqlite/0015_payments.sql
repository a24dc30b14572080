-- What was paid of the start fee, one payment at a time: the sum is no longer stored beside them.
CREATE TABLE payment (
    tournament INTEGER NOT NULL,
    participant INTEGER NOT NULL,
    position INTEGER NOT NULL CHECK (position >= 0),
    cents INTEGER NOT NULL CHECK (cents <> 0),
    time TEXT CHECK (time GLOB '????-??-??T??:??:??.???Z'),
    note TEXT NOT NULL,
    taken_by TEXT NOT NULL,
    PRIMARY KEY (tournament, participant, position),
    FOREIGN KEY (tournament, participant)
        REFERENCES participant (tournament, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- next statement
INSERT INTO payment (tournament, participant, position, cents, note, taken_by)
    SELECT tournament, number, 0, paid_cents, '', '' FROM participant WHERE paid_cents > 0;

-- next statement
ALTER TABLE participant DROP COLUMN paid_cents;

-- next statement
ALTER TABLE participant ADD COLUMN fee_class TEXT CHECK (fee_class <> '');
