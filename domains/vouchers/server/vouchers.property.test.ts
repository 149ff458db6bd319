import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Problem } from '#kit/contract/problem.ts';
import { scaledRuns } from '#kit/testing/run-length.ts';
import { voucherTypes } from '../contract/types.ts';
import { hour, openVouchers } from '../testing/world.ts';
import { expireAll } from './end.ts';
import { VoucherError } from './index.ts';

const type = voucherTypes.videoChat;
const step = fc.oneof(
  fc.record({
    does: fc.constant('grant' as const),
    key: fc.integer({ min: 1, max: 4 }),
    amount: fc.integer({ min: 1, max: 5 }),
    hours: fc.option(fc.integer({ min: 1, max: 6 })),
  }),
  fc.record({
    does: fc.constant('reserve' as const),
    reference: fc.integer({ min: 1, max: 6 }),
    amount: fc.integer({ min: 1, max: 6 }),
  }),
  fc.record({
    does: fc.constantFrom('consume' as const, 'release' as const, 'giveBack' as const),
    reference: fc.integer({ min: 1, max: 6 }),
  }),
  fc.record({ does: fc.constant('takeBack' as const), key: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ does: fc.constant('wait' as const) }),
  fc.record({ does: fc.constant('expire' as const) }),
);

it('no order of what may happen uses more than was granted, twice, or after its time', {
  timeout: 120_000,
}, async () => {
  const { kit, vouchers } = await openVouchers();
  let guestId = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
      guestId++;
      const name = (kind: string, id: number): string => `${kind}:${guestId}:${id}`;
      for (const each of steps) {
        const before = await vouchers.look(kit.db, guestId, { type });
        const run = (work: Parameters<typeof kit.db.transaction<unknown>>[0]) =>
          kit.db.transaction(work).then(
            () => true,
            (error: unknown) => {
              if (!(error instanceof Problem || error instanceof VoucherError)) throw error;
              return false;
            },
          );
        if (each.does === 'wait') await kit.clock.advance(hour);
        else if (each.does === 'expire') await expireAll({ kit });
        else if (each.does === 'grant') {
          const validTo = each.hours === null ? undefined : kit.clock.now() + each.hours * hour;
          const order = { guestId, type, amount: each.amount, validTo, key: name('key', each.key), origin: 'test' };
          await run((tx) => vouchers.grant(tx, order));
        } else if (each.does === 'takeBack') await run((tx) => vouchers.takeBack(tx, [name('key', each.key)]));
        else if (each.does === 'reserve') {
          const { amount } = each;
          const reference = name('use', each.reference);
          const held = await run((tx) => vouchers.reserve(tx, { guestId, type, amount, reference }));
          const after = await vouchers.look(kit.db, guestId, { type });
          // Held again, held already, or refused without a trace.
          expect([before.amount, before.amount - (held ? amount : 0)]).toContain(after.amount);
        } else {
          const reference = name('use', each.reference);
          await run((tx) => vouchers[each.does](tx, reference) as Promise<unknown>);
        }
        const { rows } = await kit.db.pool.query<{ wrong: number }>(
          `select count(*)::int as wrong from vouchers.vouchers v where guest_id = $1 and (
             reserved <> (select coalesce(sum(amount), 0) from vouchers.uses u where u.voucher_id = v.id and state = 'reserved')
             or used <> (select coalesce(sum(amount), 0) from vouchers.uses u where u.voucher_id = v.id and state = 'used'))`,
          [guestId],
        );
        expect(rows[0]?.wrong).toBe(0);
        const usable = await vouchers.look(kit.db, guestId, { type });
        const { rows: over } = await kit.db.pool.query<{ id: number }>(
          'select id from vouchers.vouchers where guest_id = $1 and valid_to <= $2',
          [guestId, new Date(kit.clock.now())],
        );
        expect(usable.vouchers.filter(({ id }) => over.some((one) => one.id === id))).toEqual([]);
      }
    }),
    { numRuns: scaledRuns(25) },
  );
});
