import type pg from 'pg';
import type { BookCheck, Verification } from '../contract/verification.ts';
import type { BookCheckQuery } from './verify-checks.ts';
import { booked, ledgerChecks } from './verify-checks.ts';

/** Sentences shown of one failing check; the rest is counted. */
const mostFailures = 20;

/**
 * Proves the books on one consistent snapshot, also while transfers go on. Reads only.
 *
 * @param now epoch ms, noted in the result
 * @param more what other domains want proven as well
 */
export async function verify(
  client: pg.ClientBase,
  now: number,
  more: readonly BookCheckQuery[] = [],
): Promise<Verification> {
  const started = performance.now();
  await client.query('begin transaction isolation level repeatable read read only');
  try {
    const results: BookCheck[] = [];
    for (const { name, sql, table } of [...ledgerChecks, ...more]) {
      if (table !== undefined && !(await exists(client, table))) continue;
      const { rows } = await client.query<{ checked: string | number; failures: string[] }>(sql(booked));
      const { checked, failures } = rows[0]!;
      results.push({ name, passed: failures.length === 0, checked: Number(checked), failures: shortened(failures) });
    }
    const passed = results.every((check) => check.passed);
    return { at: now, tookMs: Math.round(performance.now() - started), passed, checks: results };
  } finally {
    await client.query('rollback');
  }
}

function shortened(failures: readonly string[]): string[] {
  if (failures.length <= mostFailures) return [...failures];
  return [...failures.slice(0, mostFailures), `… and ${failures.length - mostFailures} more.`];
}

async function exists(client: pg.ClientBase, table: string): Promise<boolean> {
  const { rows } = await client.query<{ found: string | null }>('select to_regclass($1)::text as found', [table]);
  return rows[0]?.found != null;
}
