-- Whoever registered and is not here, and when a place was asked for; without a status the person
-- is here.
ALTER TABLE participant ADD COLUMN status TEXT CHECK (status IN ('expected', 'waiting'));

-- next statement
ALTER TABLE participant ADD COLUMN registered_at TEXT
    CHECK (registered_at LIKE '____-__-__T__:__:__.___Z');
