ALTER TABLE "payments"."orders" ADD COLUMN "channel_of" text;--> statement-breakpoint
UPDATE "payments"."orders" SET "channel_of" = 'conversation' WHERE "channel_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "payments"."orders" ADD CONSTRAINT "orders_channel" CHECK (("payments"."orders"."channel_id" is null) = ("payments"."orders"."channel_of" is null));
