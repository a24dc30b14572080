-- A surname set by hand; without one it is worked out from the name.
ALTER TABLE participant ADD COLUMN surname TEXT CHECK (surname <> '');
