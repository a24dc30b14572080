-- The club's journal can say that the directory followed an evening (action "follow-evening"). Earlier programs would take
-- the entry for damage: by this number they refuse the club as too new. There is none so far.
DELETE FROM club_journal WHERE action = 'follow-evening';
