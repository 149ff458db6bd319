CREATE TABLE "subscriptions"."agreements" (
	"id" text PRIMARY KEY NOT NULL,
	"guest_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"actor_id" bigint DEFAULT 0 NOT NULL,
	"actor_name" text DEFAULT '' NOT NULL,
	"tier" integer DEFAULT 0 NOT NULL,
	"tier_name" text DEFAULT '' NOT NULL,
	"price" bigint NOT NULL,
	"euro_cents" integer NOT NULL,
	"key" uuid NOT NULL,
	"checkout_url" text NOT NULL,
	"sale_id" text,
	"subscription_id" bigint,
	"facts" jsonb NOT NULL,
	"wants" text,
	"asks" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscriptions"."subscriptions" ADD COLUMN "agreement_id" text;--> statement-breakpoint
ALTER TABLE "subscriptions"."subscriptions" ADD COLUMN "euro_cents" integer;--> statement-breakpoint
ALTER TABLE "subscriptions"."agreements" ADD CONSTRAINT "agreements_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "subscriptions"."subscriptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agreements_key" ON "subscriptions"."agreements" USING btree ("guest_id","key");--> statement-breakpoint
CREATE INDEX "agreements_to_do" ON "subscriptions"."agreements" USING btree ("id") WHERE "subscriptions"."agreements"."wants" is not null or "subscriptions"."agreements"."asks";--> statement-breakpoint
CREATE INDEX "agreements_review" ON "subscriptions"."agreements" USING btree ("id") WHERE "subscriptions"."agreements"."facts"->'review' <> '[]';--> statement-breakpoint
CREATE INDEX "agreements_subscription" ON "subscriptions"."agreements" USING btree ("subscription_id");