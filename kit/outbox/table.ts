import { getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { OutboxState, outboxColumns } from './columns.ts';

/** A row of any table of messages. */
export interface OutboxRow {
  readonly id: number;
  readonly recipient: string;
  readonly text: string;
  readonly sealed: string | null;
  readonly state: OutboxState;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}

/** A table made with {@link outboxColumns}, and more of its own. */
export type OutboxTable<Row extends OutboxRow = OutboxRow> = PgTable & { readonly $inferSelect: Row };

/** The columns that every such table has. */
export const columnsOf = (table: OutboxTable) =>
  getTableColumns(table) as unknown as Readonly<Record<keyof ReturnType<typeof outboxColumns>, PgColumn>>;
