import { z } from 'zod';
import { coins } from '#domains/ledger/contract/coins.ts';
import { LiveState } from '#domains/performers/contract/index.ts';
import { operators } from '#kit/contract/access.ts';
import { auditedChange, selfAuditedChange } from '#kit/contract/audit.ts';
import { calendarDay, choiceFilter, dayFilter, defineList, searchFilter } from '#kit/contract/list.ts';
import { longRowIdText, rowId, rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { ChatStatus, ChatType, chatTypes } from './chat-types.ts';
import { Instant, LiveChat } from './entities.ts';
import * as problems from './problems.ts';

const access = operators('support', 'moderation');
/** Why an operator steps in; it stands in the audit log. */
const reason = z.string().trim().min(3).max(200).regex(visiblePattern);

/** An open room as operators see it. */
export const OpenRoom = z
  .object({
    actorId: z.int(),
    actorName: z.string(),
    state: LiveState,
    liveSince: Instant,
    /** Everybody in the room, also in free chat. */
    guests: z.int(),
    paidChats: z.int(),
    /** Pictures arrive from the studio. */
    isSending: z.boolean(),
  })
  .meta({ id: 'OpenRoom' });
export type OpenRoom = z.infer<typeof OpenRoom>;

export const openRooms = defineList({
  name: 'live.rooms',
  summary: 'Open rooms, the newest first.',
  access,
  path: 'office/live/rooms',
  row: OpenRoom,
  key: 'actorId',
  columns: {
    actorName: { kind: 'custom', sortable: true },
    state: { kind: 'custom' },
    isSending: { kind: 'custom' },
    guests: { kind: 'number', sortable: true, total: true },
    paidChats: { kind: 'number', sortable: true, total: true },
    liveSince: { kind: 'instant', sortable: true },
  },
  filters: { search: searchFilter(254) },
  sort: '-liveSince',
});

/** What operators see of every chat: whose it is, of what kind, how it stands, what it came to. */
export const OfficeChat = z.object({
  chatId: z.int(),
  actorId: z.int(),
  actorName: z.string(),
  guestId: z.int(),
  guestName: z.string(),
  chatType: ChatType,
  status: ChatStatus,
  isExclusive: z.boolean(),
  minutes: z.int(),
  /** Hundredths of a coin so far, what was paid back taken off. */
  cost: z.int(),
});
export type OfficeChat = z.infer<typeof OfficeChat>;

/** A chat that has not ended, as operators see it. */
export const OpenChat = OfficeChat.extend({
  isPictureBroken: z.boolean(),
  since: Instant,
  /** Hundredths of a coin a minute. */
  pricePerMinute: z.int(),
}).meta({ id: 'OpenChat' });
export type OpenChat = z.infer<typeof OpenChat>;

export const chatKinds = ['paid', 'free'] as const;

/** What lists of chats are narrowed by. */
export const chatFilters = {
  search: searchFilter(254),
  kind: choiceFilter(chatKinds),
  type: choiceFilter(chatTypes),
} as const;

export const openChats = defineList({
  name: 'live.chats',
  summary: 'Chats that have not ended, the newest first.',
  access,
  path: 'office/live/chats',
  row: OpenChat,
  key: 'chatId',
  columns: {
    guestName: { kind: 'custom', sortable: true },
    actorName: { kind: 'text', sortable: true },
    chatType: { kind: 'custom' },
    status: { kind: 'custom' },
    pricePerMinute: { kind: 'amount', unit: coins, isHidden: true },
    minutes: { kind: 'number', sortable: true },
    cost: { kind: 'amount', unit: coins, sortable: true, total: true },
    since: { kind: 'instant', sortable: true },
  },
  filters: chatFilters,
  sort: '-since',
});

export const adminEndChat = route({
  name: 'adminEndChat',
  method: 'POST',
  path: 'office/live/chat/{chatId}/end',
  summary: 'An operator ends a chat (301). Undelivered seconds go back to the guest.',
  access,
  audit: auditedChange('live.endChat', 'chat:{chatId}'),
  problems: [notFound],
  params: z.object({ chatId: longRowIdText }),
  body: z.object({ reason }),
  response: LiveChat,
});

export const adminCloseRoom = route({
  name: 'adminCloseRoom',
  method: 'POST',
  path: 'office/live/room/{actorId}/close',
  summary: 'An operator closes a room (907).',
  access,
  audit: auditedChange('live.closeRoom', 'room:{actorId}'),
  problems: [notFound],
  params: z.object({ actorId: rowIdText }),
  body: z.object({ reason }),
  response: z.object({ closed: z.boolean() }),
});

/** How far a guest's day has come: nothing to see, beyond the mark, at the limit. */
export const paidBackStates = ['quiet', 'alarm', 'capped'] as const;

export const PaidBackDay = z.object({
  guestId: z.int(),
  guestName: z.string(),
  /** UTC. */
  day: calendarDay,
  refunds: z.int(),
  seconds: z.int(),
  /** Hundredths of a coin. */
  coins: z.int(),
  withheldSeconds: z.int(),
  withheldCoins: z.int(),
  /** What of the withheld coins an operator paid out. */
  paidOutCoins: z.int(),
  state: z.enum(paidBackStates),
  /** Whether an operator has looked at all of it. */
  checked: z.boolean(),
});
export type PaidBackDay = z.infer<typeof PaidBackDay>;

export const paidBackDays = defineList({
  name: 'live.paidBack',
  summary:
    'Guests whose broken lines were paid back on a day (UTC; today when none is given), the most first: by themselves up to a limit, beyond it withheld.',
  access,
  path: 'office/live/paid-back',
  row: PaidBackDay,
  key: 'guestId',
  columns: {
    guestName: { kind: 'custom', sortable: true },
    refunds: { kind: 'number', sortable: true, total: true },
    seconds: { kind: 'number', sortable: true, total: true },
    coins: { kind: 'amount', unit: coins, sortable: true, total: true },
    withheldCoins: { kind: 'amount', unit: coins, sortable: true, total: true },
    state: { kind: 'custom' },
    checked: { kind: 'custom' },
  },
  filters: { day: dayFilter() },
  sort: '-seconds',
  facts: z.object({ day: calendarDay, alarmSeconds: z.int(), capSeconds: z.int() }),
});

export const checkPaidBack = route({
  name: 'checkPaidBack',
  method: 'POST',
  path: 'office/live/paid-back/check',
  summary: 'An operator has looked at what a guest was paid back on a day. Changes no coins.',
  access,
  audit: auditedChange('live.checkPaidBack', 'guest:{guestId}'),
  problems: [notFound],
  body: z.object({ guestId: rowId, day: calendarDay }),
  response: PaidBackDay,
});

export const refundWithheld = route({
  name: 'refundWithheld',
  method: 'POST',
  path: 'office/live/paid-back/refund',
  summary:
    'An operator pays a guest what was withheld on a day, as a refund of each chat it belongs to. A repeat pays nothing.',
  access,
  stepUp: 'always',
  audit: selfAuditedChange('live.refundWithheld', 'guest:{guestId}'),
  problems: [notFound, problems.ownPayout, problems.nothingWithheld],
  body: z.object({ guestId: rowId, day: calendarDay, reason }),
  response: PaidBackDay,
});
