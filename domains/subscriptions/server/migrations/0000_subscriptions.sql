CREATE SCHEMA "subscriptions";
--> statement-breakpoint
CREATE TABLE "subscriptions"."bonuses" (
	"guest_id" bigint NOT NULL,
	"month" text NOT NULL,
	"coins" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "bonuses_guest_id_month_pk" PRIMARY KEY("guest_id","month")
);
--> statement-breakpoint
CREATE TABLE "subscriptions"."grants" (
	"key" text PRIMARY KEY NOT NULL,
	"guest_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"actor_id" bigint DEFAULT 0 NOT NULL,
	"tier" integer DEFAULT 0 NOT NULL,
	"days" integer NOT NULL,
	"origin" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions"."months" (
	"subscription_id" bigint NOT NULL,
	"month" integer NOT NULL,
	"price" bigint NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"until_at" timestamp with time zone NOT NULL,
	"paid_back" bigint DEFAULT 0 NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	CONSTRAINT "months_subscription_id_month_pk" PRIMARY KEY("subscription_id","month")
);
--> statement-breakpoint
CREATE TABLE "subscriptions"."plans" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscriptions"."plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"actor_id" bigint DEFAULT 0 NOT NULL,
	"tier" integer DEFAULT 0 NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"perks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price" bigint NOT NULL,
	"is_offered" boolean DEFAULT false NOT NULL,
	"trial_days" integer DEFAULT 0 NOT NULL,
	"monthly_bonus" bigint DEFAULT 0 NOT NULL,
	"offer_percent" integer DEFAULT 0 NOT NULL,
	"offer_months" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "price_above_zero" CHECK ("subscriptions"."plans"."price" > 0),
	CONSTRAINT "tiers_of_clubs" CHECK (("subscriptions"."plans"."kind" = 'actor') = ("subscriptions"."plans"."tier" between 1 and 3 and "subscriptions"."plans"."actor_id" > 0))
);
--> statement-breakpoint
CREATE TABLE "subscriptions"."subscriptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscriptions"."subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guest_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"actor_id" bigint DEFAULT 0 NOT NULL,
	"actor_name" text DEFAULT '' NOT NULL,
	"tier" integer DEFAULT 0 NOT NULL,
	"tier_name" text DEFAULT '' NOT NULL,
	"price" bigint NOT NULL,
	"discount_percent" integer DEFAULT 0 NOT NULL,
	"discount_months" integer DEFAULT 0 NOT NULL,
	"key" uuid NOT NULL,
	"renews" boolean NOT NULL,
	"paid_from" timestamp with time zone NOT NULL,
	"paid" integer NOT NULL,
	"shift" bigint NOT NULL,
	"cancelled_at" timestamp with time zone,
	"failures" integer NOT NULL,
	"refusal" text DEFAULT '' NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_why" text,
	"back" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"holds_until" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "paid_not_below_zero" CHECK ("subscriptions"."subscriptions"."paid" >= 0 and "subscriptions"."subscriptions"."failures" >= 0)
);
--> statement-breakpoint
CREATE TABLE "subscriptions"."trials" (
	"guest_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "trials_guest_id_kind_pk" PRIMARY KEY("guest_id","kind")
);
--> statement-breakpoint
ALTER TABLE "subscriptions"."months" ADD CONSTRAINT "months_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "subscriptions"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grants_guest" ON "subscriptions"."grants" USING btree ("guest_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_one" ON "subscriptions"."plans" USING btree ("kind","actor_id","tier");--> statement-breakpoint
CREATE INDEX "plans_actor" ON "subscriptions"."plans" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one" ON "subscriptions"."subscriptions" USING btree ("guest_id","kind","actor_id") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_key" ON "subscriptions"."subscriptions" USING btree ("guest_id","key");--> statement-breakpoint
CREATE INDEX "subscriptions_guest" ON "subscriptions"."subscriptions" USING btree ("guest_id","id");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions"."subscriptions" USING btree ("due_at","id") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_actor" ON "subscriptions"."subscriptions" USING btree ("actor_id","id") WHERE actor_id > 0;--> statement-breakpoint
CREATE INDEX "subscriptions_since" ON "subscriptions"."subscriptions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_until" ON "subscriptions"."subscriptions" USING btree ("until","id");--> statement-breakpoint
CREATE INDEX "subscriptions_price" ON "subscriptions"."subscriptions" USING btree ("price","id");