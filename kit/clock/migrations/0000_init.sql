CREATE SCHEMA "clock";
--> statement-breakpoint
CREATE TABLE "clock"."anchors" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" integer NOT NULL,
	"machine_run" text NOT NULL,
	"machine_ms" double precision NOT NULL,
	"database_ms" double precision NOT NULL,
	"steady_ms" double precision NOT NULL,
	"rate" double precision NOT NULL
);
