import { z } from 'zod';
import { actorMissing } from '#domains/performers/contract/problems.ts';
import { anyone, loggedIn } from '#kit/contract/access.ts';
import { rowIdText } from '#kit/contract/numbers.ts';
import { route, serverMessage } from '#kit/contract/operations.ts';
import { defineResource } from '#kit/contract/resource.ts';

/** Seconds between two lines of one guest that a performer can choose; 0: no pause. */
export const slowChoices = [0, 5, 10, 30, 60, 120] as const;

/** How a performer’s room is looked after, as everybody in it knows. */
export const RoomCare = z
  .object({
    /** Rises with every change: an older state never replaces a newer one. */
    version: z.int(),
    slowSeconds: z.int(),
    followersOnly: z.boolean(),
    buyersOnly: z.boolean(),
    refusesLinks: z.boolean(),
    /** Whose lines carry a badge. */
    helperIds: z.array(z.int()),
  })
  .meta({ id: 'RoomCare' });
export type RoomCare = z.infer<typeof RoomCare>;

/** A guest who may not write. */
export const RoomMute = z
  .object({ until: z.number().nullable().describe('epoch ms; null: until the show ends') })
  .meta({ id: 'RoomMute' });

/** What holds for who asks. */
export const OwnCare = z
  .object({
    version: z.int(),
    isHelper: z.boolean(),
    /** Helpers there may ask the room questions. */
    mayPoll: z.boolean(),
    mute: RoomMute.nullable(),
  })
  .meta({ id: 'OwnRoomCare' });
export type OwnCare = z.infer<typeof OwnCare>;

export const noCare: RoomCare = {
  version: 0,
  slowSeconds: 0,
  followersOnly: false,
  buyersOnly: false,
  refusesLinks: false,
  helperIds: [],
};
export const noOwnCare: OwnCare = { version: 0, isHelper: false, mayPoll: false, mute: null };

export const getRoomCare = route({
  name: 'getRoomCare',
  method: 'GET',
  path: 'room-helpers/room/{actorId}',
  summary: 'Who helps in a performer’s room, its rules of writing, and what holds for who asks.',
  access: anyone,
  params: z.object({ actorId: rowIdText }),
  response: z.object({ care: RoomCare, own: OwnCare }),
  problems: [actorMissing],
});

export const roomCareChanged = serverMessage({
  name: 'roomCareChanged',
  summary: 'Helpers or rules of a performer’s room have changed, to who is in it (topic helpers:<actorId>).',
  access: anyone,
  payload: z.object({ actorId: z.int(), care: RoomCare }),
});

export const ownRoomCareChanged = serverMessage({
  name: 'ownRoomCareChanged',
  summary: 'The guest was muted in a room or may write again, helps there or does not any more; to all their pages.',
  access: loggedIn,
  payload: z.object({ actorId: z.int(), own: OwnCare }),
});

/** How a performer’s room is looked after. */
export const roomCare = defineResource({
  name: 'roomCare',
  summary: 'Who helps in a performer’s room, and its rules of writing.',
  topic: (actor: number) => `helpers:${actor}`,
  snapshot: getRoomCare,
  input: (actor) => ({ params: { actorId: actor } }),
  read: ({ care }): RoomCare => care,
  pushes: (on) => [
    on(roomCareChanged, (care, { actorId, care: next }, actor) =>
      actorId === actor && next.version >= care.version ? next : care,
    ),
  ],
});

/** What holds for a guest in a performer’s room. */
export const ownRoomCare = defineResource({
  name: 'ownRoomCare',
  summary: 'Whether the guest helps in a performer’s room or is muted there.',
  topic: null,
  snapshot: getRoomCare,
  input: (actor: number) => ({ params: { actorId: actor } }),
  read: ({ own }): OwnCare => own,
  pushes: (on) => [
    on(ownRoomCareChanged, (own, { actorId, own: next }, actor) =>
      actorId === actor && next.version >= own.version ? next : own,
    ),
  ],
});
