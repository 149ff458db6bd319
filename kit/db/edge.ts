import type { NodePgClient } from 'drizzle-orm/node-postgres';
import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import type { PgPreparedQuery, PreparedQueryConfig } from 'drizzle-orm/pg-core';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { withoutValues } from './statement-error.ts';

/** A connection whose failures carry no value (statement-error.ts). The pool and transactions are made of these. */
export class EdgeClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg's own signature is eight overloads; what goes in and out is passed on.
  override query(...given: any[]): any {
    const text = textOf(given[0]);
    const done = given.at(-1);
    if (typeof done === 'function') {
      const clean = (error: unknown, result: unknown) => done(error ? withoutValues(error, text) : error, result);
      return (super.query as (...all: unknown[]) => unknown)(...given.slice(0, -1), clean);
    }
    const answer = (super.query as (...all: unknown[]) => unknown)(...given);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
      throw withoutValues(error, text);
    });
  }
}

function textOf(query: unknown): string | null {
  if (typeof query === 'string') return query;
  const { text } = (query ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : null;
}

type Session = NodePgSession<Record<string, unknown>, Record<string, never>>;
type Prepared = { queryWithCache<T>(text: string, params: unknown[], query: () => Promise<T>): Promise<T> };

/** Drizzle wraps every failure into one that lists the parameters; here it is taken off again, where it is put on. */
class EdgeSession extends NodePgSession<Record<string, unknown>, Record<string, never>> {
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
  return new NodePgDatabase(dialect, new EdgeSession(client, dialect, undefined), undefined) as NodePgDatabase;
}
