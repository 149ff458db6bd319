CREATE SCHEMA "tracking";
--> statement-breakpoint
CREATE TABLE "tracking"."business_days" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	"coins" bigint DEFAULT 0 NOT NULL,
	"euro_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "business_days_day_kind_pk" PRIMARY KEY("day","kind")
);
--> statement-breakpoint
CREATE TABLE "tracking"."counted" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracking"."event_days" (
	"day" date NOT NULL,
	"type" text NOT NULL,
	"context" text NOT NULL,
	"count" integer NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "event_days_day_type_context_pk" PRIMARY KEY("day","type","context")
);
--> statement-breakpoint
CREATE TABLE "tracking"."events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tracking"."events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"type" text NOT NULL,
	"source" text NOT NULL,
	"context" text NOT NULL,
	"data" text NOT NULL,
	"visitor" text,
	"integers" integer[],
	"floats" double precision[]
);
--> statement-breakpoint
CREATE TABLE "tracking"."logs" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "logs_day_kind_message_pk" PRIMARY KEY("day","kind","message")
);
--> statement-breakpoint
CREATE TABLE "tracking"."profile_visits" (
	"actor_id" integer NOT NULL,
	"day" date NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"watches" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "profile_visits_actor_id_day_pk" PRIMARY KEY("actor_id","day")
);
--> statement-breakpoint
CREATE TABLE "tracking"."salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "events_day" ON "tracking"."events" USING btree ("day");