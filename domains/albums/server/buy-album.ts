import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { adultAreaClosed, ageNotProven, restricted, underage } from '#domains/access/contract/index.ts';
import type { Verdict } from '#domains/access/contract/restrictions.ts';
import { youHaveBlocked } from '#domains/blocks/contract/index.ts';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import { guestAccount } from '#domains/ledger/contract/index.ts';
import { assertPriceShown } from '#domains/sales/server/index.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import { ownValue } from '#kit/records/own-value.ts';
import { albumNotForSale, payAlbumBack } from '../contract/index.ts';
import { albumSale } from '../contract/sale-kind.ts';
import type { Context } from './deps.ts';
import { viewerOf } from './rights.ts';
import { isGone, isShown, lockAlbum, priceNow } from './rows.ts';
import { albums, owned } from './tables.ts';

export interface Bought {
  readonly success: true;
  readonly guestBalance: number;
  readonly guestBalanceFormatted: string;
}

const saleName = /^album:(\d+)-(\d+)-\d+$/;
/** How many guests are paid back in one transaction. */
const backAtOnce = 50;

const kinds: Readonly<Record<string, Problem['kind']>> = { ageNotProven, underage, adultAreaClosed };

/** @throws Problem not_found for what is not shown to the caller at all, else why they may not see it, with its restriction code */
function assertOpens(verdict: Verdict): void {
  if (verdict.ok) return;
  const { restriction, reason } = verdict;
  if (reason === 'notShown') throw new Problem(notFound);
  throw new Problem(ownValue(kinds, reason) ?? restricted, { data: { restriction, reason } });
}

/**
 * Sells an album to a guest, once: who has it already is answered the same without paying again. A voucher for albums pays before
 * coins (sales.priceCovers).
 * @throws Problem not_found, price_changed, album_not_for_sale, you_have_blocked, not_enough_coins, and why they may not see it anyway
 */
export async function buyAlbum(ctx: Context, caller: AccountCaller, albumId: number, shown: number): Promise<Bought> {
  const { kit, sales, ledger, library } = ctx;
  const { accountId: guestId, language } = caller;
  await kit.db.transaction(async (tx) => {
    // Of one guest and album one purchase at a time: two tabs buy once.
    await lockByName(tx, 'albums.buy', `${guestId}:${albumId}`);
    const row = await lockAlbum(tx, albumId);
    const viewer = await viewerOf(ctx, tx, caller, [albumId]);
    // What was taken down is paid back: nobody hears that they have it.
    if (isGone(row)) throw new Problem(notFound);
    if (viewer.owns.has(albumId)) return;
    const verdict = await viewer.opens(row);
    if (verdict.ok) throw new Problem(albumNotForSale);
    // Nobody pays for what they may not see anyway, nor for what is only open to members.
    if (verdict.restriction !== 'needPurchase' || !isShown(row)) assertOpens(verdict);
    const price = priceNow(row, kit.clock.now());
    if (price === 0) throw new Problem(albumNotForSale);
    assertPriceShown(shown, price);
    await assertTogether(ctx, tx, guestId, row.actorId);
    const before = await tx.orm.$count(owned, and(eq(owned.guestId, guestId), eq(owned.albumId, albumId)));
    const sale = `album:${albumId}-${guestId}-${before}`;
    const seller = { id: row.actorId, name: row.actorName };
    const charged = await sales.charge(tx, { sale, kind: albumSale, buyerId: guestId, seller, price });
    const origin = charged.covered > 0 && charged.paid === 0 ? 'voucher' : 'bought';
    const at = new Date(kit.clock.now());
    await tx.orm.insert(owned).values({ guestId, albumId, sale, price, origin, ownedAt: at });
    await tx.orm
      .update(albums)
      .set({ sold: sql`${albums.sold} + 1`, earned: sql`${albums.earned} + ${charged.earned}` })
      .where(eq(albums.id, albumId));
    await library.add(tx, {
      kind: 'album',
      id: String(albumId),
      guestId,
      source: 'purchased',
      price: charged.paid,
      at,
    });
    await library.changed(tx, { kind: 'album', id: String(albumId) });
  });
  const guestBalance = await ledger.balance(kit.db, guestAccount(guestId));
  return { success: true, guestBalance, guestBalanceFormatted: formatCoins(guestBalance, language) };
}

/** Who wants nothing of the other sells and buys nothing. @throws Problem you_have_blocked, not_found where the performer has blocked */
async function assertTogether(
  { blocks }: Pick<Context, 'blocks'>,
  tx: Tx,
  guestId: number,
  actorId: number,
): Promise<void> {
  const barrier = await blocks.barrier(tx, { actorId, guestId }, 'guest');
  if (barrier !== null) throw new Problem(barrier === 'blockedByGuest' ? youHaveBlocked : notFound);
}

/**
 * Coins of a sale went back: when all of it did, the album is closed again for that guest. What the performer lost of it is no longer
 * counted as earned.
 */
export async function closePaidBack(
  ctx: Context,
  tx: Tx,
  { sale, takenBack }: { readonly sale: string; readonly takenBack: number },
): Promise<void> {
  const [, id] = saleName.exec(sale) ?? [];
  if (id === undefined) return;
  const row = await lockAlbum(tx, Number(id));
  await tx.orm
    .update(albums)
    .set({ earned: sql`${albums.earned} - ${takenBack}` })
    .where(eq(albums.id, row.id));
  if ((await ctx.sales.left(tx, sale)) > 0) return;
  const ended = await tx.orm
    .update(owned)
    .set({ endedAt: new Date(ctx.kit.clock.now()) })
    .where(and(eq(owned.sale, sale), isNull(owned.endedAt)))
    .returning();
  await tx.orm
    .update(albums)
    .set({ sold: sql`${albums.sold} - ${ended.length}` })
    .where(eq(albums.id, row.id));
  await ctx.library.changed(tx, { kind: 'album', id });
}

/** Pays back what is still paid for an album that was taken down, some guests at a time; the job sends itself again while there are more. */
export async function payBack(ctx: Pick<Context, 'kit' | 'sales' | 'library'>, albumId: number): Promise<void> {
  const { db, clock, jobs } = ctx.kit;
  await db.transaction(async (tx) => {
    const row = await lockAlbum(tx, albumId);
    if (!row.isPayingBack) return;
    const rows = await tx.orm
      .select()
      .from(owned)
      .where(and(eq(owned.albumId, albumId), isNull(owned.endedAt)))
      .orderBy(asc(owned.id))
      .limit(backAtOnce);
    for (const { id, sale } of rows) {
      const amount = await ctx.sales.left(tx, sale);
      if (amount > 0) await ctx.sales.refund(tx, { sale, part: 'taken-down', kind: albumSale.paidBack, amount });
      await tx.orm
        .update(owned)
        .set({ endedAt: new Date(clock.now()) })
        .where(eq(owned.id, id));
    }
    if (rows.length === backAtOnce) await jobs.send(tx, payAlbumBack, { albumId });
    else await tx.orm.update(albums).set({ isPayingBack: false }).where(eq(albums.id, albumId));
    await ctx.library.changed(tx, { kind: 'album', id: String(albumId) });
  });
}
