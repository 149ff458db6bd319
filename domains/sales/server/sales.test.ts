import { beforeEach, describe, expect, it } from 'vitest';
import { verify } from '#domains/ledger/server/index.ts';
import type { Role } from '#kit/contract/access.ts';
import { defineProblem, Problem } from '#kit/contract/problem.ts';
import { extend } from '#kit/domain/extensions.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testClient, testDispatcher } from '#kit/testing/clients.ts';
import { addShareRule, getOwnShares, listShareRules, refundSale, sales as saleList } from '../contract/index.ts';
import type { SaleKind } from '../contract/sale-kinds.ts';
import type { Shop } from '../testing/shop.ts';
import { openShop, ribbon, song, vesna } from '../testing/shop.ts';
import { salesMatchTransfers } from './book-check.ts';
import { priceCovers, SaleError, spendingLimits } from './index.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});

const as = (accountId: number, ...roles: Role[]) => {
  const { kit, sales } = shop;
  const dispatcher = testDispatcher(kit, sales.handlers);
  const caller = testCaller({ accountId, roles, isProven: true });
  return testClient(dispatcher, caller);
};
const office = () => as(9, 'operator');
const booksAreRight = async (): Promise<void> => {
  const client = await shop.kit.db.pool.connect();
  const { passed, checks } = await verify(client, 0, [salesMatchTransfers]);
  client.release();
  expect(checks.filter((each) => !each.passed)).toEqual([]);
  expect(passed).toBe(true);
};

describe('selling', () => {
  it('takes the price once, however often it is asked for, and tells once that it was sold', async () => {
    await shop.guest(1, 1000);
    const first = await shop.sell({ sale: 'ribbon:1', buyerId: 1 });
    const again = await shop.sell({ sale: 'ribbon:1', buyerId: 1 });
    await shop.kit.events.drain();
    expect(first).toEqual({ earned: 199, paid: 399, covered: 0, balance: 601, repeated: false });
    expect(again).toMatchObject({ repeated: true, balance: 601 });
    expect([await shop.coins(1), await shop.earnings()]).toEqual([601, 199]);
    expect(shop.heard).toMatchObject([{ sale: 'ribbon:1', category: 'live_chat', coins: 399, buyerId: 1 }]);
    await booksAreRight();
  });

  it('in parts is one sale, told when it is complete, with what was paid less what went back', async () => {
    const { kit, sales } = shop;
    await shop.guest(1, 1000);
    for (const part of ['minute:1', 'minute:2', 'minute:2']) await shop.sell({ sale: 'ribbon:1', part, buyerId: 1 });
    await kit.db.transaction(async (tx) => {
      await sales.refund(tx, { sale: 'ribbon:1', part: 'refund:1', kind: ribbon.paidBack, amount: 100 });
      await sales.complete(tx, 'ribbon:1');
    });
    await kit.events.drain();
    expect(shop.heard).toMatchObject([{ coins: 698 }]);
    await expect(shop.sell({ sale: 'ribbon:1', part: 'minute:3', buyerId: 1, price: 100 })).rejects.toThrow(SaleError);
    expect([await shop.coins(1), await shop.earnings()]).toEqual([302, 348]);
    await booksAreRight();
  });

  it('without enough coins, without a price, or under a name that is taken is refused and changes nothing', async () => {
    await shop.guest(1, 398);
    await shop.guest(2, 1000);
    await expect(shop.sell({ sale: 'ribbon:1', buyerId: 1 })).rejects.toMatchObject({
      kind: { code: 'not_enough_coins' },
    });
    for (const price of [0, -5, 1.5, Number.NaN]) {
      await expect(shop.sell({ sale: 'ribbon:1', buyerId: 2, price })).rejects.toThrow(SaleError);
    }
    await expect(shop.sell({ sale: 'Ribbon 1', buyerId: 2 })).rejects.toThrow(SaleError);
    await shop.sell({ sale: 'ribbon:2', part: 'a', buyerId: 2 });
    await expect(shop.sell({ sale: 'ribbon:2', part: 'b', buyerId: 1, price: 100 })).rejects.toThrow(SaleError);
    expect([await shop.coins(1), await shop.coins(2)]).toEqual([398, 601]);
    await booksAreRight();
  });

  it('what the platform itself sells has no performer’s part', async () => {
    await shop.guest(1, 400);
    expect(await shop.sell({ sale: 'ribbon:1', buyerId: 1, seller: null })).toMatchObject({ earned: 0, balance: 1 });
    await booksAreRight();
  });
});

describe('vouchers and limits', () => {
  const cover = (amount: number, used: number[] = []) =>
    shop.kit.extensions.add('vouchers', [
      extend(priceCovers, {
        async use(tx, { sale }, left) {
          const covers = Math.min(amount, left);
          await tx.client.query('create table if not exists public.used (sale text, amount int)');
          await tx.client.query('insert into public.used values ($1, $2)', [sale, covers]);
          used.push(covers);
          return covers;
        },
      }),
    ]);

  it('what covers the price is used first, and the performer earns as if coins had paid it', async () => {
    await shop.guest(1, 100);
    cover(300);
    expect(await shop.sell({ sale: 'ribbon:1', buyerId: 1 })).toMatchObject({ covered: 300, paid: 99, earned: 199 });
    expect([await shop.coins(1), await shop.earnings()]).toEqual([1, 199]);
    expect(await shop.sell({ sale: 'ribbon:2', buyerId: 1, price: 200 })).toMatchObject({ covered: 200, paid: 0 });
    expect(await shop.earnings()).toBe(299);
    await booksAreRight();
  });

  it('asked for again, also at the same moment, it uses up nothing more and answers what it did', async () => {
    const used: number[] = [];
    await shop.guest(1, 1000);
    cover(100, used);
    const first = await shop.sell({ sale: 'ribbon:1', part: 'a', buyerId: 1 });
    expect(await shop.sell({ sale: 'ribbon:1', part: 'a', buyerId: 1 })).toEqual({ ...first, repeated: true });
    const both = await Promise.all([1, 2].map(() => shop.sell({ sale: 'ribbon:2', buyerId: 1 })));
    expect(both.map(({ repeated }) => repeated).sort()).toEqual([false, true]);
    expect(both[0]).toMatchObject({ covered: 100, paid: 299, earned: 199 });
    expect(used).toEqual([100, 100]);
    const free = { sale: 'ribbon:3', buyerId: 1, price: 80, seller: null };
    expect(await shop.sell(free)).toMatchObject({ paid: 0, covered: 80, repeated: false });
    expect(await shop.sell(free)).toMatchObject({ paid: 0, covered: 80, repeated: true });
    const freePart = { ...free, sale: 'ribbon:4', part: 'a' };
    expect(await shop.sell(freePart)).toMatchObject({ paid: 0, covered: 80, repeated: false });
    expect(await shop.sell(freePart)).toMatchObject({ paid: 0, covered: 80, repeated: true });
    const earning = { sale: 'ribbon:5', part: 'a', buyerId: 1, price: 90 };
    expect(await shop.sell(earning)).toMatchObject({ paid: 0, covered: 90, earned: 45, repeated: false });
    expect(await shop.sell(earning)).toMatchObject({ paid: 0, covered: 90, earned: 45, repeated: true });
    expect(used).toEqual([100, 100, 80, 80, 90]);
    expect(await shop.coins(1)).toBe(1000 - 2 * 299);
    await booksAreRight();
  });

  it('what covered a part that was not delivered goes back once, and with it what the performer earned by it', async () => {
    const back: string[] = [];
    await shop.guest(1, 1000);
    shop.kit.extensions.add('vouchers', [
      extend(priceCovers, {
        use: async (_, { part }, left) => (part === 'a' ? left : 0),
        look: async () => 2,
        giveBack: async (_, sale, part) => back.push(`${sale} ${part}`) > 0,
      }),
    ]);
    const question = { kind: 'ribbon', sellerId: vesna.id };
    expect(await shop.sales.coveredNow(shop.kit.db, 1, question)).toBe(2);
    for (const part of ['a', 'b']) await shop.sell({ sale: 'ribbon:1', part, buyerId: 1, price: 200 });
    expect([await shop.coins(1), await shop.earnings()]).toEqual([800, 200]);
    const give = (covered: string) =>
      shop.kit.db.transaction((tx) =>
        shop.sales.uncover(tx, { sale: 'ribbon:1', covered, part: `back:${covered}`, kind: ribbon.paidBack }),
      );
    expect([await give('a'), await give('a'), await give('b')]).toEqual([100, 0, 0]);
    expect(back).toEqual(['ribbon:1 a']);
    expect([await shop.coins(1), await shop.earnings()]).toEqual([800, 100]);
    await booksAreRight();
  });

  it('a voucher is not used up when the coins for the rest are missing', async () => {
    await shop.guest(1, 98);
    cover(300);
    await shop.kit.db.transaction(async (tx) => {
      await tx.client.query('create table public.used (sale text, amount int)');
      const sale = { sale: 'ribbon:1', kind: ribbon, buyerId: 1, seller: vesna, price: 399 };
      await expect(shop.sales.charge(tx, sale)).rejects.toMatchObject({ kind: { code: 'not_enough_coins' } });
    });
    const { rows } = await shop.kit.db.pool.query('select * from public.used');
    expect(rows).toEqual([]);
    expect(await shop.coins(1)).toBe(98);
  });

  it('a guest’s own limit is asked with what would be paid in coins, and its refusal changes nothing', async () => {
    const dayIsFull = defineProblem('day_is_full', 403, { en: 'Full.', de: 'Voll.', nl: 'Vol.', es: 'Lleno.' });
    const asked: number[] = [];
    await shop.guest(1, 1000);
    cover(99);
    shop.kit.extensions.add('limits', [
      extend(spendingLimits, {
        async check(_, buyerId, coins) {
          asked.push(buyerId, coins);
          if (coins > 250) throw new Problem(dayIsFull);
        },
      }),
    ]);
    await expect(shop.sell({ sale: 'ribbon:1', buyerId: 1 })).rejects.toMatchObject({ kind: dayIsFull });
    expect(await shop.sell({ sale: 'ribbon:2', buyerId: 1, price: 300 })).toMatchObject({ paid: 201 });
    expect(asked).toEqual([1, 300, 1, 201]);
    expect(await shop.coins(1)).toBe(799);
  });
});

describe('shares', () => {
  const rule = (body: Partial<{ kind: string; seller: string; percent: number; validFrom: number }>) =>
    office().call(addShareRule, { body: { kind: null, seller: null, percent: null, reason: 'agreed', ...body } });
  const earnedOf = async (sale: string, kind: SaleKind = ribbon) =>
    (await shop.sell({ sale, buyerId: 1, kind, price: 1000 })).earned;

  it('the closest rule counts from its instant on; lifting it brings back the next; a begun sale keeps its own', async () => {
    await shop.guest(1, 100_000);
    expect(await earnedOf('r:1')).toBe(500);
    await shop.sell({ sale: 'r:begun', part: '1', buyerId: 1, price: 1000 });
    expect(await rule({ percent: 40 })).toMatchObject({ ok: true, data: { percent: 40, state: 'current' } });
    expect(await earnedOf('r:2')).toBe(400);
    await rule({ kind: 'ribbon', percent: 45 });
    expect([await earnedOf('r:3'), await earnedOf('s:3', song)]).toEqual([450, 400]);
    await rule({ seller: 'vesna', percent: 60 });
    expect(await earnedOf('r:4')).toBe(600);
    await rule({ seller: 'Vesna', kind: 'ribbon', percent: 70 });
    expect([await earnedOf('r:5'), await earnedOf('s:5', song)]).toEqual([700, 600]);
    await rule({ seller: 'Vesna', kind: 'ribbon' });
    expect(await earnedOf('r:6')).toBe(600);
    expect((await shop.sell({ sale: 'r:begun', part: '2', buyerId: 1, price: 1000 })).earned).toBe(500);
    await booksAreRight();
  });

  it('a change that is coming counts when it comes, and the performer sees it before', async () => {
    const { clock } = shop.kit;
    await shop.guest(1, 100_000);
    await rule({ kind: 'song', percent: 30, validFrom: clock.now() + 86_400_000 });
    expect(await earnedOf('s:1', song)).toBe(500);
    expect(await as(vesna.id, 'performer').call(getOwnShares, {})).toMatchObject({
      data: {
        shares: [
          { kind: 'ribbon', percent: 50, next: null },
          { kind: 'song', percent: 50, next: { percent: 30, from: clock.now() + 86_400_000 } },
        ],
      },
    });
    await clock.advance(86_400_001);
    expect(await earnedOf('s:2', song)).toBe(300);
    expect(await office().call(listShareRules, {})).toMatchObject({
      data: { standard: 50, rules: [{ kind: 'song', state: 'current' }], kinds: ['ribbon', 'song'] },
    });
  });

  it('nobody decides on what they earn themselves: an operator who performs asks a colleague', async () => {
    const decide = (seller: string | null) =>
      as(vesna.id, 'performer', 'operator').call(addShareRule, {
        body: { kind: null, seller, percent: 100, reason: 'agreed' },
      });
    for (const seller of ['Vesna', null])
      expect(await decide(seller)).toMatchObject({ problem: { code: 'own_share' } });
    expect(await office().call(listShareRules, {})).not.toMatchObject({ data: { rules: [{ percent: 100 }] } });
  });

  it('an unknown kind or performer, a share above 100, the past and no reason are refused', async () => {
    expect(await rule({ kind: 'nothing', percent: 5 })).toMatchObject({ problem: { code: 'unknown_sale_kind' } });
    expect(await rule({ seller: 'Nobody', percent: 5 })).toMatchObject({ problem: { code: 'unknown_seller' } });
    expect(await rule({ percent: 101 })).toMatchObject({ problem: { errors: [{ field: 'body.percent' }] } });
    expect(await rule({ percent: 5, validFrom: 1 })).toMatchObject({ problem: { code: 'share_in_the_past' } });
    expect(await rule({ percent: 5, validFrom: Date.UTC(10_000, 0) })).toMatchObject({
      problem: { errors: [{ field: 'body.validFrom' }] },
    });
    const body = { kind: null, seller: null, percent: 5, reason: ' ' };
    expect(await office().call(addShareRule, { body })).toMatchObject({
      problem: { errors: [{ field: 'body.reason' }] },
    });
    expect(await as(1, 'guest').call(listShareRules, {})).toMatchObject({ problem: { code: 'not_permitted' } });
    await expect(shop.kit.db.pool.query('update sales.share_rules set percent = 1')).rejects.toThrow('rules are added');
  });
});

describe('paying back', () => {
  const saleOf = async (sale: string) => {
    const answer = await office().call(saleList.read, { query: {} });
    if (!answer.ok) throw new Error(answer.problem.title);
    return answer.data.rows.find(({ key }) => key === sale)!;
  };
  const back = (saleId: number, coins: number, paidBack = 0, who = office()) =>
    who.call(refundSale, { body: { saleId, coins, paidBack, reason: 'the picture froze' } });

  it('an operator gives coins back once, with a line in the audit log; the performer’s part goes with it', async () => {
    await shop.guest(1, 1000);
    await shop.sell({ sale: 'ribbon:1', buyerId: 1 });
    const { id } = await saleOf('ribbon:1');
    const [one, two] = await Promise.all([back(id, 100), back(id, 100)]);
    expect([one, two].filter(({ ok }) => ok)).toMatchObject([{ data: { paidBack: 100, takenBack: 50 } }]);
    expect([one, two].find(({ ok }) => !ok)).toMatchObject({ problem: { code: 'sale_changed' } });
    expect(await back(id, 299, 100)).toMatchObject({ ok: true, data: { paidBack: 399, takenBack: 199 } });
    expect([await shop.coins(1), await shop.earnings()]).toEqual([1000, 0]);
    // Why is the office's own matter.
    expect(JSON.stringify(await shop.ledger.statement(shop.kit.db, 'guest:1', { limit: 9 }))).not.toContain('froze');
    const { rows } = await shop.kit.db.pool.query(
      `select subject, result from audit.entries where operation = 'sales.refund' and result = 'done'`,
    );
    expect(rows).toEqual([
      { subject: `sale:${id}`, result: 'done' },
      { subject: `sale:${id}`, result: 'done' },
    ]);
    await booksAreRight();
  });

  it('more than is left, an unknown sale, one’s own purchase, and a guest who asks are refused', async () => {
    await shop.guest(1, 1000);
    await shop.guest(9, 1000);
    await shop.sell({ sale: 'ribbon:1', buyerId: 1 });
    await shop.sell({ sale: 'ribbon:2', buyerId: 9 });
    const { id } = await saleOf('ribbon:1');
    expect(await back(id, 400)).toMatchObject({
      problem: { code: 'refund_too_high', title: 'Only 3.99 coins can still be paid back.' },
    });
    expect(await back(999, 1)).toMatchObject({ problem: { code: 'not_found' } });
    expect(await back((await saleOf('ribbon:2')).id, 1)).toMatchObject({ problem: { code: 'own_sale' } });
    await shop.sell({ sale: 'ribbon:3', part: 'a', buyerId: 1, price: 1 });
    expect(await back((await saleOf('ribbon:3')).id, 1)).toMatchObject({ problem: { code: 'sale_running' } });
    expect(await back(id, 1, 0, as(1, 'guest'))).toMatchObject({ problem: { code: 'not_permitted' } });
    expect(await shop.coins(1)).toBe(600);
  });

  it('earnings that are paid out already stay with the performer: the platform bears them', async () => {
    await shop.guest(1, 1000);
    await shop.sell({ sale: 'ribbon:1', buyerId: 1 });
    await shop.kit.db.transaction((tx) =>
      shop.ledger.post(tx, {
        key: 'payout:1',
        kind: ribbon.paid,
        entries: [
          { account: `performer:${vesna.id}`, amount: -150 },
          { account: 'house:revenue', amount: 150 },
        ],
      }),
    );
    expect(await back((await saleOf('ribbon:1')).id, 399)).toMatchObject({ data: { takenBack: 49 } });
    expect([await shop.coins(1), await shop.earnings()]).toEqual([1000, 0]);
  });
});
