-- A record can say which evening another one is a version of (kind "version"), so that start fees count once; start
-- fees kept of a deleted evening name that evening. Programs that know nothing of it would take the record for damage
-- and count money twice: by this number they refuse the club as too new. There is none so far.
DELETE FROM club_record WHERE kind = 'version';
