import { payableAccount } from '#domains/ledger/contract/accounts.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import type { FileReply } from '#kit/contract/operations.ts';
import { csvFile, csvLookOf } from '#kit/csv/csv.ts';
import { dayOf } from '#kit/i18n/days.ts';
import type { Context } from '../context.ts';
import { decimal } from '../files/written.ts';
import { centsOf } from './amounts.ts';

const linesAtOnce = 200;

/** What moved somebody's payable money in a year: each line from the books, with what was there after it. */
export async function statementFile(ctx: Context, caller: AccountCaller, year: number): Promise<FileReply> {
  const rows: (string | number)[][] = [];
  let before: number | undefined;
  do {
    const page = await ctx.ledger.statement(ctx.kit.db, payableAccount(caller.accountId), {
      limit: linesAtOnce,
      ...(before === undefined ? {} : { before }),
    });
    for (const { at, kind, amount, balanceAfter, memo } of page.lines)
      if (dayOf(at).startsWith(`${year}-`))
        rows.push([
          ...[
            dayOf(at),
            kind,
            Number(decimal(centsOf(amount))),
            Number(decimal(centsOf(balanceAfter))),
            memo.text ?? '',
          ],
        ]);
    before = page.next ?? undefined;
  } while (before !== undefined);
  const header = ['day', 'kind', 'euro', 'balance', 'note'];
  return csvFile(`payouts-${year}.csv`, header, rows.reverse(), csvLookOf(caller.language));
}
