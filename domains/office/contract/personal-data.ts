import { z } from 'zod';
import { operators } from '#kit/contract/access.ts';
import { choiceFilter, defineList, searchFilter, valueFilter } from '#kit/contract/list.ts';
import { erasures, legalBases, retentions } from '#kit/personal-data/kinds.ts';

const name = z
  .string()
  .max(40)
  .regex(/^[\w-]+$/);

const named = z.object({ name: z.string(), label: z.string() });

/** What one table holds about some kinds of people. Words are in the caller's language. */
export const personalDataLine = z
  .object({
    key: z.string().describe('the table and whom it is about, `live.chats:guest`'),
    area: named.describe('the domain that holds it'),
    table: z.string(),
    columns: z.array(z.string()),
    what: z.string(),
    about: z.array(named).describe('whom it is about'),
    purpose: z.string(),
    basis: z.enum(legalBases).describe('GDPR Art. 6 (1) a, b, c, f'),
    givenTo: z.string().nullable().describe('who outside of the platform gets it'),
    kept: z.object({
      keeps: z.enum(retentions),
      days: z.int().nullable(),
      years: z.int().nullable().describe('from the end of the year, or of the account'),
      law: z.string().nullable(),
      words: z.string().nullable().describe('after what, until when, or why without an end'),
    }),
    erasure: z.object({
      does: z.enum(erasures),
      columns: z.array(z.string()).describe('the columns that are emptied'),
      because: z.string().nullable().describe('why it is kept'),
    }),
  })
  .meta({ id: 'PersonalDataLine' });
export type PersonalDataLine = z.output<typeof personalDataLine>;

/** What the platform holds about people: the record of processing activities (GDPR Art. 30). */
export const personalDataLines = defineList({
  name: 'office.personalData',
  summary: 'What is held about people: purpose, legal basis, retention and erasure, by domain.',
  access: operators('administrator'),
  path: 'office/personal-data/list',
  row: personalDataLine,
  key: 'key',
  columns: {
    what: { kind: 'custom' },
    area: { kind: 'custom', sortable: true },
    about: { kind: 'custom' },
    purpose: { kind: 'custom' },
    kept: { kind: 'custom' },
    erasure: { kind: 'custom' },
    givenTo: { kind: 'text', isHidden: true },
    columns: { kind: 'custom', isHidden: true },
  },
  filters: {
    search: searchFilter(),
    about: valueFilter(name),
    area: valueFilter(name),
    basis: choiceFilter(legalBases),
    keeps: choiceFilter(retentions),
    erasure: choiceFilter(erasures),
  },
  sort: 'area',
  facts: z.object({
    kinds: z.array(named).describe('the kinds of people'),
    areas: z.array(named).describe('the domains that hold something'),
  }),
  pageSize: 100,
});
