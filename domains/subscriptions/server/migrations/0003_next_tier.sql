ALTER TABLE "subscriptions"."subscriptions" ADD COLUMN "next_tier" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions"."subscriptions" ADD COLUMN "next_tier_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions"."subscriptions" ADD COLUMN "next_price" bigint;