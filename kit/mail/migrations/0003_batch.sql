ALTER TABLE "mail"."messages" ADD COLUMN "batch" text;--> statement-breakpoint
CREATE INDEX "messages_batch" ON "mail"."messages" USING btree ("batch","state") WHERE batch is not null;