import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as live from '#domains/live/contract/index.ts';
import type { Person } from '#domains/live/testing/people.ts';
import { conversionChatActors, conversionChatChanged, getConversionChat } from '../contract/index.ts';
import { openWelcomingRoom } from '../testing/welcoming-room.ts';
import { endCandidacy } from './candidates.ts';
import { guests } from './tables.ts';

const room = await openWelcomingRoom();
const { world, kit, times, own, newGuest, act, as } = room;

const none = { conversionChatCountdownEnd: null, conversionChatCandidateCountdownEnd: null };
const secondsFrom = (now: number, ms: number): number => Math.floor((now + ms) / 1000);
const buys = async (guest: Person): Promise<void> => {
  const { fundGuest } = await import('#domains/ledger/testing/fund.ts');
  await fundGuest(world.ledger, kit.db, guest.subjectId, 5_000);
  await kit.db.transaction((tx) => endCandidacy({ kit, ledger: world.ledger } as never, tx, guest.subjectId));
};

describe('who may switch it on', () => {
  it('a guest whose mailbox was just proven, for 48 hours; pages are told', async () => {
    const guest = await newGuest();
    const open = { ...none, conversionChatCandidateCountdownEnd: secondsFrom(kit.clock.now(), times.candidate) };
    expect(await own.stateOf(guest.subjectId)).toEqual(open);
    expect(guest.last(conversionChatChanged)).toEqual(open);
    // Another mailbox of the same guest begins nothing anew.
    await world.pass(5_000);
    await room.verify(guest);
    expect(await own.stateOf(guest.subjectId)).toEqual(open);
  });

  it('nobody else: with another role, signed up long ago, or never proven', async () => {
    const [performer, old, unproven] = [await world.guest(), await world.guest(), await world.guest()];
    room.roles.set(performer.subjectId, ['guest', 'performer']);
    room.signedUp.set(old.subjectId, kit.clock.now() - 31 * 86_400_000);
    await room.verify(performer);
    await room.verify(old);
    for (const guest of [performer, old, unproven]) {
      expect(await own.stateOf(guest.subjectId)).toEqual(none);
      expect(await act(guest, 'enable')).toMatchObject({ problem: { code: 'conversion_chat_over' } });
      expect(await act(guest, 'disable')).toMatchObject({ data: none });
    }
  });

  it('refusals: who has bought coins, who is late, who has had it', async () => {
    const [buyer, late, user] = [await newGuest(), await newGuest(), await newGuest()];
    await buys(buyer);
    expect(await own.stateOf(buyer.subjectId)).toEqual(none);
    expect(await act(buyer, 'enable')).toMatchObject({ problem: { code: 'conversion_chat_bought' } });
    await act(user, 'enable');
    await act(user, 'disable');
    expect(await own.stateOf(user.subjectId)).toEqual(none);
    expect(await act(user, 'enable')).toMatchObject({ problem: { code: 'conversion_chat_used' } });
    const over = new Date(kit.clock.now());
    await kit.db.orm.update(guests).set({ candidateUntil: over }).where(eq(guests.guestId, late.subjectId));
    expect(await own.stateOf(late.subjectId)).toEqual(none);
    expect(await act(late, 'enable')).toMatchObject({ problem: { code: 'conversion_chat_over' } });
  });

  it('pressed twice, also at once, it is one span; buying leaves it on', async () => {
    const guest = await newGuest();
    const until = secondsFrom(kit.clock.steady(), times.span);
    const answers = await Promise.all([act(guest, 'enable'), act(guest, 'enable'), act(guest, 'enable')]);
    const ends = answers.map((answer) => answer.ok && answer.data.conversionChatCountdownEnd);
    expect(new Set(ends).size).toBe(1);
    expect(ends[0]).toBeGreaterThanOrEqual(until);
    expect(ends[0]).toBeLessThanOrEqual(until + 1);
    await buys(guest);
    expect(await own.stateOf(guest.subjectId)).toMatchObject({ conversionChatCountdownEnd: ends[0] });
  });
});

describe('in rooms', () => {
  it('time with who takes part does not count, with others it does; free chat that is used up is open again meanwhile', async () => {
    const [lena, mira] = [await world.livePerformer(), await world.livePerformer()];
    await room.takePart(lena, true);
    const guest = await newGuest();
    await room.enter(guest, mira);
    await world.pass(10_000);
    await room.leave(guest);
    // As if it had been two hours.
    await kit.db.pool.query('update live.chats set started_at = started_at - 7200000 where guest_id = $1', [
      guest.subjectId,
    ]);
    expect(await room.freeTime(guest)).toMatchObject({ total: 7200, remaining: 0 });
    expect(await room.enter(guest, lena)).toBe('free_chat_used_up');
    await act(guest, 'enable');
    const used = (await room.freeTime(guest)).used;
    expect(await room.enter(guest, mira)).toBe('free_chat_used_up');
    expect(await room.enter(guest, lena)).toBeNull();
    await world.pass(20_000);
    expect(await room.freeTime(guest)).toMatchObject({ used, remaining: 0 });
    const ends = (await own.stateOf(guest.subjectId)).conversionChatCountdownEnd ?? 0;
    expect(Math.floor((room.chatOf(guest)?.watchUntil ?? 0) / 1000)).toBe(ends);
    // She takes part no more: nothing is left, so the chat is over by its limit.
    await room.takePart(lena, false);
    await world.pass(1_000);
    expect(guest.last(live.chatEnd)).toMatchObject({ exitCode: 503 });
    expect(await room.enter(guest, lena)).toBe('free_chat_used_up');
    await room.takePart(lena, true);
    expect(await room.enter(guest, lena)).toBeNull();
    await act(guest, 'disable');
    await world.pass(1_000);
    expect(room.chatOf(guest)).toMatchObject({ status: 'ended', exitCode: 503 });
    expect(guest.last(live.freeChatDurationChanged)).toMatchObject({ remaining: 0 });
  });

  it('switched on in a running free chat it makes that one longer, and switched off as long as is left', async () => {
    const lena = await world.livePerformer();
    await room.takePart(lena, true);
    const guest = await newGuest();
    await room.enter(guest, lena);
    await world.pass(10_000);
    const before = room.chatOf(guest)?.watchUntil ?? 0;
    await act(guest, 'enable');
    const during = room.chatOf(guest)?.watchUntil ?? 0;
    expect(Math.abs(during - before - times.span)).toBeLessThan(1_001);
    await world.pass(60_000);
    expect((await room.freeTime(guest)).used).toBeLessThanOrEqual(13);
    await act(guest, 'disable');
    const after = room.chatOf(guest)?.watchUntil ?? 0;
    expect(Math.abs(after - before - 60_000)).toBeLessThan(2_001);
  });

  it('lists who takes part and is in free chat, and nobody who is banned, apart or busy', async () => {
    const names = await Promise.all(
      [1, 2, 3, 4, 5].map(() => world.livePerformer({ bannedCountryCodes: [] }, { autoAccept: true })),
    );
    const [lena, banned, apart, busy, off] = names as [Person, Person, Person, Person, Person];
    const absent = await world.performer();
    for (const one of [lena, banned, apart, busy, absent]) await room.takePart(one, true);
    await kit.db.pool.query(`update performers.actors set banned_country_codes = '{AT}' where id = $1`, [
      banned.subjectId,
    ]);
    const guest = await world.guest(5_000, { country: 'AT' });
    await kit.db.transaction((tx) => world.blocks.block(tx, apart.subjectId, guest.subjectId));
    const other = await world.guest(5_000);
    const start = {
      actorId: busy.subjectId,
      chatType: 'LIVECHAT',
      startKey: crypto.randomUUID(),
      sequence: 1,
    } as const;
    await other.sendCommand(live.startChat, { ...start, single: true, shown: undefined } as never);
    await world.pass(2_000);
    const listed = await as(guest).query(conversionChatActors, {});
    const ids = listed.ok ? listed.data.map(({ id }) => id) : [];
    expect(ids).toContain(lena.subjectId);
    for (const one of [banned, apart, busy, off, absent]) expect(ids).not.toContain(one.subjectId);
    expect(await as(guest).query(conversionChatActors, { first: 1 })).toMatchObject({ data: { length: 1 } });
    const isAvailable = async (person: Person) => {
      const answer = await as(guest).call(getConversionChat, {
        params: { actorId: String(person.subjectId) as never },
      });
      return answer.ok ? answer.data : null;
    };
    expect(await isAvailable(lena)).toMatchObject({ minutes: 30, isAvailable: true });
    for (const one of [banned, apart, busy, off, absent])
      expect(await isAvailable(one)).toMatchObject({ isAvailable: false });
  });
});
