/** What a statement is sent to: a client of `pg`, or a pool. */
interface Statements {
  query(text: string, values?: unknown[]): Promise<unknown>;
}

/** Names are made of four of these; each is its own skeleton (kit/text/confusables.ts), so no two look alike. */
const syllables = [...'bdklnrstvz'].flatMap((consonant) => [...'aeo'].map((vowel) => consonant + vowel));
/** As many names as there are; the factor goes through all of them in an order that looks like none. */
const most = syllables.length ** 4;
const scatter = 7919;

const themes = ['music', 'talk', 'dance', 'games', 'cosplay'] as const;

/**
 * A world of many performers, made by one statement each for them and their themes: names that are looked up as real ones are,
 * every twentieth live, every tenth not shown in Switzerland, without pictures, texts in English and German.
 * @param count up to 810,000
 * @param options.now milliseconds since the epoch: the newest came a minute before, each other a minute earlier
 * @param options.firstId the id of the first; they go on from there
 */
export async function seedActors(
  statements: Statements,
  count: number,
  { now, firstId = 1_000_000 }: { readonly now: number; readonly firstId?: number },
): Promise<void> {
  if (count > most) throw new Error(`There are names for ${most} performers.`);
  await statements.query(
    `insert into performers.categories (slug, names, position)
     select slug, jsonb_build_object('de', initcap(slug), 'en', initcap(slug), 'nl', initcap(slug), 'es', initcap(slug)), at
     from unnest($1::text[]) with ordinality as theme (slug, at) on conflict (slug) do nothing`,
    [themes],
  );
  await statements.query(
    `insert into performers.actors (
       id, name, name_skeleton, birth_date, gender, gender_type, country, languages, categories, headline, about,
       banned_country_codes, schedule, price_video, price_single, price_singlec2c, price_voyeur, favorite_count,
       created_at, is_online, live_state, free_chat, live_preview, viewers, is_admitted)
     select $1::int + n, initcap(name), name, date '1975-01-01' + (n * 37 % 10000), (array['F','F','F','M','N'])[1 + n % 5],
       (array['F','F','F','M','S'])[1 + n % 5], (array['DE','AT','NL','ES','CH'])[1 + n % 5],
       (array['{de}','{de,en}','{nl,en}','{es}','{de,en,es}'])[1 + n % 5]::text[],
       array[($3::text[])[1 + n % 5], ($3::text[])[1 + n / 5 % 5]],
       jsonb_build_object('de', 'Abende mit ' || name, 'en', 'Evenings with ' || name, 'nl', '', 'es', ''),
       jsonb_build_object('de', '', 'en', initcap(name) || ' talks about films and plays the guitar.', 'nl', '', 'es', ''),
       case when n % 10 = 0 then '{CH}' else '{}' end::text[], '[]',
       200 + n % 90 * 10, 400 + n % 90 * 10, case when n % 3 = 0 then 800 + n % 90 * 10 end, 200, n::bigint * 31 % 5000,
       to_timestamp($4::double precision / 1000) - (n + 1) * interval '1 minute',
       is_live, case when is_live then 'freeChat' else 'offline' end, is_live, is_live, case when is_live then n % 50 else 0 end, true
     from generate_series(0, $2::int - 1) as n
       cross join lateral (select n::bigint * ${scatter} % ${most} as k, n % 20 = 0 as is_live) as drawn
       cross join lateral (
         select string_agg(($5::text[])[1 + k / (${syllables.length} ^ place)::int % ${syllables.length}], '' order by place) as name
         from generate_series(0, 3) as place) as called`,
    [firstId, count, [...themes], now, syllables],
  );
  await statements.query('analyze performers.actors');
}
