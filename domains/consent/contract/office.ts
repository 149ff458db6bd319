import { z } from 'zod';
import { operators } from '#kit/contract/access.ts';
import { auditedRead, selfAuditedChange } from '#kit/contract/audit.ts';
import { calendarDay, choiceFilter, defineList, searchFilter } from '#kit/contract/list.ts';
import { longRowIdText, rowId, rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { typedText } from '#kit/contract/typed-text.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { OfficeThing, PersonRecord, RecordRow, thingStates, WorkFile } from './office-entities.ts';
import { exportTooLarge } from './problems.ts';
import { ThingName } from './routes.ts';

const access = operators('moderation');
const reason = z.string().trim().min(3).max(300).regex(visiblePattern);
const person = z.object({ accountId: rowIdText });

export const findRecords = route({
  name: 'consent.findRecords',
  method: 'POST',
  path: 'office/consent/find',
  summary:
    'Records of identity by any name somebody is or was shown by, whole words of their legal name, or a number; without words all, the highest number first. What is looked for is in no address.',
  access,
  audit: auditedRead('consent.findRecords'),
  limit: { points: 300, seconds: 600, per: 'subject' },
  body: z.object({
    search: typedText('search')
      .max(121)
      .regex(/^[^\p{Cc}\p{Cs}]*$/u)
      .default(''),
    before: rowId.optional(),
  }),
  response: z.object({ rows: z.array(RecordRow), before: z.int().nullable() }),
});

export const readRecord = route({
  name: 'consent.readRecord',
  method: 'GET',
  path: 'office/consent/records/{accountId}',
  cost: 10,
  summary:
    'The record of identity of one person, with a page of everything that shows them, the latest first. Wants a reason, which stands in the audit log.',
  access,
  audit: auditedRead('consent.readRecord', 'account:{accountId}'),
  params: person,
  query: z.object({ reason, before: longRowIdText.optional() }),
  response: PersonRecord,
  problems: [notFound],
});

export const exportRecords = route({
  name: 'consent.exportRecords',
  method: 'GET',
  path: 'office/consent/export',
  cost: 100,
  summary:
    'The records with every depiction and its address as CSV, for an inspector (28 CFR 75.2): of everybody or of one person, all or what was recorded between two days. Wants a reason, which stands in the audit log.',
  access,
  stepUp: 'always',
  audit: auditedRead('consent.exportRecords'),
  limit: { points: 30, seconds: 60, per: 'subject' },
  query: z.object({
    reason,
    accountId: rowIdText.optional(),
    from: calendarDay.optional(),
    to: calendarDay.optional(),
  }),
  response: z.unknown(),
  problems: [notFound, exportTooLarge],
});

export const thingList = defineList({
  name: 'consent.works',
  summary:
    'Everything that shows people, the latest first. The search is for words of the title or a number of an account.',
  access,
  path: 'office/consent/works',
  row: OfficeThing,
  key: 'number',
  columns: {
    title: { kind: 'custom' },
    kind: { kind: 'custom' },
    owner: { kind: 'custom' },
    state: { kind: 'custom' },
    people: { kind: 'number' },
    recordedOn: { kind: 'text' },
    declaredAt: { kind: 'instant', sortable: true },
    endedAt: { kind: 'instant' },
  },
  filters: { search: searchFilter(100), state: choiceFilter(thingStates) },
  sort: '-declaredAt',
});

export const readWork = route({
  name: 'consent.readWork',
  method: 'GET',
  path: 'office/consent/works/{kind}/{id}',
  summary: 'One thing that shows people: who is in it by the names they are shown by, what each answered, its trail.',
  access,
  audit: auditedRead('consent.readWork', 'thing:{kind}-{id}'),
  params: ThingName,
  response: WorkFile,
  problems: [notFound],
});

/** How many buyers are read at once. */
export const mostBuyers = 500;

export const buyersOf = route({
  name: 'consent.buyersOf',
  method: 'GET',
  path: 'office/consent/works/{kind}/{id}/buyers',
  cost: 10,
  summary: `Who bought a thing, the latest first, at most ${mostBuyers}; also when it is shown to nobody any more.`,
  access,
  audit: auditedRead('consent.buyersOf', 'thing:{kind}-{id}'),
  params: ThingName,
  response: z.object({
    isSold: z.boolean().describe('things of this kind are sold one by one'),
    isMore: z.boolean().describe('more bought it than are named'),
    buyers: z.array(
      z.object({
        guestId: z.int(),
        at: z.number(),
        price: z.int().describe('hundredths of a coin'),
        endedAt: z.number().nullable().describe('when it was paid back; null while it is theirs'),
      }),
    ),
  }),
  problems: [notFound],
});

export const takeDown = route({
  name: 'consent.takeDown',
  method: 'POST',
  path: 'office/consent/works/{kind}/{id}/take-down',
  summary:
    'Takes a thing down for good: from this moment it is shown and delivered to nobody, and who bought it is paid back.',
  access,
  audit: selfAuditedChange('consent.takeDown', 'thing:{kind}-{id}'),
  params: ThingName,
  body: z.object({ reason }),
  response: z.object({}),
  problems: [notFound],
});
