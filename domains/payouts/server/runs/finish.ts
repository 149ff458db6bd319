import { eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import { dayOf } from '#kit/i18n/days.ts';
import type { Context } from '../context.ts';
import type { Final } from '../notes/issue.ts';
import { issueNotes } from '../notes/issue.ts';
import { livingAccounts, payeesOf } from '../payee/rows.ts';
import { items, runs } from '../tables.ts';
import { vatCaseOf } from '../vat/vat-case.ts';
import { dropItem } from './drop.ts';
import type { Item } from './rows.ts';
import { lockRun, lotOf, sumUp } from './rows.ts';

/** Which items still fit who they pay: the same account, the same case of tax. Others leave the run, and the next one pays them. */
async function stillRight(ctx: Context, tx: Tx, lot: readonly Item[]): Promise<{ finals: Final[]; gone: Item[] }> {
  const ids = lot.map(({ payeeId }) => payeeId);
  const payees = await payeesOf(tx, ids);
  const accounts = await livingAccounts(tx, ids);
  const today = dayOf(ctx.kit.clock.now());
  const finals: Final[] = [];
  const gone: Item[] = [];
  for (const item of lot) {
    const [payee, account] = [payees.get(item.payeeId), accounts.get(item.payeeId)];
    const now = payee && vatCaseOf(payee, ctx.settings.PAYOUT_PLATFORM_COUNTRY, today);
    if (
      payee &&
      account &&
      account.id === item.bankAccountId &&
      now?.vatCase === item.vatCase &&
      now.rate === item.vatRate
    )
      finals.push({ item, payee, account, language: await languageOf(ctx, tx, item.payeeId) });
    else gone.push(item);
  }
  return { finals, gone };
}

const languageOf = async ({ identity }: Context, tx: Tx, id: number) =>
  (await identity.account(tx, id))?.language ?? 'en';

/** Makes the next lot of an approved run final: the account is compared, the note gets its number. Answers whether there may be more. */
export async function finishLot(ctx: Context, runId: number): Promise<boolean> {
  return ctx.kit.db.transaction(async (tx) => {
    const run = await lockRun(tx, runId);
    if (run.state !== 'approved') return false;
    const lot = await lotOf(tx, runId, 'reserved');
    if (lot.length === 0) {
      const { payees } = await sumUp(tx, runId);
      const isEmpty = payees === 0;
      await tx.orm
        .update(runs)
        .set(isEmpty ? { state: 'cancelled', cancelledWhy: 'nobody was left in it' } : { state: 'ready' })
        .where(eq(runs.id, runId));
      return false;
    }
    const { finals, gone } = await stillRight(ctx, tx, lot);
    for (const item of gone) await dropItem(ctx, tx, item);
    const noted = await issueNotes(ctx, tx, run.until, finals);
    const ids = finals.map(({ item }) => item.id);
    if (ids.length > 0) {
      const pairs = ids.map((id) => noted.get(id) ?? null);
      await tx.orm
        .update(items)
        .set({
          state: 'final',
          noteId: sql`(select note.id from unnest(${sql.param(ids)}::bigint[], ${sql.param(pairs)}::int[]) as note(item, id)
            where note.item = ${items.id})`,
        })
        .where(inArray(items.id, ids));
    }
    await tx.orm
      .update(runs)
      .set({ done: run.done + lot.length })
      .where(eq(runs.id, runId));
    return true;
  });
}
