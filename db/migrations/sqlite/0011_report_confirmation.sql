-- Who reported a game by a code of their own, so that another person of the table can confirm it.

ALTER TABLE report ADD COLUMN reporter INTEGER CHECK (reporter BETWEEN 1 AND 2147483647);

-- next statement
-- A row changed outside the program stays one that is refused.
UPDATE report
SET digest = digest_of(tournament, position, request, round, game_table, edition, game, outcome,
                       seen_revision, seat, device, time, reporter)
WHERE digest IS digest_of(tournament, position, request, round, game_table, edition, game, outcome,
                          seen_revision, seat, device, time);

-- next statement
CREATE INDEX report_of_table ON report (tournament, round, game_table);
