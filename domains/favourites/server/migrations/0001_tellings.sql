CREATE TABLE "favourites"."tellings" (
	"actor_id" integer PRIMARY KEY NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"after" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "favourites"."pins" ALTER COLUMN "by_email" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "favourites"."pins" ALTER COLUMN "by_email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "favourites"."pins" DROP COLUMN "told_at";--> statement-breakpoint
-- Nobody was asked before: what stood there by itself was said by nobody.
UPDATE "favourites"."pins" SET "by_email" = NULL WHERE NOT "by_email";
