ALTER TABLE "messenger"."media" ALTER COLUMN "channel_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "messenger"."media" ADD COLUMN "mass_id" bigint;--> statement-breakpoint
ALTER TABLE "messenger"."media" ADD COLUMN "origin_id" uuid;--> statement-breakpoint
CREATE INDEX "media_mass" ON "messenger"."media" USING btree ("mass_id") WHERE mass_id is not null;--> statement-breakpoint
CREATE INDEX "media_copies" ON "messenger"."media" USING btree ("origin_id") WHERE origin_id is not null;