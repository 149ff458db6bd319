CREATE SCHEMA "sales";
--> statement-breakpoint
CREATE TABLE "sales"."share_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sales"."share_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text,
	"seller_id" integer,
	"seller_name" text,
	"percent" smallint,
	"valid_from" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"added_by" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "share_rules_percent" CHECK ("sales"."share_rules"."percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "sales"."sales" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sales"."sales_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"buyer_id" bigint NOT NULL,
	"seller_id" integer,
	"seller_name" text,
	"share_percent" smallint NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"covered" bigint DEFAULT 0 NOT NULL,
	"earned" bigint DEFAULT 0 NOT NULL,
	"paid_back" bigint DEFAULT 0 NOT NULL,
	"taken_back" bigint DEFAULT 0 NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "sales_key_unique" UNIQUE("key"),
	CONSTRAINT "sales_back_within_paid" CHECK ("sales"."sales"."paid_back" between 0 and "sales"."sales"."paid"),
	CONSTRAINT "sales_taken_within_back" CHECK ("sales"."sales"."taken_back" between 0 and "sales"."sales"."paid_back"),
	CONSTRAINT "sales_earned_within_price" CHECK ("sales"."sales"."earned" between 0 and "sales"."sales"."paid" + "sales"."sales"."covered"),
	CONSTRAINT "sales_covered" CHECK ("sales"."sales"."covered" >= 0),
	CONSTRAINT "sales_share" CHECK ("sales"."sales"."share_percent" between 0 and 100)
);
--> statement-breakpoint
CREATE INDEX "share_rules_found" ON "sales"."share_rules" USING btree ("seller_id","kind","valid_from");--> statement-breakpoint
CREATE INDEX "sales_of_buyer" ON "sales"."sales" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "sales_of_seller" ON "sales"."sales" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "sales_by_kind" ON "sales"."sales" USING btree ("kind","id");