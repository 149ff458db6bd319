import { index, integer, jsonb, pgSchema, text } from 'drizzle-orm/pg-core';
import type { AuditKind } from '#kit/contract/audit.ts';
import { instant, ownNumber } from '#kit/db/schema/columns.ts';

export const auditLog = pgSchema('audit');

/** How a change went: it was made, it was refused for a reason of its own, or something broke. */
export const auditResults = ['done', 'refused', 'failed'] as const;
export type AuditResult = (typeof auditResults)[number];

/** Who changed what. The database refuses to change or delete a row: see the trigger in the migration. */
export const entries = auditLog.table(
  'entries',
  {
    id: ownNumber(),
    at: instant('at').notNull(),
    /** The account that asked; null for a listed address without one, and for the platform itself. */
    accountId: integer('account_id'),
    address: text('address').notNull(),
    requestId: text('request_id').notNull(),
    operation: text('operation').notNull(),
    /** Lines of before readings were kept are changes. */
    kind: text('kind').$type<AuditKind>().notNull().default('change'),
    subject: text('subject'),
    input: jsonb('input').$type<Readonly<Record<string, unknown>>>().notNull(),
    result: text('result').$type<AuditResult>().notNull(),
    outcome: text('outcome').notNull(),
  },
  (table) => [
    index('entries_account').on(table.accountId, table.id),
    index('entries_operation').on(table.operation, table.id),
    index('entries_subject').on(table.subject, table.id),
    index('entries_at').on(table.at),
  ],
);
