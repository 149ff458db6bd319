CREATE SCHEMA "library";
--> statement-breakpoint
CREATE TABLE "library"."entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "library"."entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guest_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"thing" text NOT NULL,
	"bought_at" timestamp with time zone,
	"pinned_at" timestamp with time zone,
	"price" bigint NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "library"."fills" (
	"kind" text PRIMARY KEY NOT NULL,
	"place" bigint DEFAULT 0 NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library"."grid_settings" (
	"guest_id" bigint NOT NULL,
	"type" text NOT NULL,
	"sort" text NOT NULL,
	"mode" text NOT NULL,
	"columns" integer NOT NULL,
	CONSTRAINT "grid_settings_guest_id_type_pk" PRIMARY KEY("guest_id","type")
);
--> statement-breakpoint
CREATE TABLE "library"."things" (
	"kind" text NOT NULL,
	"thing" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"duration" integer DEFAULT 0 NOT NULL,
	"price" bigint DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"stale_at" timestamp with time zone,
	CONSTRAINT "things_kind_thing_pk" PRIMARY KEY("kind","thing")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "entries_once" ON "library"."entries" USING btree ("guest_id","kind","thing");--> statement-breakpoint
CREATE INDEX "entries_newest" ON "library"."entries" USING btree ("guest_id","added_at","id");--> statement-breakpoint
CREATE INDEX "things_stale" ON "library"."things" USING btree ("stale_at");