import { eq } from 'drizzle-orm';
import { payableAccount, performerAccount, studioAccount } from '#domains/ledger/contract/accounts.ts';
import type { Tx } from '#kit/db/db.ts';
import { houseVat } from '../../contract/accounts.ts';
import { payoutDropped } from '../../contract/transfers.ts';
import type { Context } from '../context.ts';
import { coinsOf } from '../money/amounts.ts';
import { items } from '../tables.ts';
import type { Item } from './rows.ts';
import { lockRun, lotOf } from './rows.ts';

/** Takes a payee out of a run that is not final: all that was frozen is as before. */
export async function dropItem(ctx: Context, tx: Tx, item: Item): Promise<void> {
  const { payeeId, runId } = item;
  if (item.gross > 0)
    await ctx.ledger.post(tx, {
      key: `payout:${runId}:${payeeId}:dropped`,
      kind: payoutDropped,
      entries: [
        { account: payableAccount(payeeId), amount: -coinsOf(item.gross) },
        { account: houseVat, amount: coinsOf(item.vat) },
        { account: performerAccount(payeeId), amount: item.ownCoins },
        { account: studioAccount(payeeId), amount: item.studioCoins },
      ],
    });
  await tx.orm.update(items).set({ state: 'dropped' }).where(eq(items.id, item.id));
}

/** Takes the next lot of a cancelled run back. Answers whether there may be more. */
export async function dropLot(ctx: Context, runId: number): Promise<boolean> {
  return ctx.kit.db.transaction(async (tx) => {
    const run = await lockRun(tx, runId);
    if (run.state !== 'cancelled') return false;
    const lot = await lotOf(tx, runId, 'reserved');
    for (const item of lot) await dropItem(ctx, tx, item);
    return lot.length > 0;
  });
}
