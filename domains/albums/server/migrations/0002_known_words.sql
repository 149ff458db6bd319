-- A word with each of its letters left out once: two words that lose one letter each and then agree are one slip apart.
create function albums.slips_of(word text) returns text[] language sql immutable parallel safe as $$
  select array_agg(distinct slip) from (
    select word as slip union all
    select left(word, place - 1) || substr(word, place + 1) from generate_series(1, char_length(word)) place) slips
$$;
--> statement-breakpoint
CREATE TABLE "albums"."known_words" (
	"word" text PRIMARY KEY NOT NULL,
	"slips" text[] GENERATED ALWAYS AS (albums.slips_of("word")) STORED
);
--> statement-breakpoint
CREATE INDEX "known_words_begin" ON "albums"."known_words" USING btree ("word" text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "known_words_slips" ON "albums"."known_words" USING gin ("slips");
--> statement-breakpoint
-- Words of letters alone: a number with another digit is another number, and of a short word one letter more or less makes another word.
create function albums.learn_words(texts text[]) returns void language sql as $$
  insert into albums.known_words (word)
  select distinct word from unnest(texts) given, regexp_split_to_table(given, '[^[:alnum:]]+') word
  where word ~ '^[[:alpha:]]{4,40}$' order by word on conflict do nothing
$$;
--> statement-breakpoint
create function albums.learn_new_words() returns trigger language plpgsql as $$
begin
  if tg_level = 'STATEMENT' then
    perform albums.learn_words(array(select distinct words from new_rows));
  else
    perform albums.learn_words(array[new.words]);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger learn_new after insert on albums.albums referencing new table as new_rows for each statement execute function albums.learn_new_words();
--> statement-breakpoint
create trigger learn_changed after update of words on albums.albums for each row
  when (new.words is distinct from old.words) execute function albums.learn_new_words();
--> statement-breakpoint
select albums.learn_words(array(select words from albums.albums));
