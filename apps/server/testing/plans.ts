import type pg from 'pg';

/** A statement as it was asked, with its values. */
export interface Asked {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What was asked of a driver's `query`; null for what is no reading. */
export function readingOf([first, second]: readonly unknown[]): Asked | null {
  const config =
    typeof first === 'object' && first !== null ? (first as { text?: unknown; values?: unknown }) : { text: first };
  const values = Array.isArray(second) ? second : Array.isArray(config.values) ? config.values : [];
  const { text } = config;
  return typeof text === 'string' && /^\s*(?:select|with)\b/i.test(text) && !/pg_backend_pid|advisory/.test(text)
    ? { text, values }
    : null;
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Schema?: string;
  readonly 'Index Cond'?: string;
  readonly 'Total Cost': number;
  readonly Plans?: readonly PlanNode[];
}

/** A limit that ends the reading below it before so much of it is done. */
const endedBelow = 0.2;

/**
 * Large tables a statement reads from one end to the other, as the planner would do it: row by row, or all of an index, and no limit above that ends
 * it soon.
 */
export async function wholeReadings(
  client: pg.Client,
  { text, values }: Asked,
  large: ReadonlySet<string>,
): Promise<string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (format json, verbose) ${text}`,
    [...values],
  );
  const found: string[] = [];
  const walk = (node: PlanNode, most: number): void => {
    const kind = node['Node Type'];
    const table = `${node.Schema}.${node['Relation Name']}`;
    const isWhole = kind === 'Seq Scan' || (/^Index (?:Only )?Scan$/.test(kind) && !node['Index Cond']);
    if (isWhole && large.has(table) && node['Total Cost'] * endedBelow < most) found.push(`${kind} of ${table}`);
    // What sorts or counts reads to the end, whatever stands above it; an order that is there in part does not.
    const isReader = /^(?:Sort|Aggregate|Hash|Unique)$/.test(kind);
    for (const part of node.Plans ?? [])
      walk(part, kind === 'Limit' ? Math.min(most, node['Total Cost']) : isReader ? Number.POSITIVE_INFINITY : most);
  };
  for (const row of rows) walk(row['QUERY PLAN'][0].Plan, Number.POSITIVE_INFINITY);
  return found;
}
