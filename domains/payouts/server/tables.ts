import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgSchema, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { account, createdAt, instant, money, ownNumber, rowNumber } from '#kit/db/schema/columns.ts';
import type { BookName } from '../contract/books.ts';
import type { ItemState, NoteKind, RunState, VatCase, VatStatus, WithheldReason } from '../contract/states.ts';

export const payouts = pgSchema('payouts');

/** Who is paid: a performer or a studio, as the tax office knows them. The lock of what is decided about one payee. */
export const payees = payouts.table('payees', {
  accountId: account().primaryKey(),
  kind: text('kind').$type<'person' | 'company'>().notNull(),
  name: text('name').notNull(),
  birthDate: date('birth_date', { mode: 'string' }),
  street: text('street').notNull(),
  postcode: text('postcode').notNull(),
  town: text('town').notNull(),
  /** ISO 3166-1 alpha-2. */
  country: text('country').notNull(),
  /** The tax number, sealed; and its last four signs. */
  sealedTaxId: text('sealed_tax_id').notNull(),
  taxIdEnds: text('tax_id_ends').notNull(),
  taxCountry: text('tax_country').notNull(),
  vatStatus: text('vat_status').$type<VatStatus>().notNull(),
  vatId: text('vat_id'),
  registerNumber: text('register_number'),
  changedAt: instant('changed_at').notNull(),
});

/** Bank accounts: never changed, so that whoever names one has a copy. The one that has not ended is paid to. */
export const bankAccounts = payouts.table(
  'bank_accounts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: account().notNull(),
    /** IBAN and holder, sealed. */
    sealed: text('sealed').notNull(),
    masked: text('masked').notNull(),
    country: text('country').notNull(),
    /** Whether a SEPA transfer reaches it. */
    isSepa: boolean('is_sepa').notNull(),
    /** Whether it came after another one: then it rests for some days. */
    isChange: boolean('is_change').notNull(),
    createdAt: createdAt(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('bank_accounts_living').on(table.accountId).where(sql`ended_at is null`),
    index('bank_accounts_of').on(table.accountId, table.id),
  ],
);

/** What studios get of what performers earn, each from a moment on; what is booked before stays as it was. */
export const shares = payouts.table(
  'shares',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    performerId: account('performer_id').notNull(),
    studioId: account('studio_id').notNull(),
    basisPoints: integer('basis_points').notNull(),
    from: instant('from').notNull(),
    until: instant('until'),
  },
  (table) => [
    index('shares_of').on(table.performerId, table.from),
    index('shares_of_studio').on(table.studioId, table.from),
    uniqueIndex('shares_living').on(table.performerId, table.studioId).where(sql`until is null`),
  ],
);

/** Up to when a performer's earnings have been divided with studios. */
export const splits = payouts.table('splits', {
  performerId: account('performer_id').primaryKey(),
  until: instant('until').notNull(),
});

/** Runs. `cursor` is the last account that the work in the background has looked at. */
export const runs = payouts.table(
  'runs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    state: text('state').$type<RunState>().notNull().default('building'),
    until: instant('until').notNull(),
    madeBy: account('made_by'),
    createdAt: createdAt(),
    cursor: text('cursor').notNull().default(''),
    done: integer('done').notNull().default(0),
    payees: integer('payees').notNull().default(0),
    amount: money('amount').notNull().default(0),
    approvedAt: instant('approved_at'),
    /** When its file was made first: the file says so for ever. */
    fileMadeAt: instant('file_made_at'),
    sentAt: instant('sent_at'),
    /** From when on its parts are booked as paid. */
    settledAt: instant('settled_at'),
    paidAt: instant('paid_at'),
    cancelledWhy: text('cancelled_why'),
  },
  (table) => [
    index('runs_latest').on(table.createdAt, table.id),
    // What is not decided keeps the next one from beginning: nobody is reserved twice.
    uniqueIndex('runs_undecided').on(sql`(true)`).where(sql`state in ('building', 'draft')`),
  ],
);

/** Who approved a run. */
export const approvals = payouts.table(
  'approvals',
  { runId: integer('run_id').notNull(), accountId: account().notNull(), at: instant('at').notNull() },
  (table) => [primaryKey({ columns: [table.runId, table.accountId] })],
);

/** Who is not paid by a run, counted by why. Euro cents. */
export const withheld = payouts.table(
  'withheld',
  {
    runId: integer('run_id').notNull(),
    reason: text('reason').$type<WithheldReason>().notNull(),
    payees: integer('payees').notNull(),
    amount: money('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.reason] })],
);

/** One payee's part of a run, in euro cents; frozen when it is made. */
export const items = payouts.table(
  'items',
  {
    id: ownNumber(),
    runId: integer('run_id')
      .notNull()
      .references(() => runs.id),
    payeeId: account('payee_id').notNull(),
    state: text('state').$type<ItemState>().notNull().default('reserved'),
    /** Of `net`: what comes from what the payee earned alone, and from its performers' shares. Hundredths of a coin. */
    ownCoins: money('own_coins').notNull(),
    studioCoins: money('studio_coins').notNull(),
    net: money('net').notNull(),
    vat: money('vat').notNull(),
    gross: money('gross').notNull(),
    carried: money('carried').notNull(),
    amount: money('amount').notNull(),
    vatCase: text('vat_case').$type<VatCase>().notNull(),
    /** Hundredths of a per cent. */
    vatRate: integer('vat_rate').notNull(),
    bankAccountId: integer('bank_account_id')
      .notNull()
      .references(() => bankAccounts.id),
    noteId: integer('note_id'),
    createdAt: createdAt(),
    paidAt: instant('paid_at'),
    returnedAt: instant('returned_at'),
    returnedWhy: text('returned_why'),
  },
  (table) => [
    uniqueIndex('items_once').on(table.runId, table.payeeId),
    index('items_of').on(table.payeeId, table.id),
    index('items_amounts').on(table.runId, table.amount, table.id),
    index('items_paid').on(table.paidAt).where(sql`paid_at is not null`),
    index('items_paid_of').on(table.payeeId, table.paidAt).where(sql`state = 'paid'`),
  ],
);

/** The last number of a range in a year; the row is locked by whoever makes a document final. */
export const numbers = payouts.table(
  'numbers',
  { range: text('range').notNull(), year: integer('year').notNull(), last: integer('last').notNull() },
  (table) => [primaryKey({ columns: [table.range, table.year] })],
);

/** Credit notes and their corrections; never changed or deleted. Euro cents, below zero for corrections. */
export const notes = payouts.table(
  'notes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<NoteKind>().notNull(),
    year: integer('year').notNull(),
    /** Its place in the range of its kind and year: 1, 2, 3 and none left out. */
    place: integer('place').notNull(),
    number: text('number').notNull().unique(),
    payeeId: account('payee_id').notNull(),
    itemId: rowNumber('item_id'),
    correctsId: integer('corrects_id'),
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    vatCase: text('vat_case').$type<VatCase>().notNull(),
    vatRate: integer('vat_rate').notNull(),
    net: money('net').notNull(),
    vat: money('vat').notNull(),
    gross: money('gross').notNull(),
    /** Both parties as they were on that day and what it is for, sealed. */
    sealed: text('sealed').notNull(),
  },
  (table) => [
    uniqueIndex('notes_places').on(table.kind, table.year, table.place),
    index('notes_of').on(table.payeeId, table.id),
    index('notes_corrections').on(table.correctsId).where(sql`corrects_id is not null`),
  ],
);

/** Yearly reports to the tax office (DAC7). `cursor` is the last payee that the work in the background has looked at. */
export const yearlyReports = payouts.table(
  'yearly_reports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    year: integer('year').notNull(),
    state: text('state').$type<'building' | 'ready'>().notNull().default('building'),
    madeBy: account('made_by').notNull(),
    createdAt: createdAt(),
    cursor: rowNumber('cursor').notNull().default(0),
    done: integer('done').notNull().default(0),
    leftOut: integer('left_out').notNull().default(0),
  },
  (table) => [
    index('yearly_reports_of').on(table.year, table.id),
    uniqueIndex('yearly_reports_building').on(table.year).where(sql`state = 'building'`),
  ],
);

/** What a report says of a seller: never changed, so that a correction can name it and no reference is used twice. */
export const yearlySellers = payouts.table(
  'yearly_sellers',
  {
    reportId: integer('report_id')
      .notNull()
      .references(() => yearlyReports.id),
    payeeId: account('payee_id').notNull(),
    year: integer('year').notNull(),
    /** OECD1: new, OECD2: corrected, OECD3: taken back. */
    indic: text('indic').$type<'OECD1' | 'OECD2' | 'OECD3'>().notNull(),
    /** The report whose word about the same seller it corrects. */
    correctsId: integer('corrects_id'),
    /** SHA-256 of what it says, to tell whether something has changed. */
    digest: text('digest').notNull(),
    /** Name, numbers, account and figures as they were told, sealed. */
    sealed: text('sealed').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.payeeId] }),
    index('yearly_sellers_of').on(table.year, table.payeeId, table.reportId),
  ],
);

/** How the books of payouts stood when a day began. Hundredths of a coin. */
export const closings = payouts.table(
  'closings',
  {
    day: date('day', { mode: 'string' }).notNull(),
    name: text('name').$type<BookName>().notNull(),
    balance: money('balance').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.name] })],
);
