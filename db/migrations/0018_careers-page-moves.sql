-- /about/careers lists job openings from now on. A page of an earlier version at that address keeps its text under another.
UPDATE "pages" SET "slug" = CASE
    WHEN EXISTS (SELECT FROM "pages" AS "other" WHERE "other"."slug" = 'working-here') THEN 'working-here-' || left("id"::text, 8)
    ELSE 'working-here'
  END
  WHERE "slug" = 'careers' AND "parent_slug" = 'about';
