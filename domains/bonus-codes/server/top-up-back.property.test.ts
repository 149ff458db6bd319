import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { scaledRuns, scaledTimeout } from '#kit/testing/run-length.ts';
import * as contract from '../contract/index.ts';
import { openTill } from '../testing/till.ts';

vi.setConfig({ testTimeout: scaledTimeout(120_000) });

const till = await openTill();
const { kit, as, office, ok, campaign, order, report } = till;
let guest = 30_000;

const benefit = fc.constantFrom(
  { kind: 'topUpPercent', amount: 33 } as const,
  { kind: 'topUpFlat', amount: 7 } as const,
  { kind: 'topUpPercentStaggered', steps: '10=5, 20=45' } as const,
  { kind: 'topUpFlatStaggered', steps: '5=3, 20=9' } as const,
  { kind: 'topUpGiftStaggered', id: '7', steps: '5=5' } as const,
);
const step = fc.oneof(
  fc.record({ does: fc.constant('pay' as const) }),
  fc.record({
    does: fc.constantFrom('credit' as const, 'chargeback' as const),
    cents: fc.integer({ min: 1, max: 2_500 }),
  }),
  // An earlier report comes once more.
  fc.record({ does: fc.constant('again' as const), which: fc.nat(10) }),
  fc.record({ does: fc.constant('drain' as const) }),
  fc.record({ does: fc.constant('spendGift' as const) }),
);

/** Hundredths of a coin, or pieces, that go back with a part of the money: never less than the part, never more than all. */
const backOf = (whole: number, cents: number, of: number): number => Math.min(whole, Math.ceil((whole * cents) / of));

it('whatever is paid, charged back, refunded in parts and reported twice: the bonus goes back in the same part, once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(benefit, { minLength: 1, maxLength: 3, selector: ({ kind }) => kind }),
      fc.integer({ min: 500, max: 2_500 }),
      fc.array(step, { maxLength: 12 }),
      async (benefits, euroCents, steps) => {
        guest += 1;
        // The latest campaign stands first in the list.
        await kit.clock.advance(1_000);
        const { code, campaignId } = await campaign(benefits);
        await ok(as(guest).mutate(contract.redeemBonusCode, { code }));
        const id = await order(guest, euroCents);
        const sent: Parameters<typeof report>[1][] = [];
        let [isPaid, cents, spent, sale] = [false, 0, 0, 1];
        for (const one of steps) {
          if (one.does === 'drain') await kit.events.drain();
          else if (one.does === 'spendGift') {
            const had = till.stock.get(guest) ?? 0;
            till.stock.set(guest, Math.max(0, had - 1));
            spent += Math.min(had, 1);
          } else if (one.does === 'again') {
            const before = sent[one.which % Math.max(1, sent.length)];
            if (before) await report(id, before);
          } else if (one.does === 'pay') {
            isPaid = true;
            sent.push({ event: 'initial', saleId: '1', cents: euroCents });
            await report(id, sent.at(-1) as (typeof sent)[number]);
          } else {
            sale += 1;
            cents += one.cents;
            sent.push({ event: one.does, saleId: String(sale), cents: one.cents });
            await report(id, sent.at(-1) as (typeof sent)[number]);
          }
        }
        await kit.events.drain();
        const topUp = { euroCents, coins: euroCents * 4 };
        const given = isPaid ? benefits.reduce((sum, one) => sum + contract.topUpCoins(whole(one), topUp), 0) : 0;
        const gifts = isPaid && benefits.some(({ kind }) => kind === 'topUpGiftStaggered') ? 5 : 0;
        const coins = given - backOf(given, cents, euroCents);
        const paid = isPaid ? topUp.coins - backOf(topUp.coins, cents, euroCents) : 0;
        expect(await till.balance(guest)).toBe(paid + coins);
        // Never more pieces than are left, and none that were spent come back.
        const left = Math.max(0, gifts - backOf(gifts, cents, euroCents));
        const have = till.stock.get(guest) ?? 0;
        expect(have + spent).toBeGreaterThanOrEqual(left);
        expect(have + spent).toBeLessThanOrEqual(gifts);
        const list = await ok(office.call(contract.campaignList.read, { query: { search: 'Campaign' } }));
        const row = list.rows.find((each) => each.id === campaignId);
        expect(row).toMatchObject({ coins, worth: 50 * (have + spent) });
      },
    ),
    { numRuns: scaledRuns(15) },
  );
  expect(await till.faults()).toEqual([]);
});

/** A benefit of these tests as it is kept: coins in hundredths, stages by cents. */
const whole = (one: { kind: contract.BenefitKind; amount?: number; steps?: string }): contract.Benefit => ({
  kind: one.kind,
  amount: (one.amount ?? 0) * (one.kind === 'topUpFlat' ? 100 : 1),
  id: null,
  steps: (one.steps ?? '')
    .split(', ')
    .filter(Boolean)
    .map((part) => {
      const [from = 0, amount = 0] = part.split('=').map(Number);
      return { from: from * 100, amount: amount * (one.kind === 'topUpFlatStaggered' ? 100 : 1), id: null };
    }),
});
