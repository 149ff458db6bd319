ALTER TABLE "bonus_codes"."redemptions" ADD COLUMN "top_up_coins" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bonus_codes"."redemptions" ADD COLUMN "top_up_gifts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bonus_codes"."redemptions" ADD COLUMN "coins_back" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bonus_codes"."redemptions" ADD COLUMN "worth_back" bigint DEFAULT 0 NOT NULL;