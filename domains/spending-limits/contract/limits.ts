import { z } from 'zod';
import { loggedIn } from '#kit/contract/access.ts';
import { route, serverMessage } from '#kit/contract/operations.ts';

/** A day, a week from Monday, a month, in the product's time zone. */
export const LimitPeriod = z.enum(['day', 'week', 'month']).meta({ id: 'LimitPeriod' });
export type LimitPeriod = z.infer<typeof LimitPeriod>;

export const limitRules = {
  /** A higher limit counts after so long, ms; a lower one at once. */
  raiseAfter: 24 * 3_600_000,
  /** The lowest and highest limit, euro cents. */
  least: 500,
  most: 1_000_000,
} as const;

const euroCents = z.int().min(limitRules.least).max(limitRules.most);

/** One limit of a guest, with what of it is used. Times in epoch ms. */
export const OwnLimit = z
  .object({
    period: LimitPeriod,
    euroCents: z.int().nullable().describe('null: no limit'),
    usedCents: z.int(),
    endsAt: z.number().describe('when the period is over and nothing of it is used'),
    pending: z
      .object({ euroCents: z.int().nullable(), from: z.number() })
      .nullable()
      .describe('a higher limit, or none, that counts from then on'),
  })
  .meta({ id: 'OwnLimit' });
export type OwnLimit = z.infer<typeof OwnLimit>;

/** A break from spending: for some days, or for good. */
export const OwnBreak = z
  .object({ kind: z.enum(['pause', 'exclusion']), since: z.number(), until: z.number().nullable() })
  .meta({ id: 'OwnBreak' });
export type OwnBreak = z.infer<typeof OwnBreak>;

/** Everything about it that a guest sees. */
export const OwnLimits = z.object({ limits: z.array(OwnLimit), break: OwnBreak.nullable() }).meta({ id: 'OwnLimits' });
export type OwnLimits = z.infer<typeof OwnLimits>;

export const getOwnLimits = route({
  name: 'getOwnLimits',
  method: 'GET',
  path: 'spending-limits/own',
  summary: 'The spending limits of the guest who asks, what is used of them, and their break if they take one.',
  access: loggedIn,
  response: OwnLimits,
});

export const setLimit = route({
  name: 'setSpendingLimit',
  method: 'POST',
  path: 'spending-limits/set',
  summary:
    'Sets a limit in euro cents, or takes it away with null. A lower one counts at once, a higher one after 24 hours; the present one again takes back what is waiting.',
  access: loggedIn,
  limit: { points: 60, seconds: 3600, per: 'subject' },
  body: z.object({ period: LimitPeriod, euroCents: euroCents.nullable() }),
  response: OwnLimits,
});

export const limitMet = serverMessage({
  name: 'spendingLimitMet',
  summary: 'Something was not paid because of the guest’s own limit.',
  access: loggedIn,
  payload: z.object({ period: LimitPeriod }),
});
