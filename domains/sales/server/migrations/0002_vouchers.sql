CREATE TABLE "sales"."covered_parts" (
	"key" text PRIMARY KEY NOT NULL,
	"covered" bigint NOT NULL,
	"price" bigint NOT NULL,
	"earned" bigint NOT NULL,
	"given_back_at" timestamp with time zone
);
