ALTER TABLE "live"."chats" ADD COLUMN "unproven_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "live"."chats" ADD COLUMN "withheld" integer DEFAULT 0 NOT NULL;