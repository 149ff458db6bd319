CREATE SCHEMA "seo";
--> statement-breakpoint
CREATE TABLE "seo"."texts" (
	"tag" text PRIMARY KEY NOT NULL,
	"words" jsonb NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" integer
);
