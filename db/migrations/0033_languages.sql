-- Codes of languages are addresses of the site from now on. A page of an earlier version at one of them keeps its text under another.
UPDATE "pages" SET "slug" = CASE
    WHEN EXISTS (SELECT FROM "pages" AS "other" WHERE "other"."slug" = "pages"."slug" || '-2') THEN "pages"."slug" || '-' || left("id"::text, 8)
    ELSE "pages"."slug" || '-2'
  END
  WHERE "slug" IN ('en', 'de') AND "parent_slug" IS NULL;
--> statement-breakpoint
ALTER TABLE "pages" DROP CONSTRAINT "pages_parent_slug_pages_slug_fk";
--> statement-breakpoint
CREATE TABLE "setting_translations" (
	"key" text NOT NULL,
	"language" text DEFAULT '' NOT NULL,
	"value" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "setting_translations_key_language_pk" PRIMARY KEY("key","language")
);
--> statement-breakpoint
ALTER TABLE "job_openings" DROP CONSTRAINT "job_openings_slug_unique";
--> statement-breakpoint
ALTER TABLE "news" DROP CONSTRAINT "news_slug_unique";
--> statement-breakpoint
ALTER TABLE "pages" DROP CONSTRAINT "pages_slug_unique";
--> statement-breakpoint
ALTER TABLE "setting_tabs" DROP CONSTRAINT "setting_tabs_tab_unique";
--> statement-breakpoint
DROP INDEX "pages_role";
--> statement-breakpoint
ALTER TABLE "job_openings" ADD COLUMN "language" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "job_openings" ADD COLUMN "translation_group" uuid DEFAULT gen_random_uuid() NOT NULL;
--> statement-breakpoint
ALTER TABLE "job_openings" ADD COLUMN "translated_from" uuid;
--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "language" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "translation_group" uuid DEFAULT gen_random_uuid() NOT NULL;
--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "translated_from" uuid;
--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "language" text;
--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "language" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "translation_group" uuid DEFAULT gen_random_uuid() NOT NULL;
--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "translated_from" uuid;
--> statement-breakpoint
ALTER TABLE "setting_tabs" ADD COLUMN "language" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "setting_translations" ADD CONSTRAINT "setting_translations_updated_by_accounts_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "job_openings_translation" ON "job_openings" USING btree ("translation_group","language") WHERE "job_openings"."trashed_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "news_translation" ON "news" USING btree ("translation_group","language") WHERE "news"."trashed_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "pages_translation" ON "pages" USING btree ("translation_group","language") WHERE "pages"."trashed_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "pages_role" ON "pages" USING btree ("language","role") WHERE "pages"."trashed_at" is null;
--> statement-breakpoint
ALTER TABLE "job_openings" ADD CONSTRAINT "job_openings_slug" UNIQUE("language","slug");
--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_slug" UNIQUE("language","slug");
--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_slug" UNIQUE("language","slug");
--> statement-breakpoint
ALTER TABLE "setting_tabs" ADD CONSTRAINT "setting_tabs_tab" UNIQUE("tab","language");
--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_parent" FOREIGN KEY ("language","parent_slug") REFERENCES "public"."pages"("language","slug") ON DELETE restrict ON UPDATE cascade;
--> statement-breakpoint
CREATE TRIGGER setting_translations_announced AFTER INSERT OR UPDATE OR DELETE ON setting_translations
  FOR EACH ROW EXECUTE FUNCTION announce_content('updated_at', 'updated_by');
--> statement-breakpoint
CREATE TRIGGER setting_translations_emptied AFTER TRUNCATE ON setting_translations
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content();
--> statement-breakpoint
-- As in 0001, within the language of the page.
CREATE OR REPLACE FUNCTION pages_check_tree() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  depth integer;
  height integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('pages_tree'));

  WITH RECURSIVE above(slug, parent_slug, level) AS (
    SELECT slug, parent_slug, 1 FROM pages WHERE language = NEW.language AND slug = NEW.slug
    UNION ALL
    SELECT pages.slug, pages.parent_slug, above.level + 1
    FROM above JOIN pages ON pages.language = NEW.language AND pages.slug = above.parent_slug
    WHERE above.level < 4
  )
  SELECT max(level) INTO depth FROM above;

  WITH RECURSIVE below(slug, level) AS (
    SELECT slug, 1 FROM pages WHERE language = NEW.language AND slug = NEW.slug
    UNION ALL
    SELECT pages.slug, below.level + 1
    FROM below JOIN pages ON pages.language = NEW.language AND pages.parent_slug = below.slug
    WHERE below.level < 4
  )
  SELECT max(level) INTO height FROM below;

  IF depth + height - 1 > 3 THEN
    RAISE EXCEPTION 'page "%" under "%" would be deeper than three levels, or below itself', NEW.slug, NEW.parent_slug
      USING ERRCODE = 'check_violation', CONSTRAINT = 'pages_tree', TABLE = 'pages';
  END IF;
  RETURN NULL;
END
$$;
