CREATE TABLE "performers"."new_pictures" (
	"picture_id" uuid PRIMARY KEY NOT NULL,
	"actor_id" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"age_rating" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "new_pictures_actor" ON "performers"."new_pictures" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "new_pictures_added" ON "performers"."new_pictures" USING btree ("added_at");