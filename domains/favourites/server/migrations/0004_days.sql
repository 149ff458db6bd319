CREATE TABLE "favourites"."days" (
	"actor_id" integer NOT NULL,
	"day" date NOT NULL,
	"added" integer NOT NULL,
	"removed" integer NOT NULL,
	CONSTRAINT "days_actor_id_day_pk" PRIMARY KEY("actor_id","day"),
	CONSTRAINT "days_not_below_zero" CHECK ("favourites"."days"."added" >= 0 and "favourites"."days"."removed" >= 0)
);
--> statement-breakpoint
INSERT INTO "favourites"."days" ("actor_id", "day", "added", "removed")
SELECT "actor_id", ("pinned_at" AT TIME ZONE 'Europe/Berlin')::date, count(*), 0 FROM "favourites"."pins" GROUP BY 1, 2;
