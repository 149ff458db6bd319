DROP INDEX "events"."deliveries_due";--> statement-breakpoint
ALTER TABLE "events"."deliveries" ALTER COLUMN "due_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "events"."deliveries" ALTER COLUMN "due_at" SET DATA TYPE bigint USING (extract(epoch from "due_at") * 1000)::bigint;--> statement-breakpoint
ALTER TABLE "events"."deliveries" ALTER COLUMN "due_at" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "events"."deliveries" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "events"."deliveries" DROP CONSTRAINT "deliveries_pkey";--> statement-breakpoint
ALTER TABLE "events"."deliveries" ADD CONSTRAINT "deliveries_subscriber_id_pk" PRIMARY KEY("subscriber","id");--> statement-breakpoint
CREATE INDEX "deliveries_order" ON "events"."deliveries" USING btree ("subscriber","key","id") WHERE due_at is not null and key is not null;--> statement-breakpoint
-- A queue's statistics are always of another moment: planned by them, each call would sort all that waits. The settings make it walk the primary key.
CREATE FUNCTION "events"."take_delivery"("of_subscriber" text, "steady_now" bigint) RETURNS SETOF "events"."deliveries"
LANGUAGE plpgsql SET enable_sort = off SET enable_bitmapscan = off SET enable_seqscan = off AS $$
BEGIN
  RETURN QUERY DELETE FROM "events"."deliveries" d WHERE d.subscriber = of_subscriber AND d.id = (
    SELECT mine.id FROM "events"."deliveries" mine
    WHERE mine.subscriber = of_subscriber AND mine.due_at <= steady_now
      AND (mine.key IS NULL OR NOT EXISTS (
        SELECT FROM "events"."deliveries" earlier
        WHERE earlier.subscriber = of_subscriber AND earlier.key = mine.key AND earlier.id < mine.id AND earlier.due_at IS NOT NULL))
    ORDER BY mine.id LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING d.*;
END $$;
