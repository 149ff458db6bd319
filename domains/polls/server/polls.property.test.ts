import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { afterCommitDone } from '#kit/db/connection/after-commit.ts';
import { proveResource } from '#kit/testing/prove-resource.ts';
import { scaledRuns, scaledTimeout } from '#kit/testing/run-length.ts';
import * as contract from '../contract/index.ts';
import { codeOf, dataOf, openPollRoom } from '../testing/poll-room.ts';

const { world, kit, as, ask, vote, shown, guestIn, polls } = await openPollRoom();
afterAll(async () => {
  await polls.stop?.();
  await world.live.stop?.();
});

const mira = await world.livePerformer();
const actorId = mira.subjectId;
const guests = [await guestIn(mira), await guestIn(mira), await guestIn(mira), await guestIn(mira)];
const guestOf = (index: number) => guests[index] ?? mira;

/** Begins a poll, whatever ran before and however many there were. */
async function newPoll(): Promise<number> {
  await kit.db.pool.query(
    `update polls.polls set opened_at = opened_at - interval '1 hour',
       closed_at = coalesce(closed_at, now()), closed_by = coalesce(closed_by, 'performer')`,
  );
  return (await dataOf(ask(mira, actorId))).poll.pollId;
}

const step = fc.oneof(
  { weight: 9, arbitrary: fc.record({ does: fc.constant('vote' as const), guest: fc.nat(3), answer: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('close' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Made> ? Made : never;
/** What stands in one group happens at the same moment. */
const groups = fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 5 });

it(
  'each account counts once and the sums are right, in any order of votes, changes and the close',
  () =>
    fc.assert(
      fc.asyncProperty(groups, async (list) => {
        const pollId = await newPoll();
        const end = () => codeOf(as(mira).call(contract.endPoll, { body: { pollId } }));
        const take = (one: Step): Promise<string | null> =>
          one.does === 'close' ? end() : codeOf(vote(guestOf(one.guest), pollId, one.answer));
        const counted = new Set<number>();
        for (const group of list) {
          const codes = await Promise.all(group.map(take));
          for (const [index, code] of codes.entries()) {
            const one = group[index] as Step;
            expect([null, 'poll_over']).toContain(code);
            if (one.does === 'vote' && code === null) counted.add(one.guest);
          }
        }
        await end();
        const { poll } = await shown(mira, actorId);
        const rows = await kit.db.pool.query<{ guest_id: string; answer: number }>(
          'select guest_id, answer from polls.votes where poll_id = $1',
          [pollId],
        );
        // Who was told that the vote counts is counted, once; nobody else is.
        expect(rows.rows.map(({ guest_id }) => Number(guest_id)).sort()).toEqual(
          [...counted].map((index) => guestOf(index).subjectId).sort(),
        );
        const sums = [0, 1, 2].map((answer) => rows.rows.filter((row) => row.answer === answer).length);
        expect(poll?.answers.map(({ votes }) => votes)).toEqual(sums);
        expect(sums.reduce((sum, votes) => sum + votes)).toBe(counted.size);
      }),
      { numRuns: scaledRuns(25) },
    ),
  scaledTimeout(60_000),
);

const commands = fc.constantFrom('ask', 'end', 'first', 'second', 'other');
type Command = typeof commands extends fc.Arbitrary<infer One> ? One : never;

/** Does what is asked, and lets a second pass: what was voted is told then. A refusal changes nothing. */
async function run(command: Command): Promise<void> {
  const { poll } = await shown(mira, actorId);
  const pollId = poll?.pollId ?? 0;
  if (command === 'ask' && poll?.closedAt !== null) await newPoll();
  else if (command === 'end') await as(mira).call(contract.endPoll, { body: { pollId } });
  else if (command !== 'ask') await vote(guestOf(command === 'other' ? 1 : 0), pollId, command === 'second' ? 1 : 0);
  await afterCommitDone();
  const isRunning = (await shown(mira, actorId)).poll?.closedAt === null;
  const told = () => kit.published.filter(({ type }) => type === 'roomPollChanged').length;
  const before = told();
  await world.pass(1_000);
  if (isRunning && command !== 'ask') await expect.poll(told).toBeGreaterThan(before);
  await afterCommitDone();
}

const open = { numRuns: 4, maxLength: 6, commands } as const;
const published = () => kit.published;
const few = 60_000;

it(
  'the room sees the poll as a new page would, whatever happens',
  () =>
    proveResource(contract.roomPoll, {
      ...open,
      async open() {
        await newPoll();
        return { key: actorId, published, run, fetch: () => shown(guestOf(0), actorId) };
      },
    }),
  few,
);

it(
  'a guest sees what they chose as a new page would',
  () =>
    proveResource(contract.ownPollVote, {
      ...open,
      commands: fc.constantFrom('end', 'first', 'second', 'other'),
      async open() {
        await newPoll();
        const fetch = () => shown(guestOf(0), actorId);
        return { key: actorId, guestId: guestOf(0).subjectId, published, run, fetch };
      },
    }),
  few,
);

it(
  'the studio sees the poll as a new page would',
  () =>
    proveResource(contract.studioPoll, {
      ...open,
      async open() {
        await newPoll();
        const fetch = async () => dataOf(as(mira).call(contract.getStudioPoll, {}));
        return { key: actorId, published, run, fetch };
      },
    }),
  few,
);
