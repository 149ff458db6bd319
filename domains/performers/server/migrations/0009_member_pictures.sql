CREATE TABLE "performers"."member_pictures" (
	"picture_id" uuid PRIMARY KEY NOT NULL,
	"actor_id" integer NOT NULL,
	"age_rating" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "member_pictures_actor" ON "performers"."member_pictures" USING btree ("actor_id","position");