CREATE TABLE "job_opening_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"job_opening_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name" text,
	"is_published" boolean NOT NULL,
	"snapshot" jsonb NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_opening_versions_number" UNIQUE("job_opening_id","number")
);
--> statement-breakpoint
CREATE TABLE "job_openings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"trashed_slug" text,
	"title" text NOT NULL,
	"place" text NOT NULL,
	"country" text NOT NULL,
	"kind" text NOT NULL,
	"closing_date" date,
	"salary_from" integer,
	"salary_to" integer,
	"currency" text NOT NULL,
	"summary" text NOT NULL,
	"body" jsonb,
	"is_published" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"draft" jsonb,
	"draft_by" uuid,
	"draft_at" timestamp with time zone,
	"revisions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"scheduled_at" timestamp with time zone,
	"scheduled_by" uuid,
	"scheduled_version" integer,
	"schedule_failure" jsonb,
	"trashed_at" timestamp with time zone,
	"trashed_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_openings_slug_unique" UNIQUE("slug"),
	CONSTRAINT "job_openings_slug_form" CHECK ("job_openings"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "job_openings_trash_is_unpublished" CHECK ("job_openings"."trashed_at" is null or not "job_openings"."is_published"),
	CONSTRAINT "job_openings_schedule_whole" CHECK (("job_openings"."scheduled_at" is null) = ("job_openings"."scheduled_version" is null))
);
--> statement-breakpoint
ALTER TABLE "preview_links" DROP CONSTRAINT "preview_links_one_subject";--> statement-breakpoint
ALTER TABLE "search_entries" DROP CONSTRAINT "search_entries_one_subject";--> statement-breakpoint
ALTER TABLE "preview_links" ADD COLUMN "job_opening_id" uuid;--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "job_opening_id" uuid;--> statement-breakpoint
ALTER TABLE "job_opening_versions" ADD CONSTRAINT "job_opening_versions_job_opening_id_job_openings_id_fk" FOREIGN KEY ("job_opening_id") REFERENCES "public"."job_openings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_opening_versions" ADD CONSTRAINT "job_opening_versions_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_openings" ADD CONSTRAINT "job_openings_draft_by_accounts_id_fk" FOREIGN KEY ("draft_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_openings" ADD CONSTRAINT "job_openings_scheduled_by_accounts_id_fk" FOREIGN KEY ("scheduled_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_openings" ADD CONSTRAINT "job_openings_trashed_by_accounts_id_fk" FOREIGN KEY ("trashed_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_openings_published" ON "job_openings" USING btree ("published_at" DESC NULLS LAST) WHERE "job_openings"."is_published";--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_job_opening_id_job_openings_id_fk" FOREIGN KEY ("job_opening_id") REFERENCES "public"."job_openings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_job_opening_id_job_openings_id_fk" FOREIGN KEY ("job_opening_id") REFERENCES "public"."job_openings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "preview_links_job_opening_id" ON "preview_links" USING btree ("job_opening_id");--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_jobOpeningId_unique" UNIQUE("job_opening_id");--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_one_subject" CHECK (num_nonnulls("preview_links"."page_id", "preview_links"."article_id", "preview_links"."job_opening_id") = 1);--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_one_subject" CHECK (num_nonnulls("search_entries"."page_id", "search_entries"."article_id", "search_entries"."job_opening_id") = 1);