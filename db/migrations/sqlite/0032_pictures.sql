-- The club's pictures, which settings name by the SHA-256 of their bytes. They are read only where one is shown or printed.
CREATE TABLE picture (
    name TEXT NOT NULL PRIMARY KEY CHECK (length(name) = 64 AND name NOT GLOB '*[^0-9a-f]*'),
    kind TEXT NOT NULL CHECK (kind IN ('png', 'jpeg')),
    -- At most 1 MB, as Base64.
    contents TEXT NOT NULL CHECK (length(contents) <= 1398104)
) STRICT;

-- next statement

-- The files that settings named by their paths until now. Only these may still be taken in, and only on this computer:
-- what comes with a file from elsewhere is never in this list.
CREATE TABLE older_picture (
    path TEXT NOT NULL PRIMARY KEY
) STRICT;

-- next statement

INSERT INTO older_picture (path)
    WITH certificate (settings) AS (
        SELECT json_extract(settings, '$.certificate') FROM tournament WHERE json_valid(settings))
    SELECT path FROM (
        SELECT json_extract(settings, '$.background') AS path FROM certificate
        UNION SELECT json_extract(settings, '$.logo') FROM certificate)
    WHERE path <> '';
