import { z } from 'zod';
import { operators } from '#kit/contract/access.ts';
import { auditedChange, auditedRead } from '#kit/contract/audit.ts';
import { route } from '#kit/contract/operations.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { offerUnreadable, pricingInThePast } from './problems.ts';

/**
 * Whom an offer is for: guests who have not paid for coins yet, those who have, and of these who pay often or have stayed away long. A guest of
 * the last two is one who pays, too, and gets their offers where there is none of their own.
 */
export const guestGroups = ['new', 'paying', 'regular', 'returning'] as const;
export type GuestGroup = (typeof guestGroups)[number];

/** What makes a regular guest, and one who returns, where operators have decided nothing else. */
export const standardGroupRules: GroupRules = { regularOrders: 5, regularDays: 90, awayDays: 90 };

/** Between what operators may choose. */
export const groupLimits = { leastOrders: 2, mostOrders: 100, leastDays: 7, mostDays: 730 } as const;

const days = z.int32().min(groupLimits.leastDays).max(groupLimits.mostDays);
const groupRules = z.object({
  regularOrders: z
    .int32()
    .min(groupLimits.leastOrders)
    .max(groupLimits.mostOrders)
    .describe('so many paid orders within the days make a regular guest'),
  regularDays: days.describe('days back that these orders are counted'),
  awayDays: days.describe('who has paid, but not for more than so many days, returns'),
});
export type GroupRules = Readonly<z.output<typeof groupRules>>;

/** In the future, counting now, or replaced by a later one for the same guests. */
export const pricingState = z.enum(['coming', 'current', 'replaced']);
export type PricingState = z.output<typeof pricingState>;

const country = z.string().regex(/^[A-Z]{2}$/);

/**
 * The amounts that are sold from an instant on (epoch ms). An offer names a country, a group of guests, both or neither; the closest one in
 * force counts: country and group (`regular` and `returning` before `paying`), country, group, everybody. Offers are added, never changed.
 */
export const chargeOffer = z
  .object({
    id: z.int(),
    country: country.nullable(),
    group: z.enum(guestGroups).nullable(),
    amounts: z.array(z.int()).describe('euro cents, ascending'),
    validFrom: z.number(),
    reason: z.string(),
    state: pricingState,
  })
  .meta({ id: 'ChargeOffer' });
export type ChargeOffer = z.output<typeof chargeOffer>;

/** What made a group of guests from an instant on (epoch ms). It is added, never changed; the latest counts, for everybody at once. */
export const groupRule = groupRules
  .extend({ id: z.int(), validFrom: z.number(), reason: z.string(), state: pricingState })
  .meta({ id: 'GroupRule' });
export type GroupRule = z.output<typeof groupRule>;

/** The value added tax of a country from an instant on (epoch ms). Rates are added, never changed; an order keeps the one it was made with. */
export const vatRate = z
  .object({
    id: z.int(),
    country,
    percent: z.int().describe('hundredths of a per cent'),
    validFrom: z.number(),
    reason: z.string(),
    state: pricingState,
  })
  .meta({ id: 'VatRate' });
export type VatRate = z.output<typeof vatRate>;

const access = operators('finance');
const reason = z.string().trim().min(3).max(200).regex(visiblePattern);
/** The last instant whose year is written with four digits; epoch ms. */
const latestInstant = Date.UTC(10_000, 0) - 1;
const validFrom = z.int().min(0).max(latestInstant).meta({ format: 'int64' }).optional();

export const listPricing = route({
  name: 'payments.pricing',
  summary: 'Which amounts are sold to whom, and the value added tax of each country, the latest first.',
  method: 'GET',
  path: 'office/payments/pricing',
  access,
  audit: auditedRead('payments.pricing'),
  response: z.object({
    /** What is sold where no offer counts, in euro cents. */
    standard: z.array(z.int()),
    offers: z.array(chargeOffer),
    groups: z.array(groupRule),
    rates: z.array(vatRate),
  }),
});

export const addOffer = route({
  name: 'payments.addOffer',
  summary: 'Adds an offer of amounts; it counts from `validFrom` (epoch ms) on, at once without it.',
  method: 'POST',
  path: 'office/payments/offers',
  access,
  stepUp: 'always',
  audit: auditedChange('payments.addOffer', 'offer'),
  problems: [pricingInThePast, offerUnreadable],
  body: z.object({
    country: country.nullable(),
    group: z.enum(guestGroups).nullable(),
    amounts: z.string().trim().min(1).max(80).regex(visiblePattern).describe('whole euros, such as `5, 10, 25`'),
    validFrom,
    reason,
  }),
  response: chargeOffer,
});

export const addVatRate = route({
  name: 'payments.addVatRate',
  summary: 'Adds the value added tax of a country; orders from `validFrom` (epoch ms) on are made with it.',
  method: 'POST',
  path: 'office/payments/vat',
  access,
  stepUp: 'always',
  audit: auditedChange('payments.addVatRate', 'vat:{country}'),
  problems: [pricingInThePast],
  body: z.object({ country, percent: z.number().min(0).max(50).multipleOf(0.01), validFrom, reason }),
  response: vatRate,
});

export const setGroupRules = route({
  name: 'payments.setGroupRules',
  summary: 'Decides what makes a regular guest and one who returns; it counts at once.',
  method: 'POST',
  path: 'office/payments/groups',
  access,
  audit: auditedChange('payments.setGroupRules', 'group_rules'),
  body: groupRules.extend({ reason }),
  response: groupRule,
});

/** What of a price is value added tax, in cents: prices hold it. */
export const vatPart = (euroCents: number, percent: number): number =>
  euroCents - Math.round((euroCents * 10_000) / (10_000 + percent));
