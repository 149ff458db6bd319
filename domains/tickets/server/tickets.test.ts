import { beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { accessDomain, accountClosings } from '#domains/access/server/index.ts';
import { blocksDomain } from '#domains/blocks/server/index.ts';
import { owesCoins } from '#domains/ledger/contract/index.ts';
import { ledgerDomain } from '#domains/ledger/server/index.ts';
import { fundGuest } from '#domains/ledger/testing/fund.ts';
import { performerStopped } from '#domains/live/contract/events.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { salesDomain } from '#domains/sales/server/index.ts';
import { defineProblem, Problem } from '#kit/contract/problem.ts';
import { extend } from '#kit/domain/extensions.ts';
import { testWorld } from '#kit/testing/world.ts';
import * as contract from '../contract/index.ts';
import { ticketsDomain } from './index.ts';

const minute = 60_000;
/** What the room is told, in order. */
const room: string[] = [];
/** Who is not live. */
const offAir = new Set<number>();
const live = {
  beginShow: async (_: unknown, actorId: number, showId: number) => void room.push(`begin ${actorId} ${showId}`),
  endShow: async (_: unknown, actorId: number, showId: number) => void room.push(`end ${actorId} ${showId}`),
  leaveShow: async (_: unknown, actorId: number, guestId: number) => void room.push(`leave ${actorId} ${guestId}`),
  openRoomOf: async (_: unknown, actorId: number) => (offAir.has(actorId) ? null : actorId),
};
const messenger = { hasWritten: async () => false };
const {
  kit,
  as: calling,
  domains: { tickets, performers, ledger, blocks },
} = await testWorld(
  {
    tickets: ticketsDomain,
    performers: performersDomain,
    ledger: ledgerDomain,
    sales: salesDomain,
    blocks: blocksDomain,
    access: accessDomain,
  },
  { instead: { live, messenger } },
);
let mira = 9000;
let guest = 100;
kit.events.subscribe(tickets.handlers);
beforeEach(async () => {
  mira += 1;
  guest += 10;
  room.length = 0;
  await kit.db.transaction((tx) =>
    performers.create(tx, anActor({ id: mira, name: `Mira${mira}`, bannedCountryCodes: ['CH'] })),
  );
});

const as = (accountId: number | null, country: string | null = null) =>
  calling({
    accountId,
    roles: accountId !== null && accountId > 8000 ? ['performer'] : ['guest'],
    country,
    isProven: true,
  });
const words = (en: string) => ({ de: '', en, nl: '', es: '' });
const planOf = (given: Partial<z.input<typeof contract.planShow.body>> = {}) => ({
  ...{ title: words('An hour of piano'), description: words('By candlelight'), postBuyInfo: words('Bring headphones') },
  ...{ price: 1000, latePrice: null, start: kit.clock.now() + 120 * minute, goal: null, minutes: 60, letsLateIn: true },
  promoCode: null,
  ...given,
});
async function plan(given: Parameters<typeof planOf>[0] = {}): Promise<number> {
  const planned = await as(mira).call(contract.planShow, { body: planOf(given) });
  if (!planned.ok) throw new Error(planned.problem.code);
  return planned.data.id;
}
const fund = (id: number, coins = 10_000) => fundGuest(ledger, kit.db, id, coins);
async function buy(id: number, showId: number, given: object = {}, country: string | null = null) {
  const answer = await as(id, country).mutate(contract.buyChatTicket, { id: showId, ...given });
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data;
}
async function giveBack(id: number, showId: number) {
  const answer = await as(id).mutate(contract.removeChatTicket, { id: showId });
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data;
}
const coins = (id: number) => ledger.balance(kit.db, `guest:${id}`);
const earned = () => ledger.balance(kit.db, `performer:${mira}`);
const listed = async (id: number | null, country: string | null = null) => {
  const answer = await as(id, country).query(contract.ticketChatList, { modelId: mira });
  return answer.ok ? answer.data : [];
};
const step = (what: typeof contract.beginShow, showId: number, by = mira) => as(by).call(what, { params: { showId } });
const pass = (minutes: number) => kit.clock.advance(minutes * minute);
const beginAnnounced = async (showId: number): Promise<void> => {
  for (const handler of tickets.handlers)
    if (handler.kind === 'job' && handler.operation.name === contract.beginAnnounced.name)
      await handler.run({ showId } as never);
};
const lookAfter = async (): Promise<void> => {
  for (const handler of tickets.handlers)
    if (handler.kind === 'job' && handler.operation.name === contract.lookAfterShows.name)
      await handler.run({} as never);
};

describe('a ticket', () => {
  it('is bought once, is the guest’s from then on, and pays the performer', async () => {
    const show = await plan();
    await fund(guest);
    expect(await listed(guest)).toMatchObject([{ id: show, isBought: false, canBuy: true, price: { value: 1000 } }]);
    const [one, other] = await Promise.all([buy(guest, show), buy(guest, show)]);
    expect(one).toMatchObject({ success: true, errorCode: null, show: { isBought: true, canBuy: false } });
    expect(other.ticketId).toBe(one.ticketId);
    expect(await coins(guest)).toBe(9000);
    expect(await earned()).toBeGreaterThan(0);
    expect((await listed(guest))[0]?.postBuyInfo.en).toBe('Bring headphones');
    expect((await listed(null))[0]?.postBuyInfo.en).toBe('');
  });

  it('goes back whole until an hour before the show, and can be bought anew', async () => {
    const show = await plan();
    await fund(guest);
    await buy(guest, show);
    expect(await giveBack(guest, show)).toMatchObject({ success: true, show: { isBought: false } });
    expect([await coins(guest), await earned()]).toEqual([10_000, 0]);
    expect(await giveBack(guest, show)).toMatchObject({ success: false, errorCode: 'no_ticket' });
    await buy(guest, show);
    await pass(61);
    expect(await giveBack(guest, show)).toMatchObject({ errorCode: 'too_late_to_return' });
    expect(await coins(guest)).toBe(9000);
  });

  it('is refused with a code that says why, and costs nothing then', async () => {
    const show = await plan({ letsLateIn: false });
    const codes = async (id: number, given: object = {}, country: string | null = null) =>
      (await buy(id, show, given, country)).errorCode;
    expect(await codes(guest)).toBe('not_enough_coins');
    await fund(guest);
    expect(await codes(guest, { price: 999 })).toBe('price_changed');
    expect(await codes(guest, { start: 5 })).toBe('price_changed');
    expect(await codes(guest, { modelId: mira + 1 })).toBe('show_unknown');
    expect(await codes(guest, { promoCode: 'NOPE' })).toBe('promo_code_unknown');
    expect(await codes(guest, {}, 'CH')).toBe('show_unknown');
    expect(await codes(mira)).toBe('own_show');
    expect((await buy(guest, 999_999)).errorCode).toBe('show_unknown');
    const [blocked, late] = [guest + 1, guest + 2];
    await fund(late);
    await kit.db.transaction((tx) => blocks.block(tx, mira, blocked));
    expect(await codes(blocked)).toBe('blocked');
    expect(await listed(blocked)).toEqual([]);
    await pass(115);
    await step(contract.beginShow, show);
    expect(await codes(late)).toBe('too_late_to_enter');
    await pass(30);
    await step(contract.endShow, show);
    expect(await codes(late)).toBe('show_over');
    expect([await coins(guest), await coins(late)]).toEqual([10_000, 10_000]);
  });

  it('is refused in the words of whoever keeps the money, with their code', async () => {
    const show = await plan();
    await fund(guest);
    const told = { en: 'You are on a break.', de: 'Du machst Pause.', nl: 'Pauze.', es: 'Pausa.' };
    const closed = new Map<number, Problem>([
      [guest, new Problem(defineProblem('spending_on_break', 403, told))],
      [guest + 1, new Problem(owesCoins)],
      [guest + 2, new Problem(defineProblem('some_other_rule', 403, told))],
    ]);
    kit.extensions.add('test', [
      extend(accountClosings, async (_, id) => {
        const problem = closed.get(id);
        return problem ? { why: 'onBreak', problem } : null;
      }),
    ]);
    expect(await buy(guest, show)).toMatchObject({ success: false, errorCode: 'on_break', reason: told.en });
    expect(await buy(guest + 1, show)).toMatchObject({ errorCode: 'coins_owed', reason: owesCoins.title.en });
    expect(await buy(guest + 2, show)).toMatchObject({ errorCode: 'refused', reason: told.en });
    expect(await coins(guest)).toBe(10_000);
  });

  it('costs more near the start where she says so, and less with a code as long as it lasts', async () => {
    const show = await plan({
      price: 1000,
      latePrice: 1500,
      lateMinutes: 60,
      promoCode: 'piano',
      promoPercent: 50,
      promoMost: 1,
    });
    for (const id of [guest, guest + 1, guest + 2]) await fund(id);
    const [first] = await listed(guest);
    expect(first?.nextPrice).toMatchObject({ value: 1500 });
    const outcomes = await Promise.all([guest, guest + 1].map((id) => buy(id, show, { promoCode: 'Piano' })));
    expect(outcomes.map(({ errorCode }) => errorCode).sort()).toEqual(['promo_code_used_up', null].sort());
    expect((await coins(guest)) + (await coins(guest + 1))).toBe(19_500);
    await pass(61);
    expect(await buy(guest + 2, show, { price: 1000 })).toMatchObject({ errorCode: 'price_changed' });
    await buy(guest + 2, show, { price: 1500 });
    expect(await coins(guest + 2)).toBe(8500);
  });
});

describe('a show', () => {
  it('begins near its time, lets its tickets in, and ends by itself', async () => {
    const show = await plan();
    await fund(guest);
    await buy(guest, show);
    expect(await step(contract.beginShow, show)).toMatchObject({ problem: { code: 'show_too_early' } });
    await pass(112);
    expect(await step(contract.beginShow, show)).toMatchObject({ data: { state: 'running' } });
    expect(room).toEqual([`begin ${mira} ${show}`]);
    expect(await listed(guest)).toMatchObject([{ hasStarted: true, isBought: true }]);
    await pass(61);
    await lookAfter();
    expect(room.at(-1)).toBe(`end ${mira} ${show}`);
    expect(await coins(guest)).toBe(9000);
    expect(await listed(guest)).toEqual([]);
  });

  it('is announced in the room a minute before, and begins by itself then; not where nobody is on air', async () => {
    const show = await plan();
    await fund(guest);
    expect(await step(contract.announceShow, show)).toMatchObject({ problem: { code: 'show_too_early' } });
    await pass(112);
    offAir.add(mira);
    expect(await step(contract.announceShow, show)).toMatchObject({ problem: { code: 'not_live' } });
    offAir.delete(mira);
    const beginsAt = kit.clock.now() + 60_000;
    for (const _ of [1, 2]) expect(await step(contract.announceShow, show)).toMatchObject({ data: { beginsAt } });
    expect(await listed(guest)).toMatchObject([{ beginsAt, beginsIn: 60_000, canBuy: true, hasStarted: false }]);
    await buy(guest, show, { creationType: 'P' });
    await pass(1);
    await beginAnnounced(show);
    expect(room).toEqual([`begin ${mira} ${show}`]);
    expect(await listed(guest)).toMatchObject([{ beginsAt: null, hasStarted: true }]);
    // Again, and after its end: nothing more happens.
    await beginAnnounced(show);
    await step(contract.endShow, show);
    await beginAnnounced(show);
    expect(room).toEqual([`begin ${mira} ${show}`, `end ${mira} ${show}`]);
  });

  it.each([
    ['called off', 10_000, async (show: number) => void (await step(contract.callOffShow, show))],
    [
      'not begun fifteen minutes after its time',
      10_000,
      async () => {
        await pass(134);
        await lookAfter();
        expect(await coins(guest)).toBe(9000);
        await pass(2);
        await lookAfter();
      },
    ],
    [
      'broken off by her in its middle',
      9500,
      async (show: number) => {
        await pass(120);
        await step(contract.beginShow, show);
        await pass(30);
        await step(contract.endShow, show);
      },
    ],
    [
      'broken off by her line after a quarter',
      9750,
      async (show: number) => {
        await pass(120);
        await step(contract.beginShow, show);
        await pass(15);
        await kit.db.transaction((tx) => tx.emit(performerStopped, { actorId: mira, at: 0 }));
        await kit.events.drain();
      },
    ],
    [
      'ended five minutes early',
      9000,
      async (show: number) => {
        await pass(120);
        await step(contract.beginShow, show);
        await pass(55);
        await step(contract.endShow, show);
      },
    ],
  ])('that is %s leaves a guest with %i of 10000', async (_, left, happens) => {
    const show = await plan();
    await fund(guest);
    await buy(guest, show);
    await happens(show);
    expect(await coins(guest)).toBe(left);
    // Once: nothing goes back twice, and nobody buys after it.
    await lookAfter();
    expect(await step(contract.callOffShow, show)).toMatchObject({ problem: { code: 'show_is_over' } });
    expect((await buy(guest + 1, show)).success).toBe(false);
    expect(await coins(guest)).toBe(left);
    const { rows } = await kit.db.pool.query('select sum(balance)::int as sum from ledger.accounts');
    expect(rows[0]?.sum).toBe(0);
  });

  it('with a goal has a time once enough have bought', async () => {
    const show = await plan({ start: null, goal: 2 });
    for (const id of [guest, guest + 1]) await fund(id);
    await buy(guest, show);
    expect(await listed(guest)).toMatchObject([{ start: null, goal: 2, sold: 1 }]);
    expect(await step(contract.beginShow, show)).toMatchObject({ problem: { code: 'show_too_early' } });
    expect((await buy(guest + 1, show)).show).toMatchObject({ start: kit.clock.now() + 15 * minute, sold: 2 });
    await pass(6);
    expect(await step(contract.beginShow, show)).toMatchObject({ ok: true });
  });

  it('does not begin while another one of hers is on, and has sold nothing once it is called off', async () => {
    const on = await plan({ start: kit.clock.now() + 10 * minute });
    const next = await plan({ start: null, goal: 1 });
    await fund(guest);
    await buy(guest, next);
    await step(contract.beginShow, on);
    await pass(6);
    expect(await step(contract.beginShow, next)).toMatchObject({ problem: { code: 'another_show_runs' } });
    expect(await step(contract.callOffShow, next)).toMatchObject({ data: { state: 'cancelled', sold: 0 } });
  });

  it('is refused without words, at no time, over another one, and to who is not its own', async () => {
    const tried = async (given: Parameters<typeof planOf>[0]) => {
      const answer = await as(mira).call(contract.planShow, { body: planOf(given) });
      return answer.ok ? null : answer.problem.code;
    };
    expect(await tried({ title: words('') })).toBe('show_needs_title');
    // A form shows the sentence at its field.
    expect(await as(mira).call(contract.planShow, { body: planOf({ title: words('') }) })).toMatchObject({
      problem: { errors: [{ field: 'body.title', message: contract.showNeedsTitle.title.en }] },
    });
    expect(await tried({ start: kit.clock.now() })).toBe('show_time_bounds');
    expect(await tried({ start: null, goal: null })).toBe('show_time_bounds');
    expect(await tried({ latePrice: 500 })).toBe('late_below_price');
    const show = await plan();
    expect(await tried({ start: kit.clock.now() + 150 * minute })).toBe('show_time_taken');
    expect(await step(contract.callOffShow, show, 8888)).toMatchObject({ problem: { code: 'not_found' } });
  });
});
