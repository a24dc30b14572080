-- The rights of the helper role. Grants restrict tables and columns; triggers restrict rows, as the program
-- writes whole rows.

GRANT USAGE ON SCHEMA public TO rummy_helper;

-- next statement
GRANT SELECT ON ALL TABLES IN SCHEMA public TO rummy_helper;

-- next statement
GRANT INSERT, DELETE ON write_receipt TO rummy_helper;

-- next statement
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO rummy_helper;

-- next statement
GRANT UPDATE (version, digest) ON tournament TO rummy_helper;

-- next statement
GRANT INSERT, UPDATE ON participant TO rummy_helper;

-- next statement
GRANT INSERT ON player_link TO rummy_helper;

-- next statement
GRANT INSERT, DELETE ON presence TO rummy_helper;

-- next statement
GRANT INSERT ON booking TO rummy_helper;

-- next statement
-- Earlier versions gave it.
REVOKE DELETE ON booking FROM rummy_helper;

-- next statement
-- A helper takes money; refunds and mistakes are the director's.
CREATE OR REPLACE FUNCTION helper_gives_nothing_back() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF current_user = 'rummy_helper' AND NEW.cents < 0 THEN
        RAISE EXCEPTION 'a helper gives no money back' USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN NEW;
END
$$;

-- next statement
DROP TRIGGER IF EXISTS helper_gives_nothing_back ON booking;

-- next statement
CREATE TRIGGER helper_gives_nothing_back BEFORE INSERT ON booking
    FOR EACH ROW EXECUTE FUNCTION helper_gives_nothing_back();

-- next statement
GRANT INSERT, UPDATE (digest) ON player TO rummy_helper;

-- next statement
GRANT INSERT, DELETE ON game, hand, deal, deal_hand TO rummy_helper;

-- next statement
GRANT INSERT, DELETE ON game_revision TO rummy_helper;

-- next statement
GRANT INSERT ON journal TO rummy_helper;

-- next statement
GRANT INSERT ON club_journal TO rummy_helper;

-- next statement
GRANT INSERT, UPDATE ON club_proof TO rummy_helper;

-- next statement
-- A helper checks people in; changing who somebody is is left to the director.
CREATE OR REPLACE FUNCTION helper_keeps_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF current_user = 'rummy_helper'
        AND (NEW.tournament, NEW.number, NEW.name, NEW.club, NEW.tags, NEW.fixed_table, NEW.surname)
            IS DISTINCT FROM
            (OLD.tournament, OLD.number, OLD.name, OLD.club, OLD.tags, OLD.fixed_table, OLD.surname)
    THEN
        RAISE EXCEPTION 'a helper changes no names' USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN NEW;
END
$$;

-- next statement
DROP TRIGGER IF EXISTS helper_keeps_names ON participant;

-- next statement
CREATE TRIGGER helper_keeps_names BEFORE UPDATE ON participant
    FOR EACH ROW EXECUTE FUNCTION helper_keeps_names();

-- next statement
-- Results belong to a round that is being played.
CREATE OR REPLACE FUNCTION helper_enters_in_open_rounds() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    changed RECORD;
BEGIN
    IF TG_OP = 'DELETE' THEN
        changed := OLD;
    ELSE
        changed := NEW;
    END IF;
    IF current_user = 'rummy_helper' AND NOT EXISTS (
        SELECT 1 FROM round
        WHERE tournament = changed.tournament AND number = changed.round
            AND state = 'published') THEN
        RAISE EXCEPTION 'a helper enters results of open rounds alone'
            USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN changed;
END
$$;

-- next statement
DROP TRIGGER IF EXISTS helper_enters_in_open_rounds ON game;

-- next statement
CREATE TRIGGER helper_enters_in_open_rounds BEFORE INSERT OR DELETE ON game
    FOR EACH ROW EXECUTE FUNCTION helper_enters_in_open_rounds();

-- next statement
DROP TRIGGER IF EXISTS helper_enters_in_open_rounds ON deal;

-- next statement
CREATE TRIGGER helper_enters_in_open_rounds BEFORE INSERT OR DELETE ON deal
    FOR EACH ROW EXECUTE FUNCTION helper_enters_in_open_rounds();

-- next statement
-- Every change has its row here, so this limits a helper's actions: checking in, enrolling and entering, and
-- correcting or undoing what their own desk did.
CREATE OR REPLACE FUNCTION helper_does_its_own() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    last_desk TEXT;
BEGIN
    IF current_user <> 'rummy_helper' THEN
        RETURN NEW;
    END IF;
    IF NEW.action NOT IN ('check-in', 'change-participant', 'take-payment', 'enrol', 'enter-game', 'correct-game',
            'clear-game') THEN
        RAISE EXCEPTION 'a helper may not do this: %', NEW.action
            USING ERRCODE = 'insufficient_privilege';
    END IF;
    IF NEW.kind <> 'done' THEN
        SELECT desk INTO last_desk FROM journal WHERE id = NEW.concerns;
    ELSIF NEW.action IN ('correct-game', 'clear-game') THEN
        SELECT desk INTO last_desk FROM journal
        WHERE tournament = NEW.tournament AND round = NEW.round
            AND game_table = NEW.game_table AND game = NEW.game
        ORDER BY id DESC LIMIT 1;
    ELSE
        RETURN NEW;
    END IF;
    IF last_desk IS DISTINCT FROM NEW.desk THEN
        RAISE EXCEPTION 'a helper corrects the own entries alone'
            USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN NEW;
END
$$;

-- next statement
DROP TRIGGER IF EXISTS helper_does_its_own ON journal;

-- next statement
CREATE TRIGGER helper_does_its_own BEFORE INSERT ON journal
    FOR EACH ROW EXECUTE FUNCTION helper_does_its_own();

-- next statement
-- People enrolled at the door are added to the directory; everything else of the club is the director's.
CREATE OR REPLACE FUNCTION helper_adds_players() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF current_user = 'rummy_helper' AND (NEW.kind <> 'done' OR NEW.action <> 'add-players') THEN
        RAISE EXCEPTION 'a helper may not do this: %', NEW.action
            USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN NEW;
END
$$;

-- next statement
DROP TRIGGER IF EXISTS helper_adds_players ON club_journal;

-- next statement
CREATE TRIGGER helper_adds_players BEFORE INSERT ON club_journal
    FOR EACH ROW EXECUTE FUNCTION helper_adds_players();
