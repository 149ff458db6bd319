import { z } from 'zod';
import { coins } from '#domains/ledger/contract/coins.ts';
import { operators } from '#kit/contract/access.ts';
import { dayFilter, defineList } from '#kit/contract/list.ts';
import { chatFilters, OfficeChat } from './office.ts';

/** A chat as operators find it later, running or ended. */
export const PastChat = OfficeChat.extend({
  requestedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
}).meta({ id: 'PastChat' });
export type PastChat = z.infer<typeof PastChat>;

export const pastChats = defineList({
  name: 'live.pastChats',
  summary:
    'All chats, the newest first. The search is whose it was, guest or performer (a part of the mail address or the name, a number), or `chat:12`.',
  access: operators('support', 'moderation'),
  path: 'office/live/chats/all',
  row: PastChat,
  key: 'chatId',
  columns: {
    chatId: { kind: 'custom', sortable: true },
    guestName: { kind: 'custom' },
    actorName: { kind: 'custom' },
    chatType: { kind: 'custom' },
    status: { kind: 'custom' },
    minutes: { kind: 'number' },
    cost: { kind: 'amount', unit: coins },
    requestedAt: { kind: 'instant' },
    endedAt: { kind: 'instant', isHidden: true },
  },
  filters: {
    ...chatFilters,
    from: dayFilter(),
    to: dayFilter(),
  },
  sort: '-chatId',
});
