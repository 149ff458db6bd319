DROP INDEX "albums"."albums_of";--> statement-breakpoint
DROP INDEX "albums"."albums_newest";--> statement-breakpoint
DROP INDEX "albums"."albums_liked";--> statement-breakpoint
DROP INDEX "albums"."albums_sold";--> statement-breakpoint
DROP INDEX "albums"."albums_price";--> statement-breakpoint
ALTER TABLE "albums"."albums" ADD COLUMN "is_covered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "albums_of" ON "albums"."albums" USING btree ("actor_id","released_at","id") WHERE "albums"."albums"."state" = 'published' and "albums"."albums"."is_covered" and not "albums"."albums"."is_actor_locked";--> statement-breakpoint
CREATE INDEX "albums_newest" ON "albums"."albums" USING btree ("released_at","id") WHERE "albums"."albums"."state" = 'published' and "albums"."albums"."is_covered" and not "albums"."albums"."is_actor_locked";--> statement-breakpoint
CREATE INDEX "albums_liked" ON "albums"."albums" USING btree ("likes","id") WHERE "albums"."albums"."state" = 'published' and "albums"."albums"."is_covered" and not "albums"."albums"."is_actor_locked";--> statement-breakpoint
CREATE INDEX "albums_sold" ON "albums"."albums" USING btree ("sold","id") WHERE "albums"."albums"."state" = 'published' and "albums"."albums"."is_covered" and not "albums"."albums"."is_actor_locked";--> statement-breakpoint
CREATE INDEX "albums_price" ON "albums"."albums" USING btree ("price","id") WHERE "albums"."albums"."state" = 'published' and "albums"."albums"."is_covered" and not "albums"."albums"."is_actor_locked";