CREATE SCHEMA "auto_recharge";
--> statement-breakpoint
CREATE TABLE "auto_recharge"."charges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "auto_recharge"."charges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guest_id" bigint NOT NULL,
	"day" date NOT NULL,
	"euro_cents" integer NOT NULL,
	"coins" integer NOT NULL,
	"state" text NOT NULL,
	"order_id" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auto_recharge"."setups" (
	"guest_id" bigint PRIMARY KEY NOT NULL,
	"amount" integer NOT NULL,
	"threshold" integer NOT NULL,
	"daily_cents" integer NOT NULL,
	"language" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone,
	"stop_reason" text
);
--> statement-breakpoint
CREATE INDEX "charges_of_day" ON "auto_recharge"."charges" USING btree ("guest_id","day");