CREATE SCHEMA "guest";
--> statement-breakpoint
CREATE TABLE "guest"."profiles" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"name" text,
	"picture" jsonb,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"data_protection_accepted_at" timestamp with time zone,
	"terms_accepted_at" timestamp with time zone,
	"is_locked" boolean DEFAULT false NOT NULL,
	"is_restricted" boolean DEFAULT false NOT NULL,
	"restriction_level" integer DEFAULT 0 NOT NULL,
	"is_blocked_for_comments" boolean DEFAULT false NOT NULL,
	"signup_origin" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_name" ON "guest"."profiles" USING btree (lower("name"));