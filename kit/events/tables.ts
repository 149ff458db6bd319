import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';
import { rowNumber, steadyMs } from '#kit/db/schema/columns.ts';

export const events = pgSchema('events');

/** One row per event and subscriber, written in the emitting transaction and deleted in the handler's. */
export const deliveries = events.table(
  'deliveries',
  {
    id: rowNumber('id').generatedAlwaysAsIdentity(),
    subscriber: text('subscriber').notNull(),
    event: text('event').notNull(),
    /** Deliveries of a subscriber with the same key keep their order; null: this one has none. */
    key: text('key'),
    payload: jsonb('payload').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it may be tried again, in steady time; 0: at once. Null: given up after the last attempt, kept for an operator to look at. */
    dueAt: steadyMs('due_at').default(0),
    lastError: text('last_error'),
  },
  (table) => [
    primaryKey({ columns: [table.subscriber, table.id] }),
    index('deliveries_order')
      .on(table.subscriber, table.key, table.id)
      .where(sql`due_at is not null and key is not null`),
  ],
);
