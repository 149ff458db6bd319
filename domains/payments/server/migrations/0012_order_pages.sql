CREATE INDEX "postbacks_of_order" ON "payments"."postbacks" USING btree ("order_id","id");--> statement-breakpoint
-- The rule of foldOf in kit/text/fold.ts, as foldedSql of kit/db/query/folded.ts writes it. Immutable, so that an index may be built on it.
create function payments.plain(given text) returns text language sql immutable parallel safe as $$
  select case when given ~ '[^\x01-\x7f]' then replace(replace(replace(replace(translate(lower(regexp_replace(normalize(given, nfkd), '[\U000000ad\U00000300-\U0000036f\U00000483-\U00000489\U00000591-\U000005bd\U000005bf\U000005c1-\U000005c2\U000005c4-\U000005c5\U000005c7\U00000610-\U0000061a\U0000061c\U0000064b-\U0000065f\U00000670\U000006d6-\U000006dc\U000006df-\U000006e4\U000006e7-\U000006e8\U000006ea-\U000006ed\U0000180b-\U0000180f\U00001ab0-\U00001aff\U00001dc0-\U00001dff\U0000200b-\U0000200f\U0000202a-\U0000202e\U00002060-\U0000206f\U000020d0-\U000020ff\U00002de0-\U00002dff\U00003099-\U0000309a\U0000a66f-\U0000a672\U0000a674-\U0000a67d\U0000fe00-\U0000fe0f\U0000fe20-\U0000fe2f\U0000feff\U0000fff9-\U0000fffb\U000e0001-\U000e007f\U000e0100-\U000e01ef]', '', 'g')), 'øłđðħŧıς', 'olddhtiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') else lower(given) end
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
