import { and, asc, eq, sql } from 'drizzle-orm';
import type { Language } from '#kit/contract/access.ts';
import type { FileReply } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { csvFile, csvLookOf } from '#kit/csv/csv.ts';
import { dayOf, daysBefore } from '#kit/i18n/days.ts';
import { runElsewhere } from '../../contract/index.ts';
import type { Context } from '../context.ts';
import { openBankAccount } from '../payee/sealed.ts';
import { lockRun } from '../runs/rows.ts';
import { bankAccounts, items, notes, runs } from '../tables.ts';
import { pain001 } from './pain001.ts';
import { assertPlatform } from './platform.ts';
import { decimal } from './written.ts';

/** When a run's file was made first: said in it for ever, so that it is the same file each time. @throws Problem payouts_run_elsewhere */
async function madeAt({ kit }: Context, runId: number): Promise<number> {
  return kit.db.transaction(async (tx) => {
    const run = await lockRun(tx, runId);
    if (run.state !== 'ready' && run.state !== 'sent' && run.state !== 'paid') throw new Problem(runElsewhere);
    if (run.fileMadeAt !== null) return run.fileMadeAt.getTime();
    const now = kit.clock.now();
    await tx.orm
      .update(runs)
      .set({ fileMadeAt: new Date(now) })
      .where(eq(runs.id, runId));
    return now;
  });
}

/** Payees of a final run in their order; with `part` those of one file whom a SEPA transfer reaches. */
async function payeesOf(ctx: Context, runId: number, part: { from: number; count: number } | null) {
  const rows = ctx.kit.db.orm
    .select({ item: items, account: bankAccounts, number: notes.number })
    .from(items)
    .innerJoin(bankAccounts, eq(bankAccounts.id, items.bankAccountId))
    .leftJoin(notes, eq(notes.id, items.noteId))
    .where(
      and(
        eq(items.runId, runId),
        sql`${items.state} <> 'dropped'`,
        part === null ? undefined : eq(bankAccounts.isSepa, true),
      ),
    )
    .orderBy(asc(items.id));
  const found = await (part === null ? rows : rows.limit(part.count).offset(part.from));
  return found.map(({ item, account, number }) => {
    const { iban, holder } = openBankAccount(ctx.kit, account);
    return { item, iban, holder, isSepa: account.isSepa, reference: number ?? `P${runId}-${item.payeeId}` };
  });
}

/** The file for the bank. @throws Problem not_found for a part there is not, payouts_run_elsewhere */
export async function runFileOf(
  ctx: Context,
  runId: number,
  { kind, part }: { readonly kind: 'pain001' | 'csv'; readonly part: number },
  language: Language,
): Promise<FileReply> {
  const platform = assertPlatform(ctx);
  const at = await madeAt(ctx, runId);
  if (kind === 'csv') {
    const header = ['reference', 'account', 'name', 'iban', 'sepa', 'euro', 'runItem'];
    const rows = (await payeesOf(ctx, runId, null)).map(({ item, iban, holder, isSepa, reference }) => [
      ...[reference, item.payeeId, holder, iban, isSepa ? 'yes' : 'no', Number(decimal(item.amount)), item.id],
    ]);
    return csvFile(`run-${runId}.csv`, header, rows, csvLookOf(language));
  }
  const size = ctx.settings.PAYOUT_FILE_SIZE;
  const paid = await payeesOf(ctx, runId, { from: (part - 1) * size, count: size });
  if (paid.length === 0) throw new Problem(notFound);
  const body = pain001({
    messageId: `VESPER-RUN-${runId}-${part}`,
    madeAt: at,
    onDay: daysBefore(dayOf(at), -1),
    debtor: platform,
    transfers: paid.map(({ item, iban, holder, reference }) => ({
      ...{ endToEndId: `RUN${runId}-ITEM${item.id}`, amount: item.amount, name: holder, iban },
      purpose: `${platform.name} ${reference}`,
    })),
  });
  const filename = `run-${runId}-${part}.xml`;
  return { body: Buffer.from(body), type: 'application/xml', cacheSeconds: 0, isPrivate: true, filename };
}
