import { z } from 'zod';
import { operators } from '#kit/contract/access.ts';
import { auditedChange } from '#kit/contract/audit.ts';
import { choiceFilter, defineList } from '#kit/contract/list.ts';
import { rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { typedText } from '#kit/contract/typed-text.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { countryUnknown, prefixInvalid } from './problems.ts';
import { verificationTypes } from './rules.ts';

const access = operators('support');
const done = z.object({ success: z.literal(true) });

export const verificationStates = ['open', 'proven', 'failed', 'replaced', 'removed'] as const;

/** A verification as operators see it: the number is masked. */
export const VerificationRow = z
  .object({
    id: z.int(),
    guestId: z.int(),
    type: z.enum(verificationTypes),
    number: z.string().describe('masked'),
    country: z.string(),
    by: z.enum(['sms', 'call']),
    state: z.enum(verificationStates),
    attempts: z.int(),
    createdAt: z.number(),
  })
  .meta({ id: 'PhoneVerificationRow' });
export type VerificationRow = z.infer<typeof VerificationRow>;

export const verificationList = defineList({
  name: 'phone-verification.verifications',
  summary: 'Verifications of phone numbers, the latest first; numbers are masked.',
  access,
  path: 'phone-verification/list',
  row: VerificationRow,
  key: 'id',
  columns: {
    number: { kind: 'text' },
    guestId: { kind: 'text', sortable: true },
    type: { kind: 'text' },
    country: { kind: 'text' },
    by: { kind: 'text' },
    state: { kind: 'text' },
    attempts: { kind: 'number' },
    createdAt: { kind: 'instant', sortable: true },
  },
  filters: { state: choiceFilter(verificationStates), type: choiceFilter(verificationTypes) },
  sort: '-createdAt',
  facts: z.object({
    today: z.object({ codes: z.int(), cents: z.int(), mostCents: z.int() }),
    carrier: z.enum(['gateway', 'captured', 'none']),
  }),
});

/** A country that codes are sent to. Amounts in euro cents. */
export const PhoneCountry = z
  .object({
    id: z.int(),
    country: z.string(),
    smsCents: z.int(),
    callCents: z.int(),
    dayCents: z.int().describe('what codes to it may cost on a day'),
    todayCents: z.int(),
    todayCodes: z.int(),
  })
  .meta({ id: 'PhoneCountry' });
export type PhoneCountry = z.infer<typeof PhoneCountry>;

export const countryList = defineList({
  name: 'phone-verification.countries',
  summary: 'Countries that codes are sent to, with what a code costs and what today’s cost.',
  access,
  path: 'phone-verification/countries',
  row: PhoneCountry,
  key: 'id',
  columns: {
    country: { kind: 'text', sortable: true },
    smsCents: { kind: 'euroCents' },
    callCents: { kind: 'euroCents' },
    dayCents: { kind: 'euroCents' },
    todayCodes: { kind: 'number' },
    todayCents: { kind: 'euroCents' },
  },
  filters: {},
  sort: 'country',
});

export const saveCountry = route({
  name: 'phone-verification.saveCountry',
  method: 'POST',
  path: 'phone-verification/countries/save',
  summary: 'Allows a country, or changes what is reckoned for a code to it.',
  access,
  audit: auditedChange('phone-verification.saveCountry'),
  body: z.object({
    country: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/),
    smsCents: z.int32().min(0).max(500),
    callCents: z.int32().min(0).max(500),
    dayCents: z.int32().min(0).max(1_000_000),
  }),
  response: done,
  problems: [countryUnknown],
});

export const removeCountry = route({
  name: 'phone-verification.removeCountry',
  method: 'DELETE',
  path: 'phone-verification/countries/remove/{countryId}',
  summary: 'Sends no more codes to a country. Numbers that are proven stay.',
  access,
  audit: auditedChange('phone-verification.removeCountry', 'phone_country:{countryId}'),
  params: z.object({ countryId: rowIdText }),
  response: done,
  problems: [notFound],
});

/** Numbers that no code goes to. */
export const BlockedPrefix = z
  .object({ id: z.int(), prefix: z.string(), reason: z.string(), createdAt: z.number() })
  .meta({ id: 'BlockedPhonePrefix' });
export type BlockedPrefix = z.infer<typeof BlockedPrefix>;

export const blockedList = defineList({
  name: 'phone-verification.blocked',
  summary: 'Numbers and beginnings of numbers that no code goes to.',
  access,
  path: 'phone-verification/blocked',
  row: BlockedPrefix,
  key: 'id',
  columns: {
    prefix: { kind: 'text', sortable: true },
    reason: { kind: 'text' },
    createdAt: { kind: 'instant', sortable: true },
  },
  filters: {},
  sort: '-createdAt',
});

export const blockPrefix = route({
  name: 'phone-verification.block',
  method: 'POST',
  path: 'phone-verification/blocked/add',
  summary: 'Sends no more codes to a number, or to all that begin so.',
  access,
  audit: auditedChange('phone-verification.block'),
  body: z.object({
    prefix: typedText('phone').max(40),
    reason: z.string().trim().min(3).max(200).regex(visiblePattern),
  }),
  response: done,
  problems: [prefixInvalid],
});

export const unblockPrefix = route({
  name: 'phone-verification.unblock',
  method: 'DELETE',
  path: 'phone-verification/blocked/remove/{blockedId}',
  summary: 'Sends codes there again.',
  access,
  audit: auditedChange('phone-verification.unblock', 'phone_block:{blockedId}'),
  params: z.object({ blockedId: rowIdText }),
  response: done,
  problems: [notFound],
});

/** A message that left nowhere, for who tries the site out. */
export const CapturedCode = z
  .object({
    id: z.int(),
    number: z.string().describe('masked'),
    by: z.enum(['sms', 'call']),
    text: z.string(),
    createdAt: z.number(),
  })
  .meta({ id: 'CapturedPhoneCode' });
export type CapturedCode = z.infer<typeof CapturedCode>;

export const capturedList = defineList({
  name: 'phone-verification.captured',
  summary: 'Messages that were kept instead of sent, as no gateway is set.',
  access,
  path: 'phone-verification/captured',
  row: CapturedCode,
  key: 'id',
  columns: {
    text: { kind: 'text' },
    number: { kind: 'text' },
    by: { kind: 'text' },
    createdAt: { kind: 'instant', sortable: true },
  },
  filters: {},
  sort: '-createdAt',
});
