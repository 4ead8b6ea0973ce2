CREATE TABLE "audit_origins" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"address" text,
	"device" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_origins" ADD CONSTRAINT "audit_origins_entry_id_audit_log_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_log"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_origins_created_at" ON "audit_origins" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_origins_address" ON "audit_origins" USING btree ("address");