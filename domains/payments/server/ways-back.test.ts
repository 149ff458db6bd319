import { describe, expect, it } from 'vitest';
import { guestAccount } from '#domains/ledger/contract/index.ts';
import { expireOrders } from '../contract/jobs.ts';
import * as routes from '../contract/routes.ts';
import { openShop } from '../testing/shop.ts';

const shop = await openShop();
let nextGuest = 300;
const orderOf = async (guestId: number, orderId: string) => {
  const found = await shop.as(guestId).call(routes.getOrder, { params: { orderId } });
  if (!found.ok) throw new Error(found.problem.code);
  return found.data;
};

/** A guest who stands at the checkout of 25 euros (100 coins); `order` opens another one in another tab. */
async function atCheckout() {
  nextGuest += 1;
  const guestId = nextGuest;
  const client = shop.as(guestId);
  const order = async () => {
    const started = await client.call(routes.startTopUp, { body: { packageId: 'eur-25' } });
    if (!started.ok) throw new Error(started.problem.title);
    const { id, checkoutUrl } = started.data;
    return {
      id,
      checkoutUrl: checkoutUrl ?? '',
      decide: (decision: string) => shop.decide(checkoutUrl ?? '', decision),
      /** The browser is sent back as the provider's page says. */
      async back(location: string | null) {
        const query = Object.fromEntries(new URL(location ?? '').searchParams) as { result: 'success' };
        const answer = await shop.as(null).call(routes.returnFromCheckout, { params: { orderId: id }, query });
        return answer.ok ? (answer.data as { location?: string }).location : answer.problem.code;
      },
      facts: async () => {
        const { status, checkoutUrl: open } = await orderOf(guestId, id);
        return { status, canGoOn: open !== null, coins: await shop.ledger.balance(shop.kit.db, guestAccount(guestId)) };
      },
    };
  };
  return { guestId, client, first: await order(), order };
}

describe('whatever becomes of the window of the checkout, the order has one clear state', () => {
  it('closed: it waits and can be gone on with, expires after a day, and a payment that comes then still counts', async () => {
    const { first } = await atCheckout();
    expect(await first.facts()).toEqual({ status: 'open', canGoOn: true, coins: 0 });
    await shop.kit.clock.advance(25 * 3_600_000);
    await shop.work(expireOrders);
    expect(await first.facts()).toEqual({ status: 'expired', canGoOn: false, coins: 0 });
    await first.decide('pay');
    expect(await first.facts()).toEqual({ status: 'paid', canGoOn: false, coins: 100_00 });
  });

  it('declined, then paid by the back button: paid once', async () => {
    const { first } = await atCheckout();
    const declined = await first.decide('decline');
    expect(await first.back(declined.location)).toBe(`/de/top-up/${first.id}/`);
    expect(await first.facts()).toEqual({ status: 'declined', canGoOn: false, coins: 0 });
    const paid = await first.decide('pay');
    await first.back(paid.location);
    expect(await first.facts()).toEqual({ status: 'paid', canGoOn: false, coins: 100_00 });
  });

  it('paid, then back to the checkout, and the old way back is walked again, twice and as declined: nothing changes', async () => {
    const { first } = await atCheckout();
    const { location } = await first.decide('pay');
    const declined = (location ?? '').replace('result=success', 'result=declined');
    for (const way of [location, location, declined, location]) {
      expect(await first.back(way)).toBe(`/de/top-up/${first.id}/`);
    }
    expect((await first.decide('pay')).status).toBe(303);
    expect((await first.decide('decline')).status).toBe(303);
    expect(await first.facts()).toEqual({ status: 'paid', canGoOn: false, coins: 100_00 });
  });

  it('returned as paid without a postback, twice: it waits, and says so; the postback pays it', async () => {
    const { first } = await atCheckout();
    const way = `http://vesper.test/?${new URLSearchParams({ result: 'success' })}`;
    await Promise.all([first.back(way), first.back(way)]);
    expect(await first.facts()).toEqual({ status: 'open', canGoOn: true, coins: 0 });
    await shop.postback(shop.sale({ id: first.id, euroCents: 25_00 }, `w-${first.id}`));
    expect(await first.facts()).toEqual({ status: 'paid', canGoOn: false, coins: 100_00 });
  });

  it('one order paid in two tabs at once is paid once', async () => {
    const { first } = await atCheckout();
    const answers = await Promise.all([first.decide('pay'), first.decide('pay')]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await first.facts()).toEqual({ status: 'paid', canGoOn: false, coins: 100_00 });
  });

  it('two orders in two tabs: each is what became of it', async () => {
    const { first, order } = await atCheckout();
    const second = await order();
    const [paid, cancelled] = await Promise.all([second.decide('pay'), first.decide('cancel')]);
    await Promise.all([second.back(paid.location), first.back(cancelled.location)]);
    expect(await second.facts()).toEqual({ status: 'paid', canGoOn: false, coins: 100_00 });
    expect(await first.facts()).toEqual({ status: 'cancelled', canGoOn: false, coins: 100_00 });
  });
});

describe('the success and the logout callback of a whole shop', () => {
  it.each([routes.successCallback, routes.logoutCallback])(
    '$name leads to the receipt of the latest order of the last day, which it leaves as it is',
    async (callback) => {
      const { guestId, client, order } = await atCheckout();
      await shop.kit.clock.advance(1_000);
      const latest = await order();
      const lead = async (who = client) => {
        const answer = await who.call(callback, { query: { saleID: '7', result: 'declined' } });
        return answer.ok ? (answer.data as { location?: string }).location : answer.problem.code;
      };
      expect(await lead()).toBe(`/de/top-up/${latest.id}/`);
      expect((await orderOf(guestId, latest.id)).status).toBe('open');
      expect(await lead(shop.as(null))).toBe('/de/top-up/');
      expect(await lead(shop.as(guestId + 10_000))).toBe('/de/top-up/');
      await shop.kit.clock.advance(25 * 3_600_000);
      expect(await lead()).toBe('/de/top-up/');
    },
  );
});
