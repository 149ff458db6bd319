import { afterAll, describe, expect, it } from 'vitest';
import * as live from '#domains/live/contract/index.ts';
import type { Person } from '#domains/live/testing/people.ts';
import type { Result } from '#kit/contract/client.ts';
import * as contract from '../contract/index.ts';
import { openHelpedRoom } from '../testing/helped-room.ts';
import { endOverdue } from './bans.ts';
import { waitingAppeals } from './office.ts';
import { holdsLink, refusedWordIn } from './words.ts';

const room = await openHelpedRoom();
const { world, as, say, guestIn } = room;
afterAll(() => world.live.stop?.());

const codeOf = async (answer: Promise<Result<unknown>>): Promise<string | null> => {
  const got = await answer;
  return got.ok ? null : got.problem.code;
};
const data = async <T>(answer: Promise<Result<T>>): Promise<T> => {
  const got = await answer;
  if (!got.ok) throw new Error(got.problem.code);
  return got.data;
};
const rules: contract.RoomRulesSet = {
  slowSeconds: 0,
  followersOnly: false,
  buyersOnly: false,
  refusesLinks: false,
  refusedWords: [],
  helpersMayPoll: false,
};
const set = (mira: Person, more: Partial<contract.RoomRulesSet>) =>
  data(as(mira).call(contract.setRoomRules, { body: { ...rules, ...more } }));
const lineOf = (guest: Person) => guest.receivedOf(live.chatText).at(-1)?.text.id ?? 0;
const studioOf = (mira: Person) => data(as(mira).call(contract.getStudioHelpers, {}));
const logOf = async (mira: Person) =>
  (await data(as(mira).call(contract.getRoomLog, { query: {} }))).lines.map(({ act, byRole, text }) => [
    act,
    byRole,
    text,
  ]);

/** Everything of a kind lies 91 days further back, as if they had passed: a stage with pictures has too many timers to let them. */
const past = (table: string, column: string) =>
  room.kit.db.pool.query(`update room_helpers.${table} set ${column} = ${column} - interval '91 days'`);

/** A room with somebody who helps there, and somebody who spoils it. */
async function helped() {
  const mira = await world.livePerformer();
  const actorId = mira.subjectId;
  const [helper, guest] = [await guestIn(mira), await guestIn(mira)];
  await data(as(mira).call(contract.nameHelper, { body: { guestId: helper.subjectId } }));
  await data(as(helper).call(contract.answerNaming, { body: { actorId, accept: true } }));
  const guestId = guest.subjectId;
  return { mira, actorId, helper, guest, guestId, person: { actorId, guestId } };
}

describe('a helper', () => {
  it('is asked, accepts or declines, leaves or is withdrawn at any time; nobody else acts', async () => {
    const mira = await world.livePerformer();
    const actorId = mira.subjectId;
    const [kim, lou] = [await guestIn(mira), await guestIn(mira)];
    room.names.set('Kim', kim.subjectId);
    expect(await codeOf(as(mira).call(contract.nameHelper, { body: { name: 'Nobody' } }))).toBe('nobody_named');
    expect(await codeOf(as(mira).call(contract.nameHelper, { body: { guestId: actorId } }))).toBe('cannot_help');
    await data(as(mira).call(contract.nameHelper, { body: { name: 'Kim' } }));
    await data(as(mira).call(contract.nameHelper, { body: { name: 'Kim' } }));
    expect(room.told.filter((one) => one === `${kim.subjectId} room-helpers.named`)).toHaveLength(1);
    const mute = { body: { actorId, guestId: lou.subjectId, for: '5' as const } };
    expect(await codeOf(as(kim).call(contract.muteInRoom, mute))).toBe('not_helper');
    expect(await codeOf(as(lou).call(contract.answerNaming, { body: { actorId, accept: true } }))).toBe('not_helper');
    const own = await data(as(kim).call(contract.answerNaming, { body: { actorId, accept: true } }));
    expect(own.rooms).toMatchObject([{ actorId, state: 'active' }]);
    expect((await data(as(lou).call(contract.getRoomCare, { params: { actorId } }))).care.helperIds).toEqual([
      kim.subjectId,
    ]);
    expect(await codeOf(as(kim).call(contract.muteInRoom, mute))).toBeNull();
    await data(as(kim).call(contract.leaveHelping, { body: { actorId } }));
    expect(await codeOf(as(kim).call(contract.muteInRoom, mute))).toBe('not_helper');
    // By number: whoever is there or was, and nobody who was never met; nobody who said no lately.
    const byNumber = (who: Person) => codeOf(as(mira).call(contract.nameHelper, { body: { guestId: who.subjectId } }));
    expect(await byNumber(await world.guest())).toBe('nobody_named');
    const sam = await guestIn(mira);
    expect(await byNumber(sam)).toBeNull();
    await data(as(sam).call(contract.answerNaming, { body: { actorId, accept: false } }));
    expect(await byNumber(sam)).toBe('cannot_help');
    expect(await byNumber(lou)).toBeNull();
    await data(as(lou).call(contract.answerNaming, { body: { actorId, accept: true } }));
    await data(as(mira).call(contract.withdrawHelper, { body: { guestId: lou.subjectId } }));
    expect(await codeOf(as(lou).call(contract.getRoomPeople, { params: { actorId } }))).toBe('not_helper');
    expect((await studioOf(mira)).helpers).toEqual([]);
  });

  it('is one of twenty at most, however many are named at once', async () => {
    const mira = await world.performer();
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => {
        room.names.set(`Guest ${index}`, 900_000 + index);
        return codeOf(as(mira).call(contract.nameHelper, { body: { name: `Guest ${index}` } }));
      }),
    );
    expect(answers.filter((code) => code === null)).toHaveLength(20);
    expect(answers.filter((code) => code === 'helpers_full')).toHaveLength(4);
  });

  it('mutes for a time or a show, and the guest reads what, until when; the log tells who and which line', async () => {
    const { mira, helper, guest, guestId, person, actorId } = await helped();
    expect(await say(guest, 'buy my things')).toBeNull();
    const lineId = lineOf(helper);
    await data(as(helper).call(contract.muteInRoom, { body: { ...person, lineId, for: '5' } }));
    expect(await say(guest, 'again')).toBe('muted_for_now');
    const { own } = await data(as(guest).call(contract.getRoomCare, { params: { actorId } }));
    expect(own.mute?.until).toBe(world.kit.clock.now() + 300_000);
    expect(guest.receivedOf(contract.ownRoomCareChanged).at(-1)?.own.mute).toEqual(own.mute);
    await world.pass(300_000, 10_000);
    expect(await say(guest, 'now I am nice')).toBeNull();
    await data(as(helper).call(contract.muteInRoom, { body: { ...person, for: 'show' } }));
    expect(await say(guest, 'again')).toBe('muted_this_show');
    await data(as(helper).call(contract.unmuteInRoom, { body: person }));
    await data(as(helper).call(contract.unmuteInRoom, { body: person }));
    expect(await say(guest, 'thanks')).toBeNull();
    const log = await logOf(mira);
    expect(log.slice(0, 3)).toEqual([
      ['unmuted', 'helper', ''],
      ['muted', 'helper', ''],
      ['muted', 'helper', 'buy my things'],
    ]);
    expect(guestId).toBeGreaterThan(0);
  });

  it('takes a line away for everybody, never one of the performer; what is not there is not found', async () => {
    const { mira, helper, guest, actorId } = await helped();
    await say(guest, 'spoiler');
    const lineId = lineOf(helper);
    await data(as(helper).call(contract.takeLineAway, { body: { actorId, lineId } }));
    expect(guest.receivedOf(live.chatTextRemoved)).toEqual([{ actorId, textId: lineId }]);
    expect(await codeOf(as(helper).call(contract.takeLineAway, { body: { actorId, lineId } }))).toBe('not_found');
    await mira.sendCommand(live.sendRoomText, { text: 'Welcome' });
    const hers = lineOf(helper);
    expect(await codeOf(as(helper).call(contract.takeLineAway, { body: { actorId, lineId: hers } }))).toBe('not_found');
    expect(await logOf(mira)).toContainEqual(['line_taken', 'helper', 'spoiler']);
  });

  it('sends out for this show, and nobody out of what they pay for; does nothing to the performer, colleagues and operators', async () => {
    const { mira, helper, guest, person, actorId } = await helped();
    await data(as(helper).call(contract.sendOutOfRoom, { body: person }));
    await world.live.settled();
    expect(guest.last(live.chatEnd)?.exitCode).toBe(201);
    const again = { actorId, chatType: 'FREECHAT' as const, startKey: 'come-back-1', sequence: 1 };
    expect(await guest.refusal(live.startChat, again)).toBe('kicked_from_room');
    const payer = await guestIn(mira, 100_000);
    const paid = { actorId, chatType: 'LIVECHAT' as const, startKey: 'paid-chat-1', sequence: 1 };
    await payer.sendCommand(live.startChat, paid);
    const target = { actorId, guestId: payer.subjectId };
    expect(await codeOf(as(helper).call(contract.sendOutOfRoom, { body: target }))).toBe('guest_pays');
    const other = await guestIn(mira);
    room.operators.add(other.subjectId);
    for (const guestId of [actorId, helper.subjectId, other.subjectId])
      expect(await codeOf(as(helper).call(contract.sendOutOfRoom, { body: { actorId, guestId } }))).toBe(
        'helper_untouchable',
      );
    expect(await codeOf(as(helper).call(contract.sendOutOfRoom, { body: { actorId, guestId: 4_711 } }))).toBe(
      'not_found',
    );
  });
});

describe('rules of writing', () => {
  it('slow mode keeps one of many lines sent at once, and a repeat under its key is the same line', async () => {
    const { mira, guest, helper } = await helped();
    await set(mira, { slowSeconds: 10 });
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((text) => say(guest, text, `key-${text}`)));
    expect(answers.filter((code) => code === null)).toHaveLength(1);
    expect(answers.filter((code) => code === 'slow_mode')).toHaveLength(3);
    const kept = ['a', 'b', 'c', 'd'][answers.indexOf(null)] ?? '';
    expect(await say(guest, kept, `key-${kept}`)).toBeNull();
    expect([await say(helper, 'one'), await say(helper, 'two')]).toEqual([null, null]);
    await world.pass(10_000);
    expect(await say(guest, 'later')).toBeNull();
  });

  it('followers only, spenders only, no links, her own words: each is refused with its reason, and starts no pause', async () => {
    const { mira, guest } = await helped();
    await set(mira, {
      slowSeconds: 60,
      followersOnly: true,
      buyersOnly: true,
      refusesLinks: true,
      refusedWords: ['ugly*'],
    });
    expect(await say(guest, 'hello')).toBe('followers_only');
    room.fans.add(`${mira.subjectId}:${guest.subjectId}`);
    expect(await say(guest, 'hello')).toBe('buyers_only');
    room.buyers.add(guest.subjectId);
    expect(await say(guest, 'see www.somewhere.com')).toBe('link_not_here');
    expect(await say(guest, 'what an Ùgly-ish hat')).toBe('word_not_here');
    expect(await say(guest, 'hello')).toBeNull();
    expect(await say(guest, 'and more')).toBe('slow_mode');
  });

  it('words are found whole, folded and with open endings; addresses also without a scheme', () => {
    expect(refusedWordIn('you are ugIy', ['ugly'])).toBeUndefined();
    expect(refusedWordIn('UGLY!', ['ugly'])).toBe('ugly');
    expect(refusedWordIn('smugly', ['ugly'])).toBeUndefined();
    expect(refusedWordIn('ｕｇｌｙ', ['ugly'])).toBe('ugly');
    expect(refusedWordIn('uglier', ['ugli*'])).toBe('ugli*');
    for (const text of ['https://a.example/x', 'come to foo.com', 'WWW.foo.bar', 'foo.xyz.de/1'])
      expect(holdsLink(text), text).toBe(true);
    for (const text of ['hello.how are you', 'Nice...de', '3.50 coins', 'a.m. or p.m.'])
      expect(holdsLink(text), text).toBe(false);
  });
});

describe('a ban', () => {
  const days = 7;

  it('is asked for by a helper, decided by the performer, keeps the person out with another account too, and ends by itself', async () => {
    const { mira, helper, guest, person, actorId } = await helped();
    room.mailboxes.set(guest.subjectId, 'spoiler@mail.example');
    await say(guest, 'bad words');
    const lineId = lineOf(helper);
    const ask = { body: { ...person, lineId, reason: 'He insults everybody' } };
    await data(as(helper).call(contract.askForBan, ask));
    await data(as(helper).call(contract.askForBan, ask));
    const [asked] = (await studioOf(mira)).bans;
    expect((await studioOf(mira)).bans).toMatchObject([{ state: 'asked', text: 'bad words' }]);
    const of = { banId: asked?.banId ?? 0 };
    await data(as(mira).call(contract.banGuest, { body: { of, days, reason: '' } }));
    await room.kit.events.drain();
    await world.live.settled();
    expect(guest.last(live.chatEnd)?.exitCode).toBe(201);
    const enter = (who: Person, key: string) =>
      who.refusal(live.startChat, { actorId, chatType: 'FREECHAT', startKey: `enter-${key}`, sequence: 1 });
    expect(await enter(guest, 'first')).toBe('blocked_by_performer');
    const second = await world.guest(1_000);
    room.mailboxes.set(second.subjectId, 'Spoiler+2@mail.example');
    expect(await enter(second, 'second')).toBe('blocked_by_performer');
    expect(await enter(await world.guest(1_000), 'other')).toBeNull();
    expect((await data(as(guest).call(contract.getOwnHelping, {}))).bans).toMatchObject([
      { reason: 'He insults everybody', appeal: 'none' },
    ]);
    await past('bans', 'until');
    expect([await enter(second, 'later'), await enter(guest, 'later')]).toEqual([null, null]);
    expect((await data(as(guest).call(contract.getOwnHelping, {}))).bans).toEqual([]);
  });

  it('of a guest can be appealed once; an operator lifts it or lets it stand, with words', async () => {
    const { mira, guest, person } = await helped();
    await say(guest, 'hm');
    const of = { guestId: person.guestId };
    await data(as(mira).call(contract.banGuest, { body: { of, days: 30, reason: 'Rude' } }));
    const [ban] = (await data(as(guest).call(contract.getOwnHelping, {}))).bans;
    const banId = ban?.banId ?? 0;
    const words = 'That was not me';
    const other = await world.guest();
    expect(await codeOf(as(other).call(contract.appealBan, { body: { banId, words } }))).toBe('not_found');
    await data(as(guest).call(contract.appealBan, { body: { banId, words } }));
    expect(await codeOf(as(guest).call(contract.appealBan, { body: { banId, words } }))).toBe('ban_over');
    const operator = world.person({ subjectId: 7, accountId: 7, roles: ['operator'], desks: ['moderation'] } as never);
    const decide = { params: { banId }, body: { reason: 'We saw the lines' } };
    await data(as(operator).call(contract.keepBan, decide));
    expect(await codeOf(as(operator).call(contract.keepBan, decide))).toBe('ban_over');
    expect((await data(as(guest).call(contract.getOwnHelping, {}))).bans).toMatchObject([
      { appeal: 'kept', answer: 'We saw the lines' },
    ]);
    // Another ban is another matter, and may be appealed; one that is over by itself waits for nobody.
    await data(as(mira).call(contract.banGuest, { body: { of, days: 30, reason: 'Ruder' } }));
    expect((await data(as(guest).call(contract.getOwnHelping, {}))).bans).toMatchObject([
      { appeal: 'none', answer: '' },
    ]);
    await data(as(guest).call(contract.appealBan, { body: { banId, words } }));
    expect((await waitingAppeals(room.kit.db)).value).toBe(1);
    await past('bans', 'until');
    await room.kit.db.transaction((tx) => endOverdue(tx, room.kit.clock.now()));
    expect((await waitingAppeals(room.kit.db)).value).toBe(0);
    await data(as(mira).call(contract.banGuest, { body: { of, days: 30, reason: 'Rude' } }));
    const [last] = (await data(as(guest).call(contract.getOwnHelping, {}))).bans;
    decide.params.banId = last?.banId ?? 0;
    await data(as(operator).call(contract.liftBanByOperator, decide));
    expect((await data(as(guest).call(contract.getOwnHelping, {}))).bans).toEqual([]);
    expect(room.told).toContain(`${guest.subjectId} room-helpers.decided`);
    expect(await codeOf(as(mira).call(contract.liftBan, { body: { banId: decide.params.banId } }))).toBe('ban_over');
    expect(await logOf(mira)).toContainEqual(['ban_lifted', 'operator', 'We saw the lines']);
  });

  it('is not of people one has never met, and ends what they helped with', async () => {
    const { mira, helper } = await helped();
    const never = { of: { guestId: 4_712 }, days: 7 as const, reason: '' };
    expect(await codeOf(as(mira).call(contract.banGuest, { body: never }))).toBe('not_found');
    const of = { guestId: helper.subjectId };
    await data(as(mira).call(contract.banGuest, { body: { of, days: 1, reason: '' } }));
    expect((await studioOf(mira)).helpers).toEqual([]);
  });
});

it('what the performer does herself stands in the log, and it all goes after 90 days', async () => {
  const { mira, guest, guestId } = await helped();
  await mira.sendCommand(live.muteGuest, { guestId, muted: true });
  expect(await say(guest, 'hi')).toBe('muted_in_room');
  await room.kit.events.drain();
  expect((await logOf(mira))[0]).toEqual(['muted', 'performer', '']);
  await past('log', 'at');
  for (const handler of room.helpers.handlers)
    if (handler.kind === 'job' && handler.operation.name === contract.forgetRoomLog.name)
      await handler.run({} as never);
  expect(await logOf(mira)).toEqual([]);
});
