ALTER TABLE "live"."chats" ADD COLUMN "toy_control" text;--> statement-breakpoint
ALTER TABLE "live"."rooms" ADD COLUMN "toy_offered" boolean DEFAULT false NOT NULL;