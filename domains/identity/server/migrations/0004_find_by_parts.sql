-- Without accents, capitals and widths. Immutable, so that an index may be built on it.
create function identity.plain(given text) returns text language sql immutable parallel safe as $$
  select lower(regexp_replace(normalize(given, nfkd), '[\u0300-\u036f]', '', 'g'))
$$;
--> statement-breakpoint
-- All pieces of a text of one to three characters, from `shortest` on: what kit/db/holds-part.ts finds a part of it by.
create function identity.parts_of(given text, shortest int) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(identity.plain(given), place, length)), '{}')
  from generate_series(1, char_length(identity.plain(given))) place, generate_series(shortest, 3) length
  where place + length - 1 <= char_length(identity.plain(given))
$$;
--> statement-breakpoint
CREATE INDEX "accounts_email_parts" ON "identity"."accounts" USING gin (identity.parts_of("email", 1));