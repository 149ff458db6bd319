-- Without accents, capitals and widths. Immutable, so that an index may be built on it.
create function guest.plain(given text) returns text language sql immutable parallel safe as $$
  select lower(regexp_replace(normalize(given, nfkd), '[\u0300-\u036f]', '', 'g'))
$$;
--> statement-breakpoint
-- All pieces of a text of one to three characters, from `shortest` on: what kit/db/holds-part.ts finds a part of it by.
create function guest.parts_of(given text, shortest int) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(guest.plain(given), place, length)), '{}')
  from generate_series(1, char_length(guest.plain(given))) place, generate_series(shortest, 3) length
  where place + length - 1 <= char_length(guest.plain(given))
$$;
--> statement-breakpoint
CREATE INDEX "profiles_name_parts" ON "guest"."profiles" USING gin (guest.parts_of("name", 1));--> statement-breakpoint
CREATE INDEX "profiles_decided" ON "guest"."profiles" USING btree ("account_id") WHERE is_locked or is_restricted or is_blocked_for_comments;