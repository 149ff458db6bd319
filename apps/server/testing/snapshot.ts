import type { Db } from '#kit/db/db.ts';
import { ownValue } from '#kit/records/own-value.ts';

/** Every row of every table of a domain: table to the rows as texts. */
export type Snapshot = ReadonlyMap<string, readonly string[]>;

/** Tables that count calls or say who called and when: what stands there belongs to nobody. */
const records = new Set([
  'audit.entries',
  'identity.guess_counts',
  'identity.used_proofs',
  'tracking.business_days',
  'tracking.counted',
  'tracking.event_days',
  'tracking.profile_visits',
]);
/** Columns that only say when somebody was here. */
const uses: Readonly<Record<string, readonly string[]>> = {
  'identity.sessions': ['last_seen_at', 'previous_until'],
};

/**
 * Makes a function that reads all tables of the database with one statement. What is given to it are columns that are left out,
 * `schema.table.column`.
 */
export async function snapshots(db: Db): Promise<(leftOut?: readonly string[]) => Promise<Snapshot>> {
  const { rows } = await db.pool.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema', 'migrations') order by 1`,
  );
  const names = rows.map(({ name }) => name).filter((name) => !records.has(name));
  const partsWithout = (leftOut: readonly string[]) =>
    names.map((name) => {
      const counters = leftOut.flatMap((one) => (one.startsWith(`${name}.`) ? [one.slice(name.length + 1)] : []));
      const left = [...(ownValue(uses, name) ?? []), ...counters].map((column) => ` - '${column}'`).join('');
      return `select '${name}' as name, array(select left((to_jsonb(t)${left})::text, 400) || md5((to_jsonb(t)${left})::text) from ${name} t order by 1) as rows`;
    });
  return async (leftOut = []) => {
    const statement = partsWithout(leftOut).join(' union all ');
    const read = await db.pool.query<{ name: string; rows: string[] }>(statement);
    return new Map(read.rows.map(({ name, rows: all }) => [name, all]));
  };
}

/**
 * What changed between two looks, in words. In the tables of `own` rows may have come, and rows that `theirs` matches
 * may have changed: that is what callers did for themselves.
 */
export function changes(before: Snapshot, after: Snapshot, own: readonly string[], theirs: RegExp): string[] {
  return [...after].flatMap(([name, rows]) => {
    const [was, is] = [new Set(before.get(name)), new Set(rows)];
    const isOwn = own.includes(name);
    const gone = [...was].filter((row) => !is.has(row) && !(isOwn && theirs.test(row)));
    const come = isOwn ? [] : [...is].filter((row) => !was.has(row));
    return [...gone.map((row) => `${name} lost ${row}`), ...come.map((row) => `${name} got ${row}`)];
  });
}
