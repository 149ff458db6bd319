import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { performerAccount, studioAccount } from '#domains/ledger/contract/accounts.ts';
import type { Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import { studioShare } from '../../contract/transfers.ts';
import type { Context } from '../context.ts';
import { payableCoins } from '../money/standing.ts';
import { wholeShare } from '../shares/shares.ts';
import { shares, splits } from '../tables.ts';

type Share = typeof shares.$inferSelect;

/** Performers after one who have shared anything that was not divided until `until`, the lowest numbers first. */
export async function sharersAfter({ orm }: Tx, after: number, until: Date, limit: number): Promise<number[]> {
  const rows = await orm
    .selectDistinct({ performerId: shares.performerId })
    .from(shares)
    .leftJoin(splits, eq(splits.performerId, shares.performerId))
    .where(
      and(
        gt(shares.performerId, after),
        lt(shares.from, until),
        or(isNull(splits.until), lt(splits.until, until)),
        or(isNull(splits.until), isNull(shares.until), gt(shares.until, splits.until)),
      ),
    )
    .orderBy(asc(shares.performerId))
    .limit(limit);
  return rows.map(({ performerId }) => performerId);
}

/**
 * What each studio gets of what a performer earned in its time, in hundredths of a coin: rounded down, so that the odd one is the
 * performer's. What went back of a time is taken off it.
 */
export function partsOf(
  earned: readonly { readonly studioId: number; readonly basisPoints: number; readonly coins: number }[],
) {
  const parts = new Map<number, number>();
  for (const { studioId, basisPoints, coins } of earned)
    parts.set(studioId, (parts.get(studioId) ?? 0) + Math.floor((coins * basisPoints) / wholeShare));
  return parts;
}

/** Fewer coins than all parts come to: each studio gets as much less, and none below zero. */
export function withinWhat(parts: ReadonlyMap<number, number>, there: number): Map<number, number> {
  const positive = [...parts].filter(([, coins]) => coins > 0);
  const all = positive.reduce((sum, [, coins]) => sum + coins, 0);
  if (all <= there) return new Map(positive);
  return new Map(
    positive
      .map(([studioId, coins]) => [studioId, Math.floor((coins * there) / all)] as const)
      .filter(([, coins]) => coins > 0),
  );
}

/** Books to studios what is theirs of what a performer earned until a moment, by the shares that lived when it was earned. */
export async function splitUntil(ctx: Context, tx: Tx, performerId: number, until: Date): Promise<void> {
  await lockByName(tx, 'payouts.shares', performerId);
  const [last] = await tx.orm.select().from(splits).where(eq(splits.performerId, performerId));
  const since = last?.until ?? new Date(0);
  if (since >= until) return;
  const living: Share[] = await tx.orm
    .select()
    .from(shares)
    .where(
      and(
        eq(shares.performerId, performerId),
        lt(shares.from, until),
        or(isNull(shares.until), gt(shares.until, since)),
      ),
    )
    .orderBy(asc(shares.id));
  const spans = living.map((share) => ({
    from: Math.max(share.from.getTime(), since.getTime()),
    to: Math.min(share.until?.getTime() ?? until.getTime(), until.getTime()),
  }));
  const earned = await ctx.ledger.earnedIn(tx, performerId, spans);
  const [own] = await ctx.ledger.earnersOf(tx, [performerAccount(performerId)], until.getTime());
  const parts = withinWhat(
    partsOf(living.map((share, at) => ({ ...share, coins: earned[at]?.total ?? 0 }))),
    payableCoins(own?.balance ?? 0, own?.since ?? 0),
  );
  const all = [...parts.values()].reduce((sum, coins) => sum + coins, 0);
  if (all > 0)
    await ctx.ledger.post(tx, {
      key: `studio-share:${performerId}:${until.getTime()}`,
      kind: studioShare,
      entries: [
        { account: performerAccount(performerId), amount: -all },
        ...[...parts].map(([studioId, amount]) => ({ account: studioAccount(studioId), amount })),
      ],
    });
  await tx.orm
    .insert(splits)
    .values({ performerId, until })
    .onConflictDoUpdate({ target: splits.performerId, set: { until: sql`excluded.until` } });
}
