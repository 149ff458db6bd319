import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beginOfDay, dayOf } from '#kit/i18n/days.ts';
import * as contract from '../../contract/index.ts';
import { day, done, ibans, openPayouts } from '../../testing/world.ts';

const people = [1, 2, 3] as const;
const act = fc.oneof(
  fc.record({
    do: fc.constant('earn' as const),
    who: fc.constantFrom(...people),
    coins: fc.integer({ min: 1, max: 90_000 }),
  }),
  fc.record({ do: fc.constantFrom('pay', 'return', 'correct', 'wait', 'close'), who: fc.constantFrom(...people) }),
);
const read = (world: Awaited<ReturnType<typeof openPayouts>>) =>
  done(world.as(901, 'operator').call(contract.readBooks, {}));

async function opened() {
  const world = await openPayouts();
  for (const [at, id] of people.entries())
    await world.payee(id, at === 0 ? { vatStatus: 'business' } : {}, ibans[at] ?? ibans[0]);
  /** An hour into the next day, when the job has closed the one before. */
  const nextDay = async (days = 1) => {
    await world.advance(beginOfDay(dayOf(world.kit.clock.now() + days * day)) + 3_600_000 - world.kit.clock.now());
    await world.work('payouts.closeBooks');
  };
  return { ...world, nextDay };
}

describe('what differs from yesterday’s books', () => {
  test('is explained to the last hundredth by what was booked since, whatever was', async () => {
    const world = await opened();
    const { pool } = world.kit.db;
    const operator = world.as(901, 'operator');
    const latest = async (sql: string, who: number) =>
      (await pool.query<{ id: number | null }>(sql, [who])).rows[0]?.id;
    await world.nextDay();
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 16 }), async (acts) => {
        for (const one of acts) {
          if (one.do === 'earn' && 'coins' in one) await world.earn(one.who, one.coins);
          else if (one.do === 'wait') await world.nextDay(8);
          else if (one.do === 'close') await world.nextDay();
          else if (one.do === 'pay') {
            const { run } = await world.build();
            if (run.payees > 0) await world.approve(run.id);
            if (run.payees > 0) await world.pay(run.id);
          } else if (one.do === 'return') {
            const paid = `select max(id) as id from payouts.items where payee_id = $1 and state = 'paid'`;
            const itemId = await latest(paid, one.who);
            if (itemId)
              await done(operator.call(contract.markReturned, { params: { itemId }, body: { reason: 'closed' } }));
            await world.payee(one.who, one.who === 1 ? { vatStatus: 'business' } : {}, ibans[1]);
          } else {
            const noted = `select max(id) as id from payouts.notes where payee_id = $1 and kind = '389'`;
            const noteId = await latest(noted, one.who);
            if (noteId)
              await operator.call(contract.correctNote, {
                params: { noteId },
                body: { net: 500, reason: 'a property' },
              });
          }
          const { books, wrong } = await read(world);
          for (const { closing, now, movements, unexplained } of books) {
            expect(unexplained).toBe(0);
            expect(closing + movements.reduce((sum, movement) => sum + movement.sum, 0)).toBe(now);
          }
          expect(wrong).toEqual([]);
        }
        // What is held is told as the performers are told it: whoever had something taken back apart, nobody here.
        const { books } = await read(world);
        let held = 0;
        for (const id of people) held += (await world.moneyOf(world.as(id, 'performer'))).held;
        expect(Math.abs((books.find(({ name }) => name === 'held')?.now ?? 0) / 4 - held)).toBeLessThan(people.length);
      }),
      { numRuns: Number(process.env['FC_RUNS'] ?? 8) },
    );
  }, 240_000);

  test('and nothing explains is red, with whose account it is', async () => {
    const world = await opened();
    await world.earn(2, 40_000);
    expect(await read(world)).toEqual({ day: null, books: [], wrong: [] });
    await world.nextDay();
    await world.earn(2, 4_000);
    const { pool } = world.kit.db;
    await pool.query(`update ledger.accounts set balance = balance + 4000 where name = 'performer:2'`);
    const { books, wrong } = await read(world);
    expect(books.find(({ name }) => name === 'performer')).toMatchObject({
      ...{ closing: 40_000, now: 48_000, unexplained: 4_000 },
      movements: [{ kind: 'chatMinute', count: 1, sum: 4_000 }],
    });
    expect(books.filter(({ unexplained }) => unexplained !== 0).map(({ name }) => name)).toEqual(['performer']);
    expect(wrong).toEqual([{ accountId: 2, name: '2', account: 'performer:2', balance: 48_000, booked: 44_000 }]);
  });

  test('a day is closed once, ten minutes in, and one that was missed is looked back over', async () => {
    const world = await opened();
    await world.nextDay();
    await world.earn(1, 4_000);
    await world.work('payouts.closeBooks');
    expect((await read(world)).books[0]).toMatchObject({ closing: 0, now: 4_000 });
    const begin = beginOfDay(dayOf(world.kit.clock.now() + 2 * day));
    await world.advance(begin + 60_000 - world.kit.clock.now());
    await world.work('payouts.closeBooks');
    expect((await read(world)).books[0]).toMatchObject({ closing: 0, now: 4_000 });
    await world.advance(10 * 60_000);
    await world.work('payouts.closeBooks');
    expect(await read(world)).toMatchObject({
      day: dayOf(begin + 1),
      books: [{ closing: 4_000, movements: [] }, {}, {}, {}, {}, {}],
    });
  });
});
