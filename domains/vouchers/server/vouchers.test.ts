import { beforeEach, describe, expect, it } from 'vitest';
import { dayOf } from '#kit/i18n/days.ts';
import { accountSidebar, benefits, guestVouchers, redeemVoucher } from '../contract/index.ts';
import { grantVouchers, takeBackVoucher, voucherList } from '../contract/office.ts';
import { voucherStates, voucherTypes } from '../contract/types.ts';
import { day, hour, openVouchers } from '../testing/world.ts';
import { expireAll } from './end.ts';
import { freeMinutesWith } from './free-minutes.ts';
import { VoucherError } from './index.ts';
import { remindAll } from './remind.ts';

const world = await openVouchers();
const { kit, vouchers, ledger, as, given, reminded } = world;
const { videoChat, credits, messengerGift, spins } = voucherTypes;

let guestId = 1000;
let keys = 0;
beforeEach(() => void guestId++);

type Order = Partial<Parameters<typeof vouchers.grant>[1]>;
const grant = (order: Order = {}) =>
  kit.db.transaction((tx) =>
    vouchers.grant(tx, { guestId, type: videoChat, amount: 3, key: `test:${++keys}`, origin: 'test', ...order }),
  );
const reserve = (amount: number, reference: string, actorId?: number) =>
  kit.db.transaction((tx) => vouchers.reserve(tx, { guestId, type: videoChat, actorId, amount, reference }));
const consume = (reference: string) => kit.db.transaction((tx) => vouchers.consume(tx, reference));
const release = (reference: string) => kit.db.transaction((tx) => vouchers.release(tx, reference));
const usable = async (actorId?: number) => (await vouchers.look(kit.db, guestId, { type: videoChat, actorId })).amount;

describe('granting', () => {
  it('the same key grants once, also at the same moment; with something else in it, it is refused', async () => {
    const key = `once:${guestId}`;
    const answers = await Promise.all([1, 2, 3].map(() => grant({ key })));
    expect(answers.map(({ repeated }) => repeated).sort()).toEqual([false, true, true]);
    expect(new Set(answers.map(({ voucherId }) => voucherId)).size).toBe(1);
    expect(await usable()).toBe(3);
    await expect(grant({ key, amount: 4 })).rejects.toMatchObject({ kind: { code: 'key_used_otherwise' } });
    await expect(grant({ amount: 0 })).rejects.toThrow(VoucherError);
    await expect(grant({ validTo: kit.clock.now() })).rejects.toThrow(VoucherError);
    expect(await usable()).toBe(3);
  });

  it('it counts from its beginning until its end, and with whom it names', async () => {
    const now = kit.clock.now();
    await grant({ amount: 2, validFrom: now + hour, validTo: now + 2 * hour });
    await grant({ amount: 5, actorIds: [7, 8] });
    expect([await usable(), await usable(7), await usable(9)]).toEqual([0, 5, 0]);
    await kit.clock.advance(hour);
    expect([await usable(), await usable(8)]).toEqual([2, 7]);
    await kit.clock.advance(hour);
    expect([await usable(), await usable(8)]).toEqual([0, 5]);
  });

  it('all tabs of the guest are told', async () => {
    await grant({ amount: 4, actorIds: [7, 8] });
    const push = () => kit.published.findLast(({ topic }) => topic === `guest:${guestId}`);
    await expect.poll(push).toMatchObject({
      type: 'vouchers',
      data: {
        vouchers: [
          { type: 2, amount: 4, actorId: 7 },
          { type: 2, amount: 4, actorId: 8 },
        ],
      },
    });
  });
});

describe('using', () => {
  it('what ends first is used first, then what fewer take', async () => {
    await grant({ amount: 1 });
    await grant({ amount: 1, actorIds: [7] });
    await grant({ amount: 1, validTo: kit.clock.now() + day });
    const order = (await vouchers.look(kit.db, guestId, { type: videoChat, actorId: 7 })).vouchers.map(({ id }) => id);
    expect(order).toEqual([order[0], (order[0] as number) - 1, (order[0] as number) - 2]);
    await reserve(2, `r:${guestId}`, 7);
    await consume(`r:${guestId}`);
    expect([await usable(), await usable(7)]).toEqual([1, 1]);
  });

  it('two at once use the last one once', async () => {
    await grant({ amount: 1 });
    const both = await Promise.allSettled(['a', 'b'].map((tab) => reserve(1, `${tab}:${guestId}`)));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await usable()).toBe(0);
  });

  it('too much is refused and changes nothing; what is let go is there again, once', async () => {
    await grant({ amount: 2 });
    await expect(reserve(3, `r:${guestId}`)).rejects.toMatchObject({ kind: { code: 'vouchers_missing' } });
    await reserve(2, `r:${guestId}`);
    await reserve(2, `r:${guestId}`);
    expect(await usable()).toBe(0);
    await release(`r:${guestId}`);
    await release(`r:${guestId}`);
    expect(await usable()).toBe(2);
    await expect(consume(`r:${guestId}`)).rejects.toThrow(VoucherError);
    await reserve(1, `s:${guestId}`);
    await Promise.all([consume(`s:${guestId}`), consume(`s:${guestId}`)]);
    await release(`s:${guestId}`);
    expect(await usable()).toBe(1);
  });

  it('what was not delivered comes back once, and for a day when its time is over', async () => {
    await grant({ amount: 1, validTo: kit.clock.now() + hour });
    await reserve(1, `r:${guestId}`);
    await consume(`r:${guestId}`);
    await kit.clock.advance(2 * hour);
    const back = () => kit.db.transaction((tx) => vouchers.giveBack(tx, `r:${guestId}`));
    expect((await Promise.all([back(), back()])).sort()).toEqual([0, 1]);
    expect(await usable()).toBe(1);
    await kit.clock.advance(day);
    expect(await usable()).toBe(0);
  });
});

describe('ending', () => {
  it('what is over expires, what is held then is still used or expires when let go', async () => {
    await grant({ amount: 3, validTo: kit.clock.now() + hour });
    await reserve(1, `a:${guestId}`);
    await reserve(1, `b:${guestId}`);
    await kit.clock.advance(hour);
    expect(await expireAll({ kit })).toBeGreaterThan(0);
    await consume(`a:${guestId}`);
    await release(`b:${guestId}`);
    const { rows } = await kit.db.pool.query(
      'select "left", used, expired from vouchers.vouchers where guest_id = $1',
      [guestId],
    );
    expect(rows).toEqual([{ left: 0, used: 1, expired: 2 }]);
  });

  it('more than a batch expires in one go', async () => {
    await kit.db.pool.query(
      `insert into vouchers.vouchers (key, guest_id, type, amount, "left", valid_from, valid_to, actor_ids, origin, granted_at)
       select 'many:' || n, $1, 2, 1, 1, $2, $3, '{}', 'test', $2 from generate_series(1, 1200) n`,
      [guestId, new Date(kit.clock.now()), new Date(kit.clock.now() + hour)],
    );
    await kit.clock.advance(hour);
    expect(await expireAll({ kit })).toBe(1200);
    expect(await expireAll({ kit })).toBe(0);
  });

  it('what is taken back is gone, what is held stays', async () => {
    await grant({ key: `back:${guestId}`, amount: 3 });
    await reserve(1, `r:${guestId}`);
    const takeBack = () => kit.db.transaction((tx) => vouchers.takeBack(tx, [`back:${guestId}`]));
    expect([await takeBack(), await takeBack()]).toEqual([1, 0]);
    expect(await usable()).toBe(0);
    await consume(`r:${guestId}`);
  });
});

describe('opening', () => {
  const open = async (id: number, who = guestId) => as(who).call(redeemVoucher, { body: { voucherId: id } });

  it('credits become coins once, also pressed twice at the same moment', async () => {
    const { voucherId } = await grant({ type: credits, amount: 5 });
    const both = await Promise.all([open(voucherId), open(voucherId)]);
    expect(both).toMatchObject([
      { ok: true, data: { coins: 500, voucher: { amount: 0, state: 'used' } } },
      { ok: true, data: { coins: 500 } },
    ]);
    expect(await ledger.balance(kit.db, `guest:${guestId}`)).toBe(500);
    expect(await ledger.balance(kit.db, 'house:promotions')).toBe(-500);
  });

  it('gifts go into what the guest has to give', async () => {
    const { voucherId } = await grant({ type: messengerGift, amount: 2, subject: '31' });
    expect(await open(voucherId)).toMatchObject({ ok: true, data: { coins: 0 } });
    expect(given.at(-1)).toEqual({ guestId, giftId: 31, quantity: 2 });
  });

  it('somebody else’s, one that is over and one that is used elsewhere are refused', async () => {
    const { voucherId } = await grant({ type: credits, amount: 5, validTo: kit.clock.now() + hour });
    expect(await open(voucherId, 1)).toMatchObject({ problem: { code: 'not_found' } });
    await kit.clock.advance(hour);
    expect(await open(voucherId)).toMatchObject({ problem: { code: 'voucher_over' } });
    const minutes = await grant();
    expect(await open(minutes.voucherId)).toMatchObject({ problem: { code: 'voucher_not_redeemable' } });
    expect(await ledger.balance(kit.db, `guest:${guestId}`)).toBe(0);
  });
});

describe('reading', () => {
  it('a guest reads what there is, how much of each kind, and nobody else’s', async () => {
    await grant({ amount: 3, actorIds: [7] });
    await grant({ type: spins, amount: 2 });
    expect(await as(guestId).query(guestVouchers, {})).toMatchObject({
      ok: true,
      data: [
        { type: 2, amount: 3, granted: 3, actors: [{ id: 7, name: 'Actor7' }], state: 'usable', validTo: null },
        { type: 10, amount: 2, actors: [] },
      ],
    });
    const expected = { vouchers: 2, chatMinutes: 3, spins: 2, gifts: 4, freeMessages: 0 };
    expect(await as(guestId).query(benefits, {})).toMatchObject({ data: expected });
    expect(await as(guestId).query(accountSidebar, {})).toMatchObject({
      data: { name: `Guest${guestId}`, balance: 0, benefits: expected },
    });
    expect(await as(1).query(guestVouchers, {})).toMatchObject({ data: [] });
    expect(await as(null).query(guestVouchers, {})).toMatchObject({ problem: { code: 'not_logged_in' } });
  });
});

describe('the office', () => {
  const office = as(500, 'operator');
  const key = () => crypto.randomUUID();
  const order = (guests: string, more: object = {}) => ({
    body: {
      ...{ guests, kind: 'videoChat' as const, amount: 3, performer: null, subject: null, reason: 'sorry', key: key() },
      ...more,
    },
  });
  const lines = async (operation: string): Promise<number> =>
    (await kit.db.pool.query('select count(*)::int as n from audit.entries where operation = $1', [operation])).rows[0]
      .n;

  it('a file of numbers and proven addresses is granted once, however often it is sent; strangers are named', async () => {
    const file = `\uFEFF"${guestId}";Anna\r\nG${guestId + 1}@vesper.example,x\n${guestId}\nnobody@vesper.example\ng66@vesper.example\n`;
    const sent = order(file);
    expect(await office.call(grantVouchers, sent)).toMatchObject({
      ok: true,
      data: { granted: 2, repeated: 0, unknown: ['nobody@vesper.example', 'g66@vesper.example'] },
    });
    expect(await office.call(grantVouchers, sent)).toMatchObject({ data: { granted: 0, repeated: 2 } });
    expect(await usable()).toBe(3);
    expect(await lines('vouchers.grant')).toBeGreaterThan(0);
    guestId++;
    expect(await usable()).toBe(3);
  });

  it('it counts to the end of the last day, with the performer it names', async () => {
    const { clock } = kit;
    const sent = order(String(guestId), { performer: 'Mira', lastDay: clock.now() });
    expect(await office.call(grantVouchers, sent)).toMatchObject({ ok: true });
    expect([await usable(), await usable(7)]).toEqual([0, 3]);
    const { rows } = await kit.db.pool.query<{ until: Date }>(
      'select valid_to as until from vouchers.vouchers where guest_id = $1',
      [guestId],
    );
    expect(dayOf((rows[0]?.until.getTime() ?? 0) - 1)).toBe(dayOf(clock.now()));
  });

  it('nobody, oneself, too many, an unknown performer and days in the wrong order are refused', async () => {
    const code = async (guests: string, more: object = {}) => {
      const answer = await office.call(grantVouchers, order(guests, more));
      return answer.ok ? null : answer.problem.code;
    };
    expect(await code('nobody')).toBe('nobody_to_grant');
    expect(await code('500')).toBe('own_voucher');
    expect(await code(Array.from({ length: 2_001 }, (_, n) => n + 1).join('\n'), { amount: 1 })).toBe(
      'too_many_to_grant',
    );
    expect(await code('1', { performer: 'Nobody' })).toBe('unknown_voucher_actor');
    expect(await code('1', { lastDay: kit.clock.now() - 2 * day })).toBe('voucher_times');
    expect(await as(1).call(grantVouchers, order('1'))).toMatchObject({ ok: false });
  });

  it('what is left is taken back with a reason and a line, and the list and figures say so', async () => {
    const { voucherId } = await grant({ amount: 4 });
    await reserve(1, `r:${guestId}`);
    const back = () => office.call(takeBackVoucher, { params: { voucherId }, body: { reason: 'by mistake' } });
    expect(await back()).toMatchObject({ ok: true, data: { takenBack: 3 } });
    expect(await back()).toMatchObject({ problem: { code: 'voucher_over' } });
    expect(await usable()).toBe(0);
    const listed = await office.call(voucherList.read, { query: { search: String(guestId) } });
    expect(listed).toMatchObject({
      ok: true,
      data: { rows: [{ guestId, kind: 'videoChat', amount: 4, left: 0, takenBack: 3, state: 'reserved' }] },
    });
    const figures = listed.ok ? listed.data.facts.figures.find(({ kind }) => kind === 'videoChat') : undefined;
    expect((figures?.used ?? 0) + (figures?.open ?? 0) + (figures?.expired ?? 0) + (figures?.takenBack ?? 0)).toBe(
      figures?.granted,
    );
    for (const state of voucherStates) {
      const one = await office.call(voucherList.read, { query: { search: String(guestId), state } });
      expect([state, one.ok && one.data.rows.length]).toEqual([state, state === 'reserved' ? 1 : 0]);
    }
  });
});

describe('reminding', () => {
  const run = () => remindAll({ kit, notifications: world.notifications });

  it('three days before the end, once for each voucher and once a day for each guest; what is used up, just given or stays is not told of', async () => {
    const now = kit.clock.now();
    const told = () => reminded.filter((one) => one.startsWith(`${guestId} `)).length;
    await grant({ validTo: now + 10 * day });
    await grant({ validTo: now + 10 * day + hour });
    await grant({ validTo: now + 12 * day });
    await grant();
    const used = guestId;
    guestId++;
    await grant({ amount: 1, validTo: now + 10 * day });
    await reserve(1, `gone-before:${guestId}`);
    await consume(`gone-before:${guestId}`);
    const empty = guestId;
    guestId = used;
    await kit.clock.advance(6 * day);
    await run();
    expect(told()).toBe(0);
    await kit.clock.advance(day + 2 * hour);
    await Promise.all([run(), run()]);
    expect(told()).toBe(1);
    await run();
    expect(told()).toBe(1);
    await kit.clock.advance(2 * day);
    await run();
    expect(told()).toBe(2);
    await grant({ validTo: kit.clock.now() + 2 * day });
    await run();
    expect(told()).toBe(2);
    guestId = empty;
    expect(told()).toBe(0);
  });
});

it('each guest is told of their own free minutes with a performer: for everybody, for some, and none for nobody', async () => {
  await grant({ amount: 2 });
  await grant({ amount: 5, actorIds: [7, 8] });
  await grant({ amount: 9, type: spins });
  const minutes = async (whose: number | null) =>
    [...(await freeMinutesWith({ kit }, kit.db, whose, [7, 9])).values()].map((one) => one.voucherChatMinutes);
  expect(await minutes(guestId)).toEqual([7, 2]);
  expect(await minutes(guestId + 500)).toEqual([0, 0]);
  expect(await minutes(null)).toEqual([]);
});
