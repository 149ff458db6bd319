CREATE TABLE "onboarding"."copy_releases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "onboarding"."copy_releases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" bigint,
	"from_day" date,
	"to_day" date,
	"reason" text NOT NULL,
	"agreed_by" bigint,
	"released_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL
);
