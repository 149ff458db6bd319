import { z } from 'zod';
import { anyone, loggedIn, only } from '#kit/contract/access.ts';
import { route } from '#kit/contract/operations.ts';
import { invalidInput } from '#kit/contract/problems.ts';
import { EarningsOfKind } from './earnings-by-month.ts';
import { guestLine, statementChoice, statementFormats, statementLine, statementPlace } from './transfers.ts';

/** Spec 1 section 7: guest balance. `balance` in hundredths of a coin; an anonymous visitor has none. */
export const getGuestBalance = route({
  name: 'getGuestBalance',
  summary: 'The coins of the calling guest.',
  method: 'GET',
  path: 'guest/getGuestBalance',
  access: anyone,
  response: z
    .object({ balance: z.int(), balanceFormatted: z.string(), isPayingCustomer: z.boolean() })
    .meta({ id: 'GuestBalance' }),
});

/** Newest first. `next`, handed in as `before`, asks for the page that follows; null when there is none. */
export const getGuestStatement = route({
  name: 'getGuestStatement',
  summary:
    'What moved the coins of the calling guest: top-ups, paid minutes and refunds, newest first, with what was paid otherwise among them.',
  method: 'GET',
  path: 'guest/getStatement',
  access: loggedIn,
  query: statementChoice.extend({
    before: statementPlace.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  response: z
    .object({
      balance: z.int(),
      balanceFormatted: z.string(),
      lines: z.array(guestLine),
      next: statementPlace.nullable(),
    })
    .meta({ id: 'GuestStatement' }),
});

/** Most lines of one file. */
export const statementFileSize = 2000;

export const getGuestStatementFile = route({
  name: 'getGuestStatementFile',
  summary:
    'The statement of the calling guest as a file to keep, in the language of the request: at most 2000 lines, more are refused and a month is to be chosen.',
  method: 'GET',
  path: 'guest/getStatementFile',
  access: loggedIn,
  cost: 40,
  query: statementChoice.extend({ format: z.enum(statementFormats) }),
  response: z.unknown(),
  problems: [invalidInput],
});

/** One line of what a performer earned or gave back: what one transfer did. The guest it came from by name; null where there is none. */
export const incomeLine = statementLine
  .omit({ balanceAfter: true })
  .extend({ guestName: z.string().nullable() })
  .meta({ id: 'IncomeLine' });
export type IncomeLine = z.output<typeof incomeLine>;

/** Newest first. `next`, handed in as `before`, asks for the page that follows; null when there is none. */
export const getPerformerStatement = route({
  name: 'getPerformerStatement',
  summary:
    'What moved the coins of the calling performer, whatever it was: minutes, messages, tips, gifts, months, refunds and corrections, newest first.',
  method: 'GET',
  path: 'performer/getStatement',
  access: only('performer'),
  query: statementChoice.extend({
    before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional().meta({ format: 'int64' }),
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  response: z.object({ lines: z.array(incomeLine), next: z.int().nullable() }).meta({ id: 'PerformerStatement' }),
});

/** Days end at midnight of the product's time zone. Amounts in hundredths of a coin, `since` in epoch ms. */
export const performerEarnings = z
  .object({
    balance: z.int(),
    balanceFormatted: z.string(),
    today: z
      .object({
        since: z.int(),
        total: z.int(),
        kinds: z.array(EarningsOfKind),
      })
      .meta({ id: 'EarningsOfDay' }),
  })
  .meta({ id: 'PerformerEarnings' });
export type PerformerEarnings = z.output<typeof performerEarnings>;

export const getPerformerEarnings = route({
  name: 'getPerformerEarnings',
  summary: 'The balance of the calling performer and what today brought, by kind.',
  method: 'GET',
  path: 'performer/getEarnings',
  access: only('performer'),
  response: performerEarnings,
});
