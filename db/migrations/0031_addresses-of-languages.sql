-- The addresses of lists, enquiry form and search in German are addresses of the site from now on. A page of an earlier version at one of them keeps its text under another.
UPDATE "pages" SET "slug" = CASE
    WHEN EXISTS (SELECT FROM "pages" AS "other" WHERE "other"."slug" = "pages"."slug" || '-2') THEN "pages"."slug" || '-' || left("id"::text, 8)
    ELSE "pages"."slug" || '-2'
  END
  WHERE "slug" IN ('aktuelles', 'karriere', 'projekt-anfragen', 'suche') AND "parent_slug" IS NULL;
