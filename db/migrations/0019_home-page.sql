-- Home is a page from now on, with the slug "home". A page of an earlier version that has this slug gets another.
WITH "renamed" AS (
  UPDATE "pages" SET "slug" = CASE
      WHEN EXISTS (SELECT FROM "pages" AS "other" WHERE "other"."slug" = 'home-page') THEN 'home-page-' || left("id"::text, 8)
      ELSE 'home-page'
    END
    WHERE "slug" = 'home'
    RETURNING "slug", "parent_slug"
)
INSERT INTO "redirects" ("from_path", "to_path", "reason")
  SELECT '/home', '/' || "slug", 'rename' FROM "renamed" WHERE "parent_slug" IS NULL
  ON CONFLICT ("from_path") DO NOTHING;--> statement-breakpoint
-- The stage and the sections in the order that they had.
INSERT INTO "pages" ("slug", "title", "is_published", "published_at", "in_menus", "order_index", "content")
  VALUES ('home', 'Home', true, now(), false, -1, '[
    {"id": "00000000-0000-4000-8000-000000000001", "type": "home-stage", "version": 1, "props": {}},
    {"id": "00000000-0000-4000-8000-000000000002", "type": "home-solutions", "version": 1, "props": {}},
    {"id": "00000000-0000-4000-8000-000000000003", "type": "home-cases", "version": 1, "props": {}},
    {"id": "00000000-0000-4000-8000-000000000004", "type": "home-services", "version": 1, "props": {}},
    {"id": "00000000-0000-4000-8000-000000000005", "type": "home-testimonials", "version": 1, "props": {}},
    {"id": "00000000-0000-4000-8000-000000000006", "type": "home-clutch", "version": 1, "props": {}},
    {"id": "00000000-0000-4000-8000-000000000007", "type": "home-clients", "version": 1, "props": {}},
    {"id": "00000000-0000-4000-8000-000000000008", "type": "home-team", "version": 1, "props": {}},
    {"id": "00000000-0000-4000-8000-000000000009", "type": "home-news", "version": 1, "props": {}},
    {"id": "00000000-0000-4000-8000-000000000010", "type": "home-offices", "version": 1, "props": {}}
  ]');
