-- The club's pictures, which settings name by the SHA-256 of their bytes. They are read only where one is shown or printed.
CREATE TABLE picture (
    name TEXT NOT NULL PRIMARY KEY CHECK (length(name) = 64 AND name ~ '^[0-9a-f]*$'),
    kind TEXT NOT NULL CHECK (kind IN ('png', 'jpeg')),
    -- At most 1 MB, as Base64.
    contents TEXT NOT NULL CHECK (length(contents) <= 1398104)
);

-- next statement

-- The files that settings named by their paths until now. Only these may still be taken in, and only on this computer:
-- what comes with a file from elsewhere is never in this list.
CREATE TABLE older_picture (
    path TEXT NOT NULL PRIMARY KEY
);

-- next statement

INSERT INTO older_picture (path)
    SELECT path FROM (
        SELECT settings::json -> 'certificate' ->> 'background' AS path FROM tournament
        UNION SELECT settings::json -> 'certificate' ->> 'logo' FROM tournament) AS named
    WHERE path <> '';
