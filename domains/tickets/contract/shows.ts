import { z } from 'zod';
import { LocalisedText } from '#domains/performers/contract/localised-text.ts';
import { anyone } from '#kit/contract/access.ts';
import { rowId } from '#kit/contract/numbers.ts';
import { query } from '#kit/contract/operations.ts';

/** What may become of a show; the last four are final. */
export const showStates = ['planned', 'running', 'ended', 'cancelled', 'missed', 'broken'] as const;
export const ShowState = z.enum(showStates).meta({ id: 'TicketShowState' });
export type ShowState = z.infer<typeof ShowState>;

/**
 * How a ticket comes to be (spec 2 §3 names them only): M by hand, given by its performer and free; C a chat ticket of a page of shows
 * (default); P purchased where the two are together: in the room itself, or by accepting her invitation to a private show.
 */
export const creationTypes = ['M', 'C', 'P'] as const;
export const CreationType = z.enum(creationTypes).meta({ id: 'TicketCreationType' });

/** What became of an invitation to a private show; `withdrawn`: its performer called it off before there was an answer. */
export const InvitationAnswer = z
  .enum(['open', 'accepted', 'declined', 'expired', 'withdrawn'])
  .meta({ id: 'TicketInvitationAnswer' });
export type InvitationAnswer = z.infer<typeof InvitationAnswer>;

/** Minutes. A show that has not begun so long after its time is called off, and paid back whole. */
export const startGraceMinutes = 15;
/** Minutes before its time at which a performer may begin. */
export const earliestMinutes = 10;
/** Minutes before its time until which a guest may give a ticket back. */
export const returnMinutes = 60;

/** Hours before its time from which on a show may stand in front by itself. */
export const autoFeaturedHours = 24;

/** Minutes from the ticket that reaches a goal to the show: time to come back for who bought first. */
export const afterGoalMinutes = 15;

/** Seconds from the announcement in the room to the beginning: time to get a ticket. */
export const announcedSeconds = 60;

/** So much of a show may be missing, between 0 and 1, before anything of it is paid back: who ends two minutes early owes nothing. */
export const toleratedMissing = 0.1;

/** A show as guests see it (spec 2 §3, "Chat or cam-show ticket"). Instants in epoch ms, prices in hundredths of a coin. */
export const ChatTicket = z
  .object({
    id: z.int().describe('the show'),
    actorId: z.int(),
    actorName: z.string(),
    actorLink: z.string(),
    price: z
      .object({ value: z.int(), currency: z.literal('VXC'), symbol: z.string() })
      .meta({ id: 'TicketPrice' })
      .describe('what a ticket costs now; 0 is free'),
    title: LocalisedText,
    description: LocalisedText,
    /** Empty for who has no ticket. */
    postBuyInfo: LocalisedText,
    sedcards: z.array(z.string()),
    avatar: z.string().nullable(),
    start: z.number().nullable().describe('null while a goal of tickets is not reached'),
    end: z.number().nullable(),
    isBought: z.boolean(),
    isReminded: z.boolean().describe('the asking guest wants to be reminded of it'),
    isFree: z.boolean(),
    canBuy: z.boolean(),
    hasStarted: z.boolean(),
    beginsAt: z.number().nullable().describe('it was announced in the room and begins then, epoch ms'),
    beginsIn: z.number().nullable().describe('the same as ms from this answer on'),
    bonusCode: z.string().nullable().describe('the code by which the asking guest paid less'),
    isFeatured: z.boolean().describe('an operator put it in front'),
    isAutoFeatured: z
      .boolean()
      .describe('it stands in front by itself: no operator chose one, and of those that are near it has sold the most'),
    isInternal: z.boolean().describe('the platform presents it'),
    actorOnline: z.boolean(),
    state: ShowState,
    minutes: z.int().describe('how long it is planned to last'),
    goal: z.int().nullable().describe('tickets that make it happen; null: a time'),
    sold: z.int().nullable().describe('said only of shows with a goal'),
    nextPrice: z.object({ value: z.int(), from: z.number() }).nullable().describe('a higher price, and from when on'),
    letsLateIn: z.boolean(),
    privateUntil: z
      .number()
      .nullable()
      .describe(
        'a private show for the asking guest alone: until when the invitation stands, epoch ms; null: a show for everybody',
      ),
  })
  .meta({ id: 'ChatTicket' });
export type ChatTicket = z.infer<typeof ChatTicket>;

export const ticketChatList = query({
  name: 'ticketChatList',
  summary: 'Shows of a performer that are on or to come, the next one first.',
  access: anyone,
  args: z.object({ modelId: rowId }),
  result: z.array(ChatTicket),
});

/** Most shows of one answer. */
export const mostShows = 100;

export const chatShowList = query({
  name: 'chatShowList',
  summary: 'Shows that are on or to come, of all performers.',
  access: anyone,
  args: z.object({
    endDateFrom: z.number().optional().describe('those that end after it, epoch ms; now where it is not given'),
    startDateTo: z.number().optional().describe('those that begin before it, epoch ms'),
    first: z.int().min(1).max(mostShows).default(30),
    order: z.enum(['start', 'featured']).meta({ id: 'ChatShowOrder' }).default('featured'),
    internal: z.boolean().default(false).describe('true: shows of the platform’s own'),
  }),
  result: z.array(ChatTicket),
});
