CREATE SCHEMA "albums";
--> statement-breakpoint
-- All pieces of a folded text of one to three characters, from `shortest` on: what a part of it is found by (kit/db/query/holds-part.ts).
create function albums.parts_of(given text, shortest int) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(given, place, length)), '{}')
  from generate_series(1, char_length(given)) place, generate_series(shortest, 3) length
  where place + length - 1 <= char_length(given)
$$;
--> statement-breakpoint
CREATE TABLE "albums"."albums" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "albums"."albums_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 500000001 CACHE 1),
	"key" uuid NOT NULL,
	"actor_id" bigint NOT NULL,
	"actor_name" text NOT NULL,
	"is_actor_locked" boolean DEFAULT false NOT NULL,
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
	"is_alone" boolean DEFAULT false NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"cover_id" uuid,
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
CREATE TABLE "albums"."owned" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "albums"."owned_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guest_id" bigint NOT NULL,
	"album_id" integer NOT NULL,
	"sale" text NOT NULL,
	"price" bigint NOT NULL,
	"origin" text NOT NULL,
	"owned_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "owned_sale_unique" UNIQUE("sale")
);
--> statement-breakpoint
CREATE TABLE "albums"."pictures" (
	"picture_id" uuid PRIMARY KEY NOT NULL,
	"blurred_id" uuid NOT NULL,
	"album_id" integer NOT NULL,
	"position" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"is_preview" boolean DEFAULT false NOT NULL,
	"is_new" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "albums"."views" (
	"guest_id" bigint NOT NULL,
	"album_id" integer NOT NULL,
	"viewed_on" text NOT NULL,
	CONSTRAINT "views_guest_id_album_id_pk" PRIMARY KEY("guest_id","album_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "albums_key" ON "albums"."albums" USING btree ("actor_id","key");--> statement-breakpoint
CREATE INDEX "albums_actor" ON "albums"."albums" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "albums_of" ON "albums"."albums" USING btree ("actor_id","released_at","id") WHERE "albums"."albums"."state" = 'published' and not "albums"."albums"."is_actor_locked";--> statement-breakpoint
CREATE INDEX "albums_newest" ON "albums"."albums" USING btree ("released_at","id") WHERE "albums"."albums"."state" = 'published' and not "albums"."albums"."is_actor_locked";--> statement-breakpoint
CREATE INDEX "albums_liked" ON "albums"."albums" USING btree ("likes","id") WHERE "albums"."albums"."state" = 'published' and not "albums"."albums"."is_actor_locked";--> statement-breakpoint
CREATE INDEX "albums_sold" ON "albums"."albums" USING btree ("sold","id") WHERE "albums"."albums"."state" = 'published' and not "albums"."albums"."is_actor_locked";--> statement-breakpoint
CREATE INDEX "albums_price" ON "albums"."albums" USING btree ("price","id") WHERE "albums"."albums"."state" = 'published' and not "albums"."albums"."is_actor_locked";--> statement-breakpoint
CREATE INDEX "albums_words" ON "albums"."albums" USING gin (albums.parts_of("words", 1));--> statement-breakpoint
CREATE INDEX "albums_queue" ON "albums"."albums" USING btree ("asked_at","id") WHERE "albums"."albums"."state" = 'review';--> statement-breakpoint
CREATE INDEX "albums_created" ON "albums"."albums" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "owned_once" ON "albums"."owned" USING btree ("guest_id","album_id") WHERE "albums"."owned"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "owned_album" ON "albums"."owned" USING btree ("album_id");--> statement-breakpoint
CREATE INDEX "owned_guest" ON "albums"."owned" USING btree ("guest_id","id");--> statement-breakpoint
CREATE INDEX "pictures_album" ON "albums"."pictures" USING btree ("album_id","position","picture_id");--> statement-breakpoint
CREATE INDEX "pictures_blurred" ON "albums"."pictures" USING btree ("blurred_id");--> statement-breakpoint
CREATE INDEX "views_album" ON "albums"."views" USING btree ("album_id");