CREATE TABLE "tracking"."event_load" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "event_load_day_kind_pk" PRIMARY KEY("day","kind")
);
