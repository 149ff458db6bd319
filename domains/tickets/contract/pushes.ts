import { z } from 'zod';
import { anyone, loggedIn } from '#kit/contract/access.ts';
import { serverMessage } from '#kit/contract/operations.ts';
import { ShowState } from './shows.ts';

/** Keeps what a guest's pages say of tickets current. */
export const guestTicket = serverMessage({
  name: 'guestTicket',
  summary: 'The guest has got a ticket of a performer, or lost it.',
  access: loggedIn,
  payload: z.object({ actorId: z.int(), showId: z.int(), guestHasTicket: z.boolean() }),
});

/** Keeps lists, profiles and rooms current. */
export const showChanged = serverMessage({
  name: 'ticketShowChanged',
  summary: 'A ticket show began, is over, or was called off. Topics actors and actor:<id>.',
  access: anyone,
  payload: z.object({ actorId: z.int(), showId: z.int(), state: ShowState, isCurrentlyTicketShow: z.boolean() }),
});

/** Tells a room that a show begins soon, and when; null: it does not after all. */
export const showAnnounced = serverMessage({
  name: 'ticketShowAnnounced',
  summary:
    'A ticket show begins in the room in a minute; `beginsAt` (epoch ms) is null when it was taken back. Topic actor:<id>.',
  access: anyone,
  payload: z.object({ actorId: z.int(), showId: z.int(), beginsAt: z.number().nullable() }),
});
