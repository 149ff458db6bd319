import type { SQL } from 'drizzle-orm';
import { and, eq, sql, sum } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor } from '#kit/db/db.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import { findPeople } from '#kit/domain/people.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import { handleList } from '#kit/server/list.ts';
import * as contract from '../contract/index.ts';
import { booksOf } from './books/books.ts';
import type { Context } from './context.ts';
import { runFileOf } from './files/run-file.ts';
import { ownMoney } from './money/own-money.ts';
import { notesOf, payoutRow, payoutsOf, selectPayouts } from './money/rows.ts';
import { correctNote } from './notes/correct.ts';
import { factsOfNote, noteFile } from './notes/note-file.ts';
import { livingAccounts, payeesOf } from './payee/rows.ts';
import { openBankAccount, openText } from './payee/sealed.ts';
import { maskedAccount } from './payee/view.ts';
import { approveRun, cancelRun, makeRun, markPaid, markSent } from './runs/decide.ts';
import { runFile, runRows } from './runs/rows.ts';
import { markReturned } from './runs/settle.ts';
import { bankAccounts, items, runs } from './tables.ts';
import { yearFile } from './yearly/file.ts';
import { makeYear } from './yearly/make.ts';
import { yearOverview } from './yearly/overview.ts';

/** By what a payee is called among operators: the stage name, or the number. */
export async function nameOf(ctx: Context, executor: Executor, accountId: number): Promise<string> {
  return (await ctx.performers.actor(executor, accountId))?.name ?? String(accountId);
}

async function moneyOf(ctx: Context, accountId: number): Promise<contract.MoneyOf> {
  const { db } = ctx.kit;
  const account = (await livingAccounts(db, [accountId])).get(accountId);
  const payee = (await payeesOf(db, [accountId])).get(accountId);
  if (!payee && !(await ctx.identity.account(db, accountId))) throw new Problem(notFound);
  return {
    ...{ accountId, name: await nameOf(ctx, db, accountId), money: await ownMoney(ctx, db, accountId) },
    hasTaxData: payee !== undefined,
    account: account ? maskedAccount(ctx, account) : null,
    payouts: (await payoutsOf(db, accountId)).payouts,
    notes: (await notesOf(db, accountId)).notes,
  };
}

async function payeeFile(ctx: Context, accountId: number) {
  const { db } = ctx.kit;
  const payee = (await payeesOf(db, [accountId])).get(accountId);
  const accounts = await db.orm
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.accountId, accountId))
    .orderBy(sql`${bankAccounts.id} desc`);
  const { sealedTaxId, taxIdEnds: _, accountId: __, changedAt: ___, ...tax } = payee ?? { sealedTaxId: '' };
  return {
    tax: payee
      ? {
          ...(tax as Omit<contract.TaxData, 'taxId'>),
          taxId: openText(ctx.kit, 'taxId', String(accountId), sealedTaxId),
        }
      : null,
    accounts: accounts.map((row) => ({ ...openBankAccount(ctx.kit, row), since: row.createdAt.getTime() })),
  };
}

type ItemFilters = { readonly [K in 'run' | 'state' | 'search']?: string | undefined };

async function chosen({ kit }: Context, { run, state, search }: ItemFilters): Promise<SQL | undefined> {
  const people = search === undefined ? null : await findPeople(kit.extensions, kit.db, search);
  return and(
    run === undefined ? undefined : sql`${items.runId}::text = ${run}`,
    state === undefined ? undefined : sql`${items.state} = ${state}`,
    people === null ? undefined : sql`${items.payeeId} = any(${sql.param(people)})`,
  );
}

async function itemRows(
  ctx: Context,
  rows: readonly Awaited<ReturnType<typeof selectPayouts>>[number][],
): Promise<contract.ItemRow[]> {
  const shown: contract.ItemRow[] = [];
  for (const row of rows) {
    const { note, ...payout } = payoutRow(row);
    const { payeeId } = row.item;
    const noted = { noteId: note?.id ?? null, noteNumber: note?.number ?? '' };
    shown.push({ ...payout, ...noted, payeeId, payeeName: await nameOf(ctx, ctx.kit.db, payeeId) });
  }
  return shown;
}

/** What operators see and decide. */
export function officeHandlers(ctx: Context): Handler[] {
  const { db } = ctx.kit;
  return [
    ...handleList(contract.runList, {
      find({ filters: { state }, ...request }) {
        const page = keyset(request, { createdAt: runs.createdAt }, runs.id);
        return db.orm
          .select({ run: runs, cursor: page.cursor })
          .from(runs)
          .where(and(state ? eq(runs.state, state) : undefined, page.after))
          .orderBy(...page.order)
          .limit(page.limit);
      },
      present: (rows) =>
        runRows(
          db,
          rows.map(({ run }) => run),
        ),
    }),
    ...handleList(contract.itemList, {
      async find({ filters, ...request }) {
        const page = keyset(request, { amount: items.amount, id: items.id }, items.id);
        return selectPayouts(db, page.cursor)
          .where(and(await chosen(ctx, filters), page.after))
          .orderBy(...page.order)
          .limit(page.limit);
      },
      async totals(filters) {
        const [sums] = await db.orm
          .select({
            net: sum(items.net).mapWith(Number),
            vat: sum(items.vat).mapWith(Number),
            amount: sum(items.amount).mapWith(Number),
          })
          .from(items)
          .where(await chosen(ctx, filters));
        return { net: sums?.net ?? 0, vat: sums?.vat ?? 0, amount: sums?.amount ?? 0 };
      },
      present: (rows) => itemRows(ctx, rows),
    }),
    handle(contract.readRun, ({ params }, { caller }) => runFile(ctx, db, params.runId, caller.accountId)),
    handle(contract.makeRun, (_, call) => makeRun(ctx, call)),
    handle(contract.approveRun, ({ params }, call) => approveRun(ctx, call, params.runId)),
    handle(contract.cancelRun, ({ params, body }, call) => cancelRun(ctx, call, params.runId, body.reason)),
    handle(contract.markSent, ({ params }, call) => markSent(ctx, call, params.runId)),
    handle(contract.markPaid, ({ params }, call) => markPaid(ctx, call, params.runId)),
    handle(contract.markReturned, ({ params, body }, call) => markReturned(ctx, call, params.itemId, body.reason)),
    handle(contract.readMoneyOf, ({ params }) => moneyOf(ctx, params.accountId)),
    handle(contract.readPayee, ({ params }) => payeeFile(ctx, params.accountId)),
    handle(contract.readRunFile, ({ params, query }, { caller }) =>
      runFileOf(ctx, params.runId, query, caller.language),
    ),
    handle(contract.readNoteFile, async ({ params, query }) =>
      noteFile(await factsOfNote(ctx, params.noteId), query.format),
    ),
    handle(contract.correctNote, ({ params, body }, call) => correctNote(ctx, call, params.noteId, body)),
    handle(contract.readBooks, () => booksOf(ctx)),
    handle(contract.readYear, ({ query }) => yearOverview(ctx, query.year, query.after)),
    handle(contract.makeYear, ({ params }, call) => makeYear(ctx, call, params.year)),
    handle(contract.exportYear, ({ params, query }) => yearFile(ctx, params.reportId, query.part)),
  ];
}
