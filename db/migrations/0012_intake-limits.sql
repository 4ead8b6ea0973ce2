CREATE TABLE "lead_notification_claims" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"claimed_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "is_above_limit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_notification_claims" ADD CONSTRAINT "lead_notification_claims_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;