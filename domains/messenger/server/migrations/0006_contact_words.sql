CREATE TABLE "messenger"."contact_words" (
	"language" text NOT NULL,
	"kind" text NOT NULL,
	"words" text[] NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_words_language_kind_pk" PRIMARY KEY("language","kind")
);
