import type { NodePgClient, NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { DomainEvent, PayloadOf } from '#kit/contract/operations.ts';
import type { Log } from '#kit/log/log.ts';
import type { Changes } from './cache/changes.ts';
import { createChanges } from './cache/changes.ts';
import { clearQueryCache, withoutQueryCache } from './cache/query-cache.ts';
import { runAfterCommit } from './connection/after-commit.ts';
import { ormOn } from './connection/guarded-client.ts';
import type { Heartbeat } from './connection/heartbeat.ts';
import { openPool } from './connection/pool.ts';
import type { OnForeignWait } from './failures/foreign-wait.ts';
import { insideTransaction } from './failures/foreign-wait.ts';
import { sqlState } from './failures/sql-state.ts';

export { sqlState } from './failures/sql-state.ts';

/** Anything that can run statements: the pool, or an open transaction. */
export interface Executor {
  readonly orm: NodePgDatabase;
}

/** An open transaction. What it tells the world leaves only when it commits. */
export interface Tx extends Executor {
  /** The connection itself, for statements on the hot path. */
  readonly client: pg.PoolClient;
  /** Writes a domain event to the outbox, in this transaction. */
  emit<E extends DomainEvent>(event: E, payload: PayloadOf<E>): Promise<void>;
  /**
   * Runs after the commit; never when the transaction rolls back. Steps start in their order and nobody waits for one that takes
   * longer. Pushes to sockets belong here.
   */
  afterCommit(run: () => void | Promise<void>): void;
}

export interface Db extends Executor {
  readonly pool: pg.Pool;
  /** What was changed through it. */
  readonly changes: Changes;
  /**
   * Runs `work` in a transaction (read committed) and commits. Serialization failures and deadlocks are tried again,
   * at most `attempts` times, so `work` must have no effect outside the transaction but through `afterCommit`.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, attempts?: number): Promise<T>;
  close(): Promise<void>;
}

/** Stores events emitted in a transaction; provided by kit/events. */
export type Outbox = (tx: Pick<Tx, 'client' | 'afterCommit'>, event: DomainEvent, payload: unknown) => Promise<void>;

const retryable = new Set(['40001', '40P01']);

/** True when a transaction is to run again as a whole: a serialization failure or a deadlock. */
export const isRetryable = (error: unknown): boolean => retryable.has(sqlState(error) ?? '');

/** True when a statement broke a unique constraint (SQLSTATE 23505). */
export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === '23505';

/** Joins a transaction right before its commit, in the same call; told how it ended. */
export type BeforeCommit = (tx: Tx) => Promise<{ ended(committed: boolean): void } | null>;

export interface DbOptions {
  readonly log: Log;
  /** Connections of the pool; 16 when not given. */
  readonly max?: number;
  /** What happens when a transaction waits for anything but the database; it fails when not given. */
  readonly onForeignWait?: OnForeignWait;
  /** Whether the database answers, as somebody watches it; nobody does when it is not given. */
  readonly heartbeat?: Heartbeat;
}

const refuse: OnForeignWait = (error) => {
  throw error;
};

/** Opens a pool on `url`. int8 columns arrive as JavaScript numbers and refuse values beyond 2^53. */
export function openDb(
  url: string,
  options: DbOptions,
): Db & { attachOutbox(outbox: Outbox): void; attachBeforeCommit(step: BeforeCommit): void } {
  const { log, max = 16, heartbeat, onForeignWait = refuse } = options;
  const changes = createChanges();
  const pool = openPool(url, { log, max, heartbeat, changes }, { getTypeParser } as pg.CustomTypesConfig);
  let outbox: Outbox = () => Promise.reject(new Error('No outbox is attached: create the events kit before emitting.'));

  let beforeCommit: BeforeCommit = async () => null;

  const once = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    const later: (() => void | Promise<void>)[] = [];
    let broken: Error | undefined;
    let atEnd: Awaited<ReturnType<BeforeCommit>> = null;
    try {
      await client.query('begin');
      const tx: Tx = {
        client,
        get orm(): NodePgDatabase {
          return ormOf(client);
        },
        emit: (event, payload) => outbox(tx, event, payload),
        afterCommit: (run) => {
          later.push(run);
        },
      };
      const value = await insideTransaction(onForeignWait, () => work(tx));
      atEnd = await beforeCommit(tx);
      await client.query('commit');
      atEnd?.ended(true);
      queueMicrotask(() => runAfterCommit(later, log));
      return value;
    } catch (error) {
      atEnd?.ended(false);
      await client.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  };

  return {
    pool,
    changes,
    orm: ormOn(pool),
    async transaction(work, attempts = 4) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await withoutQueryCache(() => once(work));
        } catch (error) {
          if (attempt >= attempts || !isRetryable(error)) throw error;
        } finally {
          clearQueryCache();
        }
      }
    },
    close: () => pool.end(),
    attachOutbox: (next) => {
      outbox = next;
    },
    attachBeforeCommit: (step) => {
      beforeCommit = step;
    },
  };
}

/** One for each connection, made on first use, so that what is `prepared` on it is written once for all its transactions. */
const orms = new WeakMap<NodePgClient, NodePgDatabase>();
function ormOf(client: NodePgClient): NodePgDatabase {
  const known = orms.get(client) ?? ormOn(client);
  orms.set(client, known);
  return known;
}

function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === pg.types.builtins.INT8 && format !== 'binary') return toSafeNumber;
  return pg.types.getTypeParser(oid, format as 'text') as (value: string) => unknown;
}

function toSafeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('A number in the database does not fit a safe integer.');
  return value;
}
