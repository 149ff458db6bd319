import { beforeEach, describe, expect, it } from 'vitest';
import { blocksDomain } from '#domains/blocks/server/index.ts';
import { identityDomain } from '#domains/identity/server/index.ts';
import { ledgerDomain } from '#domains/ledger/server/index.ts';
import { fundGuest } from '#domains/ledger/testing/fund.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { salesDomain } from '#domains/sales/server/index.ts';
import { testWorld } from '#kit/testing/world.ts';
import * as contract from '../contract/index.ts';
import { ticketsDomain } from './index.ts';

const minute = 60_000;
/** What the room is told, and who knows whom, as `guest:performer`. */
const room: string[] = [];
const known = new Set<string>();
const live = {
  beginShow: async (_: unknown, actorId: number, showId: number) => void room.push(`begin ${actorId} ${showId}`),
  endShow: async (_: unknown, actorId: number, showId: number) => void room.push(`end ${actorId} ${showId}`),
  leaveShow: async () => undefined,
  openRoomOf: async (_: unknown, actorId: number) => actorId,
  openChatWith: async () => null,
};
const messenger = {
  hasWritten: async (_: unknown, { guestId, actorId }: { guestId: number; actorId: number }) =>
    known.has(`${guestId}:${actorId}`),
};
const {
  kit,
  as: calling,
  domains: { tickets, performers, ledger, blocks, identity },
} = await testWorld(
  {
    ...{ tickets: ticketsDomain, performers: performersDomain, ledger: ledgerDomain, sales: salesDomain },
    ...{ blocks: blocksDomain, identity: identityDomain },
  },
  { instead: { live, messenger }, limitFactor: 1_000 },
);
let mira = 9000;
let guest = 0;
const account = (): Promise<number> =>
  kit.db.transaction((tx) =>
    identity.createAccount(tx, {
      ...{ email: `${crypto.randomUUID()}@vesper.example`, passwordHash: '', roles: ['guest'] },
      ...{ language: 'en', emailVerified: true },
    }),
  );
beforeEach(async () => {
  mira += 1;
  room.length = 0;
  await kit.db.transaction((tx) => performers.create(tx, anActor({ id: mira, name: `Mira${mira}` })));
  guest = await account();
  known.add(`${guest}:${mira}`);
  await fundGuest(ledger, kit.db, guest, 10_000);
});

const as = (accountId: number | null) =>
  calling({ accountId, roles: accountId === mira ? ['performer'] : ['guest'], isProven: true });
const invite = async (given: Partial<contract.PrivateShowPlan> = {}) => {
  const plan = {
    guestId: guest,
    title: 'Songs for you',
    price: 1_000,
    start: kit.clock.now() + 30 * minute,
    minutes: 30,
  };
  const answer = await as(mira).call(contract.inviteToPrivateShow, { body: { ...plan, ...given } });
  return answer.ok ? answer.data.id : answer.problem.code;
};
const invited = async (given: Partial<contract.PrivateShowPlan> = {}): Promise<number> => Number(await invite(given));
const accept = async (id: number, by = guest) => {
  const answer = await as(by).mutate(contract.buyChatTicket, { id, creationType: 'P', price: 1_000 });
  return answer.ok ? (answer.data.errorCode ?? 'bought') : answer.problem.code;
};
const decline = async (id: number, by = guest) => {
  const answer = await as(by).mutate(contract.declinePrivateShow, { id });
  return answer.ok ? 'declined' : answer.problem.code;
};
const seen = async (by: number | null) => {
  const [ofActor, ofAll] = await Promise.all([
    as(by).query(contract.ticketChatList, { modelId: mira }),
    as(by).query(contract.chatShowList, { first: 100 }),
  ]);
  if (!ofActor.ok || !ofAll.ok) throw new Error('not read');
  const hers = ofAll.data.filter(({ actorId }) => actorId === mira);
  expect(hers.map(({ id }) => id)).toEqual(ofActor.data.map(({ id }) => id));
  return ofActor.data;
};
const own = async (id: number) => {
  const answer = await as(mira).call(contract.getOwnShows, {});
  return answer.ok ? answer.data.shows.find((show) => show.id === id) : undefined;
};
const step = async (what: typeof contract.beginShow, showId: number) => {
  const answer = await as(mira).call(what, { params: { showId } });
  return answer.ok ? answer.data.state : answer.problem.code;
};
const pass = async (minutes: number): Promise<void> => {
  await kit.clock.advance(minutes * minute);
  for (const handler of tickets.handlers)
    if (handler.kind === 'job' && handler.operation.name === contract.lookAfterShows.name)
      await handler.run({} as never);
};
const heard = (topic: string, type: string) =>
  kit.published.filter((push) => push.topic === topic && push.type === type).map(({ data }) => data);
const coins = (id = guest) => ledger.balance(kit.db, `guest:${id}`);
const earned = () => ledger.balance(kit.db, `performer:${mira}`);

describe('an invitation to a private show', () => {
  it('reaches its guest at once and is in nobody else’s lists, pushes or answers', async () => {
    const other = await account();
    const show = await invited();
    expect(heard(`guest:${guest}`, 'privateTicketShowInvitation')).toMatchObject([{ id: show, actorId: mira }]);
    const until = kit.clock.now() + 30 * minute;
    expect(await seen(guest)).toMatchObject([{ id: show, canBuy: true, privateUntil: until, price: { value: 1_000 } }]);
    for (const stranger of [null, other]) expect(await seen(stranger)).toEqual([]);
    expect(await accept(show, other)).toBe('show_unknown');
    expect(await decline(show, other)).toBe('not_found');
    const remind = await as(other).mutate(contract.remindOfShow, { id: show, isWanted: true });
    expect(remind).toMatchObject({ problem: { code: 'not_found' } });
    expect(await step(contract.beginShow, show)).toBe('invitation_not_accepted');
    await pass(25);
    expect(await accept(show)).toBe('bought');
    expect(await step(contract.beginShow, show)).toBe('running');
    expect(heard('actors', 'ticketShowChanged').filter((push) => (push as { showId: number }).showId === show)).toEqual(
      [],
    );
    expect(heard(`guest:${guest}`, 'ticketShowChanged')).toMatchObject([{ showId: show, state: 'running' }]);
    const card = await performers.cards(kit.db, [mira], { language: 'en', country: null });
    expect(card[0]).not.toMatchObject({ isCurrentlyTicketShow: true });
    for (const stranger of [null, other]) expect(await seen(stranger)).toEqual([]);
  });

  it('that is accepted costs what it said, once, pays the performer, who hears of it', async () => {
    const show = await invited();
    expect(await Promise.all([accept(show), accept(show)])).toEqual(['bought', 'bought']);
    expect(await coins()).toBe(9_000);
    expect(await earned()).toBeGreaterThan(0);
    expect(await own(show)).toMatchObject({ sold: 1, invitation: { guestId: guest, answer: 'accepted' } });
    expect(heard(`performer:${mira}`, 'privateTicketShowAnswered')).toMatchObject([
      { showId: show, answer: 'accepted' },
    ]);
    expect(await decline(show)).toBe('show_is_over');
    const { rows } = await kit.db.pool.query('select creation_type from tickets.tickets where show_id = $1', [show]);
    expect(rows).toEqual([{ creation_type: 'P' }]);
  });

  it('that is declined, let pass or taken back does not take place, and frees her time', async () => {
    const declined = await invited();
    expect([await decline(declined), await decline(declined)]).toEqual(['declined', 'declined']);
    expect(await accept(declined)).toBe('invitation_over');
    expect(await own(declined)).toMatchObject({ state: 'cancelled', invitation: { answer: 'declined' } });
    const late = await invited();
    await pass(30);
    expect(await accept(late)).toBe('invitation_over');
    expect(await own(late)).toMatchObject({ state: 'cancelled', invitation: { answer: 'expired' } });
    const back = await invited({ start: kit.clock.now() + 50 * 60 * minute });
    expect((await own(back))?.invitation?.until).toBe(kit.clock.now() + 24 * 60 * minute);
    expect(await step(contract.callOffShow, back)).toBe('cancelled');
    expect(await own(back)).toMatchObject({ invitation: { answer: 'withdrawn' } });
    expect(await seen(guest)).toEqual([]);
    expect(await coins()).toBe(10_000);
  });

  it('that is given back after it was accepted calls the show off, with everything paid back', async () => {
    const show = await invited({ start: kit.clock.now() + 180 * minute });
    await accept(show);
    expect(await as(guest).mutate(contract.removeChatTicket, { id: show })).toMatchObject({
      data: { errorCode: null },
    });
    expect([await coins(), await earned()]).toEqual([10_000, 0]);
    expect(await own(show)).toMatchObject({ state: 'cancelled', sold: 0, invitation: { answer: 'declined' } });
  });

  it.each([
    ['called off', async (show: number) => void (await step(contract.callOffShow, show)), 10_000],
    ['not begun in time', () => pass(46), 10_000],
    [
      'broken off after a third',
      async (show: number) => {
        await pass(30);
        await step(contract.beginShow, show);
        await pass(10);
        await step(contract.endShow, show);
      },
      9_667,
    ],
  ])('that is %s pays back as every show does', async (_, happen, left) => {
    const show = await invited();
    await accept(show);
    await happen(show);
    expect(await coins()).toBe(left);
    if (left === 10_000) expect(await earned()).toBe(0);
  });

  it('goes to guests she knows alone, one at a time, at a time that is free, in words that may be said', async () => {
    const stranger = await account();
    expect(await invite({ guestId: stranger })).toBe('guest_not_invitable');
    expect(await invite({ guestId: 999_999 })).toBe('guest_not_invitable');
    expect(await invite({ guestId: mira })).toBe('guest_not_invitable');
    expect(await invite({ title: 'lolita' })).toBe('word_refused');
    expect(await invite({ start: kit.clock.now() })).toBe('show_time_bounds');
    const show = await invited();
    expect(await invite({ start: kit.clock.now() + 120 * minute })).toBe('invitation_open');
    known.add(`${stranger}:${mira}`);
    expect(await invite({ guestId: stranger })).toBe('show_time_taken');
    await kit.db.transaction((tx) => blocks.block(tx, mira, stranger));
    expect(await invite({ guestId: stranger, start: kit.clock.now() + 120 * minute })).toBe('guest_not_invitable');
    await kit.db.transaction((tx) => blocks.block(tx, mira, guest));
    expect(await accept(show)).toBe('blocked');
    expect(await seen(guest)).toEqual([]);
    expect(await coins()).toBe(10_000);
  });
});

it('a ticket by hand costs nothing, pays nothing back, is had once, and cannot be bought as such', async () => {
  const nothing = { de: '', en: '', nl: '', es: '' };
  const planned = await as(mira).call(contract.planShow, {
    body: {
      ...{ title: { ...nothing, en: 'An hour of piano' }, description: nothing, postBuyInfo: nothing },
      ...{ price: 1_000, latePrice: null, start: kit.clock.now() + 120 * minute, goal: null },
      ...{ minutes: 60, letsLateIn: true, promoCode: null },
    },
  });
  const showId = planned.ok ? planned.data.id : 0;
  expect(await as(guest).mutate(contract.buyChatTicket, { id: showId, creationType: 'M' })).toMatchObject({
    data: { errorCode: 'by_hand_only' },
  });
  const give = (guestId = guest) => as(mira).call(contract.giveTicket, { params: { showId }, body: { guestId } });
  expect(await give(await account())).toMatchObject({ problem: { code: 'guest_not_invitable' } });
  for (const _ of [1, 2]) expect(await give()).toMatchObject({ data: { sold: 1, earned: 0 } });
  expect(await seen(guest)).toMatchObject([{ id: showId, isBought: true }]);
  await step(contract.callOffShow, showId);
  expect([await coins(), await earned()]).toEqual([10_000, 0]);
});
