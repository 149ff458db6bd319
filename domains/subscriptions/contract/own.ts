import { z } from 'zod';
import { underage } from '#domains/access/contract/index.ts';
import { youHaveBlocked } from '#domains/blocks/contract/index.ts';
import { notEnoughCoins } from '#domains/ledger/contract/problems.ts';
import { priceChanged } from '#domains/sales/contract/problems.ts';
import { anyone, loggedIn } from '#kit/contract/access.ts';
import { int32Max, longRowId, rowId } from '#kit/contract/numbers.ts';
import { query, route } from '#kit/contract/operations.ts';
import { keyUsedOtherwise, notFound, notServed } from '#kit/contract/problems.ts';
import { defineResource } from '#kit/contract/resource.ts';
import * as problems from './problems.ts';
import { ProductKind, platformKinds, SubscriptionStatus, Tier } from './products.ts';
import { monthlyBonusTaken, subscriptionChanged } from './pushes.ts';

const hundredths = z.int().describe('hundredths of a coin');
/** Refuses what the page did not show: nobody pays more than they saw. */
const shown = z.int().min(0).max(int32Max).describe('hundredths of a coin a month, as the page showed it');

/** A product of the platform as it is sold now. */
export const SubscriptionPlan = z
  .object({
    kind: z.enum(platformKinds),
    price: hundredths,
    /** Days that are free for who never had one; 0: none. */
    trialDays: z.int(),
    /** Coins that members get once a month; 0: none. */
    monthlyBonus: hundredths,
    /** Coins that members get on top of every top-up, per cent of it; 0: none. */
    topUpPercent: z.int(),
  })
  .meta({ id: 'SubscriptionPlan' });
export type SubscriptionPlan = z.infer<typeof SubscriptionPlan>;

export const getPlans = route({
  name: 'getSubscriptionPlans',
  method: 'GET',
  path: 'subscriptions/plans',
  summary: 'What of the platform’s own products is sold now.',
  access: anyone,
  response: z.object({ plans: z.array(SubscriptionPlan) }),
});

/** A subscription of the guest who asks. Times in epoch ms. */
export const OwnSubscription = z
  .object({
    id: z.int(),
    kind: ProductKind,
    /** Whose fan club it is. */
    actor: z.object({ id: z.int(), name: z.string() }).nullable(),
    tier: z.int(),
    tierName: z.string(),
    status: SubscriptionStatus,
    price: hundredths.describe('of a month, in hundredths of a coin'),
    since: z.number(),
    until: z.number().describe('when the time that is paid or granted ends'),
    /** The payment that comes; null: none does. In grace it is the next try. */
    next: z.object({ at: z.number(), price: hundredths }).nullable(),
    /** The tier it has from its next payment on; null: it stays. */
    nextTier: z.object({ tier: z.int(), name: z.string() }).nullable(),
    /** What a card is charged each month, in cents; null: coins pay. */
    euroCents: z.int().nullable(),
    /** A cancellation can still be taken back here. */
    canUncancel: z.boolean(),
  })
  .meta({ id: 'OwnSubscription' });
export type OwnSubscription = z.infer<typeof OwnSubscription>;

const OwnSubscriptions = z
  .object({
    subscriptions: z.array(OwnSubscription),
    /** Products of which this guest had a trial already. */
    hadTrial: z.array(z.enum(platformKinds)),
    /** New ones can be paid by card as well. */
    takesCards: z.boolean(),
    /** Coins that wait this month for anyone who is a VIP, and until when. */
    bonus: z.object({ coins: hundredths, until: z.number() }).nullable(),
  })
  .meta({ id: 'OwnSubscriptions' });
export type OwnSubscriptions = z.infer<typeof OwnSubscriptions>;

export const getOwnSubscriptions = route({
  name: 'getOwnSubscriptions',
  method: 'GET',
  path: 'subscriptions/own',
  summary: 'The subscriptions of the guest who asks: those that run, and the latest twenty that are over.',
  access: loggedIn,
  response: OwnSubscriptions,
});

/** What somebody subscribes to, and what they were shown. */
const order = z.object({
  kind: ProductKind,
  actorId: rowId.nullable().default(null).describe('whose fan club'),
  tier: Tier.nullable().default(null).describe('of the fan club'),
  shown,
  key: z.uuid(),
});

export const subscribe = route({
  name: 'beginSubscription',
  method: 'POST',
  path: 'subscriptions/subscribe',
  summary:
    'Subscribes the guest: the first month is paid in coins now, unless a trial begins. Costs at most what was `shown`. The same key again answers the first.',
  access: loggedIn,
  limit: { points: 30, seconds: 600, per: 'subject' },
  body: order,
  response: OwnSubscription,
  problems: [
    problems.planMissing,
    youHaveBlocked,
    priceChanged,
    problems.alreadySubscribed,
    problems.ownClub,
    keyUsedOtherwise,
    notEnoughCoins,
    underage,
  ],
});

/** How the checkout of a card subscription ended, as far as it is known. */
export const CardCheckout = z
  .object({
    /** `open`: nothing is reported yet; `running`: it is paid; `review`: the report does not fit, and an operator looks at it; `refused`: its guest's
     * account was closed before, so it begins nothing and goes back. */
    status: z.enum(['open', 'running', 'review', 'refused']),
  })
  .meta({ id: 'SubscriptionCardCheckout' });

export const subscribeByCard = route({
  name: 'beginCardSubscription',
  method: 'POST',
  path: 'subscriptions/subscribeByCard',
  summary:
    'Opens the payment provider’s checkout for a subscription that the card pays each month. Nothing is charged here; the first month counts once the provider reports it. Whose card pays a lower tier of the same club gets the checkout of the higher one: once it is paid it takes the place of the lower one, whose rest counts on at its worth. The same key again answers the same checkout.',
  access: loggedIn,
  limit: { points: 20, seconds: 600, per: 'subject' },
  body: order,
  response: z.object({ checkoutUrl: z.url() }),
  problems: [
    notServed,
    problems.noCards,
    problems.planMissing,
    youHaveBlocked,
    priceChanged,
    problems.alreadySubscribed,
    problems.ownClub,
    keyUsedOtherwise,
    notEnoughCoins,
    underage,
  ],
});

export const getCardCheckout = route({
  name: 'getCardSubscription',
  method: 'GET',
  path: 'subscriptions/card/{cardId}',
  summary: 'How the checkout of a card subscription of the guest who asks ended.',
  access: loggedIn,
  limit: { points: 120, seconds: 60, per: 'subject' },
  params: z.object({ cardId: z.string().regex(/^[a-z0-9]{20}$/) }),
  response: CardCheckout,
  problems: [notFound],
});

const which = z.object({ subscriptionId: longRowId });
const ofOwn = { access: loggedIn, limit: { points: 60, seconds: 600, per: 'subject' }, body: which } as const;

export const cancelSubscription = route({
  name: 'cancelSubscription',
  method: 'POST',
  path: 'subscriptions/cancel',
  summary:
    'Cancels a subscription: it runs to its end and is not paid again. A receipt goes out by mail. Again: it stands already.',
  ...ofOwn,
  response: OwnSubscription,
  problems: [problems.notCancellable],
});

export const uncancelSubscription = route({
  name: 'uncancelSubscription',
  method: 'POST',
  path: 'subscriptions/uncancel',
  summary:
    'Takes a cancellation back while the subscription still runs; nothing is charged before its next month. Again: it runs already.',
  ...ofOwn,
  response: OwnSubscription,
  problems: [problems.notUncancellable],
});

export const changeTier = route({
  name: 'changeClubTier',
  method: 'POST',
  path: 'subscriptions/changeTier',
  summary:
    'Chooses another tier of a fan club for the next month, which then costs at most what was `shown`; nothing changes before. The tier one has takes that back. Again: it stands already.',
  access: loggedIn,
  limit: { points: 60, seconds: 600, per: 'subject' },
  body: which.extend({ tier: Tier, shown }),
  response: OwnSubscription,
  problems: [problems.tierFixed, problems.planMissing, youHaveBlocked, priceChanged, problems.ownClub],
});

export const collectBonus = route({
  name: 'collectMonthlyBonus',
  method: 'POST',
  path: 'subscriptions/monthlyBonus',
  summary: 'Gives the guest the coins that wait for VIP members, once a month.',
  access: loggedIn,
  limit: { points: 30, seconds: 600, per: 'subject' },
  response: z.object({ coins: hundredths }),
  problems: [problems.noBonusWaits, underage],
});

/** A month of VIP that the guest had: from when to when, what was paid, and the bonus they took. Times in epoch ms. */
export const VipMonth = z
  .object({ from: z.number(), until: z.number(), paid: hundredths, paidBack: hundredths, bonus: hundredths })
  .meta({ id: 'VipMonth' });
export type VipMonth = z.infer<typeof VipMonth>;

export const vip30History = query({
  name: 'vip30History',
  summary: 'The months of VIP that the guest who asks had, the latest first.',
  access: loggedIn,
  args: z.object({ first: z.int().min(1).max(60).default(12) }),
  result: z.array(VipMonth),
});

/** The subscriptions of a guest, as their pages show them. */
export const ownSubscriptions = defineResource({
  name: 'ownSubscriptions',
  summary: 'The subscriptions of a guest.',
  topic: null,
  snapshot: getOwnSubscriptions,
  input: () => ({}),
  read: (answer): OwnSubscriptions => answer,
  pushes: (on) => [
    on(subscriptionChanged, (): OwnSubscriptions | null => null),
    on(monthlyBonusTaken, (state: OwnSubscriptions): OwnSubscriptions => ({ ...state, bonus: null })),
  ],
});
