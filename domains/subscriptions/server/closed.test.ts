import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { accountClosings } from '#domains/access/server/index.ts';
import { extend } from '#kit/domain/extensions.ts';
import * as contract from '../contract/index.ts';
import { openCardDesk } from '../testing/card-desk.ts';
import { crash } from '../testing/crash.ts';

const desk = await openCardDesk();
const { kit, as, office, subscriptions } = desk;
const price = 4_000;
/** Guests whose account is shut out of all that is for adults. */
const closed = new Set<number>();
kit.extensions.add('closings', [
  extend(accountClosings, async (_, guestId) => (closed.has(guestId) ? 'underage' : null)),
]);

const house = () => desk.ledger.balance(kit.db, 'house:revenue');
const isVip = (guestId: number) => subscriptions.isActive(kit.db, guestId, { kind: 'vip' });
const own = async (guestId: number) => {
  const answer = await as(guestId).call(contract.getOwnSubscriptions, {});
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data;
};
const begin = async (guestId: number) => {
  const body = { kind: 'vip' as const, shown: price, key: crypto.randomUUID() };
  const answer = await as(guestId).call(contract.subscribeByCard, { body });
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data.checkoutUrl;
};
const notesOf = async (guestId: number) => {
  const listed = await office.call(contract.subscriptionList.read, { query: {} });
  if (!listed.ok) throw new Error(listed.problem.code);
  return listed.data.facts.review.filter((one) => one.guestId === guestId).flatMap(({ notes }) => notes);
};
/** What the provider keeps of a checkout: whether it is cancelled there, and what its reports were about. */
const atProvider = async (cardId: string) => {
  const sale = await kit.db.pool.query<{ at: string | null }>(
    `select request->>'cancelledOn' as at from payments.sandbox_sales where reference_id = $1`,
    [cardId],
  );
  const facts = await kit.db.pool.query<{ back: { cents: number }[] }>(
    `select facts->'back' as back from subscriptions.agreements where id = $1`,
    [cardId],
  );
  return { isCancelled: Boolean(sale.rows[0]?.at), back: facts.rows[0]?.back.map(({ cents }) => cents) };
};
const caughtUp = async () => {
  await subscriptions.renewDue();
  await desk.deliver();
  await subscriptions.renewDue();
};

it('a checkout that is paid after the account was closed begins nothing: no further charge, and the first one goes back', async () => {
  const had = await house();
  const checkoutUrl = await begin(1);
  closed.add(1);
  const back = await desk.decide(checkoutUrl, 'pay');
  const cardId = new URL(back).searchParams.get('card') ?? '';
  await expect.poll(async () => (await atProvider(cardId)).back).toEqual([1_000]);
  await caughtUp();
  const checkout = await as(1).call(contract.getCardCheckout, { params: { cardId } });
  expect(checkout).toMatchObject({ data: { status: 'refused' } });
  expect([await isVip(1), (await own(1)).subscriptions]).toEqual([false, []]);
  expect((await atProvider(cardId)).isCancelled).toBe(true);
  expect([await notesOf(1), await desk.coins(1), (await house()) - had, desk.subjects(1)]).toEqual([
    ...[[], 0, 0, ['Charged by mistake, and paid back: VIP']],
  ]);
  await desk.pass(40);
  expect([await isVip(1), (await house()) - had, await desk.faults()]).toEqual([false, 0, []]);
  // Opened again the old checkout stays what it was; a new one counts.
  closed.delete(1);
  await caughtUp();
  expect(await isVip(1)).toBe(false);
  await desk.decide(await begin(1), 'pay');
  expect([await isVip(1), (await house()) - had]).toEqual([true, price]);
});

it('reports that come twice or late say the same, and what has not gone back stands for review, also when the account is opened again', async () => {
  const checkoutUrl = await begin(2);
  const { rows } = await kit.db.pool.query<{ id: string }>(
    'select id from subscriptions.agreements where guest_id = 2',
  );
  const orderId = rows[0]?.id ?? '';
  const hear = (fact: object) =>
    kit.db.transaction((tx) =>
      subscriptions.takeReport(tx, { orderId, provider: 'sandbox', saleId: 'x1', fact: fact as never }),
    );
  const paid = { kind: 'paid', transaction: 't1', cents: 1_000, currency: 'EUR', nextOn: '2031-02-28' };
  const part = { kind: 'credit', transaction: 'b1', of: 't1', cents: 400, currency: 'EUR' };
  closed.add(2);
  expect([await hear(part), await hear(paid), await hear(paid), await hear(part)]).toEqual([
    ...['applied', 'applied', 'known', 'known'],
  ]);
  // The provider knows nothing of this number and cannot be told to end it. What went back in part nobody asks for again by itself: it stands.
  await expect.poll(() => kit.log.lines.filter(({ level }) => level === 'error').length).toBeGreaterThan(0);
  kit.log.lines.splice(0);
  const note = { code: 'withheld', transaction: 't1', why: 'underage' };
  expect(await notesOf(2)).toEqual([note]);
  closed.delete(2);
  expect(await hear(paid)).toBe('known');
  expect([await notesOf(2), await isVip(2)]).toEqual([[note], false]);
  await hear({ ...part, transaction: 'b2', cents: 600 });
  expect([await notesOf(2), await isVip(2), await desk.faults()]).toEqual([[], false, []]);
  expect(checkoutUrl).toContain('/sandbox/');
  kit.log.lines.splice(0);
});

it('a month that is charged after the account was closed goes back, and what was paid before runs to its end', async () => {
  await desk.decide(await begin(3), 'pay');
  const until = (await own(3)).subscriptions[0]?.until ?? 0;
  closed.add(3);
  await desk.pass(40);
  await caughtUp();
  expect((await own(3)).subscriptions[0]).toMatchObject({ status: 'expired', until });
  await expect.poll(() => notesOf(3)).toEqual([]);
  const months = await as(3).query(contract.vip30History, {});
  expect(months).toMatchObject({ data: [{ paid: price, paidBack: 0 }] });
  expect([await isVip(3), await desk.faults()]).toEqual([false, []]);
});

it('a month whose refund was lost with the process, or could not be asked for, is asked back by the next run, and goes back once', async () => {
  await desk.decide(await begin(6), 'pay');
  closed.add(6);
  const { rows } = await kit.db.pool.query<{ id: string }>(
    'select id from subscriptions.agreements where guest_id = 6',
  );
  const orderId = rows[0]?.id ?? '';
  const charge = `update payments.sandbox_sales set request = jsonb_set(request, '{paid}', to_jsonb(request->>'paid' || ',t6')) where reference_id = $1`;
  const fact = { kind: 'paid', transaction: 't6', cents: 1_000, currency: 'EUR', nextOn: '2031-02-28' } as const;
  // The process dies after the commit.
  await kit.db.transaction((tx) => {
    const dying = Object.create(tx, { afterCommit: { value: () => undefined } });
    return subscriptions.takeReport(dying, { orderId, provider: 'sandbox', saleId: 'x6', fact });
  });
  const note = { code: 'withheld', transaction: 't6', why: 'underage' };
  await subscriptions.renewDue();
  // The provider cannot be asked: it does not know the charge yet.
  expect(await notesOf(6)).toEqual([note]);
  // What kills are proved by sees that nobody has asked.
  const unasked = async () =>
    (await crash.wrong(kit.db.pool as never, true)).filter(
      (text) => text.includes('asked back') && text.includes('t6'),
    );
  expect(await unasked()).toHaveLength(1);
  await kit.db.pool.query(charge, [orderId]);
  await subscriptions.renewDue();
  await expect.poll(() => notesOf(6)).toEqual([]);
  expect(await unasked()).toEqual([]);
  // It died before it noted that the provider had taken the request: asked again, nothing more goes back.
  const forget = `update subscriptions.agreements set facts = facts #- '{withheld,0,askedAt}' || $2 where id = $1`;
  await kit.db.pool.query(forget, [orderId, JSON.stringify({ back: [], review: [note] })]);
  await subscriptions.renewDue();
  await desk.deliver();
  const credits = await kit.db.pool.query<{ n: number }>(
    `select count(*)::int as n from payments.postbacks where params->>'parentID' = 't6'`,
  );
  expect(credits.rows[0]?.n).toBe(1);
  expect(desk.subjects(6).filter((subject) => subject.includes('paid back'))).toHaveLength(1);
  kit.log.lines.splice(0);
});

it('notes that were kept as sentences became codes', async () => {
  await begin(4);
  const old = [
    'paid t9 is over 900 USD',
    'paid for what its guest has already',
    't3 was charged after another tier took its place',
  ];
  const set = `update subscriptions.agreements set facts = jsonb_set(facts, '{review}', $1) where guest_id = 4`;
  await kit.db.pool.query(set, [JSON.stringify(old)]);
  await kit.db.pool.query(readFileSync(new URL('./migrations/0006_review_notes.sql', import.meta.url), 'utf8'));
  expect(await notesOf(4)).toEqual([
    { code: 'otherAmount', kind: 'paid', transaction: 't9', cents: 900, currency: 'USD' },
    { code: 'hadAlready' },
    { code: 'lateCharge', transaction: 't3' },
  ]);
});

it('the monthly bonus of who was closed meanwhile is neither given nor announced; a trial does not begin either', async () => {
  await desk.decide(await begin(5), 'pay');
  expect((await own(5)).bonus).toMatchObject({ coins: 500 });
  closed.add(5);
  expect(await as(5).call(contract.collectBonus, {})).toMatchObject({ problem: { code: 'age_underage' } });
  expect([(await own(5)).bonus, await desk.coins(5)]).toEqual([null, 0]);
  closed.add(6);
  const body = { kind: 'vip' as const, shown: price, key: crypto.randomUUID() };
  expect(await as(6).call(contract.subscribe, { body })).toMatchObject({ problem: { code: 'age_underage' } });
  closed.delete(5);
  expect(await as(5).call(contract.collectBonus, {})).toMatchObject({ data: { coins: 500 } });
});
