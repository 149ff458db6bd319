ALTER TABLE "live"."chats" ADD COLUMN "incognito" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "live"."rooms" ADD COLUMN "calls_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "chats_open_guest" ON "live"."chats" USING btree ("guest_id") WHERE status <> 'ended';