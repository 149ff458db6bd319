import { z } from 'zod';
import { operators } from '#kit/contract/access.ts';
import { auditedRead, selfAuditedChange } from '#kit/contract/audit.ts';
import { choiceFilter, defineList, searchFilter, textFilter } from '#kit/contract/list.ts';
import { longRowIdText, rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { NoteRow, noteFormats, OwnMoney, PayoutRow } from './money.ts';
import { BankAccountView, TaxData } from './payee.ts';
import * as problems from './problems.ts';
import { ItemState, itemStates, RunState, runStates, WithheldReason } from './states.ts';

const access = operators('finance');
const reason = z.string().trim().min(3).max(300).regex(visiblePattern);
const ofRun = z.object({ runId: rowIdText });
const ofPerson = z.object({ accountId: rowIdText });

/** A run in the list. Euro cents, epoch ms. */
export const RunRow = z
  .object({
    id: z.int(),
    state: RunState,
    /** What was earned until then is in it. */
    until: z.number(),
    /** Who made it; null: the rhythm did. */
    madeBy: z.int().nullable(),
    createdAt: z.number(),
    payees: z.int(),
    amount: z.int(),
    approvals: z.int(),
  })
  .meta({ id: 'PayoutRun' });
export type RunRow = z.output<typeof RunRow>;

export const runList = defineList({
  name: 'payouts.runs',
  summary: 'Runs of payouts, the latest first.',
  access,
  path: 'office/payouts/runs',
  row: RunRow,
  key: 'id',
  columns: {
    id: { kind: 'custom' },
    state: { kind: 'custom' },
    until: { kind: 'instant' },
    payees: { kind: 'number' },
    amount: { kind: 'euroCents' },
    approvals: { kind: 'number' },
    createdAt: { kind: 'instant', sortable: true },
  },
  filters: { state: choiceFilter(runStates) },
  sort: '-createdAt',
});

/** One payee's part of a run, as finance sees it: no legal name. */
export const ItemRow = PayoutRow.omit({ note: true })
  .extend({ payeeId: z.int(), payeeName: z.string(), noteId: z.int().nullable(), noteNumber: z.string() })
  .meta({ id: 'PayoutItem' });
export type ItemRow = z.output<typeof ItemRow>;

export const itemList = defineList({
  name: 'payouts.items',
  summary: 'What runs pay, payee by payee. The search is a stage name or a number of an account.',
  access,
  path: 'office/payouts/items',
  row: ItemRow,
  key: 'id',
  columns: {
    payeeName: { kind: 'custom' },
    runId: { kind: 'custom' },
    state: { kind: 'custom' },
    net: { kind: 'euroCents', total: true },
    vat: { kind: 'euroCents', total: true },
    carried: { kind: 'euroCents' },
    amount: { kind: 'euroCents', total: true, sortable: true },
    account: { kind: 'text' },
    noteNumber: { kind: 'custom' },
    id: { kind: 'number', sortable: true, isHidden: true },
  },
  filters: { run: textFilter(12), state: choiceFilter(itemStates), search: searchFilter(60) },
  sort: '-amount',
});

export const RunFile = z
  .object({
    run: RunRow,
    isOwn: z.boolean().describe('the caller made it'),
    isSettling: z.boolean().describe('the bank has paid; the books follow payee by payee'),
    approvals: z.array(z.object({ accountId: z.int(), at: z.number() })),
    /** Of those looked at: how many payees are done. */
    done: z.int(),
    withheld: z.array(z.object({ reason: WithheldReason, payees: z.int(), amount: z.int() })),
    states: z.array(z.object({ state: ItemState, payees: z.int(), amount: z.int() })),
    /** Parts of the bank's file; 0 until it can be made. */
    parts: z.int(),
    /** Payees whose account no SEPA transfer reaches: they are in the CSV alone. */
    byHand: z.int(),
    sentAt: z.number().nullable(),
    paidAt: z.number().nullable(),
    cancelledWhy: z.string().nullable(),
  })
  .meta({ id: 'PayoutRunFile' });
export type RunFile = z.output<typeof RunFile>;

export const readRun = route({
  name: 'payouts.readRun',
  method: 'GET',
  path: 'office/payouts/runs/{runId}',
  summary: 'A run with its sums, approvals and who is withheld.',
  access,
  audit: auditedRead('payouts.readRun', 'payoutRun:{runId}'),
  params: ofRun,
  response: RunFile,
  problems: [notFound],
});
export const makeRun = route({
  name: 'payouts.makeRun',
  method: 'POST',
  path: 'office/payouts/runs',
  cost: 50,
  summary: 'Begins a run: what was earned until the hold time began is frozen, payee by payee.',
  access,
  audit: selfAuditedChange('payouts.makeRun'),
  response: z.object({ runId: z.int() }),
  problems: [problems.runGoesOn, problems.platformUnset],
});
const change = { method: 'POST', access, params: ofRun, response: RunFile } as const;
export const approveRun = route({
  name: 'payouts.approveRun',
  ...change,
  path: 'office/payouts/runs/{runId}/approve',
  stepUp: 'always',
  summary: 'Approves a run. With the second one, by somebody else, it becomes final; who made it approves nothing.',
  audit: selfAuditedChange('payouts.approveRun', 'payoutRun:{runId}'),
  problems: [
    ...[notFound, problems.runElsewhere, problems.approvedByMaker, problems.approvedTwice],
    ...[problems.notPayable, problems.platformUnset],
  ],
});
export const cancelRun = route({
  name: 'payouts.cancelRun',
  ...change,
  path: 'office/payouts/runs/{runId}/cancel',
  body: z.object({ reason }),
  summary: 'Cancels a run that is not final; all its money is as before.',
  audit: selfAuditedChange('payouts.cancelRun', 'payoutRun:{runId}'),
  problems: [notFound, problems.runElsewhere],
});
export const runFileKinds = ['pain001', 'csv'] as const;
export const readRunFile = route({
  name: 'payouts.readRunFile',
  method: 'GET',
  path: 'office/payouts/runs/{runId}/file',
  cost: 100,
  stepUp: 'always',
  summary: 'The file for the bank: SEPA credit transfers (pain.001.001.09) in parts, or everything as CSV.',
  access,
  audit: auditedRead('payouts.readRunFile', 'payoutRun:{runId}'),
  params: ofRun,
  query: z.object({
    kind: z.enum(runFileKinds),
    part: z.coerce.number().int().min(1).max(1_000).default(1),
  }),
  response: z.unknown(),
  problems: [notFound, problems.runElsewhere, problems.platformUnset],
});
export const markSent = route({
  name: 'payouts.markSent',
  ...change,
  path: 'office/payouts/runs/{runId}/sent',
  summary: 'Notes that the bank has the file.',
  audit: selfAuditedChange('payouts.markSent', 'payoutRun:{runId}'),
  problems: [notFound, problems.runElsewhere],
});
export const markPaid = route({
  name: 'payouts.markPaid',
  ...change,
  path: 'office/payouts/runs/{runId}/paid',
  stepUp: 'always',
  summary: 'Notes that the bank has paid the run; every payee’s part is booked.',
  audit: selfAuditedChange('payouts.markPaid', 'payoutRun:{runId}'),
  problems: [notFound, problems.runElsewhere],
});
export const markReturned = route({
  name: 'payouts.markReturned',
  method: 'POST',
  path: 'office/payouts/items/{itemId}/returned',
  stepUp: 'always',
  summary: 'Notes that a payout came back from the bank. It is owed again, and paid by a later run.',
  access,
  audit: selfAuditedChange('payouts.markReturned', 'payoutItem:{itemId}'),
  params: z.object({ itemId: longRowIdText }),
  body: z.object({ reason }),
  response: z.object({ state: ItemState }),
  problems: [notFound, problems.runElsewhere],
});

/** One payee's money with everything that came of it; without identity. */
export const MoneyOf = z
  .object({
    accountId: z.int(),
    name: z.string(),
    money: OwnMoney,
    hasTaxData: z.boolean(),
    account: BankAccountView.omit({ holder: true }).nullable(),
    payouts: z.array(PayoutRow),
    notes: z.array(NoteRow),
  })
  .meta({ id: 'PayoutMoneyOf' });
export type MoneyOf = z.output<typeof MoneyOf>;

export const readMoneyOf = route({
  name: 'payouts.readMoneyOf',
  method: 'GET',
  path: 'office/payouts/people/{accountId}',
  cost: 20,
  summary: 'One performer’s or studio’s money: earned, held, payable, payouts and credit notes; nothing of the person.',
  access,
  audit: auditedRead('payouts.readMoneyOf', 'account:{accountId}'),
  params: ofPerson,
  response: MoneyOf,
  problems: [notFound],
});
/** Who is paid and where to, unmasked. */
export const PayeeFile = z
  .object({
    tax: TaxData.nullable(),
    accounts: z.array(z.object({ iban: z.string(), holder: z.string(), since: z.number() })),
  })
  .meta({ id: 'PayoutPayeeFile' });
export type PayeeFile = z.output<typeof PayeeFile>;

export const readPayee = route({
  name: 'payouts.readPayee',
  method: 'GET',
  path: 'office/payouts/people/{accountId}/payee',
  stepUp: 'always',
  summary: 'Tax data and bank account of somebody, unmasked. Wants a reason, which stands in the audit log.',
  access,
  audit: auditedRead('payouts.readPayee', 'account:{accountId}'),
  params: ofPerson,
  query: z.object({ reason }),
  response: PayeeFile,
});
export const readNoteFile = route({
  name: 'payouts.readNoteFile',
  method: 'GET',
  path: 'office/payouts/notes/{noteId}/file',
  cost: 15,
  summary: 'A credit note with the name on it. Wants a reason, which stands in the audit log.',
  access,
  audit: auditedRead('payouts.readNoteFile', 'payoutNote:{noteId}'),
  params: z.object({ noteId: rowIdText }),
  query: z.object({ reason, format: z.enum(noteFormats).default('pdf') }),
  response: z.unknown(),
  problems: [notFound],
});
export const correctNote = route({
  name: 'payouts.correctNote',
  method: 'POST',
  path: 'office/payouts/notes/{noteId}/correct',
  stepUp: 'always',
  summary: 'Takes back a part of a credit note by a document of its own; the next payouts make up for it.',
  access,
  audit: selfAuditedChange('payouts.correctNote', 'payoutNote:{noteId}'),
  params: z.object({ noteId: rowIdText }),
  body: z.object({ net: z.int().min(1).max(100_000_000), reason }),
  response: NoteRow,
  problems: [notFound, problems.correctionTooLarge],
});
