-- The words somebody's headline and text are found by, in all languages; find-by-words.ts asks for them. Of a very long text the
-- beginning. Each also without the 'e' that stands for two dots, and behind '~' the ends of long words: "gitarre" finds
-- "Akustikgitarre".
create function performers.text_keys(headline jsonb, about jsonb) returns tsvector language sql immutable parallel safe as $$
  with texts as (
    select left(value, 4000) as value from jsonb_each_text(headline) union all select left(value, 4000) from jsonb_each_text(about)
  ), plain as (
    select distinct left(word, 40) as word from texts, regexp_split_to_table(performers.plain(value), '[^a-z0-9]+') word
  ), words as (
    select word from plain union select regexp_replace(word, '([aou])e', '\1', 'g') from plain
  )
  select array_to_tsvector(coalesce(array_agg(distinct key), '{}')) from (
    select word as key from words where char_length(word) >= 3
    union all
    select '~' || right(word, place) from words, generate_series(4, char_length(word) - 3) place where char_length(word) >= 8
  ) keys
$$;
--> statement-breakpoint
CREATE INDEX "actors_texts" ON "performers"."actors" USING gin (performers.text_keys("headline", "about"));
