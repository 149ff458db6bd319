import { sql } from 'drizzle-orm';
import { integer, jsonb, pgSchema, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigNumber, instant } from '#kit/db/schema/columns.ts';
import type { RunKind, TestResult } from '../contract/index.ts';

export const internalSchema = pgSchema('internal');

/** Maintenance in the background. At most one of a kind is open, so that two never work on the same rows. */
export const runs = internalSchema.table(
  'runs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<RunKind>().notNull(),
    state: text('state').$type<'queued' | 'running' | 'done' | 'failed'>().notNull(),
    counts: jsonb('counts').$type<Record<string, number>>().notNull().default({}),
    requestedAt: instant('requested_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [uniqueIndex('runs_open').on(table.kind).where(sql`${table.finishedAt} is null`)],
);

/** What automated tests reported; the latest {@link keptResults}. */
export const testResults = internalSchema.table('test_results', {
  runItemId: text('run_item_id').primaryKey(),
  /** Grows with every report, so that the latest are told from the oldest. */
  position: bigNumber('position').notNull().generatedAlwaysAsIdentity(),
  title: text('title').notNull(),
  status: text('status').$type<TestResult['status']>().notNull(),
  durationMs: integer('duration_ms'),
  videoUrl: text('video_url'),
  details: jsonb('details').$type<TestResult['details']>().notNull(),
  reportedAt: instant('reported_at').notNull(),
});

/** How many results are kept. */
export const keptResults = 1000;
