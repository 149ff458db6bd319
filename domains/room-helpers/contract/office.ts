import { z } from 'zod';
import { ownStanding } from '#domains/guest/contract/problems.ts';
import { operators } from '#kit/contract/access.ts';
import { selfAuditedChange } from '#kit/contract/audit.ts';
import { choiceFilter, defineList, searchFilter } from '#kit/contract/list.ts';
import { longRowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { LogAct, logActs } from './log.ts';
import { banOver } from './problems.ts';

const access = operators('moderation');
const person = z.object({ id: z.int(), name: z.string() });

/** Where a ban stands. */
export const banStates = ['asked', 'on', 'declined', 'lifted'] as const;
export const BanState = z.enum(banStates).meta({ id: 'RoomBanState' });
export type BanState = z.infer<typeof BanState>;

/** A ban as operators see it. */
export const OfficeBan = z
  .object({
    id: z.int(),
    performer: person,
    guest: person,
    state: BanState,
    reason: z.string(),
    text: z.string(),
    appeal: z.string(),
    isWaiting: z.boolean().describe('an appeal waits for an operator'),
    answer: z.string(),
    createdAt: z.iso.datetime(),
    until: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OfficeRoomBan' });
export type OfficeBan = z.infer<typeof OfficeBan>;

export const officeBans = defineList({
  name: 'room-helpers.bans',
  summary: 'Bans from performers’ rooms, and appeals against them. The search is for words of the appeal or reason.',
  access,
  path: 'office/room-helpers/bans',
  row: OfficeBan,
  key: 'id',
  columns: {
    guest: { kind: 'custom' },
    performer: { kind: 'custom' },
    state: { kind: 'custom' },
    appeal: { kind: 'text' },
    reason: { kind: 'text' },
    text: { kind: 'text', isHidden: true },
    answer: { kind: 'text', isHidden: true },
    createdAt: { kind: 'instant', sortable: true },
    until: { kind: 'instant' },
  },
  filters: { search: searchFilter(60), of: choiceFilter(['waiting', ...banStates]) },
  sort: '-createdAt',
});

/** A line of a room’s log as operators see it. */
export const OfficeLogLine = z
  .object({
    id: z.int(),
    performer: person,
    act: LogAct,
    byRole: z.string(),
    by: person,
    guest: person.nullable(),
    text: z.string(),
    at: z.iso.datetime(),
    until: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OfficeRoomLogLine' });
export type OfficeLogLine = z.infer<typeof OfficeLogLine>;

export const officeLog = defineList({
  name: 'room-helpers.log',
  summary: 'What performers and helpers did in rooms, kept for 90 days. The search is for words of a line.',
  access,
  path: 'office/room-helpers/log',
  row: OfficeLogLine,
  key: 'id',
  columns: {
    act: { kind: 'custom' },
    performer: { kind: 'custom' },
    by: { kind: 'custom' },
    guest: { kind: 'custom' },
    text: { kind: 'text' },
    until: { kind: 'instant', isHidden: true },
    at: { kind: 'instant', sortable: true },
  },
  filters: { search: searchFilter(60), act: choiceFilter(logActs) },
  sort: '-at',
});

const decision = {
  access,
  method: 'POST',
  params: z.object({ banId: longRowIdText }),
  body: z.object({ reason: z.string().trim().min(3).max(200).regex(visiblePattern) }),
  response: z.object({}),
  problems: [notFound, banOver, ownStanding],
} as const;

export const liftBanByOperator = route({
  ...decision,
  name: 'room-helpers.liftBan',
  audit: selfAuditedChange('room-helpers.liftBan', 'roomBan:{banId}'),
  path: 'office/room-helpers/bans/{banId}/lift',
  summary: 'Ends a ban, with words that guest and performer read.',
});

export const keepBan = route({
  ...decision,
  name: 'room-helpers.keepBan',
  audit: selfAuditedChange('room-helpers.keepBan', 'roomBan:{banId}'),
  path: 'office/room-helpers/bans/{banId}/keep',
  summary: 'Lets a ban stand that the guest appealed against, with words that the guest reads.',
});
