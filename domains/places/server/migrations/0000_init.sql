CREATE SCHEMA "places";
--> statement-breakpoint
CREATE TABLE "places"."actor_areas" (
	"actor_id" integer PRIMARY KEY NOT NULL,
	"area" text NOT NULL
);
