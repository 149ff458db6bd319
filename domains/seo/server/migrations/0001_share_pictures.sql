CREATE TABLE "seo"."share_pictures" (
	"hash" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "share_pictures_asked" ON "seo"."share_pictures" USING btree ("asked_at");