-- A helper asks to correct a result that somebody else entered, and says why; empty: no correction. The program gives
-- the rows their new digests (db/hall_rows.h).
ALTER TABLE pending ADD COLUMN reason TEXT NOT NULL DEFAULT '';
