import { eq, inArray } from 'drizzle-orm';
import { payableAccount } from '#domains/ledger/contract/accounts.ts';
import { audit } from '#kit/audit/audit.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Call } from '#kit/server/handler.ts';
import { housePaidOut } from '../../contract/accounts.ts';
import type { ItemState } from '../../contract/index.ts';
import { payoutPaid as paidEvent, payoutReturned as returnedEvent, runElsewhere } from '../../contract/index.ts';
import { payoutPaid, payoutReturned } from '../../contract/transfers.ts';
import type { Context } from '../context.ts';
import { coinsOf } from '../money/amounts.ts';
import { bankAccounts, items, runs } from '../tables.ts';
import { lockRun, lotOf } from './rows.ts';

/** Books the next lot of a run as paid. Answers whether there may be more. */
export async function settleLot(ctx: Context, runId: number): Promise<boolean> {
  return ctx.kit.db.transaction(async (tx) => {
    const run = await lockRun(tx, runId);
    if (run.state !== 'sent' || run.settledAt === null) return false;
    const lot = await lotOf(tx, runId, 'sent');
    if (lot.length === 0) {
      await tx.orm.update(runs).set({ state: 'paid', paidAt: run.settledAt }).where(eq(runs.id, runId));
      return false;
    }
    for (const { payeeId, amount } of lot) {
      await ctx.ledger.post(tx, {
        key: `payout:${runId}:${payeeId}:paid`,
        kind: payoutPaid,
        entries: [
          { account: payableAccount(payeeId), amount: -coinsOf(amount) },
          { account: housePaidOut, amount: coinsOf(amount) },
        ],
      });
      await tx.emit(paidEvent, { runId, payeeId, amount });
    }
    await tx.orm
      .update(items)
      .set({ state: 'paid', paidAt: run.settledAt })
      .where(
        inArray(
          items.id,
          lot.map(({ id }) => id),
        ),
      );
    return true;
  });
}

/**
 * A payout came back: it is owed again. Its bank account is paid to no more until the payee gives one.
 * @throws Problem not_found, payouts_run_elsewhere where the bank cannot have had it
 */
export async function markReturned(
  ctx: Context,
  call: Call<AccountCaller>,
  itemId: number,
  reason: string,
): Promise<{ state: ItemState }> {
  const { kit } = ctx;
  await kit.db.transaction(async (tx) => {
    const [item] = await tx.orm.select().from(items).where(eq(items.id, itemId)).for('update');
    if (!item) throw new Problem(notFound);
    if (item.state !== 'sent' && item.state !== 'paid') throw new Problem(runElsewhere);
    const { runId, payeeId, amount } = item;
    const at = new Date(kit.clock.now());
    if (item.state === 'paid')
      await ctx.ledger.post(tx, {
        key: `payout:${runId}:${payeeId}:returned`,
        kind: payoutReturned,
        entries: [
          { account: housePaidOut, amount: -coinsOf(amount) },
          { account: payableAccount(payeeId), amount: coinsOf(amount) },
        ],
      });
    await tx.orm
      .update(items)
      .set({ state: 'returned', returnedAt: at, returnedWhy: reason })
      .where(eq(items.id, itemId));
    await tx.orm.update(bankAccounts).set({ endedAt: at }).where(eq(bankAccounts.id, item.bankAccountId));
    const subject = `payoutItem:${itemId}`;
    await audit(tx, { call, at: kit.clock.now(), operation: 'payouts.markReturned', subject, input: { reason } });
    await tx.emit(returnedEvent, { runId, payeeId, amount });
  });
  return { state: 'returned' };
}
