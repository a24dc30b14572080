-- A helper may have the right "second-pass". Earlier programs would take such a helper for damage: by this number they
-- refuse the club as too new. There is none so far.
DELETE FROM club_record WHERE kind = 'helper' AND content LIKE '%"second-pass"%';
