CREATE TABLE "favourites"."pinned_things" (
	"guest_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"thing" text NOT NULL,
	"actor_id" integer NOT NULL,
	"pinned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pinned_things_guest_id_kind_thing_pk" PRIMARY KEY("guest_id","kind","thing")
);
--> statement-breakpoint
CREATE INDEX "pinned_things_thing" ON "favourites"."pinned_things" USING btree ("kind","thing");--> statement-breakpoint
CREATE INDEX "pinned_things_actor" ON "favourites"."pinned_things" USING btree ("actor_id");