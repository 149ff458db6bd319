DROP INDEX "videos"."videos_newest";--> statement-breakpoint
DROP INDEX "videos"."videos_liked";--> statement-breakpoint
DROP INDEX "videos"."videos_seen";--> statement-breakpoint
DROP INDEX "videos"."videos_sold";--> statement-breakpoint
DROP INDEX "videos"."videos_price";--> statement-breakpoint
DROP INDEX "videos"."videos_duration";--> statement-breakpoint
DROP INDEX "videos"."videos_tags";--> statement-breakpoint
DROP INDEX "videos"."videos_words";--> statement-breakpoint
ALTER TABLE "videos"."videos" ADD COLUMN "is_covered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "videos_newest" ON "videos"."videos" USING btree ("released_at","id") WHERE "videos"."videos"."state" = 'published' and "videos"."videos"."is_covered" and not "videos"."videos"."is_actor_locked";--> statement-breakpoint
CREATE INDEX "videos_liked" ON "videos"."videos" USING btree ("likes","id") WHERE "videos"."videos"."state" = 'published' and "videos"."videos"."is_covered" and not "videos"."videos"."is_actor_locked";--> statement-breakpoint
CREATE INDEX "videos_seen" ON "videos"."videos" USING btree ("views","id") WHERE "videos"."videos"."state" = 'published' and "videos"."videos"."is_covered" and not "videos"."videos"."is_actor_locked";--> statement-breakpoint
CREATE INDEX "videos_sold" ON "videos"."videos" USING btree ("sold","id") WHERE "videos"."videos"."state" = 'published' and "videos"."videos"."is_covered" and not "videos"."videos"."is_actor_locked";--> statement-breakpoint
CREATE INDEX "videos_price" ON "videos"."videos" USING btree ("price","id") WHERE "videos"."videos"."state" = 'published' and "videos"."videos"."is_covered" and not "videos"."videos"."is_actor_locked";--> statement-breakpoint
CREATE INDEX "videos_duration" ON "videos"."videos" USING btree ("duration_ms","id") WHERE "videos"."videos"."state" = 'published' and "videos"."videos"."is_covered" and not "videos"."videos"."is_actor_locked";--> statement-breakpoint
CREATE INDEX "videos_tags" ON "videos"."videos" USING gin ("tags") WHERE "videos"."videos"."state" = 'published' and "videos"."videos"."is_covered" and not "videos"."videos"."is_actor_locked";--> statement-breakpoint
CREATE INDEX "videos_words" ON "videos"."videos" USING gin (videos.parts_of("words", 1)) WHERE "videos"."videos"."state" = 'published' and "videos"."videos"."is_covered" and not "videos"."videos"."is_actor_locked";