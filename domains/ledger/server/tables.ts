import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgSchema, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { account, instant, money, moneySum, ownNumber, rowNumber } from '#kit/db/schema/columns.ts';
import type { Memo } from '../contract/transfers.ts';
import type { Verification } from '../contract/verification.ts';

export const ledger = pgSchema('ledger');

/**
 * Balances. `house` and `provider` accounts take part in nearly every transfer: they are spread over several rows
 * (`shard`), so that transfers do not wait for each other, and have no `floor`. The floor of the others is zero, or
 * the debt a chargeback left; it rises again with the balance.
 */
export const accounts = ledger.table(
  'accounts',
  {
    name: text('name').notNull(),
    shard: smallint('shard').notNull().default(0),
    balance: moneySum('balance'),
    floor: money('floor'),
    /** What came in from payment providers, less what they took back. Above zero makes a paying customer. */
    paidIn: moneySum('paid_in'),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.shard] }),
    check('accounts_floor', sql`${table.floor} <= 0 and ${table.balance} >= ${table.floor}`),
    check(
      'accounts_unlimited',
      sql`(${table.floor} is null) = (${table.name} like 'house:%' or ${table.name} like 'provider:%')`,
    ),
  ],
);

/** One business fact that moved coins, once: its key is unique. */
export const transfers = ledger.table('transfers', {
  id: ownNumber(),
  key: text('key').notNull().unique(),
  kind: text('kind').notNull(),
  /** SHA-256 over kind and amounts: tells a repetition from another transfer under the same key. */
  content: text('content').notNull(),
  memo: jsonb('memo').$type<Memo>().notNull(),
  at: instant('at').notNull(),
});

/**
 * The entries: each takes an amount from one account (`debit`) and gives the same to another (`credit`), so no row can
 * make or lose a coin. The balances after the transfer stand beside it, null for spread accounts.
 */
export const entries = ledger.table(
  'entries',
  {
    /** Written by the same statement as its transfer, and neither can be deleted: a foreign key would prove nothing more. */
    transferId: rowNumber('transfer_id').notNull(),
    debit: text('debit').notNull(),
    credit: text('credit').notNull(),
    amount: money('amount').notNull(),
    debitBalance: money('debit_balance'),
    creditBalance: money('credit_balance'),
  },
  (table) => [
    // A pair of accounts occurs once in a transfer. The order serves statements: one account, newest transfers first.
    primaryKey({ columns: [table.debit, table.transferId, table.credit] }),
    index('entries_of_credit').on(table.credit, table.transferId),
    // Everything booked since a moment, whoever's it is: entries lie in the order of their transfers, and this costs a write nothing.
    index('entries_in_order').using('brin', table.transferId),
    check('entries_amount', sql`${table.amount} > 0`),
    check('entries_two_accounts', sql`${table.debit} <> ${table.credit}`),
  ],
);

/**
 * What each guest brought each performer, kept up by the statement that books a transfer (worth-change.ts). The row without a guest
 * holds what no guest stands behind: over all rows of a performer `earned` is what the books gave her.
 */
export const worth = ledger.table(
  'worth',
  {
    actorId: account('actor_id').notNull(),
    guestId: account('guest_id'),
    earned: moneySum('earned'),
    spent: moneySum('spent'),
  },
  (table) => [unique('worth_of_pair').on(table.actorId, table.guestId).nullsNotDistinct()],
);

/** Transfers that were not booked though nothing spoke against it, each with when that was; an alarm until they are (unbooked.ts). */
export const unbooked = ledger.table('unbooked', {
  key: text('key').primaryKey(),
  kind: text('kind').notNull(),
  firstAt: instant('first_at').notNull(),
  lastAt: instant('last_at').notNull(),
  times: integer('times').notNull().default(1),
});

/** Results of verifying the books, newest last. */
export const verifications = ledger.table('verifications', {
  id: ownNumber(),
  result: jsonb('result').$type<Verification>().notNull(),
});
