import { z } from 'zod';
import { contactDetails } from '#domains/conversation/contract/problems.ts';
import { wordRefused } from '#domains/performers/contract/problems.ts';
import { loggedIn, only } from '#kit/contract/access.ts';
import { rowId, rowIdText } from '#kit/contract/numbers.ts';
import { mutation, route, serverMessage } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import * as problems from './problems.ts';
import { InvitationAnswer } from './shows.ts';
import { highestTicketPrice, OwnShow } from './studio.ts';

const performer = only('performer');

/** How long a guest may think about an invitation at most, hours; it ends when the show would begin. */
export const invitationHours = 24;
/** Invitations of one performer that may be open at once. */
export const mostOpenInvitations = 10;

/** A private ticket show, as its performer offers it to one guest. */
export const PrivateShowPlan = z.object({
  guestId: rowId,
  title: z.string().trim().max(100).describe('in her own words; may be empty'),
  price: z.int().min(0).max(highestTicketPrice).describe('hundredths of a coin'),
  start: z.number().describe('epoch ms'),
  minutes: z.int().min(10).max(240),
});
export type PrivateShowPlan = z.infer<typeof PrivateShowPlan>;

export const inviteToPrivateShow = route({
  name: 'inviteToPrivateShow',
  method: 'POST',
  path: 'studio/privateShows',
  summary:
    'Invites one guest the performer knows (in her room, or written with) to a private ticket show. The ticket is theirs alone, and nobody else hears of it.',
  access: performer,
  limit: { points: 20, seconds: 600, per: 'subject' },
  stepUp: 'always',
  body: PrivateShowPlan,
  response: OwnShow,
  problems: [
    problems.showTimeTaken,
    problems.showTimeBounds,
    problems.guestNotInvitable,
    problems.invitationOpen,
    problems.tooManyInvitations,
    wordRefused,
    contactDetails,
  ],
});

export const giveTicket = route({
  name: 'giveTicketByHand',
  method: 'POST',
  path: 'studio/ticketShows/{showId}/give',
  summary: 'Gives a guest the performer knows a ticket of her show by hand (creation type M): it costs nothing.',
  access: performer,
  limit: { points: 30, seconds: 600, per: 'subject' },
  params: z.object({ showId: rowIdText }),
  body: z.object({ guestId: rowId }),
  response: OwnShow,
  problems: [notFound, problems.showIsOver, problems.guestNotInvitable],
});

export const declinePrivateShow = mutation({
  name: 'declinePrivateTicketShow',
  summary: 'Declines an invitation to a private ticket show; the show does not take place. Again: nothing happens.',
  access: loggedIn,
  limit: { points: 30, seconds: 60, per: 'subject' },
  args: z.object({ id: rowId.describe('the show') }),
  result: z.object({ isDeclined: z.boolean() }).meta({ id: 'PrivateShowDeclined' }),
  problems: [notFound, problems.showIsOver],
});

/** Spec 2 §3: actor name, picture, id; what the invitation says besides is ours. */
export const privateTicketShowInvitation = serverMessage({
  name: 'privateTicketShowInvitation',
  summary: 'A performer invites the guest to a private ticket show.',
  access: loggedIn,
  payload: z.object({
    id: z.int().describe('the show'),
    actorId: z.int(),
    actorName: z.string(),
    picture: z.string().nullable(),
  }),
});

/** Keeps the studio current. */
export const privateShowAnswered = serverMessage({
  name: 'privateTicketShowAnswered',
  summary: 'A guest accepted or declined a private ticket show, gave its ticket back, or let the time pass.',
  access: performer,
  payload: z.object({ actorId: z.int(), showId: z.int(), guestName: z.string(), answer: InvitationAnswer }),
});
