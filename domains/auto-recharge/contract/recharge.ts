import { z } from 'zod';
import { underage } from '#domains/access/contract/index.ts';
import { topUpPackage } from '#domains/payments/contract/orders.ts';
import { cardMissing, noSuchAmount } from '#domains/payments/contract/problems.ts';
import { anyone, loggedIn } from '#kit/contract/access.ts';
import { route } from '#kit/contract/operations.ts';
import { notServed } from '#kit/contract/problems.ts';
import { addressUnproven, dailyBelowAmount, rechargeElsewhere, stopLinkUnknown } from './problems.ts';

/** Bounds of what a guest sets: coins in hundredths, money in euro cents. */
export const rechargeRules = {
  threshold: { least: 1_00, most: 1_000_00 },
  daily: { least: 5_00, most: 1_000_00 },
} as const;

/** Why a recharge no longer runs: the guest stopped it, the card was declined or is gone, its amount is not sold any more, the account is closed, its guest takes a break, an operator locked or
 * restricted it. */
export const stopReasons = ['guest', 'declined', 'noCard', 'notSold', 'closed', 'ownBreak', 'standing'] as const;
export type StopReason = (typeof stopReasons)[number];

/** What a guest has said about a recharge that runs by itself. Coins in hundredths, times in epoch ms. */
export const rechargeSetup = z
  .object({
    amount: z.int().describe('hundredths of a coin that are bought each time'),
    threshold: z.int().describe('a payment after which fewer hundredths of a coin are left begins a recharge'),
    dailyCents: z.int().describe('the most that is charged in a day of the product’s zone, euro cents'),
    isOn: z.boolean(),
    stopped: z.object({ at: z.int(), reason: z.enum(stopReasons) }).nullable(),
  })
  .meta({ id: 'RechargeSetup' });
export type RechargeSetup = z.output<typeof rechargeSetup>;

/** A guest's recharge, and what it could be. */
export const ownRecharge = z
  .object({
    /** A stored card can be charged here without its customer. */
    isOffered: z.boolean(),
    hasCard: z.boolean(),
    setup: rechargeSetup.nullable(),
    amounts: z.array(topUpPackage),
    chargedTodayCents: z.int(),
  })
  .meta({ id: 'OwnRecharge' });
export type OwnRecharge = z.output<typeof ownRecharge>;

export const getRecharge = route({
  name: 'getAutoRecharge',
  summary: 'How the calling guest’s coins are recharged by themselves; never, until they say so.',
  method: 'GET',
  path: 'payments/autoRecharge',
  access: loggedIn,
  response: ownRecharge,
});

export const setRecharge = route({
  name: 'setAutoRecharge',
  summary:
    'Switches the automatic recharge on, or changes it. Nothing is charged now: the next payment after which fewer coins are left begins the first one.',
  method: 'POST',
  path: 'payments/autoRecharge',
  access: loggedIn,
  body: z.object({
    amount: z.int32().positive().describe('hundredths of a coin, one of `amounts`'),
    threshold: z.int32().min(rechargeRules.threshold.least).max(rechargeRules.threshold.most),
    dailyCents: z.int32().min(rechargeRules.daily.least).max(rechargeRules.daily.most),
  }),
  response: ownRecharge,
  problems: [rechargeElsewhere, cardMissing, noSuchAmount, dailyBelowAmount, addressUnproven, underage, notServed],
  limit: { points: 30, seconds: 600, per: 'subject' },
});

export const stopRecharge = route({
  name: 'stopAutoRecharge',
  summary: 'Ends the automatic recharge at once.',
  method: 'POST',
  path: 'payments/stopAutoRecharge',
  access: loggedIn,
  body: z.object({}),
  response: ownRecharge,
  limit: { points: 60, seconds: 600, per: 'subject' },
});

const params = z.object({ token: z.string().min(1).max(200) });
const limit = { points: 60, seconds: 3600, per: 'address' } as const;

export const lookAtStopLink = route({
  name: 'lookAtAutoRechargeStop',
  summary: 'Whether the recharge of a mail’s link still runs; changes nothing.',
  method: 'GET',
  path: 'payments/stopAutoRecharge/{token}',
  access: anyone,
  params,
  response: z.object({ isOn: z.boolean() }),
  problems: [stopLinkUnknown],
  limit,
});

export const stopByLink = route({
  name: 'stopAutoRechargeByLink',
  summary: 'Ends the automatic recharge by the link of a mail, without a login.',
  method: 'POST',
  path: 'payments/stopAutoRecharge/{token}',
  access: anyone,
  params,
  response: z.object({ isOn: z.boolean() }),
  problems: [stopLinkUnknown],
  limit,
});
