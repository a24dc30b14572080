-- The codes that let helpers in at a tournament; the helpers are records of the club. Known by a digest alone, made
-- with the tournament's key. They stay on this computer.
CREATE TABLE helper_code (
    tournament INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    helper TEXT NOT NULL CHECK (length(helper) = 36),
    -- 32 bytes in hexadecimal digits.
    code TEXT NOT NULL CHECK (length(code) = 64),
    made TEXT NOT NULL CHECK (made GLOB '????-??-??T??:??:??.???Z'),
    used TEXT CHECK (used GLOB '????-??-??T??:??:??.???Z'),
    revoked TEXT CHECK (revoked GLOB '????-??-??T??:??:??.???Z'),
    digest INTEGER NOT NULL,
    PRIMARY KEY (tournament, helper)
) STRICT, WITHOUT ROWID;
