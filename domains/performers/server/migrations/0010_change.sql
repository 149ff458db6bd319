ALTER TABLE "performers"."actors" ADD COLUMN "free_messages" integer;--> statement-breakpoint
ALTER TABLE "performers"."actors" ADD COLUMN "messages_from" text DEFAULT 'everybody' NOT NULL;