-- Settings say what certificates look like. Journal entries from before say nothing of it, which
-- means the same as the values given here.
UPDATE tournament
SET settings = json_insert(settings, '$.certificate',
    json('{"text": "", "places": null, "background": "", "logo": ""}'))
WHERE json_valid(settings);
