CREATE TABLE "shared_block_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shared_block_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name" text,
	"is_published" boolean NOT NULL,
	"snapshot" jsonb NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shared_block_versions_number" UNIQUE("shared_block_id","number")
);
--> statement-breakpoint
CREATE TABLE "shared_blocks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"blocks" jsonb DEFAULT '[]'::jsonb NOT NULL,
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
	CONSTRAINT "shared_blocks_trash_is_unpublished" CHECK ("shared_blocks"."trashed_at" is null or not "shared_blocks"."is_published"),
	CONSTRAINT "shared_blocks_schedule_whole" CHECK (("shared_blocks"."scheduled_at" is null) = ("shared_blocks"."scheduled_version" is null))
);
--> statement-breakpoint
ALTER TABLE "shared_block_versions" ADD CONSTRAINT "shared_block_versions_shared_block_id_shared_blocks_id_fk" FOREIGN KEY ("shared_block_id") REFERENCES "public"."shared_blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_block_versions" ADD CONSTRAINT "shared_block_versions_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_blocks" ADD CONSTRAINT "shared_blocks_draft_by_accounts_id_fk" FOREIGN KEY ("draft_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_blocks" ADD CONSTRAINT "shared_blocks_scheduled_by_accounts_id_fk" FOREIGN KEY ("scheduled_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_blocks" ADD CONSTRAINT "shared_blocks_trashed_by_accounts_id_fk" FOREIGN KEY ("trashed_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER shared_blocks_announced AFTER INSERT OR UPDATE OR DELETE ON shared_blocks
  FOR EACH ROW EXECUTE FUNCTION announce_content('draft', 'draft_by', 'draft_at', 'revisions', 'scheduled_at', 'scheduled_by', 'scheduled_version', 'schedule_failure', 'version', 'published_at');
--> statement-breakpoint
CREATE TRIGGER shared_blocks_emptied AFTER TRUNCATE ON shared_blocks
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content();
