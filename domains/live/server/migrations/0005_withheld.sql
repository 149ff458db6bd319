CREATE TABLE "live"."withheld" (
	"chat_id" bigint NOT NULL,
	"day" date NOT NULL,
	"guest_id" bigint NOT NULL,
	"seconds" integer NOT NULL,
	"coins" integer NOT NULL,
	"paid_seconds" integer DEFAULT 0 NOT NULL,
	"paid_coins" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "withheld_chat_id_day_pk" PRIMARY KEY("chat_id","day"),
	CONSTRAINT "withheld_paid" CHECK ("live"."withheld"."paid_coins" between 0 and "live"."withheld"."coins")
);
--> statement-breakpoint
ALTER TABLE "live"."paid_back" ADD COLUMN "paid_out_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "live"."paid_back" ADD COLUMN "paid_out_coins" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "withheld_day" ON "live"."withheld" USING btree ("guest_id","day");--> statement-breakpoint
-- What earlier versions withheld stands in the chats alone; it goes to the day the chat ended on.
INSERT INTO "live"."withheld" ("chat_id", "day", "guest_id", "seconds", "coins")
	SELECT "id", (to_timestamp(coalesce("ended_at", "requested_at") / 1000.0) AT TIME ZONE 'UTC')::date, "guest_id",
		ceil("withheld" * 60.0 / "price_per_minute")::int, "withheld"
	FROM "live"."chats" WHERE "withheld" > 0;
