CREATE SCHEMA "performers";
--> statement-breakpoint
CREATE TABLE "performers"."actors" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"birth_date" date NOT NULL,
	"gender" text NOT NULL,
	"gender_type" text NOT NULL,
	"country" text NOT NULL,
	"languages" text[] NOT NULL,
	"categories" text[] NOT NULL,
	"headline" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"banned_country_codes" text[] DEFAULT '{}' NOT NULL,
	"schedule" jsonb NOT NULL,
	"fsk" integer DEFAULT 16 NOT NULL,
	"auto_accept" boolean DEFAULT false NOT NULL,
	"free_chat_by_default" boolean DEFAULT true NOT NULL,
	"voyeur_allowed" boolean DEFAULT false NOT NULL,
	"live_preview_allowed" boolean DEFAULT true NOT NULL,
	"price_video" integer,
	"price_single" integer,
	"price_singlec2c" integer,
	"price_voyeur" integer,
	"price_multi" integer,
	"price_message" integer,
	"favorite_count" integer DEFAULT 0 NOT NULL,
	"ratings_count" integer DEFAULT 0 NOT NULL,
	"satisfaction_rate" integer DEFAULT 0 NOT NULL,
	"avatar" jsonb,
	"cover" jsonb,
	"poster" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"is_online" boolean DEFAULT false NOT NULL,
	"live_state" text DEFAULT 'offline' NOT NULL,
	"free_chat" boolean DEFAULT false NOT NULL,
	"live_preview" boolean DEFAULT false NOT NULL,
	"voyeur_now" boolean DEFAULT false NOT NULL,
	"viewers" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "performers"."categories" (
	"slug" text PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "performers"."notes" (
	"guest_id" integer NOT NULL,
	"actor_id" integer NOT NULL,
	"comment" text NOT NULL,
	CONSTRAINT "notes_guest_id_actor_id_pk" PRIMARY KEY("guest_id","actor_id")
);
--> statement-breakpoint
CREATE TABLE "performers"."sedcards" (
	"picture_id" uuid PRIMARY KEY NOT NULL,
	"actor_id" integer NOT NULL,
	"age_rating" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "actors_name" ON "performers"."actors" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "actors_rank" ON "performers"."actors" USING btree ("is_online","favorite_count");--> statement-breakpoint
CREATE INDEX "sedcards_actor" ON "performers"."sedcards" USING btree ("actor_id","position");