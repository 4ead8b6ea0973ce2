CREATE TABLE "setting_tab_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"setting_tab_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name" text,
	"is_published" boolean NOT NULL,
	"snapshot" jsonb NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "setting_tab_versions_number" UNIQUE("setting_tab_id","number")
);
--> statement-breakpoint
CREATE TABLE "setting_tabs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tab" text NOT NULL,
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
	CONSTRAINT "setting_tabs_tab_unique" UNIQUE("tab"),
	CONSTRAINT "setting_tabs_trash_is_unpublished" CHECK ("setting_tabs"."trashed_at" is null or not "setting_tabs"."is_published"),
	CONSTRAINT "setting_tabs_schedule_whole" CHECK (("setting_tabs"."scheduled_at" is null) = ("setting_tabs"."scheduled_version" is null))
);
--> statement-breakpoint
ALTER TABLE "setting_tab_versions" ADD CONSTRAINT "setting_tab_versions_setting_tab_id_setting_tabs_id_fk" FOREIGN KEY ("setting_tab_id") REFERENCES "public"."setting_tabs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "setting_tab_versions" ADD CONSTRAINT "setting_tab_versions_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "setting_tabs" ADD CONSTRAINT "setting_tabs_draft_by_accounts_id_fk" FOREIGN KEY ("draft_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "setting_tabs" ADD CONSTRAINT "setting_tabs_scheduled_by_accounts_id_fk" FOREIGN KEY ("scheduled_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "setting_tabs" ADD CONSTRAINT "setting_tabs_trashed_by_accounts_id_fk" FOREIGN KEY ("trashed_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;