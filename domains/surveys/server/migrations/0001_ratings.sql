CREATE TABLE "surveys"."ratings" (
	"actor_id" integer NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	"satisfied" integer NOT NULL,
	CONSTRAINT "ratings_actor_id_day_pk" PRIMARY KEY("actor_id","day")
);
