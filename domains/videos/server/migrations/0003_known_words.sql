-- A word with each of its letters left out once: two words that lose one letter each and then agree are one slip apart.
create function videos.slips_of(word text) returns text[] language sql immutable parallel safe as $$
  select array_agg(distinct slip) from (
    select word as slip union all
    select left(word, place - 1) || substr(word, place + 1) from generate_series(1, char_length(word)) place) slips
$$;
--> statement-breakpoint
CREATE TABLE "videos"."known_words" (
	"word" text PRIMARY KEY NOT NULL,
	"slips" text[] GENERATED ALWAYS AS (videos.slips_of("word")) STORED
);
--> statement-breakpoint
CREATE INDEX "known_words_begin" ON "videos"."known_words" USING btree ("word" text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "known_words_slips" ON "videos"."known_words" USING gin ("slips");
--> statement-breakpoint
-- Words of letters alone: a number with another digit is another number, and of a short word one letter more or less makes another word.
create function videos.learn_words(texts text[]) returns void language sql as $$
  insert into videos.known_words (word)
  select distinct word from unnest(texts) given, regexp_split_to_table(given, '[^[:alnum:]]+') word
  where word ~ '^[[:alpha:]]{4,40}$' order by word on conflict do nothing
$$;
--> statement-breakpoint
create function videos.learn_new_words() returns trigger language plpgsql as $$
begin
  if tg_level = 'STATEMENT' then
    perform videos.learn_words(array(select distinct words from new_rows));
  else
    perform videos.learn_words(array[new.words]);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger learn_new after insert on videos.videos referencing new table as new_rows for each statement execute function videos.learn_new_words();
--> statement-breakpoint
create trigger learn_changed after update of words on videos.videos for each row
  when (new.words is distinct from old.words) execute function videos.learn_new_words();
--> statement-breakpoint
select videos.learn_words(array(select words from videos.videos));
