CREATE TABLE "payouts"."closings" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"balance" bigint NOT NULL,
	CONSTRAINT "closings_day_name_pk" PRIMARY KEY("day","name")
);
