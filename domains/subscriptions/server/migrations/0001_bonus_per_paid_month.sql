-- A bonus belongs to the month that was paid when it was taken; of two calendar months in one paid month the first one stays.
CREATE TEMPORARY TABLE "bonuses_before" ON COMMIT DROP AS
  SELECT DISTINCT ON (m.subscription_id, m.month) b.guest_id, m.subscription_id, m.month, b.coins, b.at
  FROM "subscriptions"."bonuses" b
  JOIN "subscriptions"."subscriptions" s ON s.guest_id = b.guest_id AND s.kind = 'vip'
  JOIN "subscriptions"."months" m ON m.subscription_id = s.id AND m.paid_at <= b.at
    AND NOT EXISTS (SELECT FROM "subscriptions"."months" n WHERE n.subscription_id = s.id AND n.month = m.month + 1 AND n.paid_at <= b.at)
  ORDER BY m.subscription_id, m.month, b.at;--> statement-breakpoint
DELETE FROM "subscriptions"."bonuses";--> statement-breakpoint
ALTER TABLE "subscriptions"."bonuses" DROP CONSTRAINT "bonuses_guest_id_month_pk";--> statement-breakpoint
ALTER TABLE "subscriptions"."bonuses" ALTER COLUMN "month" SET DATA TYPE integer USING 0;--> statement-breakpoint
ALTER TABLE "subscriptions"."bonuses" ADD COLUMN "subscription_id" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions"."bonuses" ADD COLUMN "taken_back" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions"."bonuses" ADD CONSTRAINT "bonuses_subscription_id_month_pk" PRIMARY KEY("subscription_id","month");--> statement-breakpoint
ALTER TABLE "subscriptions"."bonuses" ADD CONSTRAINT "bonuses_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "subscriptions"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bonuses_guest" ON "subscriptions"."bonuses" USING btree ("guest_id");--> statement-breakpoint
INSERT INTO "subscriptions"."bonuses" ("guest_id", "subscription_id", "month", "coins", "at")
  SELECT guest_id, subscription_id, month, coins, at FROM "bonuses_before";
