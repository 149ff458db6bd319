import { sql } from 'drizzle-orm';
import { doActorSearch } from '#domains/actor-search/contract/index.ts';
import { fillAttributes, firstGroups } from '#domains/actor-search/server/first-attributes.ts';
import { actorSearchTables, createActorSearch } from '#domains/actor-search/server/index.ts';
import { driveKit } from '#domains/live/testing/drive-kit.ts';
import { createMedia } from '#domains/media/server/index.ts';
import { createPerformers } from '#domains/performers/server/index.ts';
import { agreeing } from '#domains/performers/testing/agreeing.ts';
import { createPlaces, placesTables } from '#domains/places/server/index.ts';
import { wallClock } from '#kit/clock/clock.ts';
import { createLimits } from '#kit/limits/limits.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testClient } from '#kit/testing/clients.ts';
import type { BenchRun } from '../extent.ts';
import { percentile } from '../live-media/percentile.ts';
import type { Row } from '../row.ts';
import { openLargeWorld } from '../seeded-world.ts';

/** Searches under way at once. */
const atOnce = 20;
const goalMs = 50;
const words = firstGroups.flatMap(({ key, attributes }) => [Object.keys(attributes).map((name) => `${key}:${name}`)]);

/** Performers who change a second while others search: they go live, and off again. */
const changesPerSecond = 10;

/** What is searched, one after the other, by everybody alike. */
const questions = [
  { searchConditions: [] },
  { searchConditions: [{ filter: 'languages', values: ['de', 'nl'] }] },
  {
    searchConditions: [
      { filter: 'hair', values: ['dark', 'red'] },
      { filter: 'age', values: ['25-29', '30-39'] },
    ],
  },
  { searchConditions: [{ filter: 'online', values: ['1'] }], forcedGuestZip: '50667', radius: 200 },
  { searchConditions: [{ filter: 'interests', values: ['music'] }], moodValue: 70, page: 3 },
];

const zips = ['50667', '10115', '20095', '80331', '60311', '70173', '01067', '28195'];
const languages = ['de', 'en', 'nl', 'es'];
/** The same kinds of questions, hardly one like another. */
const varied = (at: number) => {
  const question = questions[at % questions.length] ?? { searchConditions: [] };
  return {
    ...question,
    searchConditions: [
      ...question.searchConditions,
      { filter: 'chat', values: [['video'], ['private'], ['video', 'voyeur']][at % 3] ?? [] },
      ...(at % 4 === 0 ? [{ filter: 'languages', values: [languages[(at % 11) % 4] ?? 'de'] }] : []),
    ],
    ...('forcedGuestZip' in question ? { forcedGuestZip: zips[at % zips.length] ?? '', radius: 40 + (at % 160) } : {}),
    moodValue: at % 3 === 0 ? at % 101 : null,
    page: 1 + (at % 7),
  };
};

/** A search with the counts of every other choice among 100,000 performers, 20 at once, beside the same counts by SQL for two filters alone. */
export async function run({ isBrief, seconds }: BenchRun): Promise<Row[]> {
  const count = isBrief ? 200 : 100_000;
  const { url, forget } = await openLargeWorld(count, [placesTables, actorSearchTables]);
  const kit = driveKit(url, wallClock());
  try {
    const performers = createPerformers(kit, { consent: agreeing, media: createMedia(kit) });
    const places = createPlaces(kit, { performers });
    const search = createActorSearch(kit, {
      performers,
      places,
      blocks: { separated: async () => [] },
      notifications: { notify: async () => undefined },
    });
    await kit.db.pool.query(
      `insert into actor_search.actor_traits (actor_id, attributes, mood)
       select id, array(select ($1::jsonb -> g ->> ((id * (7 + 2 * g) + g) % jsonb_array_length($1::jsonb -> g))) from generate_series(0, ${words.length - 1}) g),
              id * 37 % 101 from performers.actors`,
      [JSON.stringify(words)],
    );
    await kit.db.pool.query(
      `insert into places.actor_areas (actor_id, area) select id, ($1::text[])[1 + id % array_length($1::text[], 1)] from performers.actors where id % 6 <> 5`,
      [[...places.areas.keys()]],
    );
    await kit.db.transaction(fillAttributes);
    const client = testClient(createDispatcher(search.handlers, { ...kit, limits: createLimits(null, 1_000_000) }));
    // One of five looks at the map.
    const ask = async (at: number, question: object = questions[at % questions.length] ?? {}): Promise<void> => {
      const body = { ...question, withMarkers: at % questions.length === 3 };
      const answer = await client.call(doActorSearch, { query: {}, body });
      if (!answer.ok) throw new Error(answer.problem.title);
    };
    const memory = process.memoryUsage();
    const from = performance.now();
    await ask(0);
    const built = performance.now() - from;
    globalThis.gc?.();
    const after = process.memoryUsage();
    const grown = (after.heapUsed + after.arrayBuffers - memory.heapUsed - memory.arrayBuffers) / 2 ** 20;

    const alone: number[] = [];
    for (let at = 0; at < (isBrief ? 5 : 50); at += 1) alone.push(await timed(() => ask(at, varied(at))));
    const askTogether = (one: (at: number) => Promise<void>) => together(one, isBrief ? 0 : seconds);
    const same = await askTogether(ask);
    // Who goes live, and off again, changes the index under those who search.
    const change = setInterval(
      () =>
        void kit.db.pool.query('update performers.actors set is_online = not is_online where id = $1', [
          1 + Math.floor(Math.random() * count),
        ]),
      1000 / changesPerSecond,
    );
    const other = await askTogether((at) => ask(at, varied(at)));
    clearInterval(change);
    const bySql = await timed(async () => {
      for (const group of ['hair', 'languages'])
        await kit.db.orm.execute(
          group === 'languages'
            ? sql`select l, count(*) from performers.actors a join actor_search.actor_traits t on t.actor_id = a.id, unnest(a.languages) l
                  where not a.is_hidden and t.attributes && '{hair:dark,hair:red}' group by l`
            : sql`select v, count(*) from performers.actors a join actor_search.actor_traits t on t.actor_id = a.id, unnest(t.attributes) v
                  where not a.is_hidden and a.languages && '{de,nl}' group by v`,
        );
    });
    const peer = { name: 'counts of two filters by SQL', value: Math.round(bySql) };
    const named = (name: string): string => `${name}, ${count.toLocaleString('en')} performers`;
    return [
      { name: named('search and all counts, alone, p50'), value: round(percentile(alone, 0.5)), unit: 'ms', peer },
      ...rowsOf(named, 'the same five', same),
      ...rowsOf(named, 'each another, ten changes a second', other),
      { name: named('building the index'), value: Math.round(built), unit: 'ms' },
      { name: named('memory of the index'), value: Math.round(grown), unit: 'MB' },
    ];
  } finally {
    await kit.db.close();
    await forget();
  }
}

interface Together {
  readonly took: readonly number[];
  /** Milliseconds of the process's processor time, one search. */
  readonly processor: number;
}

/** Asks with so many under way at once, for so many seconds. */
async function together(ask: (at: number) => Promise<void>, seconds: number): Promise<Together> {
  const took: number[] = [];
  const before = process.cpuUsage();
  const until = performance.now() + seconds * 1000;
  let at = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      do {
        at += 1;
        const mine = at;
        took.push(await timed(() => ask(mine)));
      } while (performance.now() < until);
    }),
  );
  const { user, system } = process.cpuUsage(before);
  return { took, processor: (user + system) / 1000 / took.length };
}

const rowsOf = (named: (name: string) => string, what: string, { took, processor }: Together): Row[] => [
  { name: named(`${atOnce} at once, ${what}, p50`), value: round(percentile(took, 0.5)), unit: 'ms' },
  {
    name: named(`${atOnce} at once, ${what}, p95`),
    value: round(percentile(took, 0.95)),
    unit: 'ms',
    goal: { max: goalMs },
  },
  { name: named(`processor time of one, ${what}`), value: round(processor), unit: 'ms' },
];

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

const round = (ms: number): number => Number(ms.toFixed(1));
