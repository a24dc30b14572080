-- The edition of a table's score slip: one more with each change of its seats after publishing.
-- Steps in the journal that do not name it mean the first.

ALTER TABLE game_table ADD COLUMN slip INTEGER NOT NULL DEFAULT 1 CHECK (slip BETWEEN 1 AND 99);
