import { z } from 'zod';
import { youHaveBlocked } from '#domains/blocks/contract/index.ts';
import { mutedInRoom } from '#domains/live/contract/problems.ts';
import { actorMissing, wordRefused } from '#domains/performers/contract/index.ts';
import { anyone, loggedIn } from '#kit/contract/access.ts';
import { rowId } from '#kit/contract/numbers.ts';
import { mutation, query, serverMessage } from '#kit/contract/operations.ts';
import { notInRoom, notWelcome } from './problems.ts';

/** What is reacted to: the show of a performer, by the number of the performer. */
const referenceType = z.string().regex(/^actor$/);

/** How many small pictures there are; `imageId` is from 1 to this. */
export const reactionImages = 8;

/** A small picture that floats over a show. It costs nothing. `at` in ms since the epoch. */
export const LiveReaction = z
  .object({
    id: z.int(),
    referenceType,
    referenceId: z.int(),
    imageId: z.int(),
    imageUrl: z.string(),
    message: z.string(),
    /** What the page that sent it says besides; never shown as it is. */
    data: z.string(),
    at: z.number(),
  })
  .meta({ id: 'LiveReaction' });
export type LiveReaction = z.infer<typeof LiveReaction>;

export const addLiveReaction = mutation({
  name: 'addLiveReaction',
  summary: 'Lets a small picture float over the show the guest is in (spec 2 §7).',
  access: loggedIn,
  limit: { points: 40, seconds: 10, per: 'subject' },
  args: z.object({
    referenceType,
    referenceId: rowId,
    imageId: z.int().min(1).max(reactionImages),
    message: z.string().trim().max(80).default(''),
    data: z.string().max(500).default(''),
  }),
  result: LiveReaction,
  problems: [actorMissing, notInRoom, notWelcome, youHaveBlocked, mutedInRoom, wordRefused],
});

export const liveReactions = query({
  name: 'liveReactions',
  summary: 'What floated over a show in the last minute, the latest first; of private chats nothing.',
  access: anyone,
  args: z.object({
    referenceType,
    referenceId: rowId,
    first: z.int().min(1).max(50).default(20),
  }),
  result: z.array(LiveReaction),
});

export const liveReaction = serverMessage({
  name: 'liveReaction',
  summary: 'A small picture floats over a show; of a private chat only its two sides hear.',
  access: anyone,
  payload: LiveReaction,
});
