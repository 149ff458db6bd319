CREATE TABLE "media"."blocked_hashes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media"."blocked_hashes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hash" text NOT NULL,
	"film_id" uuid,
	"added_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media"."film_hits" (
	"film_id" uuid NOT NULL,
	"at_ms" bigint NOT NULL,
	"hash" text NOT NULL,
	"is_mirrored" boolean NOT NULL,
	"blocked_hash" text NOT NULL,
	"distance" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "film_hits_film_id_at_ms_pk" PRIMARY KEY("film_id","at_ms")
);
--> statement-breakpoint
CREATE TABLE "media"."film_renditions" (
	"film_id" uuid NOT NULL,
	"name" text NOT NULL,
	"width" integer DEFAULT 0 NOT NULL,
	"height" integer DEFAULT 0 NOT NULL,
	"codecs" text DEFAULT '' NOT NULL,
	"peak_rate" integer DEFAULT 0 NOT NULL,
	"average_rate" integer DEFAULT 0 NOT NULL,
	"init_bytes" integer DEFAULT 0 NOT NULL,
	"lengths" integer[] NOT NULL,
	"sizes" integer[] NOT NULL,
	"reserved" integer NOT NULL,
	"is_whole" boolean DEFAULT false NOT NULL,
	CONSTRAINT "film_renditions_film_id_name_pk" PRIMARY KEY("film_id","name")
);
--> statement-breakpoint
CREATE TABLE "media"."films" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"percent" integer DEFAULT 0 NOT NULL,
	"width" integer DEFAULT 0 NOT NULL,
	"height" integer DEFAULT 0 NOT NULL,
	"milliseconds" bigint DEFAULT 0 NOT NULL,
	"has_sound" boolean DEFAULT false NOT NULL,
	"bytes" bigint NOT NULL,
	"lease_id" uuid,
	"lease_ends_at" bigint,
	"tries" integer DEFAULT 0 NOT NULL,
	"is_removed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "media"."upload_days" (
	"owner_id" bigint NOT NULL,
	"day" date NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "upload_days_owner_id_day_pk" PRIMARY KEY("owner_id","day")
);
--> statement-breakpoint
CREATE TABLE "media"."upload_pieces" (
	"upload_id" uuid NOT NULL,
	"name" text NOT NULL,
	"at" bigint NOT NULL,
	"size" integer,
	CONSTRAINT "upload_pieces_upload_id_name_pk" PRIMARY KEY("upload_id","name")
);
--> statement-breakpoint
CREATE TABLE "media"."uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"size" bigint,
	"received" bigint DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	"film_id" uuid,
	"is_gone" boolean DEFAULT false NOT NULL,
	CONSTRAINT "uploads_received" CHECK (received >= 0 and (size is null or received <= size))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "blocked_hashes_hash" ON "media"."blocked_hashes" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "films_owner" ON "media"."films" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "films_to_make" ON "media"."films" USING btree ("created_at") WHERE state in ('waiting', 'working');--> statement-breakpoint
CREATE INDEX "films_held" ON "media"."films" USING btree ("created_at") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "films_removed" ON "media"."films" USING btree ("id") WHERE is_removed;--> statement-breakpoint
CREATE UNIQUE INDEX "upload_pieces_at" ON "media"."upload_pieces" USING btree ("upload_id","at") WHERE size is not null;--> statement-breakpoint
CREATE INDEX "uploads_owner" ON "media"."uploads" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "uploads_touched" ON "media"."uploads" USING btree ("touched_at");