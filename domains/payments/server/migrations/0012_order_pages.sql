CREATE INDEX "postbacks_of_order" ON "payments"."postbacks" USING btree ("order_id","id");--> statement-breakpoint
-- Without accents, capitals and widths. Immutable, so that an index may be built on it.
create function payments.plain(given text) returns text language sql immutable parallel safe as $$
  select lower(regexp_replace(normalize(given, nfkd), '[\u0300-\u036f]', '', 'g'))
$$;
--> statement-breakpoint
-- All pieces of a text of one to three characters, from `shortest` on: what kit/db/query/holds-part.ts finds a part of it by.
create function payments.parts_of(given text, shortest int) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(payments.plain(given), place, length)), '{}')
  from generate_series(1, char_length(payments.plain(given))) place, generate_series(shortest, 3) length
  where place + length - 1 <= char_length(payments.plain(given))
$$;
--> statement-breakpoint
CREATE INDEX "orders_id_parts" ON "payments"."orders" USING gin (payments.parts_of("id", 1));
