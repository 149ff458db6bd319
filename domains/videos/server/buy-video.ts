import { and, eq, isNull, sql } from 'drizzle-orm';
import { youHaveBlocked } from '#domains/blocks/contract/index.ts';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import { guestAccount } from '#domains/ledger/contract/index.ts';
import { assertPriceShown } from '#domains/sales/server/index.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import { videoNotForSale } from '../contract/index.ts';
import { videoSale } from '../contract/sale-kind.ts';
import type { Context } from './deps.ts';
import { viewerOf } from './rights.ts';
import { isGone, isShown, lockVideo, priceNow, recheckAfter } from './rows.ts';
import { owned, videos } from './tables.ts';
import { assertWatches } from './watch.ts';

export interface Bought {
  readonly success: true;
  readonly guestBalance: number;
  readonly guestBalanceFormatted: string;
}

const saleName = /^video:(\d+)-(\d+)-\d+$/;

/**
 * Sells a video to a guest, once: who has it already is answered the same without paying again. A voucher for videos pays before
 * coins (sales.priceCovers).
 * @throws Problem not_found, price_changed, video_not_for_sale, not_enough_coins, and why they may not see it anyway
 */
export async function buyVideo(ctx: Context, caller: AccountCaller, videoId: number, shown: number): Promise<Bought> {
  const { kit, sales, ledger } = ctx;
  const { accountId: guestId, language } = caller;
  await kit.db.transaction(async (tx) => {
    // Of one guest and video one purchase at a time: two tabs buy once.
    await lockByName(tx, 'videos.buy', `${guestId}:${videoId}`);
    const row = await lockVideo(tx, videoId);
    const viewer = await viewerOf(ctx, tx, caller, [videoId]);
    // What was taken down is paid back: nobody hears that they have it.
    if (isGone(row)) throw new Problem(notFound);
    if (viewer.owns.has(videoId)) return;
    const verdict = await viewer.watches(row);
    if (verdict.ok) throw new Problem(videoNotForSale);
    // Nobody pays for what they may not see anyway, nor for what is only open to members.
    if (verdict.restriction !== 'needPurchase' || !isShown(row)) assertWatches(verdict);
    const price = priceNow(row, kit.clock.now());
    if (price === 0) throw new Problem(videoNotForSale);
    assertPriceShown(shown, price);
    await assertTogether(ctx, tx, guestId, row.actorId);
    const before = await tx.orm.$count(owned, and(eq(owned.guestId, guestId), eq(owned.videoId, videoId)));
    const sale = `video:${videoId}-${guestId}-${before}`;
    const seller = { id: row.actorId, name: row.actorName };
    const charged = await sales.charge(tx, { sale, kind: videoSale, buyerId: guestId, seller, price });
    const origin = charged.covered > 0 && charged.paid === 0 ? 'voucher' : 'bought';
    await tx.orm.insert(owned).values({ guestId, videoId, sale, price, origin, ownedAt: new Date(kit.clock.now()) });
    await tx.orm
      .update(videos)
      .set({ sold: sql`${videos.sold} + 1`, earned: sql`${videos.earned} + ${charged.earned}` })
      .where(eq(videos.id, videoId));
    const kept = { kind: 'video', id: String(videoId) };
    const entry = { guestId, source: 'purchased', price: charged.paid, at: new Date(kit.clock.now()) } as const;
    await ctx.library.add(tx, { ...kept, ...entry });
    await ctx.library.changed(tx, kept);
    recheckAfter(tx, ctx.media.films, row);
  });
  const guestBalance = await ledger.balance(kit.db, guestAccount(guestId));
  return { success: true, guestBalance, guestBalanceFormatted: formatCoins(guestBalance, language) };
}

/** Who wants nothing of the other sells and buys nothing. @throws Problem you_have_blocked, not_found where the performer has blocked */
export async function assertTogether(
  { blocks }: Pick<Context, 'blocks'>,
  tx: Tx,
  guestId: number,
  actorId: number,
): Promise<void> {
  const barrier = await blocks.barrier(tx, { actorId, guestId }, 'guest');
  if (barrier !== null) throw new Problem(barrier === 'blockedByGuest' ? youHaveBlocked : notFound);
}

/**
 * Coins of a sale went back by an operator: when all of it did, the video is closed again for that guest at once, on every page and
 * for every address that was given out. What the performer lost of it is no longer counted as earned.
 */
export async function closePaidBack(
  ctx: Context,
  tx: Tx,
  { sale, takenBack }: { readonly sale: string; readonly takenBack: number },
): Promise<void> {
  const [, id] = saleName.exec(sale) ?? [];
  if (id === undefined) return;
  const row = await lockVideo(tx, Number(id));
  await tx.orm
    .update(videos)
    .set({ earned: sql`${videos.earned} - ${takenBack}` })
    .where(eq(videos.id, row.id));
  if ((await ctx.sales.left(tx, sale)) > 0) return;
  const ended = await tx.orm
    .update(owned)
    .set({ endedAt: new Date(ctx.kit.clock.now()) })
    .where(and(eq(owned.sale, sale), isNull(owned.endedAt)))
    .returning();
  await tx.orm
    .update(videos)
    .set({ sold: sql`${videos.sold} - ${ended.length}` })
    .where(eq(videos.id, row.id));
  await ctx.library.changed(tx, { kind: 'video', id });
  recheckAfter(tx, ctx.media.films, row);
}
