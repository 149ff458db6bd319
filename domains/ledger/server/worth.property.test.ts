import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { testKit } from '#kit/testing/kit.ts';
import { scaledRuns } from '#kit/testing/run-length.ts';
import { guestAccount, houseRevenue, performerAccount, providerAccount } from '../contract/accounts.ts';
import { correction, transferKind } from '../contract/transfers.ts';
import { fundGuest } from '../testing/fund.ts';
import type { Transfer, Worth } from './index.ts';
import { createLedger } from './index.ts';
import { verify } from './verify.ts';

const kit = await testKit([{ name: 'ledger', folder: new URL('./migrations', import.meta.url) }]);
const ledger = createLedger(kit);
const any = transferKind('anything', { mayOverdraw: true });
const [guests, performers] = [
  [1, 2, 100_001],
  [7, 8],
];

/** What happens between a guest and a performer. The kinds of the domains above are these shapes, with other names. */
const act = fc.record({
  what: fc.constantFrom(
    ...(['minute', 'covered', 'collected', 'noShare', 'refund', 'houseRefund', 'collectedBack', 'uncover'] as const),
    ...(['correction', 'guestCorrection', 'topUp', 'bonus', 'toTwo'] as const),
  ),
  guest: fc.constantFrom(...guests),
  performer: fc.constantFrom(...performers),
  /** Hundredths of a coin; the performer's part of it besides. */
  price: fc.integer({ min: 2, max: 2_000 }),
  share: fc.integer({ min: 1, max: 100 }),
  /** Under a key that may have been used, with the same content or another. */
  key: fc.integer({ min: 1, max: 40 }),
  alone: fc.boolean(),
});
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

/** The transfer of an act, and what it is worth, said by hand. */
function toBook({ what, guest, performer, price, share }: Act) {
  const part = Math.max(1, Math.floor((price * share) / 100));
  const [g, p] = [guestAccount(guest), performerAccount(performer)];
  const names = { actorId: performer, guestId: guest };
  const provider = providerAccount('sandbox');
  const entries = (...moves: [Transfer['entries'][number]['account'], number][]) => {
    const left = moves.reduce((sum, [, amount]) => sum + amount, 0);
    return [...moves, [houseRevenue, -left] as const].map(([account, amount]) => ({ account, amount }));
  };
  const one = (guestId: number | null, earned: number, spent: number) => [{ performer, guestId, earned, spent }];
  switch (what) {
    case 'minute':
      return { memo: names, entries: entries([g, -price], [p, part]), worth: one(guest, part, price) };
    case 'covered':
      return { memo: names, entries: entries([p, part]), worth: one(guest, part, 0) };
    case 'collected':
      return { memo: names, entries: entries([provider, -price], [p, part]), worth: one(guest, part, price) };
    case 'noShare':
      return { memo: names, entries: entries([g, -price]), worth: one(guest, 0, price) };
    case 'refund':
      return { memo: names, entries: entries([g, price], [p, -part]), worth: one(guest, -part, -price) };
    case 'houseRefund':
      return { memo: names, entries: entries([g, price]), worth: one(guest, 0, -price) };
    case 'collectedBack':
      return { memo: names, entries: entries([provider, price], [p, -part]), worth: one(guest, -part, -price) };
    case 'uncover':
      return { memo: names, entries: entries([p, -part]), worth: one(guest, -part, 0) };
    case 'correction':
      return { memo: { text: 'by hand' }, entries: entries([p, part]), worth: one(null, part, 0) };
    case 'guestCorrection':
      return { memo: {}, entries: entries([g, -price], [p, part]), worth: one(guest, part, price) };
    case 'topUp':
      return { memo: {}, entries: entries([provider, -price], [g, price]), worth: [] };
    case 'bonus':
      return { memo: { guestId: guest }, entries: entries([g, price]), worth: [] };
    case 'toTwo': {
      const worth = performers.map((each) => ({ performer: each, guestId: guest, earned: part, spent: 0 }));
      const paid = worth.map(({ performer }) => [performerAccount(performer), part] as [typeof p, number]);
      return { memo: { guestId: guest }, entries: entries([g, -price], ...paid), worth };
    }
  }
}

let run = 0;

it('what all guests brought a performer, and what nobody did, is what the books gave her, however it was booked', async () => {
  for (const guest of guests) await fundGuest(ledger, kit.db, guest, 100_000);
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 30 }), async (acts) => {
      run += 1;
      const expected = new Map<string, { earned: number; spent: number }>();
      const before = await rows();
      const book = async (one: Act) => {
        const { memo, entries, worth } = toBook(one);
        const kind = one.what.endsWith('orrection') ? correction : any;
        const transfer = { key: `worth:${run}:${one.key}`, kind, entries, memo };
        const posted = one.alone
          ? ledger.transfer(transfer)
          : kit.db.transaction((tx) => ledger.post(tx, transfer), 20);
        // Another content under the same key is refused, and so is what moves nothing.
        const done = await posted.catch(() => null);
        if (!done || done.repeated) return;
        for (const { performer, guestId, earned, spent } of worth) {
          const had = expected.get(`${performer}:${guestId}`) ?? { earned: 0, spent: 0 };
          expected.set(`${performer}:${guestId}`, { earned: had.earned + earned, spent: had.spent + spent });
        }
      };
      await Promise.all(acts.map(book));

      const after = await rows();
      for (const [pair, { earned, spent }] of after) {
        const had = before.get(pair) ?? { earned: 0, spent: 0 };
        const grown = { earned: earned - had.earned, spent: spent - had.spent };
        expect([pair, grown]).toEqual([pair, expected.get(pair) ?? { earned: 0, spent: 0 }]);
      }
      for (const pair of expected.keys()) expect([...after.keys()]).toContain(pair);
      for (const performer of performers) {
        const sum = [...after].reduce(
          (sum, [pair, { earned }]) => sum + (pair.startsWith(`${performer}:`) ? earned : 0),
          0,
        );
        expect(sum).toBe(await ledger.balance(kit.db, performerAccount(performer)));
        const known = await ledger.worthOfGuests(kit.db, performer);
        for (const guest of guests) {
          const worth = after.get(`${performer}:${guest}`) ?? { earned: 0, spent: 0 };
          expect(known.get(guest) ?? { earned: 0, spent: 0 }).toEqual(worth);
          expect(await ledger.worthOf(kit.db, performer, guest)).toEqual(worth);
        }
      }
    }),
    { numRuns: scaledRuns(60) },
  );
  // The migration finds the same in books that were written before there were such rows.
  const kept = await rows();
  const file = await readFile(new URL('./migrations/0003_worth.sql', import.meta.url), 'utf8');
  await kit.db.pool.query('truncate ledger.worth');
  await kit.db.pool.query(file.split('--> statement-breakpoint').at(-1)!);
  const isSomething = ([, { earned, spent }]: [string, Worth]) => earned !== 0 || spent !== 0;
  expect(new Map([...(await rows())].filter(isSomething))).toEqual(new Map([...kept].filter(isSomething)));
  const client = await kit.db.pool.connect();
  const { checks } = await verify(client as pg.ClientBase, 0);
  client.release();
  expect(checks.filter(({ passed }) => !passed)).toEqual([]);
});

async function rows(): Promise<Map<string, Worth>> {
  const { rows } = await kit.db.pool.query<{
    actor_id: string;
    guest_id: string | null;
    earned: string;
    spent: string;
  }>('select actor_id, guest_id, earned, spent from ledger.worth');
  return new Map(
    rows.map((row) => [`${row.actor_id}:${row.guest_id}`, { earned: Number(row.earned), spent: Number(row.spent) }]),
  );
}
