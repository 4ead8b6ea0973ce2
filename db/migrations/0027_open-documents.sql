CREATE TABLE "open_documents" (
	"document_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "open_documents_document_id_account_id_pk" PRIMARY KEY("document_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "open_documents" ADD CONSTRAINT "open_documents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_documents_seen_at" ON "open_documents" USING btree ("seen_at");