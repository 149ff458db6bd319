import type { Tx } from '../db.ts';

/** A counter that stood behind its column, and where it stands now. */
export interface MovedSequence {
  /** `schema.table.column` */
  readonly column: string;
  readonly from: number;
  readonly to: number;
}

interface Counter {
  readonly schema: string;
  readonly name: string;
  readonly attribute: string;
  readonly sequence: string;
}

const counters = `
  select n.nspname as schema, c.relname as name, a.attname as attribute,
    pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) as sequence
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    and pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) is not null
  order by 1, 2, a.attnum`;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Sets the counter of every identity or serial column to the highest value in use where it has fallen behind (rows that
 * were brought in with their numbers, a restored backup). Inserts into such a table wait until the transaction ends;
 * counters that stand right are not touched.
 */
export async function catchUpSequences(tx: Tx): Promise<{ checked: number; moved: MovedSequence[] }> {
  const { rows } = await tx.client.query<Counter>(counters);
  const moved: MovedSequence[] = [];
  for (const counter of rows) {
    if (!(await behind(tx, counter))) continue;
    const table = `${quoted(counter.schema)}.${quoted(counter.name)}`;
    await tx.client.query(`lock table ${table} in share row exclusive mode`);
    const gap = await behind(tx, counter);
    if (!gap) continue;
    await tx.client.query('select setval($1::regclass, $2::bigint, true)', [counter.sequence, gap.highest]);
    moved.push({
      column: `${counter.schema}.${counter.name}.${counter.attribute}`,
      from: gap.next,
      to: gap.highest + 1,
    });
  }
  return { checked: rows.length, moved };
}

/** The highest number in use and the next one the counter would give, when that one is taken or below; null otherwise. */
async function behind(tx: Tx, counter: Counter): Promise<{ highest: number; next: number } | null> {
  const { schema, name, attribute, sequence } = counter;
  const { rows } = await tx.client.query<{ highest: number | null; next: number }>(
    `select (select max(${quoted(attribute)})::bigint from ${quoted(schema)}.${quoted(name)}) as highest,
      (select case when is_called then last_value + 1 else last_value end from ${sequence}) as next`,
  );
  const [row] = rows;
  return row && row.highest !== null && row.highest >= row.next ? { highest: row.highest, next: row.next } : null;
}
