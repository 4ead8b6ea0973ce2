-- Finds the word that was meant by what it shares with it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"page_id" uuid,
	"article_id" uuid,
	"title" text NOT NULL,
	"lead" text NOT NULL,
	"body" text NOT NULL,
	"made_of" timestamp with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('english', lead), 'B') || setweight(to_tsvector('english', body), 'C')) STORED NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', title || ' ' || lead || ' ' || body)) STORED NOT NULL,
	CONSTRAINT "search_entries_pageId_unique" UNIQUE("page_id"),
	CONSTRAINT "search_entries_articleId_unique" UNIQUE("article_id"),
	CONSTRAINT "search_entries_one_subject" CHECK (num_nonnulls("search_entries"."page_id", "search_entries"."article_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_article_id_news_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_entries_search" ON "search_entries" USING gin ("search");