-- What was paid belongs to the tournament: it stays when the participant goes. The program moves payments out of
-- the entries of participants in journals and sums (db/bookings.h).
CREATE TABLE booking (
    tournament INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    -- In the order of booking.
    number INTEGER NOT NULL CHECK (number >= 1),
    -- The uuid of a participant, now or formerly.
    payer TEXT CHECK (length(payer) = 36),
    -- As they were then.
    payer_number INTEGER NOT NULL,
    payer_name TEXT NOT NULL,
    cents INTEGER NOT NULL CHECK (cents <> 0),
    time TEXT CHECK (time GLOB '????-??-??T??:??:??.???Z'),
    note TEXT NOT NULL,
    taken_by TEXT NOT NULL,
    -- Empty: cash.
    way TEXT NOT NULL,
    -- Empty: the only one.
    box TEXT NOT NULL,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;

-- next statement
INSERT INTO booking (tournament, number, payer, payer_number, payer_name, cents, time, note, taken_by, way, box)
    SELECT payment.tournament,
        row_number() OVER (PARTITION BY payment.tournament ORDER BY payment.participant, payment.position),
        participant.uuid, participant.number, participant.name, payment.cents, payment.time, payment.note,
        payment.taken_by, '', ''
    FROM payment
        JOIN participant ON participant.tournament = payment.tournament AND participant.number = payment.participant;

-- next statement
DROP TABLE payment;
