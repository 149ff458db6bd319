CREATE TABLE "payments"."group_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments"."group_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"regular_orders" integer NOT NULL,
	"regular_days" integer NOT NULL,
	"away_days" integer NOT NULL,
	"reason" text NOT NULL,
	"added_by" bigint NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
