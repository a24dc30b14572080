-- A record can say that somebody was erased (kind "erased"). Programs that know nothing of it would take it for
-- damage, or bring the name back in merging: by this number they refuse the club as too new. There is none so far.
DELETE FROM club_record WHERE kind = 'erased';
