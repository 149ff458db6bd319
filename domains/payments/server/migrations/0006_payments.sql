CREATE TABLE "payments"."stored_cards" (
	"guest_id" bigint PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"token" "bytea" NOT NULL,
	"brand" text NOT NULL,
	"last4" text,
	"stored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments"."orders" ADD COLUMN "origin" text DEFAULT 'checkout' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments"."orders" ADD COLUMN "charge_key" text;--> statement-breakpoint
ALTER TABLE "payments"."orders" ADD COLUMN "channel_id" integer;--> statement-breakpoint
ALTER TABLE "payments"."orders" ADD COLUMN "keep_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_charge" ON "payments"."orders" USING btree ("guest_id","charge_key") WHERE "payments"."orders"."charge_key" is not null;