-- The club's journal can say that a spelling was corrected at an evening (action "respell-player"). Earlier programs would
-- take the entry for damage: by this number they refuse the club as too new. There is none so far.
DELETE FROM club_journal WHERE action = 'respell-player';
