CREATE SCHEMA "notices";
--> statement-breakpoint
CREATE TABLE "notices"."auto_recharge_teasers" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices"."taken_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"offer_id" text NOT NULL,
	"platform_text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices"."told" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"type" text NOT NULL,
	"texts" jsonb,
	"href" text,
	"at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "taken_offers_account" ON "notices"."taken_offers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "told_account" ON "notices"."told" USING btree ("account_id");