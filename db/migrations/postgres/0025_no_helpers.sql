-- Helpers no longer work in the database. A program from before would miss what guarded their role: by
-- this number it refuses the club as too new.
DROP TRIGGER IF EXISTS helper_gives_nothing_back ON booking;

-- next statement
DROP TRIGGER IF EXISTS helper_keeps_names ON participant;

-- next statement
DROP TRIGGER IF EXISTS helper_enters_in_open_rounds ON game;

-- next statement
DROP TRIGGER IF EXISTS helper_enters_in_open_rounds ON deal;

-- next statement
DROP TRIGGER IF EXISTS helper_does_its_own ON journal;

-- next statement
DROP TRIGGER IF EXISTS helper_adds_players ON club_journal;

-- next statement
DROP FUNCTION IF EXISTS helper_gives_nothing_back(), helper_keeps_names(), helper_enters_in_open_rounds(),
    helper_does_its_own(), helper_adds_players();

-- next statement
-- The role itself is its server's.
DO $$
BEGIN
    IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'rummy_helper') THEN
        REVOKE ALL ON ALL TABLES IN SCHEMA public FROM rummy_helper;
        REVOKE ALL ON ALL SEQUENCES IN SCHEMA public FROM rummy_helper;
        REVOKE ALL ON SCHEMA public FROM rummy_helper;
    END IF;
END
$$;
