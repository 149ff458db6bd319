CREATE SCHEMA "surveys";
--> statement-breakpoint
CREATE TABLE "surveys"."chat_exits" (
	"chat_id" bigint PRIMARY KEY NOT NULL,
	"guest_id" integer NOT NULL,
	"actor_id" integer NOT NULL,
	"chat_type" text NOT NULL,
	"seconds" integer NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"rating" integer,
	"feedback" text,
	"mobile" boolean,
	"url" text,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "surveys"."feedbacks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "surveys"."feedbacks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guest_id" integer,
	"rating" integer,
	"feedback" text NOT NULL,
	"email" text,
	"mobile" boolean NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
