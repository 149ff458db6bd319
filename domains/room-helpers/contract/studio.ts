import { z } from 'zod';
import { contactDetails } from '#domains/conversation/contract/problems.ts';
import { wordRefused } from '#domains/performers/contract/problems.ts';
import { only } from '#kit/contract/access.ts';
import { longRowId, longRowIdText, rowId } from '#kit/contract/numbers.ts';
import { route, serverMessage } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { defineResource } from '#kit/contract/resource.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { RoomLogLine } from './log.ts';
import * as problems from './problems.ts';
import { slowChoices } from './room.ts';

const performer = only('performer');

/** A performer’s rules of writing, on top of the platform’s. */
export const RoomRulesSet = z
  .object({
    slowSeconds: z.union(slowChoices.map((seconds) => z.literal(seconds))),
    /** Only who has her among the favourites writes. */
    followersOnly: z.boolean(),
    /** Only who has ever bought something for coins writes. */
    buyersOnly: z.boolean(),
    refusesLinks: z.boolean(),
    /** Whole words, without regard to case, accents and lookalikes; `*` at the end stands for any ending. */
    refusedWords: z.array(z.string().trim().min(2).max(40).regex(visiblePattern)).max(100),
    helpersMayPoll: z.boolean(),
  })
  .meta({ id: 'RoomRules' });
export type RoomRulesSet = z.infer<typeof RoomRulesSet>;

/** Most helpers of one performer, who were asked and have not answered counted. */
export const mostHelpers = 20;

export const RoomHelper = z
  .object({ guestId: z.int(), name: z.string(), state: z.enum(['invited', 'active']), since: z.number() })
  .meta({ id: 'RoomHelper' });
export type RoomHelper = z.infer<typeof RoomHelper>;

/** How long a ban lasts, days; it ends by itself. */
export const banDays = [1, 7, 30, 90, 365] as const;

export const RoomBan = z
  .object({
    banId: z.int(),
    guestId: z.int(),
    name: z.string(),
    /** Asked for by a helper, or in force. */
    state: z.enum(['asked', 'on']),
    askedBy: z.string().describe('name of the helper; empty where nobody asked'),
    reason: z.string(),
    text: z.string().describe('what the guest wrote'),
    at: z.number(),
    until: z.number().nullable(),
    isAppealed: z.boolean(),
  })
  .meta({ id: 'RoomBan' });
export type RoomBan = z.infer<typeof RoomBan>;

/** A performer’s helpers, rules and bans. */
export const StudioHelpers = z
  .object({
    version: z.int(),
    rules: RoomRulesSet,
    helpers: z.array(RoomHelper),
    bans: z.array(RoomBan),
  })
  .meta({ id: 'StudioHelpers' });
export type StudioHelpers = z.infer<typeof StudioHelpers>;

export const getStudioHelpers = route({
  name: 'getStudioHelpers',
  method: 'GET',
  path: 'studio/room-helpers',
  summary: 'The performer’s helpers, rules of writing, bans, and bans that helpers ask for.',
  access: performer,
  response: StudioHelpers,
});

const change = {
  access: performer,
  limit: { points: 60, seconds: 600, per: 'subject' },
  response: StudioHelpers,
} as const;

export const setRoomRules = route({
  ...change,
  name: 'setRoomRules',
  method: 'PUT',
  path: 'studio/room-helpers/rules',
  summary: 'Sets the rules of writing in the performer’s room; they count from the next line on.',
  body: RoomRulesSet,
});

export const nameHelper = route({
  ...change,
  name: 'nameRoomHelper',
  method: 'POST',
  path: 'studio/room-helpers/helpers',
  summary: 'Asks a guest, by name or number, to help in the performer’s room; who was asked already stays so.',
  body: z.union([
    z.object({ name: z.string().trim().min(1).max(60).regex(visiblePattern) }),
    z.object({ guestId: rowId }),
  ]),
  problems: [problems.nobodyNamed, problems.cannotHelp, problems.helpersFull],
});

export const withdrawHelper = route({
  ...change,
  name: 'withdrawRoomHelper',
  method: 'POST',
  path: 'studio/room-helpers/withdraw',
  summary: 'A guest helps no more, from this moment on, or is not asked any more.',
  body: z.object({ guestId: rowId }),
});

export const banGuest = route({
  ...change,
  name: 'banFromRoom',
  method: 'POST',
  path: 'studio/room-helpers/ban',
  summary:
    'Bans a guest for some days: whoever a helper asked to ban (`banId`), or who is in the room, was muted or has written there (`guestId`).',
  body: z.object({
    of: z.union([
      z.object({ banId: longRowId }),
      z.object({ guestId: rowId, lineId: longRowId.nullable().default(null) }),
    ]),
    days: z.union(banDays.map((days) => z.literal(days))),
    reason: z.string().trim().max(200),
  }),
  problems: [notFound, problems.banOver, problems.helperUntouchable, wordRefused, contactDetails],
});

export const declineBan = route({
  ...change,
  name: 'declineRoomBan',
  method: 'POST',
  path: 'studio/room-helpers/decline',
  summary: 'Does not ban whom a helper asked to ban.',
  body: z.object({ banId: longRowId }),
  problems: [notFound, problems.banOver],
});

export const liftBan = route({
  ...change,
  name: 'liftRoomBan',
  method: 'POST',
  path: 'studio/room-helpers/lift',
  summary: 'Ends a ban before its time.',
  body: z.object({ banId: longRowId }),
  problems: [notFound, problems.banOver],
});

export const getRoomLog = route({
  name: 'getRoomLog',
  method: 'GET',
  path: 'studio/room-helpers/log',
  summary: 'What was done in the performer’s room and by whom, the latest first; kept for 90 days.',
  access: performer,
  query: z.object({ before: longRowIdText.optional() }),
  response: z.object({ lines: z.array(RoomLogLine), before: z.int().nullable() }),
});

export const studioHelpersChanged = serverMessage({
  name: 'studioHelpersChanged',
  summary: 'The performer’s helpers, rules or bans have changed; a helper may ask for a ban. To her studio.',
  access: performer,
  payload: z.object({ actorId: z.int(), studio: StudioHelpers }),
});

/** A performer’s helpers, rules and bans, in the studio. */
export const studioHelpers = defineResource({
  name: 'studioHelpers',
  summary: 'The performer’s helpers, rules of writing, and bans.',
  topic: (actorId: number) => `performer:${actorId}`,
  snapshot: getStudioHelpers,
  input: () => ({}),
  read: (studio): StudioHelpers => studio,
  pushes: (on) => [
    on(studioHelpersChanged, (studio, { actorId, studio: next }, own) =>
      actorId === own && next.version >= studio.version ? next : studio,
    ),
  ],
});
