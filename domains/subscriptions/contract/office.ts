import { z } from 'zod';
import { closing } from '#domains/access/contract/index.ts';
import { coins } from '#domains/ledger/contract/coins.ts';
import { operators } from '#kit/contract/access.ts';
import { auditedChange, auditedRead, selfAuditedChange } from '#kit/contract/audit.ts';
import { choiceFilter, dayFilter, defineList, searchFilter } from '#kit/contract/list.ts';
import { longRowId } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { euros } from '#kit/money/amounts.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { notCancellable, ownSubscription, refundAtProvider } from './problems.ts';
import {
  ProductKind,
  platformKinds,
  productKinds,
  SubscriptionStatus,
  statuses,
  subscriptionRules,
} from './products.ts';

const operator = operators('support', 'finance');
const hundredths = z.int().describe('hundredths of a coin');

/** Everything operators can set about a product of the platform. */
export const OfficePlan = z
  .object({
    kind: z.enum(platformKinds),
    price: hundredths,
    isOffered: z.boolean(),
    trialDays: z.int(),
    monthlyBonus: hundredths,
    topUpPercent: z.int(),
    offerPercent: z.int(),
    offerMonths: z.int(),
  })
  .meta({ id: 'OfficeSubscriptionPlan' });
export type OfficePlan = z.infer<typeof OfficePlan>;

export const getOfficePlans = route({
  name: 'subscriptions.plans',
  method: 'GET',
  path: 'office/subscriptions/plans',
  summary: 'The products of the platform, with their prices and what members are offered.',
  access: operator,
  audit: auditedRead('subscriptions.plans'),
  response: z.object({
    plans: z.array(
      OfficePlan.extend({
        extrasGiven: hundredths.describe('what came on top of top-ups in the last thirty days and was not taken back'),
      }),
    ),
  }),
});

export const setPlan = route({
  name: 'subscriptions.setPlan',
  method: 'POST',
  path: 'office/subscriptions/plans',
  summary:
    'Sets a product of the platform. A new price counts for who subscribes from now on; who is subscribed keeps theirs. `offerPercent` off for `offerMonths` months is offered to who cancels; 0: nothing is. `topUpPercent` more coins come with every top-up of a member; 0: none do.',
  access: operator,
  stepUp: 'always',
  audit: auditedChange('subscriptions.setPlan', 'subscription_plan:{kind}'),
  body: z.object({
    kind: z.enum(platformKinds),
    price: z.int().min(subscriptionRules.leastPrice).max(subscriptionRules.mostPrice),
    isOffered: z.boolean(),
    trialDays: z.int().min(0).max(30),
    monthlyBonus: z.int().min(0).max(subscriptionRules.mostPrice),
    topUpPercent: z.int().min(0).max(subscriptionRules.mostTopUpPercent),
    offerPercent: z.int().min(0).max(90),
    offerMonths: z.int().min(1).max(12),
  }),
  response: OfficePlan,
});

/** What gives days of a product; `other`: something that no longer does, or a mistake of the calling domain. */
export const dayOrigins = ['bonus-codes', 'other'] as const;
export type DayOrigin = (typeof dayOrigins)[number];

/** A subscription as operators see it. Times in epoch ms. */
export const OfficeSubscription = z
  .object({
    id: z.int(),
    guestId: z.int(),
    guestName: z.string(),
    kind: ProductKind,
    actorName: z.string(),
    tier: z.int(),
    status: SubscriptionStatus,
    price: hundredths,
    /** Paid by card, so many cents a month; null: in coins. */
    euroCents: z.int().nullable(),
    months: z.int().describe('months paid so far'),
    since: z.number(),
    until: z.number(),
    next: z.number().nullable().describe('when it is paid or ended next'),
    /** Why the last payment failed, by the code of its refusal. */
    refusal: z.string(),
    /** What is left of given days, by what gave them, those that are used first at first. */
    given: z.array(z.object({ key: z.string(), origin: z.enum(dayOrigins), days: z.int() })),
  })
  .meta({ id: 'OfficeSubscription' });
export type OfficeSubscription = z.infer<typeof OfficeSubscription>;

const transaction = z.string().describe('the number of the charge at the provider');

/** What is wrong with a payment by card, for words in the operator's language. Kept as it is with the payment. */
export const ReviewNote = z
  .discriminatedUnion('code', [
    /** A report over another amount than was agreed; in hundredths of its currency. */
    z.object({
      code: z.literal('otherAmount'),
      kind: z.enum(['paid', 'credit', 'chargeback']),
      transaction,
      cents: z.int(),
      currency: z.string(),
    }),
    /** Its guest has what it was for already. */
    z.object({ code: z.literal('hadAlready') }),
    /** It was charged after another tier took its place. */
    z.object({ code: z.literal('lateCharge'), transaction }),
    /** It was charged when the account was closed already, and why that was; not all of it has gone back. */
    z.object({ code: z.literal('withheld'), transaction, why: closing }),
  ])
  .meta({ id: 'CardReviewNote' });
export type ReviewNote = z.infer<typeof ReviewNote>;

/** A payment by card that opened nothing, or not what was asked for: an operator looks at it, and pays it back at the provider. */
export const ReviewedPayment = z
  .object({
    /** The number the provider's reports name. */
    orderId: z.string(),
    guestId: z.int(),
    guestName: z.string(),
    kind: ProductKind,
    actorName: z.string(),
    tier: z.int(),
    euroCents: z.int(),
    /** The provider's own number; null until it said one. */
    saleId: z.string().nullable(),
    /** What is wrong with it. */
    notes: z.array(ReviewNote),
    at: z.number().describe('when something was last heard of it, epoch ms'),
  })
  .meta({ id: 'ReviewedCardPayment' });
export type ReviewedPayment = z.infer<typeof ReviewedPayment>;

export const subscriptionList = defineList({
  name: 'subscriptions.subscriptions',
  summary: 'Subscriptions of all guests, the latest first.',
  access: operator,
  path: 'office/subscriptions/list',
  row: OfficeSubscription,
  key: 'id',
  columns: {
    guestName: { kind: 'custom' },
    kind: { kind: 'custom' },
    actorName: { kind: 'custom' },
    status: { kind: 'custom' },
    price: { kind: 'amount', unit: coins, sortable: true },
    euroCents: { kind: 'amount', unit: euros },
    months: { kind: 'number' },
    since: { kind: 'instant', sortable: true },
    until: { kind: 'instant', sortable: true },
    next: { kind: 'instant' },
    refusal: { kind: 'text', isHidden: true },
  },
  filters: {
    search: searchFilter(254),
    kind: choiceFilter(productKinds),
    status: choiceFilter(statuses),
    from: dayFilter(),
    to: dayFilter(),
  },
  sort: '-since',
  facts: z.object({ review: z.array(ReviewedPayment).describe('the latest twenty') }),
});

const reason = z.string().trim().min(3).max(200).regex(visiblePattern);
const body = z.object({ subscriptionId: longRowId, reason });
const success = z.object({ success: z.literal(true) });

export const takeDaysBack = route({
  name: 'subscriptions.takeDaysBack',
  method: 'POST',
  path: 'office/subscriptions/take-days-back',
  summary:
    'An operator takes back what is left of days that were given to a guest: those of one grant, or all. What is paid stays.',
  access: operator,
  audit: auditedChange('subscriptions.takeDaysBack', 'subscription:{subscriptionId}'),
  body: body.extend({
    grant: z
      .string()
      .min(1)
      .max(200)
      .regex(visiblePattern)
      .nullable()
      .describe('the key of the grant; null: all that is left'),
  }),
  response: success,
  problems: [notFound, notCancellable, ownSubscription],
});

export const cancelForGuest = route({
  name: 'subscriptions.cancel',
  method: 'POST',
  path: 'office/subscriptions/cancel',
  summary: 'An operator cancels a subscription for its guest: it runs to its end. The guest gets the receipt by mail.',
  access: operator,
  audit: auditedChange('subscriptions.cancel', 'subscription:{subscriptionId}'),
  body,
  response: success,
  problems: [notFound, notCancellable, ownSubscription],
});

export const refundForGuest = route({
  name: 'subscriptions.refund',
  method: 'POST',
  path: 'office/subscriptions/refund',
  summary:
    'An operator ends a subscription at once and gives back what is left of its latest month: coins at once, a card through its provider, whose report ends the subscription.',
  access: operator,
  stepUp: 'always',
  audit: selfAuditedChange('subscriptions.refund', 'subscription:{subscriptionId}'),
  body,
  response: success,
  problems: [notFound, notCancellable, ownSubscription, refundAtProvider],
});
