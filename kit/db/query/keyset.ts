import type { Column, SQL } from 'drizzle-orm';
import { asc, desc, sql } from 'drizzle-orm';

/** A place between two rows: the text of what the rows are ordered by, and of what tells them apart. */
export type Cursor = readonly [value: string, id: string];

/** Which rows of an order are wanted. */
export interface KeysetRequest {
  /** Names the column, as {@link keyset} knows it. */
  readonly sort: string;
  readonly isDescending: boolean;
  /** Only what comes after it. */
  readonly after: Cursor | null;
  /** How many rows. */
  readonly limit: number;
}

/** The parts of a statement that finds a page of rows. */
export interface Keyset {
  /** To be selected as `cursor`. */
  readonly cursor: SQL<Cursor>;
  readonly after: SQL | undefined;
  readonly order: readonly SQL[];
  readonly limit: number;
}

/**
 * A page that continues from the last row of the one before (keyset paging), so that rows which come or go meanwhile shift nothing.
 * @param sorts what rows may be ordered by; never null
 * @param id what tells rows apart
 */
export function keyset(
  { sort, isDescending, after, limit }: KeysetRequest,
  sorts: Readonly<Record<string, Column | SQL>>,
  id: Column,
): Keyset {
  const by = sorts[sort];
  if (by === undefined) throw new Error(`Rows cannot be ordered by ${sort}: no column is named for it.`);
  const way = isDescending ? desc : asc;
  const beyond = isDescending ? sql`<` : sql`>`;
  return {
    cursor: sql<Cursor>`jsonb_build_array((${by})::text, (${id})::text)`,
    after: after === null ? undefined : sql`(${by}, ${id}) ${beyond} (${after[0]}, ${after[1]})`,
    order: [way(by), way(id)],
    limit,
  };
}
