DROP INDEX "messenger"."channels_spent";--> statement-breakpoint
ALTER TABLE "messenger"."channels" DROP COLUMN "earned";--> statement-breakpoint
ALTER TABLE "messenger"."channels" DROP COLUMN "spent";