import { describe, expect, it } from 'vitest';
import { accountClosings } from '#domains/access/server/index.ts';
import { guestAccount } from '#domains/ledger/contract/index.ts';
import { defineProblem, Problem } from '#kit/contract/problem.ts';
import { extend } from '#kit/domain/extensions.ts';
import * as routes from '../contract/index.ts';
import { openShop } from '../testing/shop.ts';
import { chargePlaces } from './index.ts';

const shop = await openShop();
let nextGuest = 500;
let keys = 0;
const onBreak = defineProblem('on_break', 403, { en: 'A break.', de: 'Pause.', nl: 'Pauze.', es: 'Pausa.' });
const resting = new Set<number>();
shop.kit.extensions.add('breaks', [
  extend(accountClosings, async (_, guestId) =>
    resting.has(guestId) ? { why: 'onBreak', problem: new Problem(onBreak) } : null,
  ),
]);

/** Of the chats 500 and 501 here the first one is the guest's own, of the conversations likewise. */
shop.kit.extensions.add('places', [
  extend(chargePlaces, { of: 'chat', isOwn: async (_, id) => id === 500 }),
  extend(chargePlaces, { of: 'conversation', isOwn: async (_, id) => id === 500 }),
]);

/** A guest who has paid 5 euros and let the provider keep the card. */
async function withCard(decision: 'pay' | 'payDeclines' | 'payAsks' = 'pay', keepCard = true) {
  nextGuest += 1;
  const guestId = nextGuest;
  const client = shop.as(guestId);
  const started = await client.call(routes.startTopUp, { body: { packageId: 'eur-5', keepCard } });
  if (!started.ok) throw new Error(started.problem.title);
  await shop.decide(started.data.checkoutUrl ?? '', decision);
  const told = () =>
    shop.kit.published.filter(({ topic, type }) => topic === `guest:${guestId}` && type === 'oneClickCharge');
  return {
    guestId,
    client,
    order: started.data,
    coins: () => shop.ledger.balance(shop.kit.db, guestAccount(guestId)),
    card: async () => {
      const answer = await client.call(routes.getStoredCard, {});
      return answer.ok ? answer.data.card : answer.problem.code;
    },
    charge: (
      amount = 10_000,
      more: { key?: string; channelId?: number | null; channelOf?: 'conversation' | 'chat' } = {},
    ) => {
      keys += 1;
      return shop.command(guestId, routes.chargeOneClick, {
        amount,
        channelId: null,
        key: `press-${keys}-key`,
        ...more,
      });
    },
    statuses: () => told().map(({ data }) => (data as { status: string }).status),
    page: () => (told().at(-1)?.data as { page: string | null } | undefined)?.page ?? null,
  };
}

describe('a card the guest lets the provider keep', () => {
  it('is kept sealed and never by its number, is shown, and forgotten by one press', async () => {
    const guest = await withCard();
    expect(await guest.card()).toMatchObject({ brand: 'Visa', last4: '1111' });
    const { rows } = await shop.kit.db.pool.query(
      'select (select string_agg(params::text, $$ $$) from payments.postbacks) as said, token from payments.stored_cards where guest_id = $1',
      [guest.guestId],
    );
    expect(rows[0].said).not.toContain('card-works');
    expect(rows[0].token.toString()).not.toContain('card-works');
    await guest.client.call(routes.removeStoredCard, { body: {} });
    expect(await guest.card()).toBeNull();
    expect(await guest.charge()).toBe('card_missing');
  });

  it('is not kept unless the guest asks for it', async () => {
    const guest = await withCard('pay', false);
    expect([await guest.card(), await guest.charge()]).toEqual([null, 'card_missing']);
  });

  it('is charged by one press: the coins come with the signed report, the pages hear it, the same press charges once', async () => {
    const guest = await withCard();
    expect(await guest.charge(10_000, { key: 'the-same-press' })).toBeNull();
    expect(await guest.coins()).toBe(12_000);
    expect(guest.statuses()).toEqual(['paid']);
    await Promise.all([1, 2, 3].map(() => guest.charge(10_000, { key: 'the-same-press' })));
    expect(await guest.coins()).toBe(12_000);
  });

  it('is charged once by two tabs that press at the same moment', async () => {
    const guest = await withCard('payAsks');
    const answers = await Promise.all([1, 2, 3].map(() => guest.charge()));
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'charge_in_progress')).toHaveLength(2);
  });

  it('that is declined says so and charges nothing', async () => {
    const guest = await withCard('payDeclines');
    expect(await guest.charge()).toBeNull();
    expect([guest.statuses(), await guest.coins()]).toEqual([['declined'], 2000]);
  });

  it('whose bank asks opens a page; the coins come once the customer has answered there', async () => {
    const guest = await withCard('payAsks');
    await guest.charge();
    expect(guest.statuses()).toEqual(['open']);
    const page = guest.page() ?? '';
    expect(page).toContain('/sandbox/flexpay/startorder?');
    expect(await (await fetch(page.replace('http://vesper.test', shop.base))).text()).toContain('gemerkten Karte');
    await shop.decide(page, 'pay');
    expect([guest.statuses(), await guest.coins()]).toEqual([['open', 'paid'], 12_000]);
  });

  it.each([
    ['the chat that runs', { channelId: 500, channelOf: 'chat' }, 500],
    ['no chat of somebody else', { channelId: 501, channelOf: 'chat' }, null],
    ['no chat for a conversation of the same number', { channelId: 500 }, null],
    ['no chat anywhere else', {}, null],
  ] as const)('is charged, and operators see how and %s', async (_, where, chatId) => {
    const guest = await withCard();
    expect(await guest.charge(10_000, where)).toBeNull();
    expect(await guest.coins()).toBe(12_000);
    const office = shop.as(9, ['operator']);
    const found = await office.call(routes.orders.read, { query: { search: String(guest.guestId) } });
    if (!found.ok) throw new Error(found.problem.title);
    const rows = found.data.rows.filter(({ guestId }) => guestId === guest.guestId);
    expect(Object.fromEntries(rows.map((row) => [row.origin, row.chatId]))).toEqual({
      oneClick: chatId,
      checkout: null,
    });
    const { rows: told } = await shop.kit.db.pool.query(
      `select channel_id as id, channel_of as of from payments.orders where guest_id = $1 and origin = 'oneClick'`,
      [guest.guestId],
    );
    const isOwn = 'channelId' in where && where.channelId === 500;
    const of = 'channelOf' in where ? where.channelOf : 'conversation';
    expect(told).toEqual([isOwn ? { id: 500, of } : { id: null, of: null }]);
  });

  it('is not charged for an amount that is not sold, nor during a break', async () => {
    const guest = await withCard();
    expect(await guest.charge(1234)).toBe('no_such_amount');
    resting.add(guest.guestId);
    expect(await guest.charge()).toBe('on_break');
    expect(await guest.coins()).toBe(2000);
  });

  it('a provider that does not answer is said; a report that comes all the same brings the coins', async () => {
    const guest = await withCard();
    await shop.kit.db.pool.query('alter table payments.sandbox_sales rename to away');
    expect(await guest.charge()).toBe('payment_provider_away');
    await shop.kit.db.pool.query('alter table payments.away rename to sandbox_sales');
    expect(shop.kit.log.lines.splice(0)).toMatchObject([{ level: 'warn' }]);
    const { rows } = await shop.kit.db.pool.query(
      `select id, euro_cents as "euroCents" from payments.orders where guest_id = $1 and origin = 'oneClick'`,
      [guest.guestId],
    );
    await shop.postback(shop.sale(rows[0], '777000111'));
    expect([guest.statuses(), await guest.coins()]).toEqual([['paid'], 12_000]);
  });

  it('who can be charged is told with the amounts', async () => {
    const guest = await withCard();
    await shop.command(guest.guestId, routes.canOneClick, {});
    const told = () =>
      shop.kit.published
        .filter(({ topic, type }) => topic === `guest:${guest.guestId}` && type === 'canOneClickResult')
        .at(-1)?.data;
    expect(told()).toMatchObject({
      result: true,
      isPaying: true,
      amounts: [2000, 4000, 10_000, 20_000, 40_000, 80_000],
    });
    expect(await shop.payments.guestFields(guest.guestId)).toMatchObject({
      isOneClickChargeable: true,
    });
  });
});
