import type { Duplex } from 'node:stream';
import type { NodePgClient } from 'drizzle-orm/node-postgres';
import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import type { PgPreparedQuery, PreparedQueryConfig } from 'drizzle-orm/pg-core';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { noteNoRoom } from '#kit/room/no-room.ts';
import type { Changes } from '../cache/changes.ts';
import { effectOf } from '../cache/changes.ts';
import { clearQueryCache, recordReads } from '../cache/query-cache.ts';
import { DatabaseTimeout, DatabaseUnavailable, failureOf } from '../failures/failures.ts';
import { withoutValues } from '../failures/statement-error.ts';
import type { Timeouts } from './timeouts.ts';

/** Who is told that the database has answered, on whatever connection. */
export interface ActivityListener {
  onActivity(): void;
}

/** After its time is up an answer may lie in the socket of a process that stood still: it is looked at first, ms. */
const lastLook = 250;

/**
 * A connection whose failures carry no value (statement-error.ts), and that is given up when a statement is not answered in
 * its time: what the server still does with it is not known, so nobody else gets the connection. The pool and transactions
 * are made of these.
 */
export class GuardedClient extends pg.Client {
  /** How long statements may take; what the server is to be told is said by {@link allow}. Null: as long as they like. */
  timeouts: Timeouts | null = null;
  /** After how long an open transaction that does nothing is ended by the server, ms; null: never. */
  idleInTransaction: number | null = null;
  /** Told of every answer. */
  listener: ActivityListener | null = null;
  /** Told of what is changed: at once, and what a transaction changed when it ends. */
  changes: Changes | null = null;
  /** What the open transaction has changed; null outside of one. */
  #changed: Set<string> | null = null;
  /** Since when each question waits, in ms of `performance.now()`, the oldest first; to connect is one. */
  readonly #open = new Set<{ readonly since: number }>();
  #givenUp: Error | null = null;
  #backend: number | null = null;

  /**
   * The server's process behind this connection, once it is connected: what `pg_stat_activity` calls it. The driver's `processID` is
   * what the other end has said, and a pooler says a number of its own.
   */
  get backend(): number | null {
    return this.#backend;
  }

  /** Since when the oldest unanswered question waits, in ms of `performance.now()`; null when none does. */
  get waitingSince(): number | null {
    const [oldest] = this.#open;
    return oldest?.since ?? null;
  }

  /** Ends the connection at once: everything that waits for it, and everything that is asked of it later, fails with `reason`. */
  giveUp(reason: Error): void {
    this.#givenUp ??= reason;
    (this as unknown as { connection: { stream: Duplex } }).connection.stream.destroy(reason);
  }

  /** Says to the server how long statements may take, when it was said differently before. */
  async allow(timeouts: Timeouts): Promise<void> {
    if (this.timeouts === timeouts) return;
    await this.query(settingsOf(timeouts).join('; '));
    this.timeouts = timeouts;
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's own signature is two overloads; what goes in and out is passed on.
  override connect(done?: any): any {
    // One that breaks while nobody asks it anything, also before whoever opens it has it, says so with the next statement; unheard it would
    // end the process.
    this.on('error', () => undefined);
    const answered = this.#ask(null);
    const begun = super
      .connect()
      .then(() => this.#begin())
      .then(
        () => answered(null),
        (error: unknown) => {
          answered(error);
          throw this.#told(error, null);
        },
      );
    if (typeof done !== 'function') return begun;
    begun.then(
      () => process.nextTick(done, undefined),
      (error: unknown) => process.nextTick(done, error),
    );
  }

  /**
   * Says the limits to the server, and asks which of its processes answers. As a statement: as parameters of the start a pooler
   * refuses them (PgBouncer: `unsupported startup parameter`).
   */
  async #begin(): Promise<void> {
    const limits = [
      ...(this.timeouts ? settingsOf(this.timeouts) : []),
      ...(this.idleInTransaction === null
        ? []
        : [`set idle_in_transaction_session_timeout = ${this.idleInTransaction}`]),
    ];
    const text = [...limits, 'select pg_backend_pid() as pid'].join('; ');
    const answers = (await super.query(text)) as unknown as pg.QueryResult | pg.QueryResult[];
    this.#backend = [answers].flat().at(-1)?.rows[0]?.pid ?? null;
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's own signature is eight overloads; what goes in and out is passed on.
  override query(...given: any[]): any {
    const text = textOf(given[0]);
    const done = given.at(-1);
    const ended = this.changes && text !== null ? this.#effect(text, this.changes) : null;
    if (typeof done === 'function') {
      const answered = this.#ask(this.timeouts);
      const clean = (error: unknown, result: unknown) => {
        answered(error);
        ended?.();
        done(error ? this.#told(error, text) : error, result);
      };
      return (super.query as (...all: unknown[]) => unknown)(...given.slice(0, -1), clean);
    }
    const answer = (super.query as (...all: unknown[]) => unknown)(...given);
    if (!(answer instanceof Promise)) return answer;
    const answered = this.#ask(this.timeouts);
    return answer.then(
      (result: unknown) => {
        answered(null);
        ended?.();
        return result;
      },
      (error: unknown) => {
        answered(error);
        ended?.();
        throw this.#told(error, text);
      },
    );
  }

  /** Notes what a statement reads. The answer is what to do when it ended, well or not: then others may see what it changed. */
  #effect(text: string, changes: Changes): (() => void) | null {
    changes.asked();
    if (text === 'begin') this.#changed = new Set();
    const isEnd = text === 'commit' || text === 'rollback';
    const { writes, schemas } = isEnd ? { writes: false, schemas: [] } : effectOf(text);
    if (!writes && !isEnd) {
      recordReads(schemas);
      return null;
    }
    clearQueryCache();
    return () => {
      if (isEnd) {
        if (this.#changed?.size) changes.note(this.#changed);
        this.#changed = null;
      } else if (this.#changed) for (const schema of schemas) this.#changed.add(schema);
      else changes.note(schemas);
    };
  }

  /** A question is under way. The answer is how to say that it ended. */
  #ask(timeouts: Timeouts | null): (error: unknown) => void {
    const open = { since: performance.now() };
    this.#open.add(open);
    let timer: NodeJS.Timeout | undefined;
    if (timeouts) {
      const tooLate = () => this.giveUp(new DatabaseTimeout(`no answer to a statement in ${timeouts.answer} ms`));
      timer = setTimeout(() => {
        timer = setTimeout(tooLate, lastLook);
      }, timeouts.answer);
    }
    return (error) => {
      clearTimeout(timer);
      this.#open.delete(open);
      // A refusal is an answer as well.
      if (!error || (isAnswer(error) && failureOf(error) !== 'away')) this.listener?.onActivity();
    };
  }

  /** A failure as it may be told; one of the connection itself as what it means. */
  #told(error: unknown, text: string | null): unknown {
    if (this.#givenUp) return this.#givenUp;
    const { _queryable, _connectionError } = this as unknown as { _queryable: boolean; _connectionError: boolean };
    if (!isAnswer(error) && (!_queryable || _connectionError))
      return new DatabaseUnavailable((error as Error).message, error);
    noteNoRoom(error);
    return withoutValues(error, text);
  }
}

const settingsOf = ({ statement, lock }: Timeouts): string[] => [
  `set statement_timeout = ${statement}`,
  `set lock_timeout = ${lock}`,
];

/** Whether the server itself has said it. */
const isAnswer = (error: unknown): boolean => error instanceof Error && 'severity' in error;

function textOf(query: unknown): string | null {
  if (typeof query === 'string') return query;
  const { text } = (query ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : null;
}

type Session = NodePgSession<Record<string, unknown>, Record<string, never>>;
type Prepared = { queryWithCache<T>(text: string, params: unknown[], query: () => Promise<T>): Promise<T> };

/** Drizzle wraps every failure into one that lists the parameters; here it is taken off again, where it is put on. */
class GuardedSession extends NodePgSession<Record<string, unknown>, Record<string, never>> {
  override prepareQuery<T extends PreparedQueryConfig>(
    ...given: Parameters<Session['prepareQuery']>
  ): PgPreparedQuery<T> {
    const prepared = super.prepareQuery<T>(...given);
    const inner = prepared as unknown as Prepared;
    const run = inner.queryWithCache.bind(prepared);
    inner.queryWithCache = async (text, params, query) => {
      try {
        return await run(text, params, query);
      } catch (error) {
        throw withoutValues(error, text);
      }
    };
    return prepared;
  }
}

/** Drizzle on a pool or a connection. */
export function ormOn(client: NodePgClient): NodePgDatabase {
  const dialect = new PgDialect();
  return new NodePgDatabase(dialect, new GuardedSession(client, dialect, undefined), undefined) as NodePgDatabase;
}
