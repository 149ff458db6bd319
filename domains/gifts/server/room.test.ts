import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RouteOutput } from '#kit/contract/operations.ts';
import { proveResource } from '#kit/testing/prove-resource.ts';
import * as contract from '../contract/index.ts';
import { mira, openGiftShop } from '../testing/shop.ts';
import { afterGift } from './giving/goals.ts';

const shop = await openGiftShop();
const { kit, as, fund, coins, chats, room } = shop;
const rose = 1002;
const key = (): string => crypto.randomUUID();
const studio = as(mira.id, { roles: ['performer'] });

/** A guest with coins and a chat in the room. */
async function inRoom(guestId: number, { isPublic = true, muted = false, money = 5000 } = {}): Promise<number> {
  await fund(guestId, money);
  chats.set(guestId, {
    chatId: guestId * 10,
    roomId: room.id ?? 0,
    chatType: 'FREECHAT',
    isPublic,
    muted,
    watchedChatId: null,
  });
  return guestId;
}
const tip = (
  guestId: number,
  more: Partial<{
    coins: number;
    menuItemId: number;
    inRoom: boolean;
    words: string;
    key: string;
    actorId: number;
  }> = {},
) => as(guestId).call(contract.giveTip, { body: { actorId: mira.id, coins: 300, inRoom: true, key: key(), ...more } });
const give = (
  guestId: number,
  more: Partial<{ quantity: number; shown: number; inRoom: boolean; words: string }> = {},
) => {
  const { quantity = 1, shown = 100 * quantity, ...rest } = more;
  return as(guestId).call(contract.giveGifts, {
    body: { actorId: mira.id, gifts: [{ giftId: rose, quantity }], inRoom: true, shown, key: key(), ...rest },
  });
};
const seenBy = async (guestId: number | null, country?: string) => {
  const answer = await as(guestId, { ...(country ? { country } : {}) }).call(contract.getRoomGiving, {
    params: { actorId: mira.id },
  });
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data;
};
const showAs = (guestId: number, visibility: contract.GivingVisibility) =>
  as(guestId).call(contract.setGivingVisibility, { body: { visibility } });
const heard = (topic: string, type: string) =>
  kit.published.filter((push) => push.topic === topic && push.type === type).map(({ data }) => data);
const setGoal = (more: Partial<{ words: string; reward: string; coins: number; repeats: boolean }> = {}) =>
  studio.call(contract.setRoomGoal, {
    body: { words: 'A song', reward: 'I sing it', coins: 1000, repeats: false, ...more },
  });
const menu = async (...items: { id: number | null; coins: number; words: string }[]) => {
  const answer = await studio.call(contract.setTipMenu, { body: { items } });
  return answer.ok ? answer.data.menu : [];
};
const received = async () => {
  const answer = await studio.call(contract.getStudioGiving, {});
  return (answer.ok ? answer.data : null) as RouteOutput<typeof contract.getStudioGiving>;
};

describe('what is given in a show', () => {
  it('is seen by everybody in the room, with the name only of who wants it, and by the performer with it', async () => {
    await inRoom(1);
    expect(await give(1, { words: 'Lovely song' })).toMatchObject({ ok: true, data: { paid: 100 } });
    expect((await seenBy(null)).latest[0]).toMatchObject({
      from: '',
      words: 'Lovely song',
      gifts: [{ giftId: rose, quantity: 1 }],
    });
    expect((await received()).received[0]).toMatchObject({ from: 'Guest1' });
    await showAs(1, 'named');
    await tip(1);
    expect((await seenBy(null)).latest.map(({ from }) => from)).toEqual(['Guest1', '']);
    expect((await seenBy(null)).top).toEqual([{ name: 'Guest1', coins: 300 }]);
    expect(heard(`gifts:${mira.id}`, 'roomGiven').at(-1)).toMatchObject({
      given: { kind: 'tip', coins: 300, from: 'Guest1' },
    });
  });

  it('of a private chat is the two sides’ alone, and of who is invisible not even the performer knows who it was', async () => {
    await inRoom(2, { isPublic: false });
    const before = heard(`gifts:${mira.id}`, 'roomGiven').length;
    await give(2);
    expect(heard('guest:2', 'roomGiven')).toHaveLength(1);
    await inRoom(3);
    await showAs(3, 'invisible');
    await tip(3);
    expect(heard(`gifts:${mira.id}`, 'roomGiven')).toHaveLength(before);
    const others = await seenBy(4);
    expect(others.latest.every(({ coins: paid, from }) => from !== 'Guest2' && from !== 'Guest3' && paid > 0)).toBe(
      true,
    );
    expect((await seenBy(2)).latest).toHaveLength(others.latest.length + 1);
    expect((await received()).received[0]).toMatchObject({ from: '', coins: 300 });
  });

  it('of a private chat is seen by its voyeurs, without the name unless its guest wants it, and of no other chat', async () => {
    await inRoom(70, { isPublic: false });
    await inRoom(72, { isPublic: false });
    const watches = { roomId: room.id ?? 0, chatType: 'VOYEUR_CHAT', isPublic: false, muted: false } as const;
    chats.set(71, { ...watches, chatId: 710, watchedChatId: 700 });
    await give(70);
    expect(heard('guest:71', 'roomGiven')).toMatchObject([{ given: { from: '', gifts: [{ giftId: rose }] } }]);
    const sendId = (await seenBy(71)).latest[0]?.sendId;
    expect(sendId).toBe((await seenBy(70)).latest[0]?.sendId);
    await showAs(70, 'named');
    await give(70);
    expect((await seenBy(71)).latest[0]).toMatchObject({ from: 'Guest70' });
    // Somebody else's private chat, and who wants to be invisible, are not theirs to see.
    await give(72);
    await showAs(70, 'invisible');
    await give(70);
    expect(heard('guest:71', 'roomGiven')).toHaveLength(2);
    expect((await seenBy(71)).latest[0]).toMatchObject({ from: 'Guest70' });
    chats.delete(71);
    expect((await seenBy(71)).latest.map((one) => one.sendId)).not.toContain(sendId);
  });

  it('is refused to who left the room, is not shown to a country the performer is hidden from, and words of who is muted are', async () => {
    await fund(5, 1000);
    expect(await tip(5)).toMatchObject({ problem: { code: 'not_in_room' } });
    await inRoom(6, { muted: true });
    expect(await give(6, { words: 'Hello' })).toMatchObject({ problem: { code: 'muted_in_room' } });
    expect(await give(6)).toMatchObject({ ok: true });
    expect(await give(6, { words: 'a schoolgirl' })).toMatchObject({ problem: { code: 'word_refused' } });
    await expect(seenBy(6, 'CH')).rejects.toThrow('actor_not_found');
    const abroad = as(6, { country: 'CH' });
    const body = { actorId: mira.id, coins: 100, inRoom: false, key: key() };
    expect(await abroad.call(contract.giveTip, { body })).toMatchObject({ problem: { code: 'actor_not_found' } });
    expect(await kit.topics.get('gifts')?.may({ country: 'CH' } as never, String(mira.id))).toBe(false);
  });

  it('on a profile reaches the performer, and no room', async () => {
    await fund(7, 1000);
    const before = (await seenBy(7)).latest.length;
    expect(await tip(7, { inRoom: false })).toMatchObject({ ok: true });
    expect((await seenBy(7)).latest).toHaveLength(before);
    expect((await received()).received[0]).toMatchObject({ from: 'Guest7', kind: 'tip' });
  });
});

describe('a tip', () => {
  it('from the menu costs what stands there, is refused when that rose or is gone, and is paid once', async () => {
    await inRoom(10, { money: 1000 });
    const [song] = await menu({ id: null, coins: 200, words: 'A song' }, { id: null, coins: 500, words: 'A wave' });
    const same = key();
    const asked = { menuItemId: song?.id ?? 0, coins: 200, key: same };
    const tips = await Promise.all([tip(10, asked), tip(10, asked), tip(10, asked)]);
    expect(tips).toMatchObject(Array(3).fill({ ok: true, data: { paid: 200, given: { words: 'A song' } } }));
    expect(await coins(10)).toBe(800);
    expect(await tip(10, { ...asked, coins: 300 })).toMatchObject({ problem: { code: 'key_used_otherwise' } });
    await menu({ id: song?.id ?? 0, coins: 400, words: 'A song' });
    expect(await tip(10, { menuItemId: song?.id ?? 0, coins: 200 })).toMatchObject({
      problem: { code: 'price_changed', data: { price: 400 } },
    });
    await menu();
    expect(await tip(10, { menuItemId: song?.id ?? 0, coins: 400 })).toMatchObject({
      problem: { code: 'tip_item_missing' },
    });
    expect(await tip(10, { coins: 5000 })).toMatchObject({ problem: { code: 'not_enough_coins' } });
    expect(await tip(10, { coins: 50 })).toMatchObject({ problem: { code: 'invalid_input' } });
    expect(await coins(10)).toBe(800);
  });
});

describe('a goal', () => {
  it('comes closer with what is given, twenty at once too, is reached once and says when', async () => {
    await setGoal({ coins: 1000 });
    const guests = await Promise.all(Array.from({ length: 20 }, (_, index) => inRoom(100 + index)));
    await Promise.all(guests.map((guestId) => tip(guestId, { coins: 100 })));
    const { goal } = await seenBy(null);
    expect(goal).toMatchObject({ raised: 2000, timesReached: 1, target: 1000 });
    expect(goal?.reachedAt).toBe(kit.clock.now());
    await tip(100, { inRoom: false });
    expect((await seenBy(null)).goal).toMatchObject({ raised: 2000 });
  });

  it('that repeats begins again with what was given beyond it, and one that is ended is shown no more', async () => {
    const set = await setGoal({ coins: 1000, repeats: true });
    const goalId = set.ok ? set.data.goal.id : 0;
    await tip(100, { coins: 2300 });
    expect((await seenBy(null)).goal).toMatchObject({ raised: 300, timesReached: 2 });
    await as(500, { roles: ['performer'] }).call(contract.endRoomGoal, { body: { goalId } });
    expect((await seenBy(null)).goal).not.toBeNull();
    await studio.call(contract.endRoomGoal, { body: { goalId } });
    expect((await seenBy(null)).goal).toBeNull();
    expect(await setGoal({ words: 'lolita' })).toMatchObject({ problem: { code: 'word_refused' } });
  });

  it('never loses or makes a coin: what was raised and what was reached are what was given', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 5000 }),
        fc.boolean(),
        fc.array(fc.integer({ min: 1, max: 20_000 }), { maxLength: 40 }),
        (target, repeats, gifts) => {
          let goal = { target, repeats, raised: 0, timesReached: 0 };
          let news = 0;
          for (const gift of gifts) {
            const { isReachedNow, ...after } = afterGift(goal, gift);
            if (isReachedNow) news += 1;
            goal = after;
          }
          const sum = gifts.reduce((all, one) => all + one, 0);
          expect(repeats ? goal.raised + goal.timesReached * target : goal.raised).toBe(sum);
          expect(goal.timesReached).toBe(repeats ? Math.floor(sum / target) : sum >= target ? 1 : 0);
          expect(news > 0).toBe(goal.timesReached > 0);
        },
      ),
    ));
});

describe('a wish', () => {
  it('counts what was given of it, keeps that when the list changes, and is shown in the guest’s language', async () => {
    const set = (...wishes: { giftId: number; wanted: number }[]) =>
      studio.call(contract.setWishes, { body: { wishes } });
    await set({ giftId: rose, wanted: 3 }, { giftId: 1108, wanted: 1 });
    await inRoom(20);
    await give(20, { quantity: 2 });
    await set({ giftId: 1108, wanted: 1 }, { giftId: rose, wanted: 5 });
    const wishes = await as(null).query(contract.actorWishes, { actorId: mira.id });
    expect(wishes).toMatchObject({
      data: [
        { gift: { name: 'Cake' }, received: 0 },
        { gift: { name: 'Rose' }, wanted: 5, received: 2 },
      ],
    });
    expect(await set({ giftId: 77, wanted: 1 })).toMatchObject({ problem: { code: 'gift_missing' } });
  });
});

describe('a reaction', () => {
  const react = (guestId: number, more: Partial<{ imageId: number; message: string }> = {}) =>
    as(guestId).mutate(contract.addLiveReaction, { referenceType: 'actor', referenceId: mira.id, imageId: 1, ...more });
  const latest = () => as(null).query(contract.liveReactions, { referenceType: 'actor', referenceId: mira.id });

  it('floats for everybody in the room and costs nothing; a minute later it is told no more', async () => {
    await inRoom(30, { money: 0 });
    expect(await react(30, { imageId: 3, message: 'Wow' })).toMatchObject({
      ok: true,
      data: { imageUrl: '/rest/v1/gifts/picture/reaction-3' },
    });
    expect(heard(`gifts:${mira.id}`, 'liveReaction').at(-1)).toMatchObject({ imageId: 3, message: 'Wow' });
    expect(await latest()).toMatchObject({ data: [{ imageId: 3 }] });
    await kit.clock.advance(61_000);
    expect(await latest()).toMatchObject({ data: [] });
  });

  it('of a private chat reaches its two sides alone, and is refused outside of the room, to who is blocked, and with words to who is muted', async () => {
    await inRoom(31, { isPublic: false });
    const before = heard(`gifts:${mira.id}`, 'liveReaction').length;
    await react(31);
    expect(heard(`gifts:${mira.id}`, 'liveReaction')).toHaveLength(before);
    expect(heard('guest:31', 'liveReaction')).toHaveLength(1);
    expect(await latest()).toMatchObject({ data: [] });
    expect(await react(32)).toMatchObject({ problem: { code: 'not_in_room' } });
    await inRoom(33, { muted: true });
    expect(await react(33, { message: 'Hi' })).toMatchObject({ problem: { code: 'muted_in_room' } });
    expect(await react(33)).toMatchObject({ ok: true });
    shop.blocked.add(33);
    expect(await react(33)).toMatchObject({ problem: { code: 'not_welcome' } });
  });
});

const act = fc.oneof(
  fc.record({
    of: fc.constantFrom('tip', 'give'),
    guestId: fc.integer({ min: 900, max: 903 }),
    coins: fc.constantFrom(100, 700, 1500),
  }),
  fc.record({
    of: fc.constantFrom('goal', 'end', 'menu'),
    guestId: fc.constant(900),
    coins: fc.constantFrom(500, 1000),
  }),
);
async function run({ of, guestId, coins: amount }: { of: string; guestId: number; coins: number }) {
  if (of === 'tip') return tip(guestId, { coins: amount });
  if (of === 'give') return give(guestId);
  if (of === 'goal') return setGoal({ coins: amount, repeats: amount === 500 });
  if (of === 'menu') return menu({ id: null, coins: amount, words: 'A wave' });
  const { goal } = await seenBy(null);
  return studio.call(contract.endRoomGoal, { body: { goalId: goal?.id ?? 1 } });
}
const open = async () => {
  for (const guestId of [900, 901, 902, 903]) await inRoom(guestId, { isPublic: guestId !== 903, money: 20_000 });
  await showAs(901, 'named');
  await showAs(902, 'invisible');
  return { key: mira.id, published: () => kit.published, run };
};

it(
  'a room shows what is given in it as a new page would',
  () =>
    proveResource(contract.roomGiving, {
      commands: act,
      open: async () => ({ ...(await open()), fetch: () => seenBy(null) }),
    }),
  60_000,
);

it(
  'the studio shows what was given as a new page would',
  () =>
    proveResource(contract.studioGiving, { commands: act, open: async () => ({ ...(await open()), fetch: received }) }),
  60_000,
);
