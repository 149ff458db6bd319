import { z } from 'zod';
import { language, role } from '#domains/identity/contract/account.ts';
import { operators } from '#kit/contract/access.ts';
import { auditedRead, selfAuditedChange } from '#kit/contract/audit.ts';
import { choiceFilter, defineList, searchFilter } from '#kit/contract/list.ts';
import { rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { bannedForGood, ownStanding, standingUnchanged } from './problems.ts';
import { highestRestriction } from './standing.ts';

const access = operators('support', 'moderation');
const params = z.object({ guestId: rowIdText });
/** Why; it stands in the audit log. */
const reason = z.string().trim().min(3).max(200).regex(visiblePattern);

/** A guest as operators list them. */
export const OfficeGuest = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    isEmailVerified: z.boolean(),
    isLocked: z.boolean(),
    isBanned: z.boolean().describe('locked for good'),
    restrictionLevel: z.int().describe('0: not restricted'),
    isBlockedForComments: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'OfficeGuest' });
export type OfficeGuest = z.output<typeof OfficeGuest>;

/** A guest in the list, with what one decides by. */
export const ListedGuest = OfficeGuest.extend({
  spentCents: z.int().nullable().describe('euro cents paid, what went back taken off; null where nobody sells'),
  lastSeenAt: z.iso.datetime().nullable().describe('null while nobody is logged in'),
  country: z.string().nullable().describe('of the last use, ISO 3166'),
}).meta({ id: 'ListedGuest' });
export type ListedGuest = z.output<typeof ListedGuest>;

/** What may have been decided about a guest. */
export const guestStandings = ['locked', 'restricted', 'noComments'] as const;

export const guests = defineList({
  name: 'guest.guests',
  summary:
    'Guests, the newest first. The search is a part of the mail address or of the name, the number of the guest, or the number of an order, a chat or a sale.',
  access,
  path: 'office/guests',
  row: ListedGuest,
  key: 'id',
  columns: {
    name: { kind: 'custom' },
    email: { kind: 'custom' },
    id: { kind: 'custom', sortable: true, isHidden: true },
    standing: { kind: 'custom' },
    spentCents: { kind: 'euroCents' },
    lastSeenAt: { kind: 'instant' },
    country: { kind: 'custom' },
    createdAt: { kind: 'instant' },
  },
  filters: { search: searchFilter(254), standing: choiceFilter(guestStandings) },
  sort: '-id',
});

/** One account as operators see it. */
export const OfficeGuestPage = OfficeGuest.extend({
  roles: z.array(role),
  language,
  emailVerifiedAt: z.iso.datetime().nullable(),
  adultDeclaredAt: z.iso.datetime(),
  hasSecondFactor: z.boolean(),
  sessions: z.int().describe('places the account is logged in at'),
  lastSeenAt: z.iso.datetime().nullable().describe('null while nobody is logged in'),
  country: z.string().nullable().describe('of the last use, ISO 3166'),
  isOwn: z.boolean().describe('the account of whoever asks: nobody decides about themselves'),
}).meta({ id: 'OfficeGuestPage' });
export type OfficeGuestPage = z.output<typeof OfficeGuestPage>;

export const readGuest = route({
  name: 'guest.readGuest',
  summary: 'One account: who it is, how it stands, since when and from where.',
  access,
  audit: auditedRead('guest.readGuest', 'guest:{guestId}'),
  method: 'GET',
  path: 'office/guests/{guestId}',
  params,
  response: OfficeGuestPage,
  problems: [notFound],
});

const decision = {
  access,
  method: 'POST',
  params,
  response: OfficeGuest,
  problems: [notFound, ownStanding, standingUnchanged],
} as const;

export const lockGuest = route({
  name: 'guest.lock',
  summary:
    'Locks an account, or lets it in again. A lock ends its sessions, its chats and its show at once. For good: a ban for life, or its end, for which two operators have to agree.',
  ...decision,
  problems: [...decision.problems, bannedForGood],
  audit: selfAuditedChange('guest.lock', 'guest:{guestId}'),
  fourEyes: ({ body }: { body: { forGood: boolean } }) => body.forGood,
  path: 'office/guests/{guestId}/lock',
  body: z.object({ isLocked: z.boolean(), forGood: z.boolean().default(false), reason }),
});

export const restrictGuest = route({
  name: 'guest.restrict',
  summary:
    'Restricts an account: from level 1 on nothing that costs coins begins, from 2 on it writes in no chat, at 3 it is in none, and those it is in end. Level 0 lifts it.',
  ...decision,
  audit: selfAuditedChange('guest.restrict', 'guest:{guestId}'),
  path: 'office/guests/{guestId}/restrict',
  body: z.object({ level: z.int().min(0).max(highestRestriction), reason }),
});

export const blockComments = route({
  name: 'guest.blockComments',
  summary: 'Takes the right to comment from an account, or gives it back.',
  ...decision,
  audit: selfAuditedChange('guest.blockComments', 'guest:{guestId}'),
  path: 'office/guests/{guestId}/comments',
  body: z.object({ isBlocked: z.boolean(), reason }),
});
