import { z } from 'zod';
import { contactDetails } from '#domains/conversation/contract/problems.ts';
import { notLive } from '#domains/live/contract/problems.ts';
import { LocalisedText } from '#domains/performers/contract/index.ts';
import { wordRefused } from '#domains/performers/contract/problems.ts';
import { only } from '#kit/contract/access.ts';
import { rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { typedText } from '#kit/contract/typed-text.ts';
import {
  anotherShowRuns,
  invitationNotAccepted,
  lateBelowPrice,
  showIsOver,
  showNeedsTitle,
  showTimeBounds,
  showTimeTaken,
  showTooEarly,
} from './problems.ts';
import { InvitationAnswer, ShowState } from './shows.ts';

const performer = only('performer');

/** Bounds of a ticket's price, hundredths of a coin; 0 is free. */
export const highestTicketPrice = 500_000;

/** What a performer says of a show. Instants in epoch ms, prices in hundredths of a coin. */
export const ShowPlan = z.object({
  title: LocalisedText,
  description: LocalisedText,
  /** What ticket holders read, for example what to have at hand. */
  postBuyInfo: LocalisedText,
  price: z.int().min(0).max(highestTicketPrice),
  latePrice: z.int().min(0).max(highestTicketPrice).nullable().describe('the price near the start'),
  lateMinutes: z.int().min(5).max(1440).default(60).describe('how near'),
  start: z.number().nullable().describe('null: when the goal is reached'),
  goal: z.int().min(1).max(1000).nullable(),
  minutes: z.int().min(10).max(240),
  letsLateIn: z.boolean(),
  promoCode: typedText('code')
    .toUpperCase()
    .regex(/^[A-Z0-9]{3,20}$/)
    .nullable(),
  promoPercent: z.int().min(1).max(100).default(20),
  promoMost: z.int().min(1).max(1000).default(20),
});
export type ShowPlan = z.infer<typeof ShowPlan>;

export const OwnShow = ShowPlan.extend({
  id: z.int(),
  state: ShowState,
  sold: z.int(),
  earned: z.int().describe('the performer’s part of what was paid and not paid back'),
  promoUsed: z.int(),
  startedAt: z.number().nullable(),
  endedAt: z.number().nullable(),
  opensAt: z.number().nullable().describe('from when on it may begin'),
  beginsAt: z.number().nullable().describe('it was announced in the room and begins then by itself'),
  invitation: z
    .object({ guestId: z.int(), guestName: z.string(), until: z.number(), answer: InvitationAnswer })
    .meta({ id: 'OwnTicketInvitation' })
    .nullable()
    .describe('a private show: whom it is for, and what they said'),
}).meta({ id: 'OwnTicketShow' });
export type OwnShow = z.infer<typeof OwnShow>;

export const getOwnShows = route({
  name: 'getOwnTicketShows',
  method: 'GET',
  path: 'studio/ticketShows',
  summary: 'The performer’s own shows: those to come and on, and the last thirty that are over.',
  access: performer,
  response: z.object({ shows: z.array(OwnShow) }),
});

export const planShow = route({
  name: 'planTicketShow',
  method: 'POST',
  path: 'studio/ticketShows',
  summary: 'Plans a show, for a time or for a goal of tickets.',
  access: performer,
  limit: { points: 20, seconds: 600, per: 'subject' },
  stepUp: 'always',
  body: ShowPlan,
  response: OwnShow,
  problems: [showTimeTaken, showTimeBounds, showNeedsTitle, lateBelowPrice, wordRefused, contactDetails],
});

const onShow = { params: z.object({ showId: rowIdText }), access: performer, response: OwnShow };

export const callOffShow = route({
  name: 'callOffTicketShow',
  method: 'POST',
  path: 'studio/ticketShows/{showId}/callOff',
  summary: 'Calls a show off; every ticket is paid back whole.',
  ...onShow,
  problems: [notFound, showIsOver],
});

export const announceShow = route({
  name: 'announceTicketShow',
  method: 'POST',
  path: 'studio/ticketShows/{showId}/announce',
  summary:
    'Tells who sits in the room that a show begins in a minute, with the offer of a ticket; then it begins by itself.',
  ...onShow,
  problems: [notFound, showIsOver, showTooEarly, anotherShowRuns, invitationNotAccepted, notLive],
});

export const beginShow = route({
  name: 'beginTicketShow',
  method: 'POST',
  path: 'studio/ticketShows/{showId}/begin',
  summary: 'Begins a show in the performer’s open room: ticket holders alone are let in from then on.',
  ...onShow,
  problems: [notFound, showIsOver, showTooEarly, anotherShowRuns, invitationNotAccepted],
});

export const endShow = route({
  name: 'endTicketShow',
  method: 'POST',
  path: 'studio/ticketShows/{showId}/end',
  summary: 'Ends a show. Before its time: what was not given of it is paid back.',
  ...onShow,
  problems: [notFound, showIsOver],
});
