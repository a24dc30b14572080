-- Only servers had rights of helpers; the versions of both engines go together.
SELECT 1;
