import type { SQL } from 'drizzle-orm';
import { aliasedTable, and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import type { Cursor } from '#kit/db/query/keyset.ts';
import type { NoteRow, PayoutRow } from '../../contract/index.ts';
import { bankAccounts, items, notes, runs } from '../tables.ts';

/** Rows of one page of somebody's own lists. */
export const pageSize = 24;

type Note = typeof notes.$inferSelect;
const corrected = aliasedTable(notes, 'corrected');

/** A credit note as lists show it. */
export const noteRow = (note: Note, corrects: string | null): NoteRow => ({
  ...{ id: note.id, kind: note.kind, number: note.number, issuedOn: note.issuedOn, vatCase: note.vatCase },
  ...{ net: note.net, vat: note.vat, gross: note.gross, corrects },
});

/** Payouts by what they are, with their accounts and credit notes, before anything else is chosen. */
export const selectPayouts = ({ orm }: Executor, cursor: SQL<Cursor> = sql<Cursor>`'[]'::jsonb`) =>
  orm
    .select({ cursor, item: items, until: runs.until, account: bankAccounts.masked, note: notes })
    .from(items)
    .innerJoin(runs, eq(runs.id, items.runId))
    .innerJoin(bankAccounts, eq(bankAccounts.id, items.bankAccountId))
    .leftJoin(notes, eq(notes.id, items.noteId));

type Selected = Awaited<ReturnType<typeof selectPayouts>>[number];

/** A payout as lists show it. */
export const payoutRow = ({ item, until, account, note }: Selected): PayoutRow => ({
  ...{ id: item.id, runId: item.runId, state: item.state, until: until.getTime(), account },
  ...{ net: item.net, vat: item.vat, gross: item.gross, carried: item.carried, amount: item.amount },
  paidAt: item.paidAt?.getTime() ?? null,
  returnedWhy: item.returnedWhy,
  note: note ? noteRow(note, null) : null,
});

/** A page of the payouts to somebody, the latest first; those that left their run before it was final among them. */
export async function payoutsOf(executor: Executor, payeeId: number, before?: number) {
  const rows = await selectPayouts(executor)
    .where(and(eq(items.payeeId, payeeId), before === undefined ? undefined : lt(items.id, before)))
    .orderBy(desc(items.id))
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize).map(payoutRow);
  return { payouts: shown, before: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null };
}

const selectNotes = ({ orm }: Executor, where: SQL | undefined) =>
  orm
    .select({ note: notes, corrects: corrected.number })
    .from(notes)
    .leftJoin(corrected, eq(corrected.id, notes.correctsId))
    .where(where)
    .orderBy(desc(notes.id));

/** A page of the credit notes to somebody, the latest first. */
export async function notesOf(executor: Executor, payeeId: number, before?: number) {
  const rows = await selectNotes(
    executor,
    and(eq(notes.payeeId, payeeId), before === undefined ? undefined : lt(notes.id, before)),
  ).limit(pageSize + 1);
  const shown = rows.slice(0, pageSize).map(({ note, corrects }) => noteRow(note, corrects));
  return { notes: shown, before: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null };
}
