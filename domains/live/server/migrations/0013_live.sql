ALTER TABLE "live"."chats" ADD COLUMN "covered" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "live"."chats" ADD COLUMN "covered_minute" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "live"."chats" ADD COLUMN "covered_broken_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "live"."chats" ADD COLUMN "covered_back" integer DEFAULT 0 NOT NULL;