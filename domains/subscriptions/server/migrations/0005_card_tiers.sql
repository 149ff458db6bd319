ALTER TABLE "subscriptions"."agreements" ADD COLUMN "replaces" text;--> statement-breakpoint
ALTER TABLE "subscriptions"."subscriptions" ADD COLUMN "charges_at" timestamp with time zone;