CREATE SCHEMA "sms";
--> statement-breakpoint
CREATE TABLE "sms"."messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms"."messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"text" text NOT NULL,
	"sealed" text,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"key" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "messages_recipient" ON "sms"."messages" USING btree ("recipient","id");--> statement-breakpoint
CREATE INDEX "messages_created_at" ON "sms"."messages" USING btree ("created_at");