ALTER TABLE "vouchers"."uses" ALTER COLUMN "state" SET DEFAULT 'reserved';--> statement-breakpoint
ALTER TABLE "vouchers"."vouchers" ALTER COLUMN "amount" SET DEFAULT 1;--> statement-breakpoint
ALTER TABLE "vouchers"."vouchers" ALTER COLUMN "left" SET DEFAULT 1;--> statement-breakpoint
ALTER TABLE "vouchers"."vouchers" ALTER COLUMN "actor_ids" SET DEFAULT '{}';