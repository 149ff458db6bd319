import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  account,
  createdAt,
  instant,
  milliseconds,
  money,
  moneySum,
  ownNumber,
  rowNumber,
  updatedAt,
} from '#kit/db/schema/columns.ts';
import type { PerksIn } from '../contract/club.ts';
import type { ProductKind, SubscriptionStatus } from '../contract/products.ts';
import type { CardFacts } from './machine/card.ts';
import type { EndReason } from './machine/machine.ts';

export const subscriptionsSchema = pgSchema('subscriptions');

/** What is sold: the platform's products (tier 0) and the tiers of fan clubs. Nothing is deleted of it. */
export const plans = subscriptionsSchema.table(
  'plans',
  {
    id: ownNumber(),
    kind: text('kind').$type<ProductKind>().notNull(),
    /** Whose fan club it is; 0: the platform's. */
    actorId: account('actor_id').notNull().default(0),
    tier: integer('tier').notNull().default(0),
    /** Of a fan club, in the performer's own words. */
    name: text('name').notNull().default(''),
    perks: jsonb('perks').$type<readonly string[]>().notNull().default([]),
    /** The same where the performer says it in a reader's language, too. */
    perksIn: jsonb('perks_in').$type<PerksIn>().notNull().default({}),
    /** A month, hundredths of a coin. */
    price: money('price').notNull(),
    isOffered: boolean('is_offered').notNull().default(false),
    trialDays: integer('trial_days').notNull().default(0),
    /** Coins that members get once a month, hundredths. */
    monthlyBonus: moneySum('monthly_bonus'),
    /** Coins that members get on top of every top-up, per cent of it. */
    topUpPercent: integer('top_up_percent').notNull().default(0),
    /** What is offered to who cancels: so much off for so many months. */
    offerPercent: integer('offer_percent').notNull().default(0),
    offerMonths: integer('offer_months').notNull().default(1),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('plans_one').on(table.kind, table.actorId, table.tier),
    index('plans_actor').on(table.actorId),
    check('price_above_zero', sql`${table.price} > 0`),
    check('tiers_of_clubs', sql`(${table.kind} = 'actor') = (${table.tier} between 1 and 3 and ${table.actorId} > 0)`),
  ],
);

/** Who is subscribed to what. What the machine decides by, and beside it what follows from it, for questions. */
export const subscriptions = subscriptionsSchema.table(
  'subscriptions',
  {
    id: ownNumber(),
    guestId: account('guest_id').notNull(),
    kind: text('kind').$type<ProductKind>().notNull(),
    actorId: account('actor_id').notNull().default(0),
    actorName: text('actor_name').notNull().default(''),
    tier: integer('tier').notNull().default(0),
    tierName: text('tier_name').notNull().default(''),
    /** What a month costs this guest; stays as agreed. Hundredths of a coin. */
    price: money('price').notNull(),
    /** The tier of a club it has from its next month on, and what that costs; 0: it stays. */
    nextTier: integer('next_tier').notNull().default(0),
    nextTierName: text('next_tier_name').notNull().default(''),
    nextPrice: money('next_price'),
    /** Off the price of so many months that come: a cancellation offer that was taken. */
    discountPercent: integer('discount_percent').notNull().default(0),
    discountMonths: integer('discount_months').notNull().default(0),
    /** Given by who subscribes, so that doing it twice does it once. */
    key: uuid('key').notNull(),
    /** Charged by the provider: under which agreement, and what a month costs in cents; null: paid in coins. */
    agreementId: text('agreement_id'),
    euroCents: integer('euro_cents'),
    /** When the provider charges the next month, as it has said. */
    chargesAt: instant('charges_at'),
    renews: boolean('renews').notNull(),
    paidFrom: instant('paid_from').notNull(),
    paid: integer('paid').notNull(),
    shift: milliseconds('shift').notNull(),
    cancelledAt: instant('cancelled_at'),
    failures: integer('failures').notNull(),
    /** Why the last payment failed: the code of its refusal. */
    refusal: text('refusal').notNull().default(''),
    endedAt: instant('ended_at'),
    endedWhy: text('ended_why').$type<EndReason>(),
    back: jsonb('back').$type<readonly number[]>().notNull().default([]),
    status: text('status').$type<SubscriptionStatus>().notNull(),
    until: instant('until').notNull(),
    holdsUntil: instant('holds_until').notNull(),
    /** When it is looked at next; null: never again. */
    dueAt: instant('due_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // Of a product nobody pays two, whoever asks at the same moment; days that were given run beside it, those of each tier to their own end.
    uniqueIndex('subscriptions_paid')
      .on(table.guestId, table.kind, table.actorId)
      .where(sql`ended_at is null and renews`),
    uniqueIndex('subscriptions_given')
      .on(table.guestId, table.kind, table.actorId, table.tier)
      .where(sql`ended_at is null and not renews`),
    uniqueIndex('subscriptions_key').on(table.guestId, table.key),
    index('subscriptions_guest').on(table.guestId, table.id),
    index('subscriptions_due').on(table.dueAt, table.id).where(sql`due_at is not null`),
    index('subscriptions_actor').on(table.actorId, table.id).where(sql`actor_id > 0`),
    index('subscriptions_since').on(table.createdAt, table.id),
    index('subscriptions_until').on(table.until, table.id),
    index('subscriptions_price').on(table.price, table.id),
    check('paid_not_below_zero', sql`${table.paid} >= 0 and ${table.failures} >= 0`),
  ],
);

/** Subscriptions that a payment provider charges: what was agreed, and all it has told of each. */
export const agreements = subscriptionsSchema.table(
  'agreements',
  {
    /** The number its reports name. */
    id: text('id').primaryKey(),
    guestId: account('guest_id').notNull(),
    provider: text('provider').notNull(),
    kind: text('kind').$type<ProductKind>().notNull(),
    actorId: account('actor_id').notNull().default(0),
    actorName: text('actor_name').notNull().default(''),
    tier: integer('tier').notNull().default(0),
    tierName: text('tier_name').notNull().default(''),
    /** A month in hundredths of a coin, for shares and statistics, and in cents as the card pays it. */
    price: money('price').notNull(),
    euroCents: integer('euro_cents').notNull(),
    key: uuid('key').notNull(),
    checkoutUrl: text('checkout_url').notNull(),
    /** The provider's own number of it, known from its first report. */
    saleId: text('sale_id'),
    /** The agreement whose place it takes once it is paid: a lower tier of the same club. */
    replaces: text('replaces'),
    /** The subscription it pays for, since its first month was paid. */
    subscriptionId: rowNumber('subscription_id').references(() => subscriptions.id, { onDelete: 'set null' }),
    facts: jsonb('facts').$type<CardFacts>().notNull(),
    /** What the provider is still to be told. */
    wants: text('wants').$type<'cancel' | 'uncancel'>(),
    /** The provider is to be asked how it stands. */
    asks: boolean('asks').notNull().default(false),
    /** Counts changes: an answer that was asked for before another change is asked for again. */
    version: integer('version').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('agreements_key').on(table.guestId, table.key),
    index('agreements_to_do').on(table.id).where(sql`${table.wants} is not null or ${table.asks}`),
    index('agreements_review').on(table.id).where(sql`${table.facts}->'review' <> '[]'`),
    index('agreements_subscription').on(table.subscriptionId),
  ],
);

/** Months that were paid. Each is a sale of its own. */
export const months = subscriptionsSchema.table(
  'months',
  {
    subscriptionId: rowNumber('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    month: integer('month').notNull(),
    price: money('price').notNull(),
    from: instant('from_at').notNull(),
    until: instant('until_at').notNull(),
    paidBack: moneySum('paid_back'),
    paidAt: instant('paid_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.month] })],
);

/** Days that were given, each once by its key. */
export const grants = subscriptionsSchema.table(
  'grants',
  {
    key: text('key').primaryKey(),
    guestId: account('guest_id').notNull(),
    kind: text('kind').$type<ProductKind>().notNull(),
    actorId: account('actor_id').notNull().default(0),
    tier: integer('tier').notNull().default(0),
    days: integer('days').notNull(),
    /** Which domain gave them and why. */
    origin: text('origin').notNull(),
    at: instant('at').notNull(),
    /** An operator took back what was left of them. */
    takenBackAt: instant('taken_back_at'),
  },
  (table) => [index('grants_guest').on(table.guestId)],
);

/** Who had a trial of which product: one each. */
export const trials = subscriptionsSchema.table(
  'trials',
  {
    guestId: account('guest_id').notNull(),
    kind: text('kind').$type<ProductKind>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.guestId, table.kind] })],
);

/** Bonuses that were taken, one for each month that was paid. */
export const bonuses = subscriptionsSchema.table(
  'bonuses',
  {
    guestId: account('guest_id').notNull(),
    subscriptionId: rowNumber('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    month: integer('month').notNull(),
    coins: money('coins').notNull(),
    at: instant('at').notNull(),
    /** Coins that went back with the money of the month. */
    takenBack: moneySum('taken_back'),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.month] }), index('bonuses_guest').on(table.guestId)],
);

/** Agreements with something an operator has to look at, in SQL. */
export const inReview = sql`${agreements.facts}->'review' <> '[]'`;
