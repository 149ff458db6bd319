-- Without accents and capitals. Immutable, so that an index may be built on it; find-by-words.ts does the same to what is typed.
create function performers.plain(given text) returns text language sql immutable parallel safe as $$
  select lower(regexp_replace(normalize(replace(given, 'ß', 'ss'), nfkd), '[\u0300-\u036f]', '', 'g'))
$$;
--> statement-breakpoint
-- What a name is found by: '^' and every beginning of its words, '~' and its words, also with one letter less.
create function performers.search_keys(name text) returns text[] language sql immutable parallel safe as $$
  with parts as (
    select part from regexp_split_to_table(performers.plain(name), '[[:space:]_.,&+''’"-]+') part where part <> ''
  ), words as (
    select part as word from parts union select string_agg(part, '') from parts
  )
  select coalesce(array_agg(distinct key), '{}') from (
    select '^' || left(word, length) as key from words, generate_series(1, char_length(word)) length
    union all select '~' || word from words
    union all
    select '~' || left(word, place - 1) || substr(word, place + 1)
    from words, generate_series(1, char_length(word)) place where char_length(word) >= 4
  ) keys
$$;
--> statement-breakpoint
CREATE INDEX "actors_search" ON "performers"."actors" USING gin (performers.search_keys("name"));--> statement-breakpoint
CREATE INDEX "actors_categories" ON "performers"."actors" USING gin ("categories");