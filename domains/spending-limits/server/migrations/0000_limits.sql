CREATE SCHEMA "spending_limits";
--> statement-breakpoint
CREATE TABLE "spending_limits"."breaks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "spending_limits"."breaks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"guest_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "spending_limits"."limits" (
	"guest_id" bigint NOT NULL,
	"period" text NOT NULL,
	"euro_cents" bigint,
	"pending_cents" bigint,
	"pending_from" timestamp with time zone,
	CONSTRAINT "limits_guest_id_period_pk" PRIMARY KEY("guest_id","period")
);
--> statement-breakpoint
CREATE TABLE "spending_limits"."spent" (
	"guest_id" bigint NOT NULL,
	"day" date NOT NULL,
	"coins" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "spent_guest_id_day_pk" PRIMARY KEY("guest_id","day")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "breaks_one" ON "spending_limits"."breaks" USING btree ("guest_id") WHERE kind = 'exclusion' and lifted_at is null;--> statement-breakpoint
CREATE INDEX "breaks_guest" ON "spending_limits"."breaks" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "breaks_since" ON "spending_limits"."breaks" USING btree ("since","id");--> statement-breakpoint
CREATE INDEX "spent_day" ON "spending_limits"."spent" USING btree ("day");