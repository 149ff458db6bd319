import type { SQL } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Job } from '#kit/contract/operations.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { OutboxRow, OutboxTable } from './table.ts';
import { columnsOf } from './table.ts';

/**
 * Tried at once. A message that is refused for good is tried three more times by the queue; while who carries it is away, silent
 * or asks to come later, it stays queued and is tried with growing pauses for some two and a half hours.
 */
const attemptsAt = { refused: 4, away: 24 } as const;
/** Until the next attempt while they are away: 2 s, 4 s, 8 s … and at most ten minutes. */
const pauseMs = (attempts: number): number => Math.min(600_000, 1_000 * 2 ** attempts);

/** A message was not taken. Its sentence is ours alone: answers of others quote addresses and numbers. Kept with the message. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** Whoever carries it was not reached, or wants to be asked later. */
  readonly isAway: boolean;

  constructor(message: string, { isAway }: { readonly isAway: boolean }) {
    super(message);
    this.isAway = isAway;
  }
}

/** How the messages of one table leave. */
export interface Delivery<Row extends OutboxRow> {
  readonly table: OutboxTable<Row>;
  /** The job that hands one over, for the next attempt. */
  readonly job: Job<z.ZodObject<{ id: z.ZodInt }>>;
  /** Who carries them, for the log: `the mail server`. */
  readonly carrier: string;
  /** What of a message is erased once it is taken, besides its text and secrets. */
  readonly erased?: Partial<Row>;
  /** Hands one over. @throws DeliveryError when it is not taken */
  send(message: Row): Promise<void>;
}

/** Hands over one queued message by its id, and says in its row what came of it. Running twice sends once, unless a process dies between. */
export function deliverer<Row extends OutboxRow>(
  { db, jobs, clock, log }: Pick<Kit, 'db' | 'jobs' | 'clock' | 'log'>,
  { table, job, carrier, erased, send }: Delivery<Row>,
): (id: number) => Promise<void> {
  const of = columnsOf(table);
  const change = (executor: Executor, where: SQL | undefined, values: object) =>
    executor.orm
      .update(table)
      .set(values as never)
      .where(where);

  const failed = async (message: Row, waiting: SQL | undefined, error: unknown): Promise<void> => {
    const { id } = message;
    const attempts = message.attempts + 1;
    const isAway = error instanceof DeliveryError && error.isAway;
    const state = attempts >= attemptsAt[isAway ? 'away' : 'refused'] ? 'failed' : 'queued';
    await db.transaction(async (tx) => {
      const values = { attempts, state, lastError: String(error) };
      const changed = await change(tx, waiting, values).returning({ id: of.id });
      const again = isAway && state === 'queued' && changed.length > 0;
      if (again) await jobs.send(tx, job, { id }, clock.now() + pauseMs(attempts));
    });
    log.warn({ err: error, message: id, job: job.name, attempts }, `${carrier} did not take a message`);
    // The queue tries again what is refused; what is put off has a job of its own.
    if (!isAway) throw error;
  };

  return async (id) => {
    const waiting = and(eq(of.id, id), eq(of.state, 'queued'));
    const [message] = (await db.orm
      .select()
      .from(table as never)
      .where(waiting)) as Row[];
    if (!message) return;
    try {
      await send(message);
    } catch (error) {
      return failed(message, waiting, error);
    }
    const sentAt = new Date(clock.now());
    const done = { ...erased, state: 'sent', sentAt, text: '', sealed: null, lastError: null };
    await change(db, waiting, { ...done, attempts: sql`${of.attempts} + 1` });
  };
}
