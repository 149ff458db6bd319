import { z } from 'zod';
import { operators } from '#kit/contract/access.ts';
import { auditedRead } from '#kit/contract/audit.ts';
import { choiceFilter, defineList, searchFilter } from '#kit/contract/list.ts';
import { rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { LiveState } from './room-facts.ts';

const access = operators('support', 'moderation', 'finance');

/** A performer as operators list them. */
export const OfficePerformer = z
  .object({
    id: z.int(),
    name: z.string(),
    /** Null when the account is gone. */
    email: z.string().nullable(),
    isLocked: z.boolean(),
    liveState: LiveState,
    viewers: z.int(),
    favoriteCount: z.int(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'OfficePerformer' });
export type OfficePerformer = z.output<typeof OfficePerformer>;

/** How a performer may stand. */
export const performerStandings = ['live', 'offline', 'locked'] as const;

export const performersList = defineList({
  name: 'performers.performers',
  summary:
    'Performers, the newest first. The search is a part of the mail address or of the stage name, a number, or a chat or sale of theirs.',
  access,
  path: 'office/performers',
  row: OfficePerformer,
  key: 'id',
  columns: {
    name: { kind: 'custom', sortable: true },
    email: { kind: 'custom' },
    id: { kind: 'custom', sortable: true },
    liveState: { kind: 'custom' },
    viewers: { kind: 'number', isHidden: true },
    favoriteCount: { kind: 'number', sortable: true },
    createdAt: { kind: 'instant' },
  },
  filters: { search: searchFilter(254), standing: choiceFilter(performerStandings) },
  sort: '-id',
});

/** One performer as operators see them. Prices in hundredths of a coin a minute. */
export const OfficePerformerPage = OfficePerformer.extend({
  isEmailVerified: z.boolean(),
  hasSecondFactor: z.boolean(),
  lastSeenAt: z.iso.datetime().nullable(),
  birthDate: z.iso.date(),
  age: z.int(),
  country: z.string(),
  languages: z.array(z.string()),
  categories: z.array(z.string()),
  bannedCountryCodes: z.array(z.string()),
  prices: z
    .array(z.object({ kind: z.enum(['voyeur', 'chat', 'private', 'alone', 'call']), price: z.int() }))
    .describe('what the site sells, as guests know it'),
  pictures: z.int().describe('in the gallery'),
}).meta({ id: 'OfficePerformerPage' });
export type OfficePerformerPage = z.output<typeof OfficePerformerPage>;

export const readPerformer = route({
  name: 'performers.readPerformer',
  summary: 'One performer: who it is, what they ask, how the account stands.',
  access,
  audit: auditedRead('performers.readPerformer', 'guest:{actorId}'),
  method: 'GET',
  path: 'office/performers/{actorId}',
  params: z.object({ actorId: rowIdText }),
  response: OfficePerformerPage,
  problems: [notFound],
});
