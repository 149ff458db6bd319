import { boolean, doublePrecision, integer, pgSchema, text } from 'drizzle-orm/pg-core';

export const clockSchema = pgSchema('clock');

/** One row: where steady time stood at a moment that processes on this and other machines know too. See steady-time.ts. */
export const anchors = clockSchema.table('anchors', {
  only: boolean('only').primaryKey().default(true),
  version: integer('version').notNull(),
  /** The run of the machine that wrote it, and that machine's time then, ms. */
  machineRun: text('machine_run').notNull(),
  machineMs: doublePrecision('machine_ms').notNull(),
  /** The database's wall clock then, ms since the epoch. */
  databaseMs: doublePrecision('database_ms').notNull(),
  /** Steady time then, ms since the epoch, and by how much it runs faster than the machine. */
  steadyMs: doublePrecision('steady_ms').notNull(),
  rate: doublePrecision('rate').notNull(),
});
