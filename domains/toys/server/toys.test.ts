import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { getRoomGiving, setRoomGoal } from '#domains/gifts/contract/index.ts';
import { performerStopped } from '#domains/live/contract/events.ts';
import * as contract from '../contract/index.ts';
import { openToyRoom } from '../testing/toy-room.ts';
import { standardSetup } from './toy-gifts.ts';

const room = await openToyRoom();
const { kit, as, say, coins, earned, heard } = room;
const [breeze, ripple, surge] = contract.toyGifts;
let mira = 9_000;
let guest = 100;
let lineId = randomUUID();

beforeEach(async () => {
  mira += 1;
  guest += 10;
  lineId = randomUUID();
  await room.performer(mira);
  await room.guest(guest, mira);
});

const connect = (by = lineId, take = false) => say(mira, contract.toyLine, { lineId: by, state: 'ready', take });
const lose = () => say(mira, contract.toyLine, { lineId, state: 'gone' });
const set = (more: Partial<contract.ToySetup> = {}) =>
  as(mira).call(contract.setToySetup, { body: { ...standardSetup, ...more } });
async function play(by = guest, giftId: number | null = breeze, more: object = {}, country: string | null = null) {
  const body = { actorId: mira, giftId, shown: 100_000, key: randomUUID(), ...more };
  const answer = await as(by, country).call(contract.playToy, { body });
  return answer.ok ? answer.data.play : answer.problem.code;
}
const played = (playId: number, isWhole = true, by = lineId) =>
  say(mira, contract.toyPlayed, { lineId: by, playId, isWhole });
const seen = async (by: number | null = guest, country: string | null = null) => {
  const answer = await as(by, country).call(contract.getToyRoom, { params: { actorId: mira } });
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data;
};
const studio = async () => {
  const answer = await as(mira).call(contract.getStudioToy, {});
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data;
};
const idOf = (one: contract.ToyPlay | string): number => (typeof one === 'string' ? -1 : one.playId);
const statesOf = async () => Object.fromEntries((await studio()).plays.map(({ playId, state }) => [playId, state]));

describe('a toy', () => {
  it('is offered while it is connected in an open room, by what gifts do with it, and plays one after another', async () => {
    expect((await seen()).room).toMatchObject({ isReady: false, controls: [] });
    await connect();
    const { controls, isReady } = (await seen()).room;
    expect(isReady).toBe(true);
    expect(controls.map(({ id, duration, price, active }) => [id, duration, price, active])[0]).toEqual([
      breeze,
      10,
      500,
      true,
    ]);
    const listed = await as(guest).query(contract.toyControls, { modelId: mira });
    expect(listed).toMatchObject({ data: [{ id: breeze, displayName: 'Breeze', random: false }, {}, {}, {}] });

    const first = await play();
    const second = await play(guest, ripple);
    expect(first).toMatchObject({ state: 'running', seconds: 10 });
    expect(second).toMatchObject({ state: 'queued' });
    expect(heard(`performer:${mira}`, 'toyPlay')).toMatchObject([
      { lineId, playId: idOf(first), pattern: 'wave', strength: 30, most: 60, seconds: 10 },
    ]);
    expect((await seen(null)).room.plays.map(({ playId, from }) => [playId, from])).toEqual([
      [idOf(first), ''],
      [idOf(second), ''],
    ]);
    expect(await coins(guest)).toBe(8_500);
    await kit.clock.advance(10_000);
    await connect();
    await played(idOf(first));
    expect(await statesOf()).toEqual({ [idOf(first)]: 'played', [idOf(second)]: 'running' });
    expect(await earned(mira)).toBeGreaterThan(0);
    expect(await coins(guest)).toBe(8_500);
  });

  it('brings the show nearer its goal once it was played to its end, and not by what was paid back', async () => {
    const goal = async () => {
      const answer = await as(guest).call(getRoomGiving, { params: { actorId: mira } });
      return answer.ok ? answer.data.goal?.raised : answer.problem.code;
    };
    await as(mira).call(setRoomGoal, { body: { words: 'A song', reward: 'I sing', coins: 1_000, repeats: false } });
    await connect();
    const first = await play();
    await play(guest, ripple);
    expect(await goal()).toBe(0);
    await kit.clock.advance(10_000);
    await connect();
    await played(idOf(first));
    await lose();
    await kit.events.drain();
    expect(await goal()).toBe(500);
    expect(await coins(guest)).toBe(9_500);
  });

  it('costs what was shown, once for each key, and is refused with a reason that changes nothing', async () => {
    expect(await play()).toBe('toy_unavailable');
    await connect();
    expect(await play(guest, breeze, { shown: 499 })).toBe('price_changed');
    const key = randomUUID();
    const [one, other] = await Promise.all([play(guest, breeze, { key }), play(guest, breeze, { key })]);
    expect(idOf(one)).toBe(idOf(other));
    expect(await play(guest, ripple, { key })).toBe('key_used_otherwise');
    await room.guest(guest + 1, mira, { coins: 0 });
    expect(await play(guest + 1)).toBe('not_enough_coins');
    expect(await play(guest + 2)).toBe('not_in_room');
    expect(await play(guest, null)).toBe('toy_unavailable');
    await set({ directPrice: 2_000 });
    expect(await play(guest, null)).toBe('toy_for_private');
    await set({ isPrivateOnly: true });
    expect(await play()).toBe('toy_for_private');
    await set({ controls: standardSetup.controls.map((each) => ({ ...each, isOn: each.giftId !== surge })) });
    expect(await play(guest, surge)).toBe('toy_unavailable');
    for (let count = 0; count < 4; count += 1) await play();
    expect(await play()).toBe('toy_queue_full');
    expect(await coins(guest)).toBe(7_500);
  });

  it('never lasts longer than its performer allows, and words that have no place are refused', async () => {
    await connect();
    await set({ mostSeconds: 8, mostStrength: 20 });
    expect(await play(guest, surge)).toMatchObject({ seconds: 8 });
    expect(heard(`performer:${mira}`, 'toyPlay').at(-1)).toMatchObject({ most: 20, seconds: 8 });
    const controls = standardSetup.controls.map((each, index) =>
      index === 0 ? { ...each, displayName: 'lolita' } : each,
    );
    expect(await set({ controls })).toMatchObject({ problem: { code: 'word_refused' } });
    expect((await studio()).setup.controls[0]?.displayName).toBe('');
  });
});

describe('what was not played to its end is paid back, once', () => {
  it('when the line is lost: what ran at once, what waits after a minute in which it was not back', async () => {
    await connect();
    const first = idOf(await play());
    const second = idOf(await play());
    await lose();
    expect(await statesOf()).toEqual({ [first]: 'paid_back', [second]: 'queued' });
    expect(heard(`performer:${mira}`, 'toyHalted')).toEqual([{ playId: first }]);
    expect((await seen()).room.isReady).toBe(false);
    await connect();
    expect(await statesOf()).toMatchObject({ [second]: 'running' });
    await lose();
    expect(await coins(guest)).toBe(10_000);
    await connect();
    const third = idOf(await play());
    const fourth = idOf(await play());
    await kit.clock.advance(12_000);
    await room.work();
    expect(await statesOf()).toMatchObject({ [third]: 'paid_back', [fourth]: 'queued' });
    await kit.clock.advance(60_000);
    await room.work();
    expect(await statesOf()).toMatchObject({ [fourth]: 'paid_back' });
    expect([await coins(guest), await earned(mira)]).toEqual([10_000, 0]);
    await played(third);
    expect(await coins(guest)).toBe(10_000);
  });

  it('when the performer stops it, clears what waits, says too early that it is over, or her show ends', async () => {
    await connect();
    const first = idOf(await play());
    const second = idOf(await play());
    await as(mira).call(contract.pauseToy, { body: { isPaused: true } });
    expect(await statesOf()).toEqual({ [first]: 'paid_back', [second]: 'queued' });
    expect(await play()).toBe('toy_unavailable');
    expect((await seen()).room).toMatchObject({ isReady: false, isPaused: true });
    await as(mira).call(contract.pauseToy, { body: { isPaused: false } });
    expect(await statesOf()).toMatchObject({ [second]: 'running' });
    await played(second);
    expect(await statesOf()).toMatchObject({ [second]: 'paid_back' });
    await play();
    await play();
    await as(mira).call(contract.clearToyQueue, {});
    const last = idOf(await play());
    room.rooms.delete(mira);
    await kit.db.transaction((tx) => tx.emit(performerStopped, { actorId: mira, at: kit.clock.now() }));
    await kit.events.drain();
    expect((await studio()).plays.find(({ playId }) => playId === last)).toMatchObject({ why: 'show_ended' });
    expect([await coins(guest), await earned(mira)]).toEqual([10_000, 0]);
  });

  it('when nobody says that it was played, and when it waited ten minutes behind a pause', async () => {
    await connect();
    const first = idOf(await play());
    const second = idOf(await play());
    for (let passed = 0; passed < 16; passed += 4) {
      await kit.clock.advance(4_000);
      await connect();
    }
    await room.work();
    expect((await statesOf())[first]).toBe('paid_back');
    await as(mira).call(contract.pauseToy, { body: { isPaused: true } });
    await play(guest);
    for (let passed = 0; passed < 600; passed += 10) {
      await kit.clock.advance(10_000);
      await connect();
    }
    await room.work();
    expect(Object.values(await statesOf())).toEqual(['paid_back', 'paid_back']);
    expect((await statesOf())[second]).toBe('paid_back');
    expect(await coins(guest)).toBe(10_000);
  });
});

describe('a private chat', () => {
  it('keeps its plays to its two sides, pays back what is left when it ends, and lets the guest steer what they paid for', async () => {
    await room.guest(guest + 1, mira, { isPublic: false });
    await set({ directPrice: 2_000 });
    await connect();
    const direct = await play(guest + 1, null);
    expect(direct).toMatchObject({ kind: 'direct', seconds: 60, state: 'running' });
    expect((await seen(null)).room.plays).toEqual([]);
    expect((await seen(guest + 1)).own).toHaveLength(1);
    expect(await say(guest + 1, contract.steerToy, { playId: idOf(direct), strength: 40 })).toBeNull();
    expect(await say(guest, contract.steerToy, { playId: idOf(direct), strength: 40 })).toBe('not_found');
    await kit.events.drain();
    expect(room.told.filter((one) => one.includes(String(mira)) || one.startsWith('use'))).toEqual([
      `offer ${mira} true`,
      `use ${(guest + 1) * 100}`,
    ]);
    expect(heard(`performer:${mira}`, 'toySteered')).toEqual([{ playId: idOf(direct), strength: 40 }]);
    room.chats.delete(`${guest + 1}:${mira}`);
    await kit.db.transaction((tx) => tx.emit(performerStopped, { actorId: mira, at: kit.clock.now() }));
    await kit.events.drain();
    expect(await coins(guest + 1)).toBe(10_000);
    expect(await say(guest + 1, contract.steerToy, { playId: idOf(direct), strength: 40 })).toBe('not_found');
  });
});

describe('one page has the toy', () => {
  it('another takes it over only when it is asked to, and the first is told so', async () => {
    await connect();
    const other = randomUUID();
    expect(await connect(other)).toBe('toy_elsewhere');
    const first = idOf(await play());
    expect(await connect(other, true)).toBeNull();
    expect(await statesOf()).toEqual({ [first]: 'paid_back' });
    expect(await connect()).toBe('toy_elsewhere');
    expect((await studio()).lineId).toBe(other);
  });
});

describe('where remote toys are switched off', () => {
  const change = (what: 'close' | 'open', country: string) => {
    const by = room.asOperator(7_000);
    return what === 'close'
      ? by.call(contract.closeToys, { params: { country }, body: { reason: 'Not allowed there' } })
      : by.call(contract.openToys, { params: { country } });
  };

  it('nothing offers them to guests, and performers there connect none; what they have waiting is paid back', async () => {
    await change('close', 'AT');
    await connect();
    expect((await seen(guest, 'AT')).room).toEqual(contract.noToy);
    expect((await seen(guest, 'DE')).room.isReady).toBe(true);
    expect(await as(guest, 'AT').query(contract.toyControls, { modelId: mira })).toMatchObject({ data: [] });
    expect(await play(guest, breeze, {}, 'AT')).toBe('toy_closed_here');
    expect(await kit.topics.get('toys')?.may({ country: 'AT' } as never, String(mira))).toBe(false);
    expect(await say(mira, contract.toyLine, { lineId, state: 'ready' }, 'AT')).toBe('toy_closed_here');
    expect(await say(mira, contract.toyLine, { lineId: randomUUID(), state: 'ready', take: true }, 'BE')).toBeNull();
    await play();
    await change('close', 'BE');
    expect((await seen()).room.isReady).toBe(false);
    expect(await coins(guest)).toBe(10_000);
    const opened = await change('open', 'BE');
    expect(opened).toMatchObject({ data: { closings: [{ country: 'AT', reason: 'Not allowed there' }] } });
    await change('open', 'AT');
  });
});
