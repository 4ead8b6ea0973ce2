DROP INDEX "media_hash";--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "state" text DEFAULT 'processing' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "revision" text;--> statement-breakpoint
CREATE UNIQUE INDEX "media_hash" ON "media" USING btree ("hash");--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_state_known" CHECK ("media"."state" in ('processing', 'ready', 'failed'));--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_focus_inside" CHECK ("media"."focus_x" between 0 and 1 and "media"."focus_y" between 0 and 1);