import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payableAccount, performerAccount } from '#domains/ledger/contract/accounts.ts';
import { verify } from '#domains/ledger/server/index.ts';
import * as contract from '../../contract/index.ts';
import { crash } from '../../testing/crash.ts';
import { day, done, ibans, openPayouts } from '../../testing/world.ts';

const people = [1, 2, 3] as const;
const act = fc.oneof(
  fc.record({ do: fc.constant('earn'), who: fc.constantFrom(...people), coins: fc.integer({ min: 1, max: 90_000 }) }),
  fc.record({ do: fc.constant('loses'), who: fc.constantFrom(...people), coins: fc.integer({ min: 1, max: 9_000 }) }),
  fc.record({ do: fc.constantFrom('pay', 'cancel', 'wait', 'return', 'correct'), who: fc.constantFrom(...people) }),
);

test('whatever comes in whatever order: the books are right, nobody is paid twice or below zero, and what is left is owed', async () => {
  const world = await openPayouts();
  const { pool } = world.kit.db;
  const operator = world.as(901, 'operator');
  const balance = (account: Parameters<typeof world.domains.ledger.balance>[1]) =>
    world.domains.ledger.balance(world.kit.db, account);
  for (const [at, id] of people.entries())
    await world.payee(id, at === 0 ? { vatStatus: 'business' } : {}, ibans[at] ?? ibans[0]);
  const latest = async (sql: string, who: number) => (await pool.query<{ id: number }>(sql, [who])).rows[0]?.id ?? null;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 24 }), async (acts) => {
      for (const one of acts) {
        if (one.do === 'earn' && 'coins' in one) await world.earn(one.who, one.coins);
        else if (one.do === 'loses' && 'coins' in one) {
          const has = await balance(performerAccount(one.who));
          if (has > 0) await world.earn(one.who, -Math.min(has, one.coins));
        } else if (one.do === 'wait') await world.advance(9 * day);
        else if (one.do === 'pay' || one.do === 'cancel') {
          const { run } = await world.build();
          if (one.do === 'cancel' || run.payees === 0)
            await done(
              operator.call(contract.cancelRun, { params: { runId: run.id }, body: { reason: 'a property' } }),
            );
          else {
            await world.approve(run.id);
            await world.pay(run.id);
          }
        } else if (one.do === 'return') {
          const itemId = await latest(
            `select max(id) as id from payouts.items where payee_id = $1 and state = 'paid'`,
            one.who,
          );
          if (itemId === null) continue;
          await done(operator.call(contract.markReturned, { params: { itemId }, body: { reason: 'closed' } }));
          await world.payee(one.who, one.who === 1 ? { vatStatus: 'business' } : {}, ibans[1]);
        } else {
          const noteId = await latest(
            `select max(id) as id from payouts.notes where payee_id = $1 and kind = '389'`,
            one.who,
          );
          if (noteId !== null)
            await operator.call(contract.correctNote, { params: { noteId }, body: { net: 500, reason: 'a property' } });
        }
      }
      for (const id of people) expect(await balance(performerAccount(id))).toBeGreaterThanOrEqual(0);
      const { rows } = await pool.query<{ id: number; owed: number }>(`
        select p.id, coalesce((select sum(gross) from payouts.notes where payee_id = p.id), 0)
          - coalesce((select sum(amount) from payouts.items where payee_id = p.id and state = 'paid'), 0) as owed
        from unnest(array[1, 2, 3]) as p(id)`);
      // All that stands on notes is paid or owed, to the cent.
      for (const { id, owed } of rows) expect(await balance(payableAccount(id))).toBe(Number(owed) * 4);
      expect((await crash.wrong(pool as never, false)).filter((words) => !words.startsWith('what runs pay'))).toEqual(
        [],
      );
      const client = await pool.connect();
      try {
        expect((await verify(client, 0)).checks.flatMap(({ failures }) => failures)).toEqual([]);
      } finally {
        client.release();
      }
    }),
    { numRuns: Number(process.env['FC_RUNS'] ?? 12) },
  );
}, 240_000);

test('several at once on one run, and one that is broken off: each payee once', async () => {
  const world = await openPayouts();
  for (let id = 1; id <= 260; id += 1) {
    await world.kit.db.transaction((tx) =>
      world.domains.payouts.enrol(tx, {
        ...{ accountId: id, name: 'Vera Beispiel', birthDate: '1994-05-17', street: 'Beispielweg 2' },
        ...{ postcode: '10115', town: 'Berlin', country: 'DE' },
      }),
    );
    await world.earn(id, 40_000 + id);
  }
  await world.advance(15 * day);
  const operator = world.as(901, 'operator');
  const { runId } = await done(operator.call(contract.makeRun, {}));
  await Promise.all([1, 2, 3].map(() => world.work('payouts.buildRun', { runId })));
  expect((await world.read(runId)).run).toMatchObject({ state: 'draft', payees: 260 });
  for (const id of [2, 3]) await done(world.as(900 + id, 'operator').call(contract.approveRun, { params: { runId } }));
  await Promise.all([1, 2, 3].map(() => world.work('payouts.finishRun', { runId })));
  await world.pay(runId);
  await world.work('payouts.settleRun', { runId });
  expect(await crash.wrong(world.kit.db.pool as never, true)).toEqual([]);
  expect((await world.read(runId)).run).toMatchObject({ state: 'paid', payees: 260 });
}, 120_000);
