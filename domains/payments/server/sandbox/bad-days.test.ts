import { describe, expect, it } from 'vitest';
import { guestAccount } from '#domains/ledger/contract/index.ts';
import { verify } from '#domains/ledger/server/verify.ts';
import { deliverSandboxPostbacks, expireOrders } from '../../contract/jobs.ts';
import { getStoredCard } from '../../contract/one-click.ts';
import * as routes from '../../contract/routes.ts';
import { openShop } from '../../testing/shop.ts';
import { chargebackMs, lateMs } from './bad-days.ts';

const shop = await openShop();
const { kit } = shop;
let nextGuest = 700;

/** A guest at the checkout of 25 euros (100 coins) who lets the card be kept. */
async function atCheckout() {
  nextGuest += 1;
  const guestId = nextGuest;
  const client = shop.as(guestId);
  const started = await client.call(routes.startTopUp, { body: { packageId: 'eur-25', keepCard: true } });
  if (!started.ok) throw new Error(started.problem.title);
  const { id: orderId, checkoutUrl } = started.data;
  const kinds = async () => {
    const sql = `select t.kind from ledger.transfers t join ledger.entries e on e.transfer_id = t.id
      where $1 in (e.debit, e.credit) order by t.id`;
    const { rows } = await kit.db.pool.query<{ kind: string }>(sql, [guestAccount(guestId)]);
    return rows.map(({ kind }) => kind);
  };
  return {
    decide: (decision: string) => shop.decide(checkoutUrl ?? '', decision),
    /** What the books and the order say. */
    async facts() {
      const found = await client.call(routes.getOrder, { params: { orderId } });
      const status = found.ok ? found.data.status : found.problem.code;
      return { status, coins: await shop.ledger.balance(kit.db, guestAccount(guestId)), booked: await kinds() };
    },
    async card() {
      const answer = await client.call(getStoredCard, {});
      return answer.ok ? answer.data.card : null;
    },
    async back(location: string | null) {
      const query = Object.fromEntries(new URL(location ?? '').searchParams) as { result: 'declined' };
      await client.call(routes.returnFromCheckout, { params: { orderId }, query });
      const found = await client.call(routes.getOrder, { params: { orderId } });
      return found.ok ? [found.data.status, found.data.declined] : found.problem.code;
    },
    async page(decision?: string) {
      const address = (checkoutUrl ?? '').replace('http://vesper.test', shop.base);
      const body = new URLSearchParams([...new URL(address).searchParams, ['decision', decision ?? '']]);
      const answer = decision
        ? await fetch(`${shop.base}/sandbox/flexpay/decide`, { method: 'POST', body, redirect: 'manual' })
        : await fetch(address);
      return [...(await answer.text()).matchAll(/name="decision" value="(\w+)"/g)].map(([, value]) => value);
    },
  };
}

const nothing = { coins: 0, booked: [] };
const paid = { status: 'paid', coins: 100_00, booked: ['topUp'] };
const passes = async (ms: number) => {
  await kit.clock.advance(ms);
  await shop.work(deliverSandboxPostbacks);
};

describe('a bad day of the provider, played on its order page', () => {
  it('offers every one before and after the payment', async () => {
    const guest = await atCheckout();
    const unpaid = ['payTwice', 'payReordered', 'payLate', 'payLost', 'payLess', 'payForged'];
    const declines = ['declineFunds', 'declineExpired', 'declineRefused', 'ask'];
    expect(await guest.page()).toEqual([
      ...['pay', 'payDeclines', 'payAsks', 'decline', 'cancel'],
      ...unpaid,
      ...declines,
    ]);
    await guest.decide('pay');
    expect(await guest.page()).toEqual(['credit', 'chargeback', 'resend', 'chargebackLate']);
  });

  it('reported twice: credited once', async () => {
    const guest = await atCheckout();
    await guest.decide('payTwice');
    await passes(60_000);
    expect(await guest.facts()).toEqual(paid);
  });

  it('the refund is reported first: nothing of it is left, and both are in the books', async () => {
    const guest = await atCheckout();
    await guest.decide('payReordered');
    expect(await guest.facts()).toEqual({ status: 'refunded', coins: 0, booked: ['topUp', 'refund'] });
  });

  it('reported late: it waits until then, and is paid', async () => {
    const guest = await atCheckout();
    await guest.decide('payLate');
    await passes(lateMs - 1_000);
    expect(await guest.facts()).toEqual({ status: 'open', ...nothing });
    await passes(1_000);
    expect(await guest.facts()).toEqual(paid);
  });

  it('never reported: it waits, expires, and is paid when the provider is asked to report it again, card included', async () => {
    const guest = await atCheckout();
    await guest.decide('payLost');
    await passes(60_000);
    expect(await guest.facts()).toEqual({ status: 'open', ...nothing });
    await passes(25 * 3_600_000);
    await shop.work(expireOrders);
    expect(await guest.facts()).toEqual({ status: 'expired', ...nothing });
    for (let time = 0; time < 2; time += 1) await guest.decide('resend');
    expect(await guest.facts()).toEqual(paid);
    expect(await guest.card()).toMatchObject({ brand: 'Visa', last4: '1111' });
  });

  it('over another amount: credits nothing and waits for a look', async () => {
    const guest = await atCheckout();
    await guest.decide('payLess');
    expect(await guest.facts()).toEqual({ status: 'review', ...nothing });
  });

  it('forged: refused, credits nothing, and the order can still be paid', async () => {
    const guest = await atCheckout();
    await guest.decide('payForged');
    expect(await guest.facts()).toEqual({ status: 'open', ...nothing });
    await guest.decide('pay');
    await guest.decide('payForged');
    expect(await guest.facts()).toEqual(paid);
  });

  it.each([
    ['declineFunds', 'funds'],
    ['declineExpired', 'expired'],
    ['declineRefused', 'refused'],
    ['decline', null],
  ])('declined by code (%s): nothing is booked, and the guest reads why', async (decision, why) => {
    const guest = await atCheckout();
    const { location } = await guest.decide(decision);
    expect(await guest.back((location ?? '').replace(/why=\w+/, 'why=gossip'))).toEqual(['declined', null]);
    expect(await guest.back(location)).toEqual(['declined', why]);
    expect(await guest.facts()).toEqual({ status: 'declined', ...nothing });
  });

  it('a second factor: the bank asks first, and nothing is paid before its customer says so', async () => {
    const guest = await atCheckout();
    expect(await guest.page('ask')).toEqual(['pay', 'decline', 'cancel']);
    expect(await guest.facts()).toEqual({ status: 'open', ...nothing });
    await guest.decide('pay');
    expect(await guest.facts()).toEqual(paid);
    expect(await guest.card()).toMatchObject({ last4: '1111' });
  });

  it('charged back after 120 days: the coins go then, and not a day before', async () => {
    const guest = await atCheckout();
    await guest.decide('pay');
    await guest.decide('chargebackLate');
    await passes(chargebackMs - 24 * 3_600_000);
    expect(await guest.facts()).toEqual(paid);
    await passes(24 * 3_600_000);
    expect(await guest.facts()).toEqual({ status: 'chargedBack', coins: 0, booked: ['topUp', 'chargeback'] });
  });

  it('after all of them the books prove themselves', async () => {
    const client = await kit.db.pool.connect();
    try {
      const { checks } = await verify(client, kit.clock.now());
      expect(checks.flatMap(({ failures }) => failures)).toEqual([]);
    } finally {
      client.release();
    }
  });
});
