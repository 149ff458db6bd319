DROP INDEX "performers"."actors_search";--> statement-breakpoint
DROP INDEX "performers"."actors_texts";--> statement-breakpoint
-- What somebody is found by, kept with the row: made again with a name or a text that changes, instead of for every row that a search reads and
-- at every change of presence.
ALTER TABLE "performers"."actors"
  ADD COLUMN "plain_name" text GENERATED ALWAYS AS (performers.plain("name")) STORED,
  ADD COLUMN "name_keys" text[] GENERATED ALWAYS AS (performers.search_keys("name")) STORED,
  ADD COLUMN "text_words" tsvector GENERATED ALWAYS AS (performers.text_keys("headline", "about")) STORED;
--> statement-breakpoint
CREATE INDEX "actors_search" ON "performers"."actors" USING gin ("name_keys");--> statement-breakpoint
CREATE INDEX "actors_texts" ON "performers"."actors" USING gin ("text_words");
