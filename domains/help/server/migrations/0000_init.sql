CREATE SCHEMA "help";
--> statement-breakpoint
CREATE TABLE "help"."requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "help"."requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "requests_by_time" ON "help"."requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "requests_of_account" ON "help"."requests" USING btree ("account_id","id");