import { afterAll, describe, expect, it } from 'vitest';
import { assertSayable } from '#domains/conversation/server/index.ts';
import * as live from '#domains/live/contract/index.ts';
import * as helping from '#domains/room-helpers/contract/index.ts';
import * as contract from '../contract/index.ts';
import { codeOf, dataOf, openPollRoom } from '../testing/poll-room.ts';
import { createPolls } from './index.ts';

const { world, kit, as, ask, vote, shown, help, allow, job, room, guestIn, polls, deps } = await openPollRoom();
afterAll(async () => {
  await polls.stop?.();
  await world.live.stop?.();
});
const minute = 60_000;

async function asked(more: object = {}) {
  const mira = await world.livePerformer();
  const actorId = mira.subjectId;
  const { poll } = await dataOf(ask(mira, actorId, more));
  return { mira, actorId, poll, pollId: poll.pollId };
}
const studioOf = async (mira: Parameters<typeof as>[0]) =>
  (await dataOf(as(mira).call(contract.getStudioPoll, {}))).poll;
const historyOf = async (mira: Parameters<typeof as>[0]) =>
  dataOf(as(mira).call(contract.getPollHistory, { query: {} }));

describe('a poll', () => {
  it('is asked by who is live, one at a time, and refused side by side', async () => {
    const mira = await world.livePerformer();
    const actorId = mira.subjectId;
    const guest = await guestIn(mira);
    const off = await world.performer();
    expect(await codeOf(ask(guest, actorId))).toBe('may_not_poll');
    expect(await codeOf(ask(off, off.subjectId))).toBe('not_live');
    expect(await codeOf(ask(mira, actorId, { answers: ['One'] }))).toBe('invalid_input');
    expect(await codeOf(ask(mira, actorId, { answers: ['Yes', 'yés'] }))).toBe('answers_alike');
    expect(await codeOf(ask(mira, actorId, { minutes: 3 }))).toBe('invalid_input');
    expect(await codeOf(ask(mira, actorId, { question: 'q'.repeat(121) }))).toBe('invalid_input');
    const answers = await Promise.all([1, 2, 3].map(() => codeOf(ask(mira, actorId))));
    expect(answers.sort()).toEqual([null, 'poll_running', 'poll_running'].sort());
    const { poll, vote: own } = await shown(guest, actorId);
    expect(own).toBeNull();
    expect(poll).toMatchObject({ question: 'What next?', closedAt: null, answers: [{ votes: 0 }, {}, {}] });
    expect(poll?.closesAt).toBe((poll?.openedAt ?? 0) + 2 * minute);
    expect((await shown(world.visitor(), actorId)).poll?.pollId).toBe(poll?.pollId);
  });

  it('is begun ten times an hour at most', async () => {
    const { mira, actorId, pollId } = await asked();
    let last = pollId;
    for (let count = 1; count < contract.mostAnHour; count += 1) {
      await dataOf(as(mira).call(contract.endPoll, { body: { pollId: last } }));
      last = (await dataOf(ask(mira, actorId))).poll.pollId;
    }
    await dataOf(as(mira).call(contract.endPoll, { body: { pollId: last } }));
    expect(await ask(mira, actorId)).toMatchObject({
      ok: false,
      problem: { code: 'polls_an_hour', data: { most: 10, minutes: 60 } },
    });
    await kit.db.pool.query(`update polls.polls set opened_at = opened_at - interval '1 hour' where id = $1`, [pollId]);
    expect(await codeOf(ask(mira, actorId))).toBeNull();
  });

  it('closes at its time, by the performer, or with the show; a late word of an old show closes nothing', async () => {
    const first = await asked({ minutes: 1 });
    const guest = await guestIn(first.mira);
    expect(await codeOf(vote(guest, first.pollId, 1))).toBeNull();
    await world.pass(minute, 5_000);
    expect(await codeOf(vote(guest, first.pollId, 0))).toBe('poll_over');
    await expect.poll(async () => (await studioOf(first.mira))?.closedBy).toBe('time');
    expect(await studioOf(first.mira)).toMatchObject({ closedAt: first.poll.closesAt });
    await world.pass(contract.resultMs, 5_000);
    expect((await shown(guest, first.actorId)).poll).toBeNull();

    const second = await dataOf(ask(first.mira, first.actorId));
    const foreign = await world.livePerformer();
    const end = { body: { pollId: second.poll.pollId } };
    expect(await codeOf(as(foreign).call(contract.endPoll, end))).toBe('not_found');
    expect(await dataOf(as(first.mira).call(contract.endPoll, end))).toMatchObject({ poll: { closedBy: 'performer' } });
    expect(await codeOf(as(first.mira).call(contract.endPoll, end))).toBe('poll_over');

    await dataOf(ask(first.mira, first.actorId));
    const stop = () =>
      kit.db.transaction((tx) => tx.emit(live.performerStopped, { actorId: first.actorId, at: kit.clock.now() }));
    await stop();
    await kit.events.drain();
    expect(await studioOf(first.mira)).toMatchObject({ closedAt: null });
    await world.live.closeRoomOf(first.actorId, live.exitCodes.adminKick);
    await kit.events.drain();
    expect(await studioOf(first.mira)).toMatchObject({ closedBy: 'show' });
    const { polls: kept, before } = await historyOf(first.mira);
    expect(kept.map(({ closedBy }) => closedBy)).toEqual(['show', 'performer', 'time']);
    expect(kept.at(-1)?.answers.map(({ votes }) => votes)).toEqual([0, 1, 0]);
    expect(before).toBeNull();
  });

  it('is closed by a job where its process is gone, and watched again by the next', async () => {
    const { mira, pollId, poll } = await asked({ minutes: 1 });
    expect(kit.sentJobs.at(-1)).toMatchObject({ name: 'polls.closeInTime', payload: { pollId } });
    await job(contract.closePollInTime, { pollId });
    expect(await studioOf(mira)).toMatchObject({ closedAt: null });
    await polls.stop?.();
    await world.pass(minute, 10_000);
    expect((await kit.db.pool.query('select closed_at from polls.polls where id = $1', [pollId])).rows).toEqual([
      { closed_at: null },
    ]);
    await job(contract.closePollInTime, { pollId });
    expect(await studioOf(mira)).toMatchObject({ closedAt: poll.closesAt, closedBy: 'time' });

    const next = await dataOf(ask(mira, mira.subjectId, { minutes: 1 }));
    await polls.stop?.();
    const again = createPolls(
      { ...kit, realtime: { ...kit.realtime, defineTopic: () => undefined } } as typeof kit,
      deps,
    );
    await again.start?.();
    await world.pass(minute, 10_000);
    await expect.poll(async () => (await studioOf(mira))?.closedBy).toBe('time');
    await again.stop?.();
    expect(next.poll.pollId).toBeGreaterThan(pollId);
  });
});

describe('a helper', () => {
  it('asks in her name only where she lets helpers, from the room, and as long as they help', async () => {
    const mira = await world.livePerformer();
    const actorId = mira.subjectId;
    const kim = await guestIn(mira);
    await help(mira, kim, false);
    expect(await codeOf(ask(kim, actorId))).toBe('may_not_poll');
    await allow(mira, true);
    const { poll } = await dataOf(ask(kim, actorId));
    expect(await studioOf(mira)).toMatchObject({ isByHelper: true, askedBy: `Guest${kim.subjectId}` });
    expect(JSON.stringify(await shown(kim, actorId))).not.toContain(`Guest${kim.subjectId}`);
    await dataOf(as(mira).call(contract.endPoll, { body: { pollId: poll.pollId } }));
    const mute = { actorId, guestId: kim.subjectId, lineId: null, for: '5' as const };
    await dataOf(room.as(mira).call(helping.muteInRoom, { body: mute }));
    expect(await codeOf(ask(kim, actorId))).toBe('muted_for_now');
    await dataOf(room.as(mira).call(helping.unmuteInRoom, { body: { actorId, guestId: kim.subjectId } }));
    const lou = await world.guest();
    await help(mira, lou, true);
    expect(await codeOf(ask(lou, actorId))).toBe('not_in_poll_room');
    await dataOf(room.as(mira).call(helping.withdrawHelper, { body: { guestId: kim.subjectId } }));
    expect(await codeOf(ask(kim, actorId))).toBe('may_not_poll');
  });
});

describe('a vote', () => {
  it('counts once, is changed while the poll is open, and told to the room once a second', async () => {
    const { mira, actorId, pollId } = await asked();
    const [kim, lou] = [await guestIn(mira), await guestIn(mira)];
    const before = kit.published.filter(({ type }) => type === 'roomPollChanged').length;
    await world.pass(1_000);
    await Promise.all([0, 1, 2, 1, 0].map((answer) => dataOf(vote(kim, pollId, answer))));
    const { vote: own } = await dataOf(vote(kim, pollId, 2));
    await dataOf(vote(lou, pollId, 2));
    expect(own).toMatchObject({ answer: 2, version: 6 });
    await world.pass(1_000);
    await expect.poll(() => kit.published.filter(({ type }) => type === 'roomPollChanged').length - before).toBe(1);
    const { poll, vote: seen } = await shown(kim, actorId);
    expect(poll?.answers.map(({ votes }) => votes)).toEqual([0, 0, 2]);
    expect(seen).toEqual(own);
    expect(await codeOf(vote(kim, pollId, 3))).toBe('not_found');
    expect(await codeOf(vote(kim, pollId + 999, 0))).toBe('not_found');
    expect(await codeOf(as(world.visitor()).call(contract.votePoll, { body: { pollId, answer: 0 } }))).toBe(
      'not_logged_in',
    );
  });

  it('is refused of the performer, who is outside, muted, banned, blocked or in a chat of two', async () => {
    const { mira, actorId, pollId } = await asked();
    const [muted, banned, blocked, alone] = [
      await guestIn(mira),
      await guestIn(mira),
      await guestIn(mira),
      await guestIn(mira, 100_000),
    ];
    expect(await codeOf(vote(mira, pollId, 0))).toBe('own_poll');
    expect(await codeOf(vote(await world.guest(), pollId, 0))).toBe('not_in_poll_room');
    const other = await world.livePerformer();
    expect(await codeOf(vote(await guestIn(other), pollId, 0))).toBe('not_in_poll_room');
    const person = { actorId, guestId: muted.subjectId, lineId: null };
    await dataOf(room.as(mira).call(helping.muteInRoom, { body: { ...person, for: 'show' } }));
    expect(await codeOf(vote(muted, pollId, 0))).toBe('muted_this_show');
    const of = { guestId: banned.subjectId, lineId: null };
    await dataOf(room.as(mira).call(helping.banGuest, { body: { of, days: 7, reason: '' } }));
    expect(await codeOf(vote(banned, pollId, 0))).toBe('poll_not_for_you');
    await kit.db.transaction((tx) => world.blocks.block(tx, actorId, blocked.subjectId));
    expect(await codeOf(vote(blocked, pollId, 0))).toBe('poll_not_for_you');
    await kit.db.pool.query(
      `update live.chats set type = 'VIDEOCHAT', exclusive = true where guest_id = $1 and actor_id = $2`,
      [alone.subjectId, actorId],
    );
    expect(await codeOf(vote(alone, pollId, 0))).toBe('not_in_poll_room');
    expect((await shown(alone, actorId)).poll?.answers.map(({ votes }) => votes)).toEqual([0, 0, 0]);
  });
});

it('words that may not be said are refused with the field they stand in', async () => {
  const mira = await world.livePerformer();
  const told: string[] = [];
  const { extend } = await import('#kit/domain/extensions.ts');
  const { textRules } = await import('#domains/conversation/server/index.ts');
  kit.extensions.add('polls', [extend(textRules, async (field: string) => void told.push(field))]);
  await assertSayable(kit, 'probe', 'x');
  await dataOf(ask(mira, mira.subjectId));
  expect(told).toEqual(['probe', 'body.question', 'body.answers.0', 'body.answers.1', 'body.answers.2']);
});

it('votes are gone after a day and polls after 90; the result stands by itself', async () => {
  const { mira, pollId } = await asked();
  const guest = await guestIn(mira);
  await dataOf(vote(guest, pollId, 1));
  await dataOf(as(mira).call(contract.endPoll, { body: { pollId } }));
  await kit.db.pool.query(`update polls.votes set at = at - interval '25 hours'`);
  await job(contract.forgetPolls, {});
  expect((await kit.db.pool.query('select 1 from polls.votes')).rows).toEqual([]);
  expect((await historyOf(mira)).polls[0]?.answers.map(({ votes }) => votes)).toEqual([0, 1, 0]);
  await kit.db.pool.query(`update polls.polls set opened_at = opened_at - interval '91 days'`);
  await job(contract.forgetPolls, {});
  expect((await historyOf(mira)).polls).toEqual([]);
});

it('the history is read page by page', async () => {
  const mira = await world.livePerformer();
  for (let count = 0; count < 23; count += 1)
    await kit.db.pool.query(
      `insert into polls.polls (actor_id, room_id, asked_as, question, answers, result, opened_at, closes_at, closed_at, closed_by, told_at)
       values ($1, 1, 'performer', $2, '{a,b}', '{1,2}', now(), now(), now(), 'time', now())`,
      [mira.subjectId, `Question ${count}`],
    );
  const first = await historyOf(mira);
  expect(first.polls).toHaveLength(20);
  const rest = await dataOf(as(mira).call(contract.getPollHistory, { query: { before: first.before as number } }));
  expect(rest.polls.map(({ question }) => question)).toEqual(['Question 2', 'Question 1', 'Question 0']);
  expect(rest.before).toBeNull();
});
