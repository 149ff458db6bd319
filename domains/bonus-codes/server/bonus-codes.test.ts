import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { vipMembers } from '#domains/gifts/server/index.ts';
import { emailVerified } from '#domains/identity/contract/events.ts';
import { topUpPaid } from '#domains/payments/contract/events.ts';
import { voucherTypes } from '#domains/vouchers/contract/types.ts';
import type { Tx } from '#kit/db/db.ts';
import { extend } from '#kit/domain/extensions.ts';
import { dayOf } from '#kit/i18n/days.ts';
import { testClient } from '#kit/testing/clients.ts';
import * as contract from '../contract/index.ts';
import { openBonusCodes } from '../testing/world.ts';
import { benefitKinds, kindsOf } from './kinds.ts';

const world = await openBonusCodes();
const { kit, as, office, ok, campaign, balance, given, domain } = world;
const day = 24 * 3_600_000;
const vips = new Set<number>();
kit.extensions.add('test', [extend(vipMembers, async (_, guestId) => vips.has(guestId))]);

let guest = 500;
beforeEach(() => {
  guest += 1;
  given.length = 0;
  kit.published.length = 0;
});

const redeem = (code: string, by = guest, country: string | null = 'DE') =>
  ok(as(by, 'guest', country).mutate(contract.redeemBonusCode, { code }));
const reasonOf = async (code: string, by = guest, country: string | null = 'DE') =>
  (await redeem(code, by, country)).reason;
/** What the events that others tell do here. */
const told = (event: { name: string }, payload: unknown) =>
  kit.db.transaction(async (tx: Tx) => {
    for (const handler of domain.handlers)
      if (handler.kind === 'event' && handler.operation.name === event.name)
        await (handler.run as (payload: unknown, tx: Tx) => Promise<void>)(payload, tx);
  });
const topUp = async (euroCents: number, by = guest, id?: string) => {
  const orderId = await world.order(by, euroCents, { ...(id ? { id } : {}), paid: true });
  await told(topUpPaid, { orderId, guestId: by, euroCents, coins: euroCents * 4, isFirst: false });
  return orderId;
};

describe('a code', () => {
  it('brings all its benefits at once, and its guest’s pages hear of it', async () => {
    const { code } = await campaign([
      { kind: 'bonus', amount: 8 },
      { kind: 'coins', amount: 4 },
      { kind: 'freeMinutes', amount: 5 },
      { kind: 'freeMessages', amount: 3 },
      { kind: 'credits', amount: 2 },
      { kind: 'videoVoucher', amount: 1 },
      { kind: 'photoVoucher', amount: 1 },
      { kind: 'mediaAlbum', amount: 1, id: '12' },
      { kind: 'liveShow', amount: 1 },
      { kind: 'messengerGift', amount: 2, id: '7' },
      { kind: 'vipSubscription', amount: 30 },
      { kind: 'premiumSubscription', amount: 3 },
      { kind: 'actorSubscription', amount: 7, id: '9001' },
    ]);
    expect(await redeem(code)).toMatchObject({ success: true, reason: 'ok', bonus: { code, waitsForTopUp: false } });
    expect(await balance(guest)).toBe(1_200);
    const look = (type: number) => world.vouchers.look(kit.db, guest, { type } as never);
    expect(await look(voucherTypes.videoChat)).toMatchObject({ amount: 5 });
    expect(given).toEqual([{ guestId: guest, giftId: 7, quantity: 2 }]);
    expect(world.days).toMatchObject([
      { guestId: guest, product: { kind: 'vip' }, days: 30, key: expect.stringMatching(/^bonus-code:\d+:10$/) },
      { guestId: guest, product: { kind: 'tv' }, days: 3 },
      { guestId: guest, product: { kind: 'actor', actorId: 9001 }, days: 7 },
    ]);
    expect(kit.published.filter(({ type }) => type === 'bonusCodeRedeemed')).toMatchObject([
      { topic: `guest:${guest}`, data: { code, coins: 1_200 } },
    ]);
  });

  it.each(['testcode', ' TEST-CODE ', 'T E S T C 0 D E', 'tEstcOde'])(
    'is one however it is written (%s)',
    async (written) => {
      const { code } = await campaign([{ kind: 'coins', amount: 1 }]);
      expect(await reasonOf(written + code.slice('TESTCODE'.length))).toBe('ok');
    },
  );

  it('says what it brings and whether it can be redeemed, to visitors too; one that is none says nothing', async () => {
    const { code } = await campaign([{ kind: 'topUpPercent', amount: 50 }], { validTo: '2030-12-31', vip: true });
    const asked = (by: number | null) => ok(as(by).query(contract.bonusCode, { code }));
    expect(await asked(null)).toMatchObject({
      code,
      config: { containsTopUpBenefit: true, conditions: { requireMobileAuth: false, vip: true } },
      canRedeem: { success: false, reason: 'notLoggedIn' },
    });
    expect(await asked(guest)).toMatchObject({ canRedeem: { success: false, reason: 'vip' } });
    expect(await ok(as(guest).query(contract.codeOfService, { code }))).toMatchObject({ code });
    expect(await ok(as(guest).query(contract.bonusCode, { code: 'NOSUCHCODE' }))).toBeNull();
  });

  it('is redeemed over REST as well; an empty one is refused', async () => {
    const { code } = await campaign([{ kind: 'coins', amount: 1 }]);
    const call = (text: string) => as(guest).call(contract.redeemBonus, { body: { code: text } });
    for (const empty of ['', '   '])
      expect(await call(empty)).toMatchObject({ problem: { code: 'invalid_input', errors: [{ field: 'body.code' }] } });
    expect(await call(code)).toMatchObject({ data: { success: true, bonus: { code } } });
    expect(await call(code)).toMatchObject({ data: { success: false, bonus: null, reason: 'alreadyRedeemed' } });
    expect(await call('NOSUCHCODE')).toMatchObject({ data: { success: false, bonus: null, reason: 'unknown' } });
  });

  it('a hundred at the same moment: one, whether by one guest or by a hundred', async () => {
    const single = await campaign([{ kind: 'coins', amount: 10 }], {}, 1);
    const guests = Array.from({ length: 100 }, (_, index) => 10_000 + index);
    const answers = await Promise.all(guests.map((by) => redeem(single.code, by)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(new Set(answers.map(({ reason }) => reason))).toEqual(new Set(['ok', 'usedUp']));
    const sums = await Promise.all(guests.map(balance));
    expect(sums.reduce((all, one) => all + one, 0)).toBe(1_000);
    const many = await campaign([{ kind: 'coins', amount: 10 }]);
    const own = await Promise.all(Array.from({ length: 100 }, () => redeem(many.code)));
    expect(own.filter(({ success }) => success)).toHaveLength(1);
    expect(await balance(guest)).toBe(1_000);
  });

  it('whatever is redeemed at once, limits hold and coins are given for each success', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 4 }),
        async (totalLimit, perGuest, guests) => {
          guest += 10;
          const { code } = await campaign([{ kind: 'coins', amount: 1 }], { totalLimit, perGuest });
          const tries = Array.from({ length: 12 }, (_, index) => guest + (index % guests));
          const answers = await Promise.all(tries.map(async (by) => ({ by, ...(await redeem(code, by)) })));
          const good = answers.filter(({ success }) => success);
          expect(good).toHaveLength(Math.min(totalLimit, perGuest * guests));
          for (let by = guest; by < guest + guests; by += 1)
            expect(await balance(by)).toBe(100 * good.filter((one) => one.by === by).length);
          guest += 10;
        },
      ),
      { numRuns: 8 },
    );
  });

  it('that nobody has: after twenty wrong ones in an hour a right one is not told from them', async () => {
    const { code } = await campaign([{ kind: 'coins', amount: 1 }]);
    const { createDispatcher } = await import('#kit/server/dispatch.ts');
    const { testCaller } = await import('#kit/testing/caller.ts');
    const dispatcher = createDispatcher(domain.handlers, { ...kit, limits: kit.limits });
    const caller = testCaller({ accountId: guest, roles: ['guest'], ip: '198.51.100.9' });
    const client = testClient(dispatcher, caller);
    for (let wrong = 0; wrong < 20; wrong += 1)
      expect(await client.mutate(contract.redeemBonusCode, { code: `WRONG${wrong}` })).toMatchObject({
        data: { reason: 'unknown' },
      });
    for (const text of ['WRONG20', code])
      expect(await client.mutate(contract.redeemBonusCode, { code: text })).toMatchObject({
        problem: { code: 'bonus_codes_too_many' },
      });
  });
});

describe('what stands against a code, and changes nothing', () => {
  it.each([
    ['notYet', { validFrom: '2099-01-01' }],
    ['expired', { validTo: '2020-01-01' }],
    ['country', { countries: 'at, ch' }],
    ['mobileAuth', { requireMobileAuth: true }],
    ['vip', { vip: true }],
  ])('%s', async (reason, rules) => {
    const { code } = await campaign([{ kind: 'coins', amount: 1 }], rules);
    expect(await redeem(code)).toEqual({ success: false, reason, bonus: null });
    expect(await balance(guest)).toBe(0);
  });

  it('its conditions are met by a proven mobile number, by VIP and by the country', async () => {
    const rules = { requireMobileAuth: true, vip: true, countries: 'AT' };
    const { code } = await campaign([{ kind: 'coins', amount: 1 }], rules);
    expect(await reasonOf(code, guest, null)).toBe('country');
    world.proven.set(guest, [{ number: '+4930901820', type: 'primaryFixedNumber', at: 1 }]);
    expect(await reasonOf(code, guest, 'AT')).toBe('mobileAuth');
    world.proven.set(guest, [{ number: '+491701234567', type: 'primaryMobileNumber', at: 1 }]);
    expect(await reasonOf(code, guest, 'AT')).toBe('vip');
    vips.add(guest);
    expect(await reasonOf(code, guest, 'AT')).toBe('ok');
  });

  it('who has paid before gets nothing meant for a first top-up', async () => {
    const { code } = await campaign([{ kind: 'topUpPercent', amount: 100 }], { firstPurchaseOnly: true });
    const entries = [
      { account: 'provider:sandbox' as never, amount: -400 },
      { account: `guest:${guest}` as const, amount: 400 },
    ];
    await world.ledger.transfer({ key: `paid:${guest}`, kind: { name: 'topUp' } as never, entries });
    expect(await reasonOf(code)).toBe('firstPurchaseOnly');
    expect(await reasonOf(code, guest + 300)).toBe('ok');
  });

  it('is valid to the end of its last day where the product lives, and rests while it is paused', async () => {
    const { code, campaignId } = await campaign([{ kind: 'coins', amount: 1 }], { perGuest: 5 });
    const last = dayOf(kit.clock.now());
    const got = await ok(office.call(contract.getCampaign, { params: { campaignId } }));
    const { id: _, state: __, benefits: ___, built: ____, ...settings } = got;
    await ok(office.call(contract.changeCampaign, { params: { campaignId }, body: { ...settings, validTo: last } }));
    expect(await reasonOf(code)).toBe('ok');
    const pause = (isPaused: boolean) =>
      ok(office.call(contract.pauseCampaign, { params: { campaignId }, body: { isPaused } }));
    await pause(true);
    expect(await reasonOf(code)).toBe('paused');
    await pause(false);
    const end = (await ok(as(guest).query(contract.bonusCode, { code })))?.config.validTo ?? 0;
    await kit.clock.advance(end - kit.clock.now());
    expect(await reasonOf(code)).toBe('ok');
    await kit.clock.advance(1);
    expect(await reasonOf(code)).toBe('expired');
  });
});

describe('a benefit of a top-up', () => {
  it('waits for the next one, is added once for its order, and stands among what remains until then', async () => {
    const { code } = await campaign([
      { kind: 'topUpPercent', amount: 50 },
      { kind: 'coins', amount: 1 },
    ]);
    expect(await redeem(code)).toMatchObject({ success: true, bonus: { waitsForTopUp: true } });
    expect(await balance(guest)).toBe(100);
    const waits = async (text: string) =>
      (await ok(as(guest).call(contract.hasNotRedeemedInstance, { params: { promoCode: text } })))
        .hasNotRedeemedInstance;
    expect([await waits(code.toLowerCase()), await waits('OTHERCODE')]).toEqual([true, false]);
    expect(await ok(as(guest).query(contract.remainingBonusCodes, {}))).toMatchObject([{ code }]);
    const order = await topUp(1_000);
    await topUp(1_000, guest, order);
    await topUp(1_000);
    // Half of 40 coins, once, besides the coin it brought at once.
    expect(await balance(guest)).toBe(2_100);
    expect(await waits(code)).toBe(false);
    expect(await ok(as(guest).query(contract.remainingOfService, {}))).toEqual([]);
  });

  it('by stages: inclusive, unsorted ones sorted, the highest reached for the whole; below all of them it waits on', async () => {
    const stages = await campaign([{ kind: 'topUpPercentStaggered', steps: '50=25, 20=10' }]);
    await redeem(stages.code);
    await topUp(1_999);
    expect(await balance(guest)).toBe(0);
    await topUp(2_000);
    expect(await balance(guest)).toBe(800);
    guest += 1;
    await redeem(stages.code);
    await topUp(6_000);
    expect(await balance(guest)).toBe(6_000);
  });

  it('one for a top-up, the oldest first; flat ones, and gifts by stages', async () => {
    const flat = await campaign([{ kind: 'topUpFlat', amount: 5 }]);
    const gifts = await campaign([{ kind: 'topUpGiftStaggered', id: '7', steps: '10=1, 30=3' }]);
    await redeem(flat.code);
    await redeem(gifts.code);
    await topUp(3_000);
    expect([await balance(guest), given]).toEqual([500, []]);
    await topUp(3_000);
    expect([await balance(guest), given]).toEqual([500, [{ guestId: guest, giftId: 7, quantity: 3 }]]);
  });

  it('a top-up begun before the end counts a day longer, then it is over', async () => {
    const { code } = await campaign([{ kind: 'topUpFlat', amount: 5 }], { perGuest: 2 });
    await redeem(code);
    await redeem(code);
    await kit.clock.advance(30 * day + 1);
    expect(await ok(as(guest).query(contract.remainingBonusCodes, {}))).toEqual([]);
    await topUp(1_000);
    expect(await balance(guest)).toBe(500);
    await kit.clock.advance(day);
    await topUp(1_000);
    expect(await balance(guest)).toBe(500);
  });

  it('stages hold for any top-up: never more than the highest, monotonous, nothing below the lowest', () => {
    const step = fc.record({ from: fc.nat(10_000), amount: fc.integer({ min: 1, max: 100 }), id: fc.constant(null) });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), fc.nat(12_000), (steps, euroCents) => {
        const reached = contract.stepFor(steps, euroCents);
        const below = steps.filter(({ from }) => from <= euroCents);
        expect(reached === null).toBe(below.length === 0);
        if (reached) expect(reached.from).toBe(Math.max(...below.map(({ from }) => from)));
      }),
    );
  });
});

it('the welcome bonus comes by itself to a guest who proves their address, once, and not to performers', async () => {
  await campaign([{ kind: 'freeMinutes', amount: 5 }], { isWelcome: true });
  const prove = (accountId: number) => told(emailVerified, { accountId, email: 'somebody@example.com' });
  await prove(guest);
  await prove(guest);
  expect(await world.vouchers.look(kit.db, guest, { type: voucherTypes.videoChat })).toMatchObject({ amount: 5 });
  expect(kit.published.filter(({ type }) => type === 'welcomeBonusRedeemed')).toHaveLength(1);
  world.performers.add(guest + 400);
  await prove(guest + 400);
  expect(await world.vouchers.look(kit.db, guest + 400, { type: voucherTypes.videoChat })).toMatchObject({ amount: 0 });
});

describe('operators', () => {
  it('make codes that nobody guesses, each for one use, and hand them out as a file', async () => {
    const { campaignId } = await campaign([{ kind: 'coins', amount: 1 }]);
    await ok(office.call(contract.makeCodes, { params: { campaignId }, body: { count: 2_500 } }));
    const file = await office.call(contract.codeList.export, {
      query: { campaignId: String(campaignId), format: 'csv' },
    });
    expect(file).toMatchObject({ ok: true });
    const { rows } = await kit.db.pool.query('select code, plain from bonus_codes.codes where campaign_id = $1', [
      campaignId,
    ]);
    expect(rows).toHaveLength(2_501);
    const made = rows.filter(({ code }) => /^([2-9A-HJKMNP-Z]{4}-){2}[2-9A-HJKMNP-Z]{4}$/.test(code));
    expect(made).toHaveLength(2_500);
    const [{ code }] = made;
    expect([await reasonOf(code.toLowerCase()), await reasonOf(code, guest + 300)]).toEqual(['ok', 'usedUp']);
  });

  it('read what a campaign cost; what cannot be given or is not whole is refused', async () => {
    const { campaignId, code } = await campaign([{ kind: 'coins', amount: 8 }]);
    await redeem(code);
    const list = await ok(office.call(contract.campaignList.read, { query: {} }));
    expect(list.rows.find(({ id }) => id === campaignId)).toMatchObject({
      redeemed: 1,
      coins: 800,
      costCents: 200,
      codes: 1,
    });
    const params = { campaignId };
    const add = (kind: contract.BenefitKind, amount: number | null, id = '', steps = '') =>
      office.call(contract.addBenefit, { params, body: { kind, amount, id, steps } });
    for (const wrong of [
      add('coins', 0),
      add('messengerGift', 1),
      add('vipSubscription', 367),
      add('topUpPercentStaggered', 5),
      add('topUpPercentStaggered', null, '', '20=x'),
      add('topUpFlatStaggered', null, '', '20=1, 20=2'),
      add('topUpGiftStaggered', null, '', '20=1'),
    ])
      expect(await wrong).toMatchObject({ problem: { code: 'bonus_benefit_wrong' } });
    const body = { code, maxUses: null };
    expect(await office.call(contract.addCode, { params, body })).toMatchObject({
      problem: { code: 'bonus_code_taken' },
    });
    expect(await office.call(contract.addCode, { params, body: { code: 'short', maxUses: null } })).toMatchObject({
      problem: { code: 'bonus_code_too_easy' },
    });
    expect(await office.call(contract.removeBenefit, { params, body: { place: 0 } })).toMatchObject({
      problem: { code: 'bonus_campaign_empty' },
    });
  });
});

it('a kind that two domains give stops what asks for it', async () => {
  const { createExtensions } = await import('#kit/domain/extensions.ts');
  const extensions = createExtensions();
  extensions.add('test', [extend(benefitKinds, { kind: 'coins', give: async () => 0 })]);
  expect(() => kindsOf({ kit: { ...kit, extensions } } as never)).toThrow('Two domains give one kind of benefit.');
});

it('the cost of a campaign counts what every kind is worth, and a code that was opened is told of until it is redeemed', async () => {
  const { campaignId, code } = await world.campaign([
    { kind: 'bonus', amount: 2 },
    { kind: 'freeMinutes', amount: 3 },
    { kind: 'freeMessages', amount: 5 },
    { kind: 'credits', amount: 1 },
    { kind: 'vipSubscription', amount: 10 },
    { kind: 'messengerGift', amount: 2, id: '1002' },
    { kind: 'videoVoucher', amount: 1 },
  ]);
  const guestId = 7_801;
  const told = () => world.domain.openedCode(world.kit.db, guestId);
  expect(await told()).toBeNull();
  expect(await world.as(guestId).query(contract.codeOfService, { code })).toMatchObject({ ok: true });
  expect(await told()).toEqual({ code, isRedeemable: true, countries: [] });
  expect(await world.as(guestId).mutate(contract.redeemOfService, { code })).toMatchObject({ data: { success: true } });
  expect(await told()).toBeNull();
  const list = await ok(office.call(contract.campaignList.read, { query: {} }));
  const row = list.rows.find(({ id }) => id === campaignId);
  // 3 minutes at 3 coins, 5 messages at 0.40, a coin, a third of a month at 30, two gifts at 0.50.
  expect(row).toMatchObject({ coins: 200, worth: 900 + 200 + 100 + 1_000 + 100, costCents: 625 });
});
