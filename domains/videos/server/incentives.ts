import { eq } from 'drizzle-orm';
import type { IncentiveSource } from '#domains/conversion/server/index.ts';
import { waysTo } from '#domains/conversion/server/index.ts';
import { guestAccount } from '#domains/ledger/contract/index.ts';
import { videoSale } from '../contract/sale-kind.ts';
import type { Context } from './deps.ts';
import { viewerOf } from './rights.ts';
import { isShown, priceNow } from './rows.ts';
import { videos } from './tables.ts';

/** What a guest can do at the end of a video's preview. */
export const videoPreviewEnd = (ctx: Context): IncentiveSource => ({
  event: 'videoPreviewEnd',
  async find(executor, caller, id) {
    const { kit, sales, ledger } = ctx;
    const [row] = await executor.orm.select().from(videos).where(eq(videos.id, id));
    if (!row || !isShown(row)) return null;
    const { accountId } = caller;
    const viewer = await viewerOf(ctx, executor, caller, [id]);
    const verdict = await viewer.watches(row);
    if (verdict.ok) return [];
    const now = kit.clock.now();
    const price = priceNow(row, now);
    const covered =
      accountId === null
        ? 0
        : await sales.coveredNow(executor, accountId, { kind: videoSale.name, sellerId: row.actorId });
    return waysTo({
      ...{ event: 'videoPreviewEnd', id, now, price, basePrice: row.price, isVip: row.isVip },
      restriction: verdict.restriction,
      isLoggedIn: accountId !== null,
      saleUntil: price < row.price && row.saleUntil ? row.saleUntil.getTime() : null,
      balance: accountId === null ? 0 : await ledger.balance(executor, guestAccount(accountId)),
      isCovered: covered > 0,
    });
  },
});
