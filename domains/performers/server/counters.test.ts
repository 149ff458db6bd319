import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMedia, mediaTables } from '#domains/media/server/index.ts';
import { agreeing } from '#domains/performers/testing/agreeing.ts';
import { extend } from '#kit/domain/extensions.ts';
import { testKit } from '#kit/testing/kit.ts';
import { scaledRuns } from '#kit/testing/run-length.ts';
import { anActor } from '../testing/actors.ts';
import { countsAfterMs } from './counters.ts';
import { actorCounters, createPerformers, performersTables } from './index.ts';

const kit = await testKit([mediaTables, performersTables]);
const performers = createPerformers(kit, { consent: agreeing, media: createMedia(kit) });
const ids = [1, 2, 3];

/** A domain of the test that counts: rows of guests who like a performer. */
kit.extensions.add('likes', [
  extend(actorCounters, {
    counter: 'favoriteCount',
    async totals(tx, some) {
      const { rows } = await tx.client.query<{ id: number; total: number }>(
        'select actor_id as id, count(*)::int as total from likes where $1::int[] is null or actor_id = any($1) group by 1',
        [some],
      );
      return new Map(rows.map(({ id, total }) => [id, total]));
    },
  }),
]);

beforeAll(async () => {
  await kit.db.pool.query('create table likes (guest_id int, actor_id int, primary key (guest_id, actor_id))');
  await kit.db.transaction(async (tx) => {
    for (const id of ids) await performers.create(tx, anActor({ id, favoriteCount: 0 }));
  });
});

type Like = { guest: number; actor: number; isOn: boolean };
const like = ({ guest, actor, isOn }: Like): Promise<void> =>
  kit.db.transaction(async (tx) => {
    await tx.client.query(
      isOn
        ? 'insert into likes values ($1, $2) on conflict do nothing'
        : 'delete from likes where guest_id = $1 and actor_id = $2',
      [guest, actor],
    );
    performers.counters.changed(tx, 'favoriteCount', actor);
  });
const shown = async (): Promise<Record<string, number>> => {
  const { rows } = await kit.db.pool.query('select id, favorite_count from performers.actors order by id');
  return Object.fromEntries(rows.map((row) => [row.id, row.favorite_count]));
};
const counted = async (): Promise<Record<string, number>> => {
  const { rows } = await kit.db.pool.query('select actor_id, count(*)::int as total from likes group by 1');
  return {
    ...Object.fromEntries(ids.map((id) => [id, 0])),
    ...Object.fromEntries(rows.map((row) => [row.actor_id, row.total])),
  };
};
const sameInAnyOrder = (wanted: readonly object[]) => (found: readonly object[]) =>
  JSON.stringify(found.map((one) => JSON.stringify(one)).sort()) ===
  JSON.stringify(wanted.map((one) => JSON.stringify(one)).sort());
const soon = async (): Promise<void> => {
  await kit.clock.advance(countsAfterMs);
  await expect.poll(async () => JSON.stringify(await shown())).toBe(JSON.stringify(await counted()));
};

describe('a figure of another domain that lists are sorted by', () => {
  it('is exact whatever many guests do at the same time', async () => {
    const likes = fc.array(
      fc.record({ guest: fc.integer({ min: 1, max: 6 }), actor: fc.constantFrom(...ids), isOn: fc.boolean() }),
      { minLength: 1, maxLength: 20 },
    );
    await fc.assert(
      fc.asyncProperty(likes, async (list) => {
        await Promise.all(list.map(like));
        await soon();
      }),
      { numRuns: scaledRuns(10) },
    );
  });

  it('throws kept lists away once for all changes of a moment, and not at all for what is taken back', async () => {
    // The row can be read a moment before the commit is answered, also of the change before.
    const start = kit.db.changes.now;
    await like({ guest: 20, actor: 1, isOn: true });
    await soon();
    await expect.poll(() => kit.db.changes.unchanged(['performers'], start)).toBe(false);
    const before = kit.db.changes.now;
    for (const guest of [21, 22, 23]) await like({ guest, actor: 1, isOn: true });
    expect(kit.db.changes.unchanged(['performers'], before)).toBe(true);
    await soon();
    await expect.poll(() => kit.db.changes.unchanged(['performers'], before)).toBe(false);
  });

  it('is told to every page that shows it, once for all changes of a moment', async () => {
    await soon();
    const told = () =>
      kit.published.filter(({ type }) => type === 'actorFigures').map(({ topic, data }) => [topic, data]);
    const before = told().length;
    for (const actor of [1, 2]) for (const guest of [31, 32]) await like({ guest, actor, isOn: true });
    await soon();
    await expect.poll(() => told().length).toBe(before + 1);
    const now = await counted();
    const actors = [1, 2].map((actorId) => ({ actorId, favoriteCount: now[actorId] }));
    expect(told().at(-1)).toEqual(['actors', { actors: expect.toSatisfy(sameInAnyOrder(actors)) }]);
  });

  it('is nobody’s whose transaction came to nothing', async () => {
    await expect(
      kit.db.transaction(async (tx) => {
        performers.counters.changed(tx, 'favoriteCount', 2);
        throw new Error('on purpose');
      }),
    ).rejects.toThrow('on purpose');
    const before = kit.db.changes.now;
    await kit.clock.advance(countsAfterMs);
    expect(kit.db.changes.unchanged(['performers'], before)).toBe(true);
  });

  it('is put right after a start, also where nobody likes anybody any more', async () => {
    await kit.db.pool.query('delete from likes where actor_id = 1');
    await kit.db.pool.query('update performers.actors set favorite_count = 99 where id = 3');
    await performers.counters.writeAll();
    expect(await shown()).toEqual(await counted());
  });
});
