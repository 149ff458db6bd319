import { inArray, sql } from 'drizzle-orm';
import type { Language } from '#kit/contract/access.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { sumOf } from '#kit/db/query/sum-of.ts';
import { countBatch } from '#kit/mail/outbox.ts';
import type { IssueResults } from '../../contract/index.ts';
import type { issues, RecipientState } from '../tables.ts';
import { clicks, recipients } from '../tables.ts';
import { batchOf } from './slice.ts';

type Issue = typeof issues.$inferSelect;

/** What came of some newsletters. */
export async function resultsOf(executor: Executor, rows: readonly Issue[]): Promise<Map<number, IssueResults>> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { orm } = executor;
  const counted = await orm
    .select({ id: recipients.issueId, state: recipients.state, people: sql<number>`count(*)::int` })
    .from(recipients)
    .where(inArray(recipients.issueId, ids))
    .groupBy(recipients.issueId, recipients.state);
  const pressed = await orm
    .select({ id: clicks.issueId, clicks: sumOf(clicks.clicks) })
    .from(clicks)
    .where(inArray(clicks.issueId, ids))
    .groupBy(clicks.issueId);
  const results = new Map<number, IssueResults>();
  for (const { id, reached, unsubscribed, state } of rows) {
    const of = (wanted: RecipientState) => counted.find((one) => one.id === id && one.state === wanted)?.people ?? 0;
    const undelivered = state === 'draft' ? 0 : (await countBatch(executor, batchOf(id))).failed;
    results.set(id, {
      ...{ reached, unsubscribed },
      waiting: of('waiting'),
      sent: of('sent') - undelivered,
      skipped: of('skipped'),
      failed: of('failed') + undelivered,
      clicks: pressed.find((one) => one.id === id)?.clicks ?? 0,
    });
  }
  return results;
}

/** A browser followed the button of a newsletter. Nobody's: how often, and in which language. */
export async function countClick(executor: Executor | Tx, issueId: number, language: Language): Promise<void> {
  await executor.orm
    .insert(clicks)
    .values({ issueId, language, clicks: 1 })
    .onConflictDoUpdate({ target: [clicks.issueId, clicks.language], set: { clicks: sql`${clicks.clicks} + 1` } });
}
