ALTER TABLE "pages" ADD COLUMN "role" text;--> statement-breakpoint
-- The pages that play these parts so far are known by their slugs.
UPDATE "pages" SET "role" = "slug" WHERE "trashed_at" IS NULL AND "slug" IN
  ('your-goals', 'solutions', 'services', 'tech-stack', 'cases', 'about', 'contact', 'privacy-policy', 'cookies-policy');--> statement-breakpoint
CREATE UNIQUE INDEX "pages_role" ON "pages" USING btree ("role") WHERE "pages"."trashed_at" is null;
