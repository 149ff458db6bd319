import type { Db, Outbox, Tx } from '#kit/db/db.ts';
import { describeShortly } from '#kit/log/describe-error.ts';
import type { Log } from '#kit/log/log.ts';
import type { Handler } from '#kit/server/handler.ts';

type EventHandler = Extract<Handler, { kind: 'event' }>;

interface DeliveryRow {
  id: number;
  subscriber: string;
  payload: unknown;
  attempts: number;
}

/** The transactional outbox: news leaves a domain with its own commit and reaches every subscriber at least once. */
export interface Events {
  readonly outbox: Outbox;
  /** Registers the handlers; before any event is emitted. */
  subscribe(handlers: readonly Handler[]): void;
  /** Looks for due deliveries now and then every `everyMs`. */
  start(everyMs?: number): void;
  /** Delivers everything that is due, and what that causes; for tests and for draining. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

const maxAttempts = 12;

/** Events on a database. Retries wait 1 s, 2 s, 4 s … up to 10 min; after 12 tries a delivery is kept and logged. */
export function createEvents(db: Db, log: Log): Events {
  const subscribers = new Map<string, EventHandler>();
  const byEvent = new Map<string, string[]>();
  let running: Promise<void> | null = null;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const next = async (): Promise<boolean> => {
    let failed: { row: DeliveryRow; error: unknown } | null = null;
    const found = await db
      .transaction(async (tx) => {
        const { rows } = await tx.client.query<DeliveryRow>(
          `select id, subscriber, payload, attempts from events.deliveries
           where due_at <= now() and subscriber = any($1) order by id limit 1 for update skip locked`,
          [[...subscribers.keys()]],
        );
        const row = rows[0];
        if (!row) return false;
        const handler = subscribers.get(row.subscriber) as EventHandler;
        failed = { row, error: null };
        try {
          await (handler.run as (payload: unknown, tx: Tx) => Promise<void>)(
            handler.operation.payload.parse(row.payload),
            tx,
          );
        } catch (error) {
          failed = { row, error };
          throw error;
        }
        await tx.client.query('delete from events.deliveries where id = $1', [row.id]);
        failed = null;
        return true;
      })
      .catch(async (error: unknown) => {
        if (!failed) throw error;
        await postpone((failed as { row: DeliveryRow }).row, error);
        return true;
      });
    return found;
  };

  const postpone = async (row: DeliveryRow, error: unknown): Promise<void> => {
    const attempts = row.attempts + 1;
    log.error({ err: error, subscriber: row.subscriber, attempts }, 'an event handler failed');
    await db.pool.query(
      `update events.deliveries set attempts = $2::int, last_error = $3,
         due_at = case when $2::int >= $4::int then null else now() + make_interval(secs => least(600, power(2, $2::int - 1))) end
       where id = $1`,
      [row.id, attempts, describeShortly(error), maxAttempts],
    );
  };

  const pump = async (): Promise<void> => {
    do {
      again = false;
      while (!stopped && (await next()));
    } while (again && !stopped);
  };

  const wake = (): Promise<void> => {
    if (running) {
      again = true;
      return running;
    }
    running = pump()
      .catch((error: unknown) => log.error({ err: error }, 'the outbox could not be read'))
      .finally(() => {
        running = null;
      });
    return running;
  };

  return {
    outbox: async (tx, event, payload) => {
      const names = byEvent.get(event.name) ?? [];
      if (names.length === 0) return;
      await tx.client.query(
        'insert into events.deliveries (subscriber, event, payload) select unnest($1::text[]), $2, $3',
        [names, event.name, JSON.stringify(event.payload.parse(payload))],
      );
      if (timer) setImmediate(() => void wake());
    },
    subscribe(handlers) {
      for (const handler of handlers) {
        if (handler.kind !== 'event') continue;
        if (subscribers.has(handler.subscriber))
          throw new Error(`Two event handlers are called ${handler.subscriber}.`);
        subscribers.set(handler.subscriber, handler);
        byEvent.set(handler.operation.name, [...(byEvent.get(handler.operation.name) ?? []), handler.subscriber]);
      }
    },
    start(everyMs = 250) {
      timer = setInterval(() => void wake(), everyMs);
      timer.unref();
    },
    async drain() {
      await running;
      await wake();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
