import { driveKit } from '#domains/live/testing/drive-kit.ts';
import { createMedia } from '#domains/media/server/index.ts';
import { models } from '#domains/performers/contract/index.ts';
import { createPerformers } from '#domains/performers/server/index.ts';
import { agreeing } from '#domains/performers/testing/agreeing.ts';
import { wallClock } from '#kit/clock/clock.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testClient } from '#kit/testing/clients.ts';
import type { BenchRun } from '../extent.ts';
import { percentile } from '../live-media/percentile.ts';
import type { Row } from '../row.ts';
import { openLargeWorld } from '../seeded-world.ts';

/** What guests ask of lists, and for which goal each is held: in a large world no longer than somebody waits without noticing. */
const questions = {
  'first page of all': { first: 60 },
  'first page of a theme': { first: 60, filter: { category: 'music' } },
  'a name by its middle': { first: 60, filter: { name: 'keno' } },
  'the page after 9,960': { first: 60, offset: 9_960 },
} as const;
const goalMs = 100;

/**
 * Lists and search of performers, each asked of the database again, in a world of 100,000 performers beside one of 1,000: half of the
 * answers within so many milliseconds.
 */
export async function run(extent: BenchRun): Promise<Row[]> {
  const [few, many] = extent.isBrief ? [50, 100] : [1_000, 100_000];
  const small = await measure(few, extent);
  const large = await measure(many, extent);
  const words = (count: number) => count.toLocaleString('en');
  return Object.keys(large.times).map((name) => ({
    name: `${name}, ${words(many)} performers`,
    value: Number((large.times[name] ?? 0).toFixed(1)),
    unit: 'ms',
    peer: { name: `${words(few)} performers`, value: Number((small.times[name] ?? 0).toFixed(1)) },
    ...(name === making ? {} : { goal: { max: goalMs } }),
  }));
}

const making = 'making the world';

async function measure(count: number, { isBrief, seconds }: BenchRun): Promise<{ times: Record<string, number> }> {
  const { url, madeIn, forget } = await openLargeWorld(count);
  const kit = driveKit(url, wallClock());
  try {
    const performers = createPerformers(kit, { consent: agreeing, media: createMedia(kit) });
    const dispatcher = createDispatcher(performers.handlers, kit);
    const client = testClient(dispatcher);
    const asked: [name: string, ask: () => Promise<unknown>][] = [
      ...Object.entries(questions).map(([name, args]): [string, () => Promise<unknown>] => [
        name,
        async () => {
          const answer = await client.query(models, args);
          if (!answer.ok) throw new Error(answer.problem.title);
        },
      ]),
      [
        'search, one letter wrong',
        () => performers.search(kit.db, { pattern: 'bakemola', language: 'en', country: null, from: 0, take: 20 }),
      ],
    ];
    const times: Record<string, number> = { [making]: madeIn };
    for (const [name, ask] of asked) {
      await ask();
      const taken: number[] = [];
      const until = performance.now() + (isBrief ? 0 : seconds * 200);
      do {
        const from = performance.now();
        await ask();
        taken.push(performance.now() - from);
      } while (performance.now() < until);
      times[name] = percentile(taken, 0.5);
    }
    return { times };
  } finally {
    await kit.db.close();
    await forget();
  }
}
