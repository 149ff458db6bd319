CREATE SCHEMA "toys";
--> statement-breakpoint
CREATE TABLE "toys"."closings" (
	"country" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"closed_by" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "toys"."controls" (
	"actor_id" bigint NOT NULL,
	"gift_id" integer NOT NULL,
	"is_on" boolean NOT NULL,
	"display_name" text NOT NULL,
	"pattern" text NOT NULL,
	"strength" integer NOT NULL,
	"seconds" integer NOT NULL,
	"random" boolean NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "controls_actor_id_gift_id_pk" PRIMARY KEY("actor_id","gift_id")
);
--> statement-breakpoint
CREATE TABLE "toys"."plays" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "toys"."plays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" bigint NOT NULL,
	"guest_id" bigint NOT NULL,
	"key" uuid NOT NULL,
	"kind" text NOT NULL,
	"gift_id" integer,
	"display_name" text NOT NULL,
	"pattern" text NOT NULL,
	"strength" integer NOT NULL,
	"seconds" integer NOT NULL,
	"price" bigint NOT NULL,
	"room_id" bigint NOT NULL,
	"chat_id" bigint NOT NULL,
	"is_private" boolean NOT NULL,
	"is_public" boolean NOT NULL,
	"is_invisible" boolean NOT NULL,
	"shown_name" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"why" text,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "toys"."setups" (
	"actor_id" bigint PRIMARY KEY NOT NULL,
	"most_strength" integer NOT NULL,
	"most_seconds" integer NOT NULL,
	"is_private_only" boolean NOT NULL,
	"direct_price" bigint,
	"paused_at" timestamp with time zone,
	"line_id" uuid,
	"seen_at" timestamp with time zone,
	"lost_at" timestamp with time zone,
	"country" text,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "toys"."controls" ADD CONSTRAINT "controls_actor_id_setups_actor_id_fk" FOREIGN KEY ("actor_id") REFERENCES "toys"."setups"("actor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "plays_key" ON "toys"."plays" USING btree ("guest_id","key");--> statement-breakpoint
CREATE INDEX "plays_open" ON "toys"."plays" USING btree ("actor_id","id") WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "plays_running" ON "toys"."plays" USING btree ("actor_id") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "plays_of_actor" ON "toys"."plays" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "plays_of_guest" ON "toys"."plays" USING btree ("guest_id","id");--> statement-breakpoint
CREATE INDEX "setups_heard_of" ON "toys"."setups" USING btree ("seen_at") WHERE line_id is not null;