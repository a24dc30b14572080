-- The backup made before the newest merge of another copy, by which that merge can be taken back while nothing else
-- has been stored. It stays on this computer.
CREATE TABLE merge_backup (
    -- In the journal of the club.
    entry BIGINT PRIMARY KEY,
    -- The name of the file, without its folder.
    backup TEXT NOT NULL CHECK (backup <> ''),
    -- A digest of what grows with every change (db/merge_backup.h), as it was behind the merge.
    state BIGINT NOT NULL
);
