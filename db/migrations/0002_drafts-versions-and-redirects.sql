CREATE TABLE "page_presets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"blocks" jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_saves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"page_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "preview_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"page_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_by" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "preview_links_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "missing_paths" (
	"path" text PRIMARY KEY NOT NULL,
	"hits" integer DEFAULT 1 NOT NULL,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "redirects" ALTER COLUMN "last_hit_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "redirects" ALTER COLUMN "last_hit_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "page_versions" ADD COLUMN "saved_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "search_title" text;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "search_description" text;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "social_image" text;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "noindex" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "draft_by" uuid;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "draft_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "revisions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "scheduled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "scheduled_by" uuid;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "scheduled_version" integer;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "schedule_failure" jsonb;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "trashed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "trashed_by" uuid;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "trashed_slug" text;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "trashed_path" text;--> statement-breakpoint
ALTER TABLE "redirects" ADD COLUMN "reason" text DEFAULT 'manual' NOT NULL;--> statement-breakpoint
ALTER TABLE "redirects" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "page_presets" ADD CONSTRAINT "page_presets_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_saves" ADD CONSTRAINT "page_saves_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_saves_created_at" ON "page_saves" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "preview_links_page_id" ON "preview_links" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "missing_paths_last_seen_at" ON "missing_paths" USING btree ("last_seen_at");--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_draft_by_accounts_id_fk" FOREIGN KEY ("draft_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_scheduled_by_accounts_id_fk" FOREIGN KEY ("scheduled_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_trashed_by_accounts_id_fk" FOREIGN KEY ("trashed_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "redirects_to_path" ON "redirects" USING btree ("to_path");--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_trash_is_unpublished" CHECK ("pages"."trashed_at" is null or not "pages"."is_published");--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_schedule_whole" CHECK (("pages"."scheduled_at" is null) = ("pages"."scheduled_version" is null));--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_reason_known" CHECK ("redirects"."reason" in ('rename', 'move', 'delete', 'manual'));