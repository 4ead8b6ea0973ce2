CREATE TABLE "news_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"article_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name" text,
	"is_published" boolean NOT NULL,
	"snapshot" jsonb NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "news_versions_number" UNIQUE("article_id","number")
);
--> statement-breakpoint
CREATE TABLE "testimonial_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"testimonial_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name" text,
	"is_published" boolean NOT NULL,
	"snapshot" jsonb NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "testimonial_versions_number" UNIQUE("testimonial_id","number")
);
--> statement-breakpoint
ALTER TABLE "preview_links" ALTER COLUMN "page_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "trashed_slug" text;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "draft_by" uuid;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "draft_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "revisions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "scheduled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "scheduled_by" uuid;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "scheduled_version" integer;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "schedule_failure" jsonb;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "trashed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "trashed_by" uuid;--> statement-breakpoint
ALTER TABLE "preview_links" ADD COLUMN "article_id" uuid;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "draft_by" uuid;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "draft_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "revisions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "scheduled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "scheduled_by" uuid;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "scheduled_version" integer;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "schedule_failure" jsonb;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "trashed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "trashed_by" uuid;--> statement-breakpoint
ALTER TABLE "news_versions" ADD CONSTRAINT "news_versions_article_id_news_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_versions" ADD CONSTRAINT "news_versions_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonial_versions" ADD CONSTRAINT "testimonial_versions_testimonial_id_testimonials_id_fk" FOREIGN KEY ("testimonial_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonial_versions" ADD CONSTRAINT "testimonial_versions_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_draft_by_accounts_id_fk" FOREIGN KEY ("draft_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_scheduled_by_accounts_id_fk" FOREIGN KEY ("scheduled_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_trashed_by_accounts_id_fk" FOREIGN KEY ("trashed_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_article_id_news_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_draft_by_accounts_id_fk" FOREIGN KEY ("draft_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_scheduled_by_accounts_id_fk" FOREIGN KEY ("scheduled_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_trashed_by_accounts_id_fk" FOREIGN KEY ("trashed_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "preview_links_article_id" ON "preview_links" USING btree ("article_id");--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_trash_is_unpublished" CHECK ("news"."trashed_at" is null or not "news"."is_published");--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_schedule_whole" CHECK (("news"."scheduled_at" is null) = ("news"."scheduled_version" is null));--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_one_subject" CHECK (num_nonnulls("preview_links"."page_id", "preview_links"."article_id") = 1);--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_trash_is_unpublished" CHECK ("testimonials"."trashed_at" is null or not "testimonials"."is_published");--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_schedule_whole" CHECK (("testimonials"."scheduled_at" is null) = ("testimonials"."scheduled_version" is null));