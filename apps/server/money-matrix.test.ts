import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nothingWrong } from '#architecture/nothing-wrong.ts';
import type { MoneyReason } from '#domains/access/server/index.ts';
import { moneyTable } from '#domains/access/server/index.ts';
import type { MoneyWay } from '#domains/access/testing/money-way.ts';
import { guestAccount, providerAccount } from '#domains/ledger/contract/index.ts';
import type { TransferKind } from '#domains/ledger/contract/transfers.ts';
import { chargeback } from '#domains/payments/contract/transfers.ts';
import { excludeOneself, takeBreak } from '#domains/spending-limits/contract/index.ts';
import { allMoneyWays, openMoneyWorld } from './testing/money-world.ts';

const { world, site, guest } = await openMoneyWorld();
const { kit, domains } = site;
const ways = await allMoneyWays();

const standing = (restrictions: Parameters<typeof domains.guest.setStanding>[2]) => (guestId: number) =>
  kit.db.transaction((tx) => domains.guest.setStanding(tx, guestId, restrictions));
const restricted = (restrictionLevel: number) => standing({ isRestricted: true, restrictionLevel });
const query = (sql: string) => (guestId: number) => kit.db.pool.query(sql, [guestId]);

/** What may be so of a guest, and why the table of money says no then; `limit`: coins are not spent, whatever else moves. */
const standings: Readonly<
  Record<string, { readonly why: MoneyReason | 'limit' | null; readonly impose: (guestId: number) => Promise<unknown> }>
> = {
  'in good standing': { why: null, impose: async () => undefined },
  locked: { why: 'locked', impose: standing({ isLocked: true }) },
  'restricted to level 1': { why: 'restricted', impose: restricted(1) },
  'restricted to level 2': { why: 'restricted', impose: restricted(2) },
  'restricted to level 3': { why: 'restricted', impose: restricted(3) },
  'below zero': {
    why: 'owing',
    impose: async (guestId) => {
      const account = guestAccount(guestId);
      const amount = (await domains.ledger.balance(kit.db, account)) + 10_00;
      const entries = [
        { account, amount: -amount },
        { account: providerAccount('sandbox'), amount },
      ];
      await kit.db.transaction((tx) =>
        domains.ledger.post(tx, { key: `matrix-taken:${guestId}`, kind: chargeback, entries, memo: {} }),
      );
    },
  },
  'at their own limit': {
    why: 'limit',
    impose: query(
      `with spent as (insert into spending_limits.spent (guest_id, day, coins)
         select $1::int, d, 2000 from generate_series(date '2026-01-01', date '2028-12-31', '1 day') d
         on conflict (guest_id, day) do update set coins = 2000)
       insert into spending_limits.limits (guest_id, period, euro_cents) values ($1, 'day', 500)`,
    ),
  },
  'on a break': {
    why: 'onBreak',
    impose: (guestId) => world.as(guestId).call(takeBreak, { body: { days: 7 } }),
  },
  excluded: {
    why: 'excluded',
    impose: (guestId) => world.as(guestId).call(excludeOneself, { body: { understood: true } }),
  },
  'excluded with another account': {
    why: 'excluded',
    async impose(guestId) {
      const other = await guest();
      await kit.db.pool.query(
        `insert into phone_verification.verifications
           (key, guest_id, type, number, country, by, state, address_hash, created_at, expires_at, proven_at)
         select gen_random_uuid(), id, 'primaryMobileNumber', '+4915' || $1::int, 'DE', 'sms', 'proven', '', now(), now(), now()
           from unnest(array[$1::int, $2::int]) id`,
        [guestId, other],
      );
      await world.as(other).call(excludeOneself, { body: { understood: true } });
    },
  },
  'under 18 by a check': {
    why: 'underage',
    impose: query(
      `insert into age_check.checks (key, guest_id, method, state, session_hash, forward_to, reason, created_at, decided_at)
       values (gen_random_uuid(), $1, 'document', 'rejected', '', '/', 'underage', now(), now())`,
    ),
  },
};

/** All that may change of what a guest has, and the transfers that moved something of theirs. */
async function holdings(guestId: number) {
  const one = async (sql: string) => Number(Object.values((await kit.db.pool.query(sql, [guestId])).rows[0])[0]);
  const { rows } = await kit.db.pool.query<{ kind: string }>(
    `select distinct t.kind from ledger.transfers t join ledger.entries e on e.transfer_id = t.id
      where $1 in (e.debit, e.credit) or t.memo ->> 'guestId' = $2`,
    [guestAccount(guestId), String(guestId)],
  );
  return {
    kinds: rows.map(({ kind }) => kind),
    figures: [
      await one(`select count(*) from ledger.transfers t where exists (select from ledger.entries e where e.transfer_id = t.id
        and 'guest:' || $1 in (e.debit, e.credit)) or t.memo ->> 'guestId' = $1::text`),
      await one('select coalesce(sum(quantity), 0) from gifts.stock where guest_id = $1'),
      await one('select count(*) from vouchers.vouchers where guest_id = $1'),
      await one('select coalesce(sum("left"), 0) from vouchers.vouchers where guest_id = $1'),
      await one('select count(*) from subscriptions.grants where guest_id = $1'),
      await one('select count(*) from subscriptions.trials where guest_id = $1'),
    ],
  };
}

/** What a refused payment leaves at the provider: all of it has gone back, or it never came in. */
async function keptMoney(guestId: number): Promise<number> {
  const { rows } = await kit.db.pool.query<{ n: string }>(
    `select count(*) as n from payments.orders where guest_id = $1 and state -> 'withheld' is not null and status <> 'refunded'`,
    [guestId],
  );
  return Number(rows[0]?.n);
}

/** What the way answered last, for who looks why. */
let said: unknown = null;

async function moves(way: MoneyWay, guestId: number, ready: unknown): Promise<string[] | null> {
  const before = await holdings(guestId);
  await Promise.resolve(way.run(world, guestId, ready as never)).then(
    (answer) => (said = answer),
    (error) => (said = error),
  );
  for (let turn = 0; turn < 3; turn += 1) await site.settle();
  const after = await holdings(guestId);
  if (JSON.stringify(after.figures) === JSON.stringify(before.figures)) return null;
  return after.kinds;
}

const isRefused = (way: MoneyWay, why: MoneyReason | 'limit' | null): boolean =>
  why === 'limit' ? way.act === 'spend' && !way.isWithoutCoins : why !== null && moneyTable[why].includes(way.act);

it.each([...ways.keys()])('%s moves for guests as the table of money says', async (name) => {
  const way = ways.get(name) as MoneyWay;
  const wrong: string[] = [];
  for (const [called, { why, impose }] of Object.entries(standings)) {
    const guestId = await guest();
    const ready = await way.prepare?.(world, guestId);
    await site.settle();
    await impose(guestId);
    await site.settle();
    const moved = await moves(way, guestId, ready);
    const expected = isRefused(way, why) ? 'refused' : 'moves';
    if ((moved ? 'moves' : 'refused') !== expected) wrong.push(`${called}: it ${moved ? 'moves' : 'is refused'}.`);
    if (why === null) expect(moved, String(said)).toEqual(expect.arrayContaining([...way.books]));
    // The provider reports what it paid back by itself.
    if (moved === null) await expect.poll(() => keptMoney(guestId), { message: called }).toBe(0);
  }
  kit.log.lines.splice(0);
  nothingWrong(wrong);
});

/** Kinds of transfer that give back what moved before, or that operators alone make, such as payouts: nothing refuses them. */
const back = /Back$|^(refund|chargeback|correction|chatRefund|studioShare|payout\w+)$/;

it('every kind of transfer stands in a way of its domain', async () => {
  const known = new Set([...ways.values()].flatMap(({ books, notes = [] }) => [...books, ...notes]));
  const missing: string[] = [];
  for (const file of globSync('domains/*/contract/transfers.ts').sort()) {
    const kinds = (await import(/* @vite-ignore */ `${process.cwd()}/${file}`)) as Record<
      string,
      Partial<TransferKind>
    >;
    for (const kind of Object.values(kinds)) {
      if (typeof kind !== 'object' || typeof kind.name !== 'string' || back.test(kind.name) || known.has(kind.name))
        continue;
      missing.push(`${file}: ${kind.name} is moved by no way in testing/money-ways.ts of its domain.`);
    }
  }
  nothingWrong(missing);
});
