CREATE TABLE "live"."paid_back" (
	"guest_id" bigint NOT NULL,
	"day" date NOT NULL,
	"guest_name" text DEFAULT '' NOT NULL,
	"refunds" integer DEFAULT 0 NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"coins" integer DEFAULT 0 NOT NULL,
	"withheld_seconds" integer DEFAULT 0 NOT NULL,
	"withheld_coins" integer DEFAULT 0 NOT NULL,
	"checked_at" bigint,
	"checked_seconds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "paid_back_guest_id_day_pk" PRIMARY KEY("guest_id","day")
);
--> statement-breakpoint
CREATE INDEX "paid_back_day" ON "live"."paid_back" USING btree ("day","seconds");