CREATE SCHEMA "videos";
--> statement-breakpoint
-- All pieces of a folded text of one to three characters, from `shortest` on: what a part of it is found by (kit/db/query/holds-part.ts).
create function videos.parts_of(given text, shortest int) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(given, place, length)), '{}')
  from generate_series(1, char_length(given)) place, generate_series(shortest, 3) length
  where place + length - 1 <= char_length(given)
$$;
--> statement-breakpoint
CREATE TABLE "videos"."likes" (
	"guest_id" bigint NOT NULL,
	"video_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "likes_guest_id_video_id_pk" PRIMARY KEY("guest_id","video_id")
);
--> statement-breakpoint
CREATE TABLE "videos"."owned" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "videos"."owned_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guest_id" bigint NOT NULL,
	"video_id" integer NOT NULL,
	"sale" text NOT NULL,
	"price" bigint NOT NULL,
	"origin" text NOT NULL,
	"owned_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "owned_sale_unique" UNIQUE("sale")
);
--> statement-breakpoint
CREATE TABLE "videos"."places" (
	"guest_id" bigint NOT NULL,
	"video_id" integer NOT NULL,
	"ms" integer NOT NULL,
	"viewed_on" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "places_guest_id_video_id_pk" PRIMARY KEY("guest_id","video_id")
);
--> statement-breakpoint
CREATE TABLE "videos"."tags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "videos"."tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"labels" jsonb NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "tags_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "videos"."trusted" (
	"actor_id" bigint PRIMARY KEY NOT NULL,
	"trusted_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "videos"."videos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "videos"."videos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"actor_id" bigint NOT NULL,
	"actor_name" text NOT NULL,
	"acting_group" text NOT NULL,
	"is_actor_locked" boolean DEFAULT false NOT NULL,
	"upload_id" uuid NOT NULL,
	"film_id" uuid,
	"film_state" text DEFAULT 'waiting' NOT NULL,
	"duration_ms" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"age_rating" integer DEFAULT 16 NOT NULL,
	"price" bigint DEFAULT 0 NOT NULL,
	"sale_price" bigint,
	"sale_until" timestamp with time zone,
	"is_vip" boolean DEFAULT false NOT NULL,
	"is_classic" boolean DEFAULT false NOT NULL,
	"is_cam_recording" boolean DEFAULT false NOT NULL,
	"is_alone" boolean DEFAULT false NOT NULL,
	"is_promoted" boolean DEFAULT false NOT NULL,
	"tags" integer[] DEFAULT '{}' NOT NULL,
	"cover_id" uuid,
	"cover_at_ms" integer,
	"blurred_id" uuid,
	"views" integer DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"earned" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"is_paying_back" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp with time zone,
	"released_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "likes_video" ON "videos"."likes" USING btree ("video_id");--> statement-breakpoint
CREATE UNIQUE INDEX "owned_once" ON "videos"."owned" USING btree ("guest_id","video_id") WHERE "videos"."owned"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "owned_video" ON "videos"."owned" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "owned_guest" ON "videos"."owned" USING btree ("guest_id","id");--> statement-breakpoint
CREATE INDEX "places_video" ON "videos"."places" USING btree ("video_id");--> statement-breakpoint
CREATE UNIQUE INDEX "videos_upload" ON "videos"."videos" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "videos_film" ON "videos"."videos" USING btree ("film_id");--> statement-breakpoint
CREATE INDEX "videos_actor" ON "videos"."videos" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "videos_newest" ON "videos"."videos" USING btree ("released_at","id") WHERE "videos"."videos"."state" = 'published' and not "videos"."videos"."is_actor_locked";--> statement-breakpoint
CREATE INDEX "videos_liked" ON "videos"."videos" USING btree ("likes","id") WHERE "videos"."videos"."state" = 'published' and not "videos"."videos"."is_actor_locked";--> statement-breakpoint
CREATE INDEX "videos_seen" ON "videos"."videos" USING btree ("views","id") WHERE "videos"."videos"."state" = 'published' and not "videos"."videos"."is_actor_locked";--> statement-breakpoint
CREATE INDEX "videos_sold" ON "videos"."videos" USING btree ("sold","id") WHERE "videos"."videos"."state" = 'published' and not "videos"."videos"."is_actor_locked";--> statement-breakpoint
CREATE INDEX "videos_price" ON "videos"."videos" USING btree ("price","id") WHERE "videos"."videos"."state" = 'published' and not "videos"."videos"."is_actor_locked";--> statement-breakpoint
CREATE INDEX "videos_duration" ON "videos"."videos" USING btree ("duration_ms","id") WHERE "videos"."videos"."state" = 'published' and not "videos"."videos"."is_actor_locked";--> statement-breakpoint
CREATE INDEX "videos_tags" ON "videos"."videos" USING gin ("tags") WHERE "videos"."videos"."state" = 'published' and not "videos"."videos"."is_actor_locked";--> statement-breakpoint
CREATE INDEX "videos_words" ON "videos"."videos" USING gin (videos.parts_of("words", 1)) WHERE "videos"."videos"."state" = 'published' and not "videos"."videos"."is_actor_locked";--> statement-breakpoint
CREATE INDEX "videos_queue" ON "videos"."videos" USING btree ("asked_at","id") WHERE "videos"."videos"."state" = 'review';--> statement-breakpoint
CREATE INDEX "videos_created" ON "videos"."videos" USING btree ("created_at","id");