import { z } from 'zod';
import { loggedIn } from '#kit/contract/access.ts';
import { longRowIdText, rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { ItemState, NoteKind, VatCase, WithheldReason } from './states.ts';

/** What a studio gets of what a performer earns, from a day on. */
export const AgreedShare = z
  .object({
    performerId: z.int(),
    studioId: z.int(),
    /** Hundredths of a per cent: 2,500 is a quarter. */
    basisPoints: z.int(),
    from: z.number(),
    until: z.number().nullable(),
  })
  .meta({ id: 'PayoutShare' });
export type AgreedShare = z.output<typeof AgreedShare>;

/** Somebody's money now: euro cents, times in epoch ms. */
export const OwnMoney = z
  .object({
    today: z.iso.date().describe('the day on which all this holds'),
    /** Everything earned and not in a run yet. */
    earned: z.int(),
    /** Of it: too new to be paid. */
    held: z.int(),
    /** On which days what of it becomes payable, the first first. */
    releases: z.array(z.object({ day: z.iso.date(), amount: z.int() })),
    /** What the next run would pay if it were today; 0 while it is withheld for less than the minimum is not. */
    payable: z.int(),
    /** Paid too much before (below zero) or come back from a bank (above): the next payout makes up for it. */
    carriedOver: z.int(),
    /** In runs that are not paid yet. */
    onTheWay: z.int(),
    paidThisYear: z.int(),
    minimum: z.int(),
    holdDays: z.int(),
    nextRun: z.iso.date(),
    /** Empty where the next run pays. */
    withheld: z.array(WithheldReason),
    /** Until when a changed account rests; null where it does not. */
    accountRestsUntil: z.number().nullable(),
    /** What studios get of it, those that live now. */
    shares: z.array(
      AgreedShare.extend({ studio: z.string().describe('what it is called') }).meta({ id: 'PayoutOwnShare' }),
    ),
  })
  .meta({ id: 'PayoutMoney' });
export type OwnMoney = z.output<typeof OwnMoney>;

/** A credit note in a list. Euro cents. */
export const NoteRow = z
  .object({
    id: z.int(),
    kind: NoteKind,
    number: z.string(),
    issuedOn: z.iso.date(),
    vatCase: VatCase,
    net: z.int(),
    vat: z.int(),
    gross: z.int(),
    /** The number it puts right; null for a first one. */
    corrects: z.string().nullable(),
  })
  .meta({ id: 'PayoutNote' });
export type NoteRow = z.output<typeof NoteRow>;

/** A payout to one payee. Euro cents. */
export const PayoutRow = z
  .object({
    id: z.int(),
    runId: z.int(),
    state: ItemState,
    /** Until when what was earned is in it. */
    until: z.number(),
    net: z.int(),
    vat: z.int(),
    gross: z.int(),
    /** Of earlier payouts: come back (above zero) or paid too much (below). */
    carried: z.int(),
    /** What is paid: gross and carried. */
    amount: z.int(),
    /** The masked account. */
    account: z.string(),
    paidAt: z.number().nullable(),
    /** What the bank said when it came back. */
    returnedWhy: z.string().nullable(),
    note: NoteRow.nullable(),
  })
  .meta({ id: 'Payout' });
export type PayoutRow = z.output<typeof PayoutRow>;

const access = loggedIn;

export const getOwnMoney = route({
  name: 'payouts.getOwnMoney',
  method: 'GET',
  path: 'payouts/money',
  cost: 15,
  summary: 'What the caller earned, what of it is held and payable, and what keeps it from being paid.',
  access,
  response: OwnMoney,
});
export const listOwnPayouts = route({
  name: 'payouts.listOwn',
  method: 'GET',
  path: 'payouts/own',
  summary: 'Payouts to the caller with their credit notes, the latest first.',
  access,
  query: z.object({ before: longRowIdText.optional() }),
  response: z.object({ payouts: z.array(PayoutRow), before: z.int().nullable() }),
});
export const listOwnNotes = route({
  name: 'payouts.listOwnNotes',
  method: 'GET',
  path: 'payouts/notes',
  summary: 'Credit notes and corrections to the caller, the latest first.',
  access,
  query: z.object({ before: longRowIdText.optional() }),
  response: z.object({ notes: z.array(NoteRow), before: z.int().nullable() }),
});
export const noteFormats = ['pdf', 'xml'] as const;
export const downloadOwnNote = route({
  name: 'payouts.downloadOwnNote',
  method: 'GET',
  path: 'payouts/notes/{noteId}/file',
  cost: 15,
  summary: 'One of the caller’s credit notes, as a PDF that holds its EN 16931 XML, or the XML alone.',
  access,
  params: z.object({ noteId: rowIdText }),
  query: z.object({ format: z.enum(noteFormats).default('pdf') }),
  response: z.unknown(),
  problems: [notFound],
});
export const downloadOwnStatement = route({
  name: 'payouts.downloadOwnStatement',
  method: 'GET',
  path: 'payouts/statement',
  cost: 15,
  summary: 'What moved the caller’s payable money in a year, line by line from the books, as CSV.',
  access,
  query: z.object({ year: z.coerce.number().int().min(2020).max(2100) }),
  response: z.unknown(),
});
