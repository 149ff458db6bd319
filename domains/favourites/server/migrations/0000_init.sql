CREATE SCHEMA "favourites";
--> statement-breakpoint
CREATE TABLE "favourites"."pins" (
	"guest_id" bigint NOT NULL,
	"actor_id" integer NOT NULL,
	"pinned_at" timestamp with time zone NOT NULL,
	"by_email" boolean DEFAULT false NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "pins_guest_id_actor_id_pk" PRIMARY KEY("guest_id","actor_id")
);
--> statement-breakpoint
CREATE INDEX "pins_actor" ON "favourites"."pins" USING btree ("actor_id");