import { and, asc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Executor, Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import type { AgreedShare } from '../../contract/index.ts';
import { shares } from '../tables.ts';

/** All of what somebody earns, in hundredths of a per cent. */
export const wholeShare = 10_000;

/** What a performer and a studio agree on. */
export interface ShareAgreement {
  readonly performerId: number;
  readonly studioId: number;
  /** Hundredths of a per cent of what the performer earns: 2,500 is a quarter. */
  readonly basisPoints: number;
}

/** Shares of all studios of one performer would be more than all there is. */
export class ShareError extends Error {
  override name = 'ShareError';
}

const shownOf = (row: typeof shares.$inferSelect): AgreedShare => ({
  ...{ performerId: row.performerId, studioId: row.studioId, basisPoints: row.basisPoints },
  ...{ from: row.from.getTime(), until: row.until?.getTime() ?? null },
});

/**
 * From a moment on a studio gets this part of what a performer earns; what was agreed before ends then. Nothing counts backwards: what was
 * booked before `at` is divided as it was agreed then. The same again changes nothing.
 * @param at epoch ms, no earlier than the last agreement of the two
 * @throws ShareError where all shares of the performer would be more than the whole
 */
export async function agreeShare(tx: Tx, agreement: ShareAgreement, at: number): Promise<void> {
  const { performerId, studioId, basisPoints } = agreement;
  if (!Number.isInteger(basisPoints) || basisPoints < 0 || basisPoints > wholeShare)
    throw new ShareError(`A share is 0 to ${wholeShare} hundredths of a per cent.`);
  if (performerId === studioId) throw new ShareError('Nobody shares with themselves.');
  await lockByName(tx, 'payouts.shares', performerId);
  const living = await livingOf(tx, performerId);
  const own = living.find((one) => one.studioId === studioId);
  if (own?.basisPoints === basisPoints) return;
  const others = living.reduce((sum, one) => sum + (one.studioId === studioId ? 0 : one.basisPoints), 0);
  if (others + basisPoints > wholeShare) throw new ShareError('The shares of all studios are more than the whole.');
  await endShare(tx, agreement, at);
  if (basisPoints > 0) await tx.orm.insert(shares).values({ performerId, studioId, basisPoints, from: new Date(at) });
}

/** A studio gets nothing of what a performer earns from a moment on. What it earned until then stays its own. */
export async function endShare(
  tx: Tx,
  { performerId, studioId }: Pick<ShareAgreement, 'performerId' | 'studioId'>,
  at: number,
): Promise<void> {
  await lockByName(tx, 'payouts.shares', performerId);
  const own = and(eq(shares.performerId, performerId), eq(shares.studioId, studioId), isNull(shares.until));
  // What ends before it began was never: a row of no time would divide nothing.
  await tx.orm.delete(shares).where(and(own, gt(shares.from, new Date(at - 1))));
  await tx.orm
    .update(shares)
    .set({ until: new Date(at) })
    .where(own);
}

const livingOf = (executor: Executor, performerId: number) =>
  executor.orm
    .select()
    .from(shares)
    .where(and(eq(shares.performerId, performerId), isNull(shares.until)));

/** What studios get of what some performers earn, as it stands at a moment (epoch ms). */
export async function sharesOf(
  { orm }: Executor,
  performerIds: readonly number[],
  at: number,
): Promise<Map<number, AgreedShare[]>> {
  const found = new Map<number, AgreedShare[]>();
  if (performerIds.length === 0) return found;
  const then = new Date(at);
  const rows = await orm
    .select()
    .from(shares)
    .where(
      and(
        inArray(shares.performerId, [...performerIds]),
        lte(shares.from, then),
        or(isNull(shares.until), gt(shares.until, then)),
      ),
    )
    .orderBy(asc(shares.id));
  for (const row of rows) found.set(row.performerId, [...(found.get(row.performerId) ?? []), shownOf(row)]);
  return found;
}
