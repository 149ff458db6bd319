CREATE SCHEMA "search";
--> statement-breakpoint
CREATE TABLE "search"."refusals" (
	"day" date NOT NULL,
	"language" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "refusals_day_language_pk" PRIMARY KEY("day","language")
);
--> statement-breakpoint
CREATE TABLE "search"."word_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search"."word_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"words" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
