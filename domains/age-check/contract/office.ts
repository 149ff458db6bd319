import { z } from 'zod';
import { operators } from '#kit/contract/access.ts';
import { auditedChange } from '#kit/contract/audit.ts';
import { choiceFilter, defineList } from '#kit/contract/list.ts';
import { rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { alreadyDecided, certificateUnreadable } from './problems.ts';
import { AgeMethod, ageMethods, CheckState, checkStates, VisitRule } from './states.ts';

const access = operators('moderation');
const done = z.object({ success: z.literal(true) });
const reason = z.string().trim().min(3).max(300).regex(visiblePattern);
const country = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/);

/** A check as operators see it: how, by whom, when and with which result, and nothing of the person. Times in epoch ms. */
export const AgeCheckRow = z
  .object({
    id: z.int(),
    guestId: z.int(),
    name: z.string(),
    method: AgeMethod,
    issuer: z.string().nullable(),
    country: z.string().nullable(),
    state: CheckState,
    message: z.string().nullable(),
    createdAt: z.number(),
    decidedAt: z.number().nullable(),
    validUntil: z.number().nullable(),
    byOperator: z.boolean(),
    isUnderage: z.boolean().describe('it says that the guest is under 18'),
  })
  .meta({ id: 'AgeCheckRow' });
export type AgeCheckRow = z.infer<typeof AgeCheckRow>;

export const ageCheckList = defineList({
  name: 'age-check.checks',
  summary: 'Age checks, the latest first: method, issuer, time and result.',
  access,
  path: 'age-check/list',
  row: AgeCheckRow,
  key: 'id',
  columns: {
    name: { kind: 'text' },
    guestId: { kind: 'text', sortable: true },
    method: { kind: 'text' },
    issuer: { kind: 'text' },
    country: { kind: 'text' },
    state: { kind: 'text' },
    createdAt: { kind: 'instant', sortable: true },
    decidedAt: { kind: 'instant' },
    validUntil: { kind: 'instant', isHidden: true },
  },
  filters: {
    state: choiceFilter(checkStates),
    method: choiceFilter(ageMethods),
    verdict: choiceFilter(['underage']),
  },
  sort: '-createdAt',
  facts: z.object({ waiting: z.int(), proven: z.int(), minors: z.int() }),
});

export const decideAgeCheck = route({
  name: 'age-check.decide',
  method: 'POST',
  path: 'age-check/decide/{checkId}',
  summary: 'Accepts or rejects a check that waits, with a reason; a rejection’s is told to the guest.',
  access,
  audit: auditedChange('age-check.decide', 'age_check:{checkId}'),
  params: z.object({ checkId: rowIdText }),
  body: z.object({ accept: z.boolean(), reason }),
  response: done,
  problems: [notFound, alreadyDecided],
});

export const revokeAgeCheck = route({
  name: 'age-check.revoke',
  method: 'POST',
  path: 'age-check/revoke/{checkId}',
  summary:
    'Takes back every proof of age of the guest whose check it is, and that they are under 18; they are asked again.',
  access,
  audit: auditedChange('age-check.revoke', 'age_check:{checkId}'),
  params: z.object({ checkId: rowIdText }),
  body: z.object({ reason }),
  response: done,
  problems: [notFound, alreadyDecided],
});

/** The highest ratings that may be shown before any check; 0: nothing that has one. */
export const openRatings = ['0', '12', '16'] as const;
const OpenRating = z.enum(openRatings);

/** What a country asks for. */
export const AgePolicy = z
  .object({
    id: z.int(),
    country: z.string(),
    methods: z.array(AgeMethod),
    validDays: z.int().nullable(),
    atVisit: VisitRule,
    visitHours: z.int(),
    openRating: OpenRating,
    opensFreeChat: z.boolean(),
    bonusMinutes: z.int(),
  })
  .meta({ id: 'AgePolicy' });
export type AgePolicy = z.infer<typeof AgePolicy>;

export const policyList = defineList({
  name: 'age-check.policies',
  summary: 'What countries ask for. Where there is no row, nobody is asked.',
  access,
  path: 'age-check/policies',
  row: AgePolicy,
  key: 'id',
  columns: {
    country: { kind: 'text', sortable: true },
    methods: { kind: 'custom' },
    validDays: { kind: 'number' },
    atVisit: { kind: 'text' },
    visitHours: { kind: 'number' },
    openRating: { kind: 'text' },
    opensFreeChat: { kind: 'custom' },
    bonusMinutes: { kind: 'number' },
  },
  filters: {},
  sort: 'country',
});

export const savePolicy = route({
  name: 'age-check.savePolicy',
  method: 'POST',
  path: 'age-check/policies/save',
  summary: 'Says what a country asks for. It holds from now on; checks that were accepted keep their time.',
  access,
  audit: auditedChange('age-check.savePolicy', 'age_policy:{country}'),
  body: z.object({
    country,
    methods: z.array(AgeMethod).min(1).max(ageMethods.length),
    validDays: z.int().min(1).max(3_650).nullable().default(null),
    atVisit: VisitRule,
    visitHours: z.int().min(1).max(24),
    openRating: OpenRating,
    opensFreeChat: z.boolean(),
    bonusMinutes: z.int().min(0).max(60),
  }),
  response: done,
});

export const removePolicy = route({
  name: 'age-check.removePolicy',
  method: 'DELETE',
  path: 'age-check/policies/{policyId}',
  summary: 'Nobody of a country is asked any more.',
  access,
  audit: auditedChange('age-check.removePolicy', 'age_policy:{policyId}'),
  params: z.object({ policyId: rowIdText }),
  response: done,
  problems: [notFound],
});

/** An issuer whose attestations are believed. Times in epoch ms. */
export const AgeIssuer = z
  .object({
    id: z.int(),
    label: z.string(),
    subject: z.string(),
    fingerprint: z.string(),
    validUntil: z.number(),
    createdAt: z.number(),
  })
  .meta({ id: 'AgeIssuer' });
export type AgeIssuer = z.infer<typeof AgeIssuer>;

export const issuerList = defineList({
  name: 'age-check.issuers',
  summary: 'The trusted list: issuers whose attestations are believed.',
  access,
  path: 'age-check/issuers',
  row: AgeIssuer,
  key: 'id',
  columns: {
    label: { kind: 'text', sortable: true },
    subject: { kind: 'text' },
    fingerprint: { kind: 'text', isHidden: true },
    validUntil: { kind: 'instant' },
    createdAt: { kind: 'instant', sortable: true },
  },
  filters: {},
  sort: 'label',
});

export const addIssuer = route({
  name: 'age-check.addIssuer',
  method: 'POST',
  path: 'age-check/issuers/add',
  summary: 'Enters an issuer into the trusted list by its certificate.',
  access,
  audit: auditedChange('age-check.addIssuer', 'age_issuer:{label}'),
  body: z.object({
    label: z.string().trim().min(2).max(80).regex(visiblePattern),
    certificate: z.string().trim().min(100).max(8_000).regex(visiblePattern),
  }),
  response: done,
  problems: [certificateUnreadable],
});

export const removeIssuer = route({
  name: 'age-check.removeIssuer',
  method: 'DELETE',
  path: 'age-check/issuers/{issuerId}',
  summary: 'Takes an issuer off the trusted list; what it attested before stays.',
  access,
  audit: auditedChange('age-check.removeIssuer', 'age_issuer:{issuerId}'),
  params: z.object({ issuerId: rowIdText }),
  response: done,
  problems: [notFound],
});
