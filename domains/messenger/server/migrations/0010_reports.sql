ALTER TABLE "messenger"."reports" ADD COLUMN "place" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "reports_first" ON "messenger"."reports" USING btree ("state","place","id");--> statement-breakpoint
CREATE INDEX "reports_in_order" ON "messenger"."reports" USING btree ("place","id");--> statement-breakpoint
-- The place of what was reported before: under 18 first, then the longest waiting.
UPDATE "messenger"."reports" SET "place" = floor(extract(epoch from "created_at") * 1000)::bigint + CASE WHEN "reason" = 'minor' THEN 0 ELSE 100000000000000 END;
