-- A club can rest for another reason than that it is shared: it was moved to another computer.
ALTER TABLE shared_club ADD COLUMN moved INTEGER NOT NULL DEFAULT 0 CHECK (moved IN (0, 1));
