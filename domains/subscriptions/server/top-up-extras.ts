import { and, eq, gt, isNull } from 'drizzle-orm';
import { houseRevenue } from '#domains/ledger/contract/index.ts';
import type { TopUpExtraGiver } from '#domains/payments/server/index.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { PlatformKind } from '../contract/products.ts';
import { platformKinds } from '../contract/products.ts';
import { memberExtra, memberExtraBack } from '../contract/transfers.ts';
import { plans, subscriptions } from './tables.ts';

/** What a statement calls a product; names are the same in every language. */
const names: Readonly<Record<PlatformKind, string>> = { vip: 'VIP', tv: 'TV Premium', select: 'Select' };

/** What members of each product of the platform get on top of a top-up. */
export const memberExtras = ({ clock }: Pick<Kit, 'clock'>): TopUpExtraGiver[] =>
  platformKinds.map((kind) => ({
    reason: kind,
    percentOf: (executor, guestId) => percentOf(executor, guestId, kind, clock.now()),
    account: houseRevenue,
    given: memberExtra,
    takenBack: memberExtraBack,
    text: names[kind],
  }));

/** Per cent that a guest gets as a member at an instant (epoch ms); 0 for anyone who is none, or is not any more. */
async function percentOf({ orm }: Executor, guestId: number, kind: PlatformKind, now: number): Promise<number> {
  const [row] = await orm
    .select({ percent: plans.topUpPercent })
    .from(subscriptions)
    .innerJoin(plans, and(eq(plans.kind, kind), eq(plans.actorId, 0), eq(plans.tier, 0)))
    .where(
      and(
        eq(subscriptions.guestId, guestId),
        eq(subscriptions.kind, kind),
        isNull(subscriptions.endedAt),
        gt(subscriptions.holdsUntil, new Date(now)),
      ),
    );
  return row?.percent ?? 0;
}
