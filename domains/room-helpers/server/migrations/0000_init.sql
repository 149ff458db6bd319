CREATE SCHEMA "room_helpers";
--> statement-breakpoint
CREATE TABLE "room_helpers"."bans" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "room_helpers"."bans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" bigint NOT NULL,
	"guest_id" bigint NOT NULL,
	"asked_by" bigint,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"marks" text[] DEFAULT '{}'::text[] NOT NULL,
	"appeal" text DEFAULT '' NOT NULL,
	"appealed_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" bigint,
	"answer" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_helpers"."helpers" (
	"actor_id" bigint NOT NULL,
	"guest_id" bigint NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "helpers_actor_id_guest_id_pk" PRIMARY KEY("actor_id","guest_id")
);
--> statement-breakpoint
CREATE TABLE "room_helpers"."last_lines" (
	"room_id" bigint NOT NULL,
	"guest_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "last_lines_room_id_guest_id_pk" PRIMARY KEY("room_id","guest_id")
);
--> statement-breakpoint
CREATE TABLE "room_helpers"."log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "room_helpers"."log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" bigint NOT NULL,
	"act" text NOT NULL,
	"by_role" text NOT NULL,
	"by_id" bigint NOT NULL,
	"guest_id" bigint,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "room_helpers"."mutes" (
	"actor_id" bigint NOT NULL,
	"guest_id" bigint NOT NULL,
	"until" timestamp with time zone,
	"room_id" bigint NOT NULL,
	"by_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mutes_actor_id_guest_id_pk" PRIMARY KEY("actor_id","guest_id")
);
--> statement-breakpoint
CREATE TABLE "room_helpers"."rules" (
	"actor_id" bigint PRIMARY KEY NOT NULL,
	"slow_seconds" integer DEFAULT 0 NOT NULL,
	"followers_only" boolean DEFAULT false NOT NULL,
	"buyers_only" boolean DEFAULT false NOT NULL,
	"refuses_links" boolean DEFAULT false NOT NULL,
	"refused_words" text[] DEFAULT '{}'::text[] NOT NULL,
	"helpers_may_poll" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "bans_open" ON "room_helpers"."bans" USING btree ("actor_id","guest_id") WHERE state in ('asked', 'on');--> statement-breakpoint
CREATE INDEX "bans_of_guest" ON "room_helpers"."bans" USING btree ("guest_id","id");--> statement-breakpoint
CREATE INDEX "bans_of_actor" ON "room_helpers"."bans" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "bans_by_time" ON "room_helpers"."bans" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "bans_appealed" ON "room_helpers"."bans" USING btree ("appealed_at") WHERE appealed_at is not null and decided_at is null;--> statement-breakpoint
CREATE INDEX "bans_ending" ON "room_helpers"."bans" USING btree ("until") WHERE state = 'on';--> statement-breakpoint
CREATE INDEX "helpers_of_guest" ON "room_helpers"."helpers" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "last_lines_by_time" ON "room_helpers"."last_lines" USING btree ("at");--> statement-breakpoint
CREATE INDEX "log_of_actor" ON "room_helpers"."log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "log_of_guest" ON "room_helpers"."log" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "log_by" ON "room_helpers"."log" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "log_by_time" ON "room_helpers"."log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "mutes_of_guest" ON "room_helpers"."mutes" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "mutes_by_time" ON "room_helpers"."mutes" USING btree ("created_at");