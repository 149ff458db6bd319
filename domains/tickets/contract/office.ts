import { z } from 'zod';
import { operators } from '#kit/contract/access.ts';
import { auditedRead, selfAuditedChange } from '#kit/contract/audit.ts';
import { choiceFilter, defineList, searchFilter } from '#kit/contract/list.ts';
import { rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { showIsOver } from './problems.ts';
import { ShowState, showStates } from './shows.ts';
import { OwnShow } from './studio.ts';

const access = operators('content');

/** What an operator looks for besides a state: what the office chose to put in front or what the platform presents. */
export const showMarks = ['featured', 'internal'] as const;

/** A show as operators see it in a list. Prices in hundredths of a coin. */
export const OfficeShow = z
  .object({
    id: z.int(),
    title: z.string().describe('in the reader’s language, else in any it is said in'),
    actorId: z.int(),
    actorName: z.string(),
    state: ShowState,
    start: z.number().nullable().describe('epoch ms; null while a goal of tickets is not reached'),
    goal: z.int().nullable(),
    price: z.int(),
    sold: z.int(),
    isFeatured: z.boolean(),
    isAutoFeatured: z.boolean(),
    isInternal: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'OfficeTicketShow' });
export type OfficeShow = z.infer<typeof OfficeShow>;

export const officeShows = defineList({
  name: 'tickets.shows',
  summary: 'Ticket shows of all performers, in every state. The search is for words of the title or the performer.',
  access,
  path: 'office/ticketShows',
  row: OfficeShow,
  key: 'id',
  columns: {
    title: { kind: 'custom' },
    actorName: { kind: 'custom' },
    state: { kind: 'custom' },
    start: { kind: 'custom' },
    price: { kind: 'custom' },
    sold: { kind: 'number' },
    isFeatured: { kind: 'custom' },
    createdAt: { kind: 'instant', sortable: true },
  },
  filters: { search: searchFilter(100), state: choiceFilter(showStates), mark: choiceFilter(showMarks) },
  sort: '-createdAt',
});

const params = z.object({ showId: rowIdText });

export const readOfficeShow = route({
  name: 'tickets.readShow',
  method: 'GET',
  path: 'office/ticketShows/{showId}',
  summary: 'One show with its words, prices and what it has sold.',
  access,
  audit: auditedRead('tickets.readShow', 'ticketShow:{showId}'),
  params,
  response: z.object({ show: OfficeShow, plan: OwnShow }),
  problems: [notFound],
});

export const markShow = route({
  name: 'tickets.markShow',
  method: 'POST',
  path: 'office/ticketShows/{showId}/marks',
  summary: 'Puts a show in front of the others, or presents it as the platform’s own; what is not given stays.',
  access,
  audit: selfAuditedChange('tickets.markShow', 'ticketShow:{showId}'),
  params,
  body: z.object({ isFeatured: z.boolean().optional(), isInternal: z.boolean().optional() }),
  response: z.object({ show: OfficeShow }),
  problems: [notFound, showIsOver],
});
