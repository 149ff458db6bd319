CREATE SCHEMA "jumbotrons";
--> statement-breakpoint
CREATE TABLE "jumbotrons"."counts" (
	"slide_id" integer NOT NULL,
	"day" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"presses" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "counts_slide_id_day_pk" PRIMARY KEY("slide_id","day")
);
--> statement-breakpoint
CREATE TABLE "jumbotrons"."slides" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jumbotrons"."slides_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"places" text[] NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"button" jsonb NOT NULL,
	"alt" jsonb NOT NULL,
	"goal_kind" text NOT NULL,
	"goal" text NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"audience" text NOT NULL,
	"age_rating" integer NOT NULL,
	"seconds" integer NOT NULL,
	"wide" jsonb,
	"narrow" jsonb,
	"is_on" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "counts_day" ON "jumbotrons"."counts" USING btree ("day");