ALTER TABLE "messenger"."channels" ADD COLUMN "guest_notify_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messenger"."channels" ADD COLUMN "guest_told_id" bigint;--> statement-breakpoint
CREATE INDEX "channels_notify" ON "messenger"."channels" USING btree ("guest_notify_at") WHERE guest_notify_at is not null;