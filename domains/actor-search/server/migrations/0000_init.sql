CREATE SCHEMA "actor_search";
--> statement-breakpoint
CREATE TABLE "actor_search"."actor_traits" (
	"actor_id" integer PRIMARY KEY NOT NULL,
	"attributes" text[] DEFAULT '{}' NOT NULL,
	"mood" integer
);
--> statement-breakpoint
CREATE TABLE "actor_search"."attribute_groups" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"words" jsonb NOT NULL,
	"position" integer NOT NULL,
	"is_retired" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "actor_search"."attributes" (
	"group_key" text NOT NULL,
	"key" text NOT NULL,
	"words" jsonb NOT NULL,
	"position" integer NOT NULL,
	"is_retired" boolean DEFAULT false NOT NULL,
	CONSTRAINT "attributes_group_key_key_pk" PRIMARY KEY("group_key","key")
);
--> statement-breakpoint
CREATE TABLE "actor_search"."newcomers" (
	"actor_id" integer PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "actor_search"."saved_searches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "actor_search"."saved_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guest_id" bigint NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"is_told" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	"told_on" date
);
--> statement-breakpoint
CREATE INDEX "newcomers_since" ON "actor_search"."newcomers" USING btree ("since");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_of_guest" ON "actor_search"."saved_searches" USING btree ("guest_id","fingerprint");--> statement-breakpoint
CREATE INDEX "saved_searches_due" ON "actor_search"."saved_searches" USING btree ("looked_at","id") WHERE is_told;