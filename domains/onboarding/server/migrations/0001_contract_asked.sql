ALTER TABLE "onboarding"."applications" ADD COLUMN "asked_version" integer;--> statement-breakpoint
ALTER TABLE "onboarding"."applications" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "onboarding"."applications" ADD COLUMN "sign_until" date;--> statement-breakpoint
ALTER TABLE "onboarding"."applications" ADD COLUMN "lapsed_at" timestamp with time zone;