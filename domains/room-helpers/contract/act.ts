import { z } from 'zod';
import { contactDetails } from '#domains/conversation/contract/problems.ts';
import { guestPays, notLive } from '#domains/live/contract/problems.ts';
import { wordRefused } from '#domains/performers/contract/problems.ts';
import { loggedIn } from '#kit/contract/access.ts';
import { longRowId, rowId, rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { helperUntouchable, notHelper } from './problems.ts';
import { RoomMute } from './room.ts';

/** For how long somebody is muted: minutes, or the rest of the show. */
export const muteChoices = ['5', '60', 'show'] as const;
export const MuteFor = z.enum(muteChoices).meta({ id: 'RoomMuteFor' });
export type MuteFor = z.infer<typeof MuteFor>;

const act = {
  method: 'POST',
  access: loggedIn,
  limit: { points: 120, seconds: 60, per: 'subject' },
  response: z.object({}),
} as const;
const problems = [notHelper, helperUntouchable, notLive, notFound] as const;

/** Somebody in the room, or who has said the line there. */
const person = { actorId: rowId, guestId: rowId, lineId: longRowId.nullable().default(null) };

export const muteInRoom = route({
  ...act,
  name: 'muteInRoom',
  path: 'room-helpers/mute',
  summary:
    'The performer or a helper of hers takes a guest’s right to write in the room; longer or shorter replaces it.',
  body: z.object({ ...person, for: MuteFor }),
  problems: [...problems],
});

export const unmuteInRoom = route({
  ...act,
  name: 'unmuteInRoom',
  path: 'room-helpers/unmute',
  summary: 'Lets a guest write again whom the performer or a helper has muted this way. Who is not muted stays so.',
  body: z.object({ actorId: rowId, guestId: rowId }),
  problems: [notHelper],
});

export const takeLineAway = route({
  ...act,
  name: 'takeRoomLineAway',
  path: 'room-helpers/takeLine',
  summary: 'Takes a guest’s line away from the room, for everybody; the log keeps it.',
  body: z.object({ actorId: rowId, lineId: longRowId }),
  problems: [...problems],
});

export const sendOutOfRoom = route({
  ...act,
  name: 'sendOutOfRoom',
  path: 'room-helpers/sendOut',
  summary: 'Sends a guest out of the room for the rest of this show; never somebody who is in what they pay for.',
  body: z.object(person),
  problems: [...problems, guestPays],
});

export const askForBan = route({
  ...act,
  name: 'askForBan',
  path: 'room-helpers/askForBan',
  summary: 'A helper asks the performer to ban a guest; what the guest wrote goes with it.',
  limit: { points: 20, seconds: 600, per: 'subject' },
  body: z.object({ ...person, reason: z.string().trim().min(3).max(200).regex(visiblePattern) }),
  problems: [...problems, wordRefused, contactDetails],
});

/** Somebody in a room, as its helpers see it: nothing of what they pay or do in private. */
export const RoomPerson = z
  .object({ guestId: z.int(), name: z.string(), isHelper: z.boolean(), mute: RoomMute.nullable() })
  .meta({ id: 'RoomPerson' });
export type RoomPerson = z.infer<typeof RoomPerson>;

export const getRoomPeople = route({
  name: 'getRoomPeople',
  method: 'GET',
  path: 'room-helpers/people/{actorId}',
  summary: 'Who is openly in the room, for the performer and her helpers.',
  access: loggedIn,
  params: z.object({ actorId: rowIdText }),
  response: z.object({ people: z.array(RoomPerson) }),
  problems: [notHelper],
});
