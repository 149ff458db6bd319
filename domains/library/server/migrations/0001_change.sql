CREATE TABLE "library"."downloadable" (
	"kind" text NOT NULL,
	"thing" text NOT NULL,
	CONSTRAINT "downloadable_thing_kind_pk" PRIMARY KEY("thing","kind")
);
