CREATE SCHEMA "bonus_codes";
--> statement-breakpoint
CREATE TABLE "bonus_codes"."campaigns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bonus_codes"."campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"benefits" jsonb NOT NULL,
	"is_paused" boolean NOT NULL,
	"is_welcome" boolean NOT NULL,
	"require_mobile_auth" boolean NOT NULL,
	"vip" boolean NOT NULL,
	"first_purchase_only" boolean NOT NULL,
	"countries" text[] NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_to" timestamp with time zone,
	"total_limit" integer,
	"limit_each" integer NOT NULL,
	"redeemed" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaigns_limit" CHECK ("bonus_codes"."campaigns"."total_limit" is null or "bonus_codes"."campaigns"."redeemed" <= "bonus_codes"."campaigns"."total_limit")
);
--> statement-breakpoint
CREATE TABLE "bonus_codes"."codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bonus_codes"."codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"code" text NOT NULL,
	"plain" text NOT NULL,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "codes_plain_unique" UNIQUE("plain"),
	CONSTRAINT "codes_uses" CHECK ("bonus_codes"."codes"."max_uses" is null or "bonus_codes"."codes"."uses" <= "bonus_codes"."codes"."max_uses")
);
--> statement-breakpoint
CREATE TABLE "bonus_codes"."redemptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bonus_codes"."redemptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"code_id" integer,
	"guest_id" bigint NOT NULL,
	"state" text NOT NULL,
	"benefits" jsonb NOT NULL,
	"coins" bigint DEFAULT 0 NOT NULL,
	"waits_until" timestamp with time zone,
	"order_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bonus_codes"."codes" ADD CONSTRAINT "codes_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "bonus_codes"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_codes"."redemptions" ADD CONSTRAINT "redemptions_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "bonus_codes"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_codes"."redemptions" ADD CONSTRAINT "redemptions_code_id_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "bonus_codes"."codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaigns_created" ON "bonus_codes"."campaigns" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_name" ON "bonus_codes"."campaigns" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "codes_campaign" ON "bonus_codes"."codes" USING btree ("campaign_id","created_at","id");--> statement-breakpoint
CREATE INDEX "codes_created" ON "bonus_codes"."codes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "redemptions_guest" ON "bonus_codes"."redemptions" USING btree ("guest_id","campaign_id");--> statement-breakpoint
CREATE INDEX "redemptions_campaign" ON "bonus_codes"."redemptions" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "redemptions_waiting" ON "bonus_codes"."redemptions" USING btree ("guest_id","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "redemptions_order" ON "bonus_codes"."redemptions" USING btree ("order_id");