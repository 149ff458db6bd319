-- All pieces of a name of one to three characters, from `shortest` on: what kit/db/holds-part.ts finds a part of it by.
create function performers.parts_of(given text, shortest int) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(performers.plain(given), place, length)), '{}')
  from generate_series(1, char_length(performers.plain(given))) place, generate_series(shortest, 3) length
  where place + length - 1 <= char_length(performers.plain(given))
$$;
--> statement-breakpoint
ALTER TABLE "performers"."actors" ADD COLUMN "is_locked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "actors_name_parts" ON "performers"."actors" USING gin (performers.parts_of("name", 1));