import type { Duplex } from 'node:stream';
import type pg from 'pg';
import { assertOutsideTransaction } from '../failures/foreign-wait.ts';
import { currentReading } from './query-cache.ts';

type Query = (...given: unknown[]) => Promise<unknown>;

/** A statement that waits for the others of its moment. */
interface Asked {
  readonly given: unknown[];
  readonly answer: PromiseWithResolvers<unknown>;
}

/** What the driver calls its way to send several statements before the first is answered. */
interface Piping {
  pipeline: boolean;
  readonly connection: { readonly stream: Duplex };
}

/**
 * Asks what one stretch of reading (query-cache.ts) asks in the same moment over one connection, with one write to its socket: what
 * statements of a page cost is mostly that write. Each is answered and refused by itself. Outside of a stretch, and alone, a statement
 * goes as ever.
 * @param query asks one statement over a connection of its own
 */
export function askingTogether(pool: pg.Pool, query: Query): Query {
  const waiting = new WeakMap<object, Asked[]>();
  return (...given) => {
    const reading = currentReading();
    if (!reading) return query(...given);
    // Here and not when it is sent: a transaction is known by who asks.
    assertOutsideTransaction('another connection of the pool');
    const answer = Promise.withResolvers<unknown>();
    const others = waiting.get(reading);
    if (others) others.push({ given, answer });
    else {
      const all = [{ given, answer }];
      waiting.set(reading, all);
      // After everything that continues without waiting for anybody.
      process.nextTick(() => {
        waiting.delete(reading);
        void send(pool, query, all);
      });
    }
    return answer.promise;
  };
}

async function send(pool: pg.Pool, query: Query, all: readonly Asked[]): Promise<void> {
  const [first] = all;
  if (all.length === 1 && first) return query(...first.given).then(first.answer.resolve, first.answer.reject);
  let client: pg.PoolClient;
  try {
    client = await pool.connect();
  } catch (error) {
    for (const { answer } of all) answer.reject(error);
    return;
  }
  const piping = client as unknown as Piping;
  const { stream } = piping.connection;
  piping.pipeline = true;
  stream.cork();
  const answers = all.map(async ({ given, answer }) => {
    try {
      answer.resolve(await (client.query as unknown as Query)(...given));
    } catch (error) {
      answer.reject(error);
      throw error;
    }
  });
  stream.uncork();
  const refused = (await Promise.allSettled(answers)).find(({ status }) => status === 'rejected');
  piping.pipeline = false;
  // As the pool does with a statement of its own: a connection on which something failed is not used again.
  client.release(refused?.status === 'rejected' ? (refused.reason as Error) : undefined);
}
