ALTER TABLE "live"."rooms" ADD COLUMN "show_id" bigint;--> statement-breakpoint
ALTER TABLE "live"."rooms" ADD COLUMN "show_ended_at" bigint;