ALTER TABLE "consent"."people" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consent"."things" ADD COLUMN "is_paused" boolean DEFAULT false NOT NULL;