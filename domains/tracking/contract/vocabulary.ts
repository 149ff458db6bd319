import { z } from 'zod';

/** What a purchase is of (spec 3 §9), as the domain that sells it declares it (`sales/contract/purchase-categories.ts`). */
export const PurchaseCategory = z
  .string()
  .regex(/^[a-z][a-z_]{0,39}$/)
  .meta({ id: 'PurchaseCategory' });

/** Types of events the site itself sends. */
export const eventTypes = {
  pageView: 'pageView',
  purchase: 'purchase',
  leave: 'leave',
  comeback: 'comeback',
  /** Somebody decided about statistics; `data` is yes or no. Carries nothing about the person. */
  consent: 'consent',
} as const;

/**
 * Single events kept of 24 hours: of one visitor, of one address (behind which a whole network may be), and of a
 * calendar day in all. What comes on top is counted by {@link overReasons} and not kept: about 3 GB in {@link rawDays}.
 */
export const mostEvents = { visitor: 2_000, address: 20_000, day: 250_000 } as const;
export type MostEvents = Readonly<Record<keyof typeof mostEvents, number>>;
export const overReasons = ['visitor', 'address', 'day'] as const satisfies readonly (keyof typeof mostEvents)[];
export type OverReason = (typeof overReasons)[number];

/** How long single events are kept; only counters of days outlive them. */
export const rawDays = 90;
