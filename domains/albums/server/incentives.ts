import { eq } from 'drizzle-orm';
import type { IncentiveSource } from '#domains/conversion/server/index.ts';
import { waysTo } from '#domains/conversion/server/index.ts';
import { guestAccount } from '#domains/ledger/contract/index.ts';
import { albumSale } from '../contract/sale-kind.ts';
import type { Context } from './deps.ts';
import { viewerOf } from './rights.ts';
import { isShown, priceNow } from './rows.ts';
import { albums } from './tables.ts';

/** What a guest should know before they buy an album. */
export const beforeBuyingAlbum = (ctx: Context): IncentiveSource => ({
  event: 'imageAlbumBuy',
  async find(executor, caller, id) {
    const { kit, sales, ledger } = ctx;
    const [row] = await executor.orm.select().from(albums).where(eq(albums.id, id));
    if (!row || !isShown(row)) return null;
    const { accountId } = caller;
    const verdict = await (await viewerOf(ctx, executor, caller, [id])).opens(row);
    if (verdict.ok) return [];
    const now = kit.clock.now();
    const price = priceNow(row, now);
    const covered =
      accountId === null
        ? 0
        : await sales.coveredNow(executor, accountId, { kind: albumSale.name, sellerId: row.actorId });
    return waysTo({
      ...{ event: 'imageAlbumBuy', id, now, price, basePrice: row.price, isVip: row.isVip },
      restriction: verdict.restriction,
      isLoggedIn: accountId !== null,
      saleUntil: price < row.price && row.saleUntil ? row.saleUntil.getTime() : null,
      balance: accountId === null ? 0 : await ledger.balance(executor, guestAccount(accountId)),
      isCovered: covered > 0,
    });
  },
});
