CREATE SCHEMA "polls";
--> statement-breakpoint
CREATE TABLE "polls"."polls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "polls"."polls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" bigint NOT NULL,
	"room_id" bigint NOT NULL,
	"asked_by" bigint,
	"asked_as" text NOT NULL,
	"question" text NOT NULL,
	"answers" text[] NOT NULL,
	"result" integer[],
	"opened_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"told_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "polls"."votes" (
	"poll_id" bigint NOT NULL,
	"guest_id" bigint NOT NULL,
	"answer" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "votes_poll_id_guest_id_pk" PRIMARY KEY("poll_id","guest_id")
);
--> statement-breakpoint
ALTER TABLE "polls"."votes" ADD CONSTRAINT "votes_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "polls"."polls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "polls_one_running" ON "polls"."polls" USING btree ("actor_id") WHERE "polls"."polls"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "polls_of_actor" ON "polls"."polls" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "polls_asked_by" ON "polls"."polls" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "polls_by_time" ON "polls"."polls" USING btree ("opened_at","id");--> statement-breakpoint
CREATE INDEX "votes_of_guest" ON "polls"."votes" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "votes_by_time" ON "polls"."votes" USING btree ("at");