ALTER TABLE "messenger"."media" ADD COLUMN "bought_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messenger"."media" ADD COLUMN "paid_back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messenger"."media" ADD COLUMN "is_covered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Nobody is asked about a voice, nor about what guests send; what performers sent is declared at the next start.
UPDATE "messenger"."media" m SET "is_covered" = true WHERE m."type" = 'audio'
	OR EXISTS (SELECT 1 FROM "messenger"."channels" c WHERE c."id" = m."channel_id" AND c."actor_id" <> m."owner_id");--> statement-breakpoint
UPDATE "messenger"."media" SET "bought_at" = "paid_at" WHERE "paid_at" IS NOT NULL;
