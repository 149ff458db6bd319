CREATE SCHEMA "home";
--> statement-breakpoint
CREATE TABLE "home"."arrangements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "home"."arrangements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"starts_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home"."collection_actors" (
	"collection_id" integer NOT NULL,
	"position" integer NOT NULL,
	"actor_id" integer NOT NULL,
	CONSTRAINT "collection_actors_collection_id_position_pk" PRIMARY KEY("collection_id","position")
);
--> statement-breakpoint
CREATE TABLE "home"."collections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "home"."collections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"rule" text NOT NULL,
	"value" text DEFAULT '' NOT NULL,
	"is_on" boolean NOT NULL,
	"position" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home"."previews" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"blocks" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home"."top_cams" (
	"list" text NOT NULL,
	"place" integer NOT NULL,
	"actor_id" integer NOT NULL,
	"rating_count" integer NOT NULL,
	"satisfaction_rate" integer,
	"call_minutes" integer NOT NULL,
	CONSTRAINT "top_cams_list_place_pk" PRIMARY KEY("list","place")
);
--> statement-breakpoint
CREATE INDEX "collection_actors_actor" ON "home"."collection_actors" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "collections_slug" ON "home"."collections" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "previews_expires" ON "home"."previews" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "top_cams_actor" ON "home"."top_cams" USING btree ("actor_id");