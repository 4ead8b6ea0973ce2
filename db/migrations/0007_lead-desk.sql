CREATE TABLE "lead_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"author_id" uuid,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"message_id" text NOT NULL,
	"in_reply_to" text,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "source" text GENERATED ALWAYS AS (coalesce(nullif(lower("leads"."utm_source"), ''), lower(substring("leads"."referrer" from '^https?://(?:www[.])?([^/:?#]+)')), 'direct')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "value" integer;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "next_step" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "next_step_on" date;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_replies" ADD CONSTRAINT "lead_replies_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_replies" ADD CONSTRAINT "lead_replies_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_replies_lead_id" ON "lead_replies" USING btree ("lead_id","created_at");--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_owner_id" ON "leads" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "leads_source" ON "leads" USING btree ("source");--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "leads_phone_digits" ON "leads" USING btree (right(regexp_replace("phone", '\D', '', 'g'), 9));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_value_positive" CHECK ("leads"."value" >= 0);--> statement-breakpoint
-- Leads that were taken up before there was a clock: when they first left the pile of new ones.
UPDATE "leads" SET "answered_at" = "taken"."at" FROM (
  SELECT "lead_id", min("created_at") AS "at" FROM "lead_events"
  WHERE "type" = 'status-changed' AND "detail" ->> 'to' NOT IN ('new', 'spam') GROUP BY "lead_id"
) AS "taken" WHERE "taken"."lead_id" = "leads"."id";
