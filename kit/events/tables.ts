import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';

export const events = pgSchema('events');

/** One row per event and subscriber, written in the emitting transaction and deleted in the handler's. */
export const deliveries = events.table(
  'deliveries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subscriber: text('subscriber').notNull(),
    event: text('event').notNull(),
    payload: jsonb('payload').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it may be tried (again). Null: given up after the last attempt, kept for an operator to look at. */
    dueAt: timestamp('due_at', { withTimezone: true }).default(sql`now()`),
    lastError: text('last_error'),
  },
  (table) => [index('deliveries_due').on(table.dueAt, table.id).where(sql`due_at is not null`)],
);
