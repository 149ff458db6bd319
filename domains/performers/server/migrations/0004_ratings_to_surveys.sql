ALTER TABLE "performers"."actors" DROP COLUMN "ratings_count";--> statement-breakpoint
ALTER TABLE "performers"."actors" DROP COLUMN "satisfaction_rate";