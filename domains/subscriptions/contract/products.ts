import { z } from 'zod';

/** What is subscribed to: three products of the platform, and the fan club of one performer. */
export const productKinds = ['vip', 'tv', 'select', 'actor'] as const;
export const ProductKind = z.enum(productKinds).meta({ id: 'SubscriptionKind' });
export type ProductKind = z.infer<typeof ProductKind>;

/** The platform's own, in the order they are listed. */
export const platformKinds = ['vip', 'tv', 'select'] as const;
export type PlatformKind = (typeof platformKinds)[number];

/** A fan club has up to three tiers; a higher one holds everything of those below. */
export const mostTiers = 3;
export const Tier = z.int().min(1).max(mostTiers);

/** What somebody may be subscribed to, as other domains ask for it. Without a tier any tier of the club will do. */
export type Product =
  | { readonly kind: PlatformKind }
  | { readonly kind: 'actor'; readonly actorId: number; readonly tier?: number };

/**
 * Where a subscription stands. It holds what it brings while it is `trial`, `active`, `grace` (its last payment failed and is
 * tried again), `cancelled` (it runs to its end and is not paid again) and `granted` (days that were given); not any more when
 * `expired`, `refunded` or `chargedBack`.
 */
export const statuses = [
  'trial',
  'active',
  'grace',
  'cancelled',
  'granted',
  'expired',
  'refunded',
  'chargedBack',
] as const;
export const SubscriptionStatus = z.enum(statuses).meta({ id: 'SubscriptionStatus' });
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

/** What still holds. */
export const holdingStatuses = ['trial', 'active', 'grace', 'cancelled', 'granted'] as const;

/** Whether a subscription in this state holds what it brings. */
export const holds = (status: SubscriptionStatus): boolean =>
  (holdingStatuses as readonly SubscriptionStatus[]).includes(status);

/** Rules of time, in days. Periods are calendar months of the product's zone. */
export const subscriptionRules = {
  /** A payment that failed is tried again so many days after its day. */
  retries: [1, 3, 5],
  /** So long a subscription holds without the payment it is due. */
  grace: 5,
  /** The highest number of days that are granted at once. */
  mostGranted: 366,
  /** The most coins that members get with a top-up, per cent of those that are paid for. */
  mostTopUpPercent: 50,
  /** Price of a month: the lowest and the highest, hundredths of a coin. */
  leastPrice: 100,
  mostPrice: 100_000,
} as const;
