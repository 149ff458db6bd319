CREATE SCHEMA "recommendations";
--> statement-breakpoint
CREATE TABLE "recommendations"."builds" (
	"id" integer PRIMARY KEY NOT NULL,
	"built_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recommendations"."choices" (
	"guest_id" bigint PRIMARY KEY NOT NULL,
	"is_off" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recommendations"."likeness" (
	"actor_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"score" real NOT NULL,
	CONSTRAINT "likeness_actor_id_other_id_pk" PRIMARY KEY("actor_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "recommendations"."looks" (
	"actor_id" integer NOT NULL,
	"day" date NOT NULL,
	"shown" integer NOT NULL,
	"as_newcomer" integer NOT NULL,
	CONSTRAINT "looks_actor_id_day_pk" PRIMARY KEY("actor_id","day")
);
--> statement-breakpoint
CREATE TABLE "recommendations"."signals" (
	"guest_id" bigint NOT NULL,
	"actor_id" integer NOT NULL,
	"kind" text NOT NULL,
	"weight" real NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "signals_guest_id_actor_id_kind_pk" PRIMARY KEY("guest_id","actor_id","kind")
);
--> statement-breakpoint
CREATE INDEX "likeness_other" ON "recommendations"."likeness" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "looks_day" ON "recommendations"."looks" USING btree ("day");--> statement-breakpoint
CREATE INDEX "signals_actor" ON "recommendations"."signals" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "signals_at" ON "recommendations"."signals" USING btree ("at");