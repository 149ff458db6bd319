CREATE SCHEMA "web_push";
--> statement-breakpoint
CREATE TABLE "web_push"."pushes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "web_push"."pushes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subscription_id" bigint NOT NULL,
	"origin" text NOT NULL,
	"words" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "web_push"."subscriptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "web_push"."subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"session_id" text,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"encoding" text NOT NULL,
	"events" jsonb NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "web_push"."pushes" ADD CONSTRAINT "pushes_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "web_push"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pushes_due" ON "web_push"."pushes" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "pushes_subscription" ON "web_push"."pushes" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_endpoint" ON "web_push"."subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_token" ON "web_push"."subscriptions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "subscriptions_account" ON "web_push"."subscriptions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "subscriptions_session" ON "web_push"."subscriptions" USING btree ("session_id");