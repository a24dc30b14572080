-- What helpers' pages sent, and the journal entry that stored it: nothing sent twice is stored twice. It stays on this
-- computer.
CREATE TABLE helper_entry (
    tournament INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    -- Chosen by the page.
    id TEXT NOT NULL CHECK (id <> ''),
    helper TEXT NOT NULL CHECK (length(helper) = 36),
    -- The SHA-256 of what was sent, in hexadecimal digits.
    content TEXT NOT NULL CHECK (length(content) = 64),
    -- In the journal.
    entry INTEGER NOT NULL,
    digest INTEGER NOT NULL,
    PRIMARY KEY (tournament, id)
) STRICT, WITHOUT ROWID;
