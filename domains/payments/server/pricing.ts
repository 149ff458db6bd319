import { and, desc, eq, gt, isNotNull, max, sql } from 'drizzle-orm';
import { keptByAccount } from '#kit/db/cache/kept-by-account.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { TopUpPackage, Vat } from '../contract/orders.ts';
import type { GroupRules, GuestGroup } from '../contract/pricing.ts';
import { standardGroupRules } from '../contract/pricing.ts';
import { packageOf, standardAmounts } from './packages.ts';
import { groupRules, offers, orders, vatRates } from './tables.ts';

type OfferRow = typeof offers.$inferSelect;
type RateRow = typeof vatRates.$inferSelect;
type GroupRow = typeof groupRules.$inferSelect;

/** Everything operators have decided, the latest first. */
export interface PriceList {
  readonly offers: readonly OfferRow[];
  readonly rates: readonly RateRow[];
  readonly groups: readonly GroupRow[];
}

/** What pricing knows of a guest without asking them. */
export interface Buyer {
  /** The closest first. */
  readonly groups: readonly GuestGroup[];
  /** Where they ordered last; null before the first order. */
  readonly country: string | null;
}

/** What can be ordered by whom, and the tax in its price. */
export interface Pricing {
  /** For a guest (null: a visitor) who is in a country; where they ordered last when that is not said. */
  offerTo(guestId: number | null, country?: string | null): Promise<Offer>;
  /** The same for a guest who is away, read again, also in a transaction. */
  offerIn(executor: Executor, guestId: number): Promise<Offer>;
}

/** What somebody can order, where they are, and the tax there. */
export interface Offer {
  readonly packages: readonly TopUpPackage[];
  readonly country: string | null;
  readonly vat: Vat | null;
}

/** Rows that are read at once; more than an office ever writes. */
export const mostRules = 500;

/** Reads everything operators have decided. */
export async function readPriceList({ orm }: Executor): Promise<PriceList> {
  // One after the other: a transaction has one connection.
  const offered = await orm.select().from(offers).orderBy(desc(offers.validFrom), desc(offers.id)).limit(mostRules);
  const rates = await orm.select().from(vatRates).orderBy(desc(vatRates.validFrom), desc(vatRates.id)).limit(mostRules);
  const groups = await orm.select().from(groupRules).orderBy(desc(groupRules.id)).limit(mostRules);
  return { offers: offered, rates, groups };
}

/** What makes a group now. */
export const rulesOf = ({ groups: [latest] }: Pick<PriceList, 'groups'>): GroupRules => latest ?? standardGroupRules;

/** The amounts of the closest offer in force: country and group, country, group, everybody; the standard ones without any. */
export function amountsFor(list: PriceList, { groups, country }: Buyer, now: number): readonly number[] {
  const inForce = list.offers.filter(({ validFrom }) => validFrom.getTime() <= now);
  const wanted: (readonly [string | null, GuestGroup | null])[] = [
    ...groups.map((group) => [country, group] as const),
    [country, null],
    ...groups.map((group) => [null, group] as const),
    [null, null],
  ];
  for (const [place, people] of wanted) {
    const found = inForce.find((one) => one.country === place && one.forGroup === people);
    if (found) return found.amounts;
  }
  return standardAmounts;
}

/** The tax of a country at an instant (epoch ms); null where none is known. */
export function vatAt(list: PriceList, country: string | null, at: number): Vat | null {
  const found = list.rates.find((rate) => rate.country === country && rate.validFrom.getTime() <= at);
  return found ? { country: found.country, percent: found.percent } : null;
}

const day = 86_400_000;

/** The groups of a guest by what they have paid, the closest first. */
function groupsOf(
  { last, lately }: { readonly last: number | null; readonly lately: number },
  rules: GroupRules,
  now: number,
): readonly GuestGroup[] {
  if (last === null) return ['new'];
  if (now - last > rules.awayDays * day) return ['returning', 'paying'];
  return lately >= rules.regularOrders ? ['regular', 'paying'] : ['paying'];
}

async function buyerOf({ orm }: Executor, guestId: number, rules: GroupRules, now: number): Promise<Buyer> {
  const last = await orm
    .select({ country: orders.country })
    .from(orders)
    .where(and(eq(orders.guestId, guestId), isNotNull(orders.country)))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  const paid = await orm
    .select({
      last: max(orders.paidAt),
      lately: sql<number>`(count(*) filter (where ${gt(orders.paidAt, new Date(now - rules.regularDays * day))}))::int`,
    })
    .from(orders)
    .where(and(eq(orders.guestId, guestId), isNotNull(orders.paidAt)));
  const { last: lastPaid = null, lately = 0 } = paid[0] ?? {};
  return {
    groups: groupsOf({ last: lastPaid?.getTime() ?? null, lately }, rules, now),
    country: last[0]?.country ?? null,
  };
}

/** The price list of this process: kept, because every page asks, and read again when anything of payments has changed. */
export function createPricing(kit: Pick<Kit, 'db' | 'clock' | 'caches'>): Pricing {
  const list = keptByAccount(kit, 'payments.prices', () => readPriceList(kit.db));
  const buyer = keptByAccount(kit, 'payments.buyers', async (guestId) =>
    buyerOf(kit.db, guestId, rulesOf(await list(0)), kit.clock.now()),
  );
  const offer = (prices: PriceList, known: Buyer, country: string | null): Offer => {
    const now = kit.clock.now();
    const amounts = amountsFor(prices, { groups: known.groups, country }, now);
    return { packages: amounts.map(packageOf), country, vat: vatAt(prices, country, now) };
  };
  return {
    async offerTo(guestId, country = null) {
      // One list for all.
      const prices = await list(0);
      const known: Buyer = guestId === null ? { groups: ['new'], country: null } : await buyer(guestId);
      return offer(prices, known, country ?? known.country);
    },
    async offerIn(executor, guestId) {
      const prices = await readPriceList(executor);
      const known = await buyerOf(executor, guestId, rulesOf(prices), kit.clock.now());
      return offer(prices, known, known.country);
    },
  };
}
