import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgSchema, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { account, instant, ownNumber } from '#kit/db/schema/columns.ts';
import type { DecisionState } from '../contract/decisions.ts';

export const office = pgSchema('office');

/** Views of lists that operators come back to, each for its account. */
export const views = office.table(
  'views',
  {
    id: ownNumber(),
    accountId: integer('account_id').notNull(),
    path: text('path').notNull(),
    query: text('query').notNull(),
    name: text('name').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [uniqueIndex('views_once').on(table.accountId, table.path, table.query)],
);

/** What an operator asked for and takes another who agrees. */
export const decisions = office.table(
  'decisions',
  {
    id: ownNumber(),
    operation: text('operation').notNull(),
    as: text('as').notNull(),
    subject: text('subject'),
    input: jsonb('input').notNull(),
    /** SHA-256 of the operation and its input: the same is asked for once. */
    hash: text('hash').notNull(),
    askedBy: account('asked_by').notNull(),
    askedAt: instant('asked_at').notNull(),
    state: text('state').$type<DecisionState>().notNull().default('open'),
    decidedBy: account('decided_by'),
    decidedAt: instant('decided_at'),
    reason: text('reason'),
    /** By what the audit line of carrying it out is found: it stands exactly where that happened. */
    attempt: text('attempt'),
  },
  (table) => [
    uniqueIndex('decisions_open').on(table.hash).where(sql`state = 'open'`),
    index('decisions_decided').on(table.decidedAt),
    check('decisions_by_two', sql`state not in ('approved', 'done', 'failed') or decided_by <> asked_by`),
  ],
);
