import { randomUUID } from 'node:crypto';
import type { Column } from 'drizzle-orm';
import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '#kit/db/db.ts';

let count = 0;

/** A value no other made-up row has, where its type has so many. Moments lie in the far future, so that they end nothing. */
function madeUp(column: Column): unknown {
  count += 1;
  if (column.columnType === 'PgUUID') return randomUUID();
  if (column.columnType === 'PgDateString') return '2001-01-01';
  switch (column.dataType) {
    case 'number':
      // Small ones are shares of a hundred, ratings and the like.
      return column.columnType === 'PgSmallInt' ? 1 : count;
    case 'boolean':
      return false;
    case 'date':
      return new Date('2100-01-01T00:00:00Z');
    case 'json':
      return { count };
    case 'array':
      return (column as { baseColumn?: Column }).baseColumn?.dataType === 'number' ? [count] : [`row ${count}`];
    case 'custom':
      return Buffer.from(`row ${count}`);
    default:
      return `row ${count}`;
  }
}

/**
 * Puts a row of nothing in particular into any table and returns it. `given` are values for columns, `filled` are columns that get
 * one although they need none. What other rows it points at need not be there: triggers, with foreign keys among them, rest meanwhile.
 */
export async function insertRow(
  tx: Tx,
  table: PgTable,
  { given = {}, filled = [] }: { given?: Readonly<Record<string, unknown>>; filled?: readonly string[] },
): Promise<Readonly<Record<string, unknown>>> {
  const row: Record<string, unknown> = { ...given };
  for (const [key, column] of Object.entries(getTableColumns(table))) {
    const isNumbered = column.generatedIdentity !== undefined;
    const isNeeded = (column.notNull && !column.hasDefault) || filled.includes(key);
    if (!(key in row) && isNeeded && !isNumbered) row[key] = madeUp(column);
  }
  await tx.orm.execute(sql`set local session_replication_role = replica`);
  const [stored] = (await tx.orm.insert(table).values(row).returning()) as Record<string, unknown>[];
  await tx.orm.execute(sql`set local session_replication_role = origin`);
  return stored ?? {};
}
