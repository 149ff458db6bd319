import { z } from 'zod';
import { contactDetails } from '#domains/conversation/contract/problems.ts';
import { wordRefused } from '#domains/performers/contract/problems.ts';
import { loggedIn } from '#kit/contract/access.ts';
import { longRowId, rowId } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { banOver, notHelper } from './problems.ts';

/** A room a guest helps in, or is asked to. */
export const HelpedRoom = z
  .object({ actorId: z.int(), actorName: z.string(), state: z.enum(['invited', 'active']), since: z.number() })
  .meta({ id: 'HelpedRoom' });

/** A ban of who asks. */
export const OwnBan = z
  .object({
    banId: z.int(),
    actorName: z.string(),
    reason: z.string(),
    at: z.number(),
    until: z.number(),
    /** Not asked yet; asked and waits for an operator; decided: it stays. */
    appeal: z.enum(['none', 'waiting', 'kept']),
    answer: z.string().describe('an operator’s words to the appeal'),
  })
  .meta({ id: 'OwnRoomBan' });
export type OwnBan = z.infer<typeof OwnBan>;

export const OwnHelping = z.object({ rooms: z.array(HelpedRoom), bans: z.array(OwnBan) }).meta({ id: 'OwnHelping' });
export type OwnHelping = z.infer<typeof OwnHelping>;

export const getOwnHelping = route({
  name: 'getOwnHelping',
  method: 'GET',
  path: 'room-helpers/own',
  summary: 'Rooms the guest helps in or is asked to, and bans of the guest that are in force.',
  access: loggedIn,
  response: OwnHelping,
});

export const answerNaming = route({
  name: 'answerRoomNaming',
  method: 'POST',
  path: 'room-helpers/answer',
  summary: 'Accepts or declines to help in a performer’s room.',
  access: loggedIn,
  body: z.object({ actorId: rowId, accept: z.boolean() }),
  response: OwnHelping,
  problems: [notHelper],
});

export const leaveHelping = route({
  name: 'leaveRoomHelping',
  method: 'POST',
  path: 'room-helpers/leave',
  summary: 'Helps no more in a performer’s room.',
  access: loggedIn,
  body: z.object({ actorId: rowId }),
  response: OwnHelping,
});

export const appealBan = route({
  name: 'appealRoomBan',
  method: 'POST',
  path: 'room-helpers/appeal',
  summary: 'Asks operators, once, to look at a ban.',
  access: loggedIn,
  limit: { points: 10, seconds: 3_600, per: 'subject' },
  body: z.object({ banId: longRowId, words: z.string().trim().min(3).max(500).regex(visiblePattern) }),
  response: OwnHelping,
  problems: [notFound, banOver, wordRefused, contactDetails],
});
