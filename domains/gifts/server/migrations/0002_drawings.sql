CREATE TABLE "gifts"."drawings" (
	"picture_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gifts"."sends" ADD COLUMN "paid_back" bigint DEFAULT 0 NOT NULL;