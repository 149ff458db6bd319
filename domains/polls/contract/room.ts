import { z } from 'zod';
import { youHaveBlocked } from '#domains/blocks/contract/index.ts';
import { contactDetails } from '#domains/conversation/contract/problems.ts';
import { mutedInRoom, notLive } from '#domains/live/contract/problems.ts';
import { actorMissing, wordRefused } from '#domains/performers/contract/problems.ts';
import { mutedForNow, mutedThisShow } from '#domains/room-helpers/contract/problems.ts';
import { anyone, loggedIn } from '#kit/contract/access.ts';
import { longRowId, rowId, rowIdText } from '#kit/contract/numbers.ts';
import { route, serverMessage } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { defineResource } from '#kit/contract/resource.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import * as problems from './problems.ts';

/** Minutes a poll can be open. */
export const pollMinutes = [1, 2, 5, 10] as const;
/** Bounds of a poll: characters, and how many answers. */
export const pollBounds = { question: 120, answer: 60, fewest: 2, most: 6 } as const;
/** Polls begun in a room within an hour, whoever asks. */
export const mostAnHour = 10;
/** How long the result stays in the room, ms. */
export const resultMs = 30_000;

/** A poll as everybody in its room sees it. */
export const RoomPoll = z
  .object({
    pollId: z.int(),
    /** Rises with every state that is told: an older one never replaces a newer one. */
    version: z.int(),
    question: z.string(),
    answers: z.array(z.object({ text: z.string(), votes: z.int() })),
    openedAt: z.number().describe('epoch ms'),
    closesAt: z.number().describe('epoch ms'),
    closedAt: z.number().nullable().describe('epoch ms; null: it runs'),
  })
  .meta({ id: 'RoomPoll' });
export type RoomPoll = z.infer<typeof RoomPoll>;

/** What one guest has chosen in a poll. */
export const PollVote = z
  .object({
    pollId: z.int(),
    answer: z.int().describe('from 0'),
    /** Rises each time the guest chooses anew. */
    version: z.int(),
  })
  .meta({ id: 'PollVote' });
export type PollVote = z.infer<typeof PollVote>;

export const getRoomPoll = route({
  name: 'getRoomPoll',
  method: 'GET',
  path: 'polls/room/{actorId}',
  summary: 'The poll that runs in a performer’s room or has just closed, and what who asks has chosen in it.',
  access: anyone,
  params: z.object({ actorId: rowIdText }),
  response: z.object({ poll: RoomPoll.nullable(), vote: PollVote.nullable() }),
  problems: [actorMissing],
});

const words = (longest: number) => z.string().trim().min(1).max(longest).regex(visiblePattern);

export const askPoll = route({
  name: 'askRoomPoll',
  method: 'POST',
  path: 'polls/ask',
  summary: 'The performer asks her room a question, or a helper does in her name where she lets helpers.',
  access: loggedIn,
  limit: { points: 30, seconds: 600, per: 'subject' },
  body: z.object({
    actorId: rowId,
    question: words(pollBounds.question),
    answers: z.array(words(pollBounds.answer)).min(pollBounds.fewest).max(pollBounds.most),
    minutes: z.union(pollMinutes.map((minutes) => z.literal(minutes))),
  }),
  response: z.object({ poll: RoomPoll }),
  problems: [
    ...[problems.mayNotPoll, problems.pollRunning, problems.pollsAnHour, problems.answersAlike, problems.notInPollRoom],
    ...[notLive, mutedInRoom, mutedForNow, mutedThisShow, wordRefused, contactDetails],
  ],
});

export const votePoll = route({
  name: 'voteInRoomPoll',
  method: 'POST',
  path: 'polls/vote',
  summary: 'Chooses an answer of the poll in the room the guest is in, or another one while it is open.',
  access: loggedIn,
  limit: { points: 60, seconds: 60, per: 'subject' },
  body: z.object({
    pollId: longRowId,
    answer: z
      .int()
      .min(0)
      .max(pollBounds.most - 1),
  }),
  response: z.object({ vote: PollVote }),
  problems: [
    ...[notFound, problems.pollOver, problems.ownPoll, problems.notInPollRoom, problems.pollNotForYou],
    ...[youHaveBlocked, mutedInRoom, mutedForNow, mutedThisShow],
  ],
});

export const roomPollChanged = serverMessage({
  name: 'roomPollChanged',
  summary: 'A poll began in a performer’s room, was voted in or closed, to who is in it (topic polls:<actorId>).',
  access: anyone,
  payload: z.object({ actorId: z.int(), poll: RoomPoll }),
});

export const ownPollVoteChanged = serverMessage({
  name: 'ownPollVoteChanged',
  summary: 'The guest has chosen in a poll; to all their pages.',
  access: loggedIn,
  payload: z.object({ actorId: z.int(), vote: PollVote }),
});

interface Told {
  readonly pollId: number;
  readonly version: number;
}

/** The newer of two states of what there is one of: a later poll, or a later state of the same. */
export const newer = <T extends Told>(known: T | null, next: T): T =>
  known === null || next.pollId > known.pollId || (next.pollId === known.pollId && next.version > known.version)
    ? next
    : known;

/** The poll in a performer’s room. */
export const roomPoll = defineResource({
  name: 'roomPoll',
  summary: 'The poll that runs in a performer’s room or has just closed.',
  topic: (actor: number) => `polls:${actor}`,
  snapshot: getRoomPoll,
  input: (actor) => ({ params: { actorId: actor } }),
  read: ({ poll }): RoomPoll | null => poll,
  pushes: (on) => [
    on(roomPollChanged, (poll, { actorId, poll: next }, actor) => (actorId === actor ? newer(poll, next) : poll)),
  ],
});

/** What the guest has chosen in it. */
export const ownPollVote = defineResource({
  name: 'ownPollVote',
  summary: 'What the guest has chosen in the poll of a performer’s room.',
  topic: null,
  snapshot: getRoomPoll,
  input: (actor: number) => ({ params: { actorId: actor } }),
  read: ({ vote }): PollVote | null => vote,
  pushes: (on) => [
    on(ownPollVoteChanged, (vote, { actorId, vote: next }, actor) => (actorId === actor ? newer(vote, next) : vote)),
  ],
});
