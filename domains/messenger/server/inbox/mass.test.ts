import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as contract from '../../contract/index.ts';
import { inboxWorld } from '../../testing/inbox-world.ts';
import type { Context } from '../deps.ts';
import { resumeLost, sliceSize, workSlice } from './mass-slice.ts';

const {
  as,
  blocks,
  ctx,
  done,
  everybody,
  fans,
  guestIds,
  hour,
  kit,
  locked,
  mass,
  newKey,
  open,
  performers,
  refusal,
  runQueued,
  textsOf,
  vega,
  write,
} = await inboxWorld();

describe('a message to many', () => {
  const decide = (massId: number, decision: 'stop' | 'resume' | 'unsend') =>
    as(vega).call(contract.decideMass, { body: { massId, decision } });
  const results = async () => (await done(as(vega).call(contract.getMass, { query: {} }))).messages;
  const count = async (segment = {}) =>
    (await done(as(vega).call(contract.countSegment, { body: { segment: { ...everybody, ...segment } } }))).reached;

  it('says before how many it reaches: fans, who spent more, was not seen or has a tag', async () => {
    for (const guestId of [10, 11]) await write(guestId, await open(guestId), 'hello');
    const channelId = await open(10);
    for (let more = 0; more < 3; more += 1) await write(10, channelId, 'more');
    for (const id of [11, 12]) fans.add(id);
    await done(as(vega).call(contract.saveGuestNote, { body: { channelId, note: '', tags: ['vip'] } }));
    expect(await count()).toBe(3);
    expect(await count({ fans: true })).toBe(2);
    expect(await count({ spentOver: 39 })).toBe(1);
    expect(await count({ spentOver: 40 })).toBe(0);
    expect(await count({ tags: ['vip', 'new'] })).toBe(1);
    expect(await count({ fans: true, tags: ['vip'] })).toBe(0);
    expect(await count({ notSeenDays: 2 })).toBe(0);
    await kit.clock.advance(3 * 24 * hour);
    await write(11, await open(11), 'back again');
    expect(await count({ notSeenDays: 2 })).toBe(1);
  });

  it('goes to each once, in their words; leaves out who blocked, unsubscribed, is locked or gone since', async () => {
    for (const id of [10, 11, 12, 13, 14, 200_000]) fans.add(id);
    const channelId = await open(12);
    await done(mass('Tonight at nine, {name}'));
    await done(as(12).call(contract.muteMass, { body: { channelId, muted: true } }));
    locked.add(13);
    await kit.db.transaction((tx) => blocks.block(tx, vega, 14));
    await runQueued();
    expect(await textsOf(10)).toEqual(['Tonight at nine, Anna']);
    expect(await textsOf(12)).toEqual([]);
    expect(await results()).toMatchObject([{ state: 'sent', reached: 5, sent: 2, skipped: 3, opened: 0 }]);
    // It is nobody's answer and fills nobody's inbox.
    expect(await guestIds()).toEqual([]);
    // What is said before the next asks the same: who would be left out is not counted.
    expect(await count()).toBe(2);
    await done(mass('And tomorrow'));
    await runQueued();
    expect((await results())[0]).toMatchObject({ state: 'sent', reached: 2, sent: 2, skipped: 0 });
    locked.add(vega);
    expect(await count()).toBe(0);
  });

  it('keeps to its limit of a day, and the same key is the same message', async () => {
    fans.add(10);
    const key = newKey();
    const first = await done(mass('one', {}, key));
    expect(await done(mass('one', {}, key))).toEqual(first);
    for (const text of ['two', 'three']) await done(mass(text));
    expect(await mass('four')).toMatchObject(refusal('mass_limit'));
    await kit.clock.advance(25 * hour);
    expect(await mass('four')).toMatchObject({ ok: true });
    expect(await mass('my number is 0171 2345678')).toMatchObject({ ok: false });
  });

  it('is stopped, continues, and is taken back from everybody; unread goes down', async () => {
    for (let id = 500; id < 500 + sliceSize + 5; id += 1) fans.add(id);
    const { massId } = await done(mass('news'));
    await workSlice(ctx, massId);
    await done(decide(massId, 'stop'));
    await runQueued();
    expect(await results()).toMatchObject([{ state: 'stopped', sent: sliceSize }]);
    await done(decide(massId, 'resume'));
    await runQueued();
    expect(await results()).toMatchObject([{ state: 'sent', sent: sliceSize + 5 }]);
    expect(await decide(massId, 'stop')).toMatchObject(refusal('mass_not_found'));
    expect(await done(as(500).query(contract.unreadMessageCount, {}))).toBe(1);
    await done(decide(massId, 'unsend'));
    await runQueued();
    expect(await results()).toMatchObject([{ state: 'unsent' }]);
    expect(await textsOf(500)).toEqual(['']);
    expect(await done(as(500).query(contract.unreadMessageCount, {}))).toBe(0);
    const late = await done(mass('old news'));
    await runQueued();
    await kit.clock.advance(25 * hour);
    expect(await decide(late.massId, 'unsend')).toMatchObject(refusal('message_too_late'));
  });

  it('continues when its worker was lost, and is held when that was far too long ago', async () => {
    fans.add(10);
    const { massId } = await done(mass('news'));
    kit.sentJobs.length = 0;
    await resumeLost(ctx);
    expect(kit.sentJobs).toEqual([]);
    await kit.clock.advance(3 * 60_000);
    await resumeLost(ctx);
    await runQueued();
    expect(await textsOf(10)).toEqual(['news']);
    const late = await done(mass('stale'));
    kit.sentJobs.length = 0;
    await kit.clock.advance(7 * hour);
    await resumeLost(ctx);
    await workSlice(ctx, late.massId);
    expect((await results())[0]).toMatchObject({ state: 'held', sent: 0 });
    await done(decide(late.massId, 'resume'));
    await runQueued();
    expect(await textsOf(10)).toEqual(['news', 'stale']);
    expect(massId).toBeLessThan(late.massId);
  });

  it('tells who opened it, who answered, and what they paid after it', async () => {
    for (const id of [10, 11]) fans.add(id);
    await done(mass('come by'));
    await runQueued();
    const channelId = await open(10);
    await write(10, channelId, 'on my way');
    for (let more = 0; more < 3; more += 1) await write(10, channelId, 'soon');
    expect(await results()).toMatchObject([{ sent: 2, opened: 1, answered: 1, paidAfter: 40 }]);
  });

  it('reaches everybody exactly once, however workers die between and beside each other', async () => {
    const world = fc.record({
      guests: fc.uniqueArray(fc.integer({ min: 1_000, max: 1_400 }), { minLength: 1, maxLength: 70 }),
      runs: fc.array(
        fc.record({ workers: fc.integer({ min: 1, max: 3 }), diesAfter: fc.integer({ min: 0, max: 40 }) }),
        {
          maxLength: 4,
        },
      ),
    });
    await fc.assert(
      fc.asyncProperty(world, async ({ guests, runs }) => {
        fans.clear();
        for (const id of guests) fans.add(id);
        await kit.clock.advance(25 * hour);
        const { massId, reached } = await done(mass('once'));
        expect(reached).toBe(guests.length);
        for (const { workers, diesAfter } of runs) {
          // A worker that dies sends to nobody else: what was under way is rolled back.
          let left = diesAfter;
          const dying: Context = {
            ...ctx,
            performers: {
              ...performers,
              actor: (executor, id) => {
                left -= 1;
                if (left < 0) throw new Died();
                return performers.actor(executor, id);
              },
            },
            kit: { ...kit, db: { ...kit.db, orm: kit.db.orm, transaction: dies(() => left < 0) } },
          };
          await Promise.allSettled(Array.from({ length: workers }, () => workSlice(dying, massId)));
        }
        await kit.clock.advance(3 * 60_000);
        await resumeLost(ctx);
        await runQueued();
        const { rows } = await kit.db.pool.query<{ guest: number; sent: number }>(
          `select c.guest_id::int guest, count(*)::int sent from messenger.messages m
           join messenger.channels c on c.id = m.channel_id where m.key = $1 group by 1 order by 1`,
          [`mass:${massId}`],
        );
        expect(rows).toEqual([...guests].sort((a, b) => a - b).map((guest) => ({ guest, sent: 1 })));
        expect((await results())[0]).toMatchObject({ state: 'sent', sent: guests.length, skipped: 0 });
      }),
      { numRuns: 15 },
    );
  });
});

class Died extends Error {}

/** Transactions of a worker that may have died: nothing of it is kept any more. */
function dies(isDead: () => boolean): typeof kit.db.transaction {
  return (work) =>
    isDead()
      ? Promise.reject(new Died())
      : kit.db.transaction(async (tx) => {
          const result = await work(tx);
          if (isDead()) throw new Died();
          return result;
        });
}
