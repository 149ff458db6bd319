import { z } from 'zod';
import { only } from '#kit/contract/access.ts';
import { longRowId, longRowIdText } from '#kit/contract/numbers.ts';
import { route, serverMessage } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { defineResource } from '#kit/contract/resource.ts';
import { pollOver } from './problems.ts';
import { newer, RoomPoll } from './room.ts';

const performer = only('performer');

/** What can close a poll. */
export const pollEnds = ['time', 'performer', 'show', 'operator'] as const;
export const PollEnd = z.enum(pollEnds).meta({ id: 'PollEnd' });
export type PollEnd = z.infer<typeof PollEnd>;

/** A poll as its performer sees it. */
export const StudioPoll = RoomPoll.extend({
  askedBy: z.string().describe('name of the helper who asked; empty where she did herself'),
  isByHelper: z.boolean(),
  closedBy: PollEnd.nullable(),
}).meta({ id: 'StudioPoll' });
export type StudioPoll = z.infer<typeof StudioPoll>;

export const getStudioPoll = route({
  name: 'getStudioPoll',
  method: 'GET',
  path: 'studio/polls/current',
  summary: 'The poll that runs in the performer’s room or has just closed, and who asked it.',
  access: performer,
  response: z.object({ poll: StudioPoll.nullable() }),
});

export const endPoll = route({
  name: 'endRoomPoll',
  method: 'POST',
  path: 'studio/polls/end',
  summary: 'Closes the performer’s own poll before its time.',
  access: performer,
  limit: { points: 60, seconds: 600, per: 'subject' },
  body: z.object({ pollId: longRowId }),
  response: z.object({ poll: StudioPoll }),
  problems: [notFound, pollOver],
});

export const getPollHistory = route({
  name: 'getPollHistory',
  method: 'GET',
  path: 'studio/polls',
  summary: 'Polls of the performer’s room and what came of them, the latest first; kept for 90 days.',
  access: performer,
  query: z.object({ before: longRowIdText.optional() }),
  response: z.object({ polls: z.array(StudioPoll), before: z.int().nullable() }),
});

/** How long a poll is kept, days. */
export const pollDays = 90;
/** How long it is kept who chose what, days. */
export const voteDays = 1;

export const studioPollChanged = serverMessage({
  name: 'studioPollChanged',
  summary: 'A poll began in the performer’s room, was voted in or closed. To her studio.',
  access: performer,
  payload: z.object({ actorId: z.int(), poll: StudioPoll }),
});

/** The poll of a performer’s room, in the studio. */
export const studioPoll = defineResource({
  name: 'studioPoll',
  summary: 'The poll that runs in the performer’s room or has just closed, and who asked it.',
  topic: (actorId: number) => `performer:${actorId}`,
  snapshot: getStudioPoll,
  input: () => ({}),
  read: ({ poll }): StudioPoll | null => poll,
  pushes: (on) => [
    on(studioPollChanged, (poll, { actorId, poll: next }, own) => (actorId === own ? newer(poll, next) : poll)),
  ],
});
