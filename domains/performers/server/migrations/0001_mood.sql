ALTER TABLE "performers"."actors" ADD COLUMN "mood" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "performers"."actors" ADD COLUMN "mood_at" timestamp with time zone;