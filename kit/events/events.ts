import type { Clock, Timer } from '#kit/clock/clock.ts';
import type { Db, Outbox } from '#kit/db/db.ts';
import type { Log } from '#kit/log/log.ts';
import type { Handler } from '#kit/server/handler.ts';
import type { EventHandler } from './deliver.ts';
import { createDelivery } from './deliver.ts';
import type { LaneLimits } from './lanes.ts';
import { createLanes, usualLimits } from './lanes.ts';

/** The transactional outbox: news leaves a domain with its own commit and reaches every subscriber at least once. */
export interface Events {
  readonly outbox: Outbox;
  /** Registers the handlers; before any event is emitted. */
  subscribe(handlers: readonly Handler[]): void;
  /** Looks for due deliveries after each commit that emitted some, and every `everyMs` of real time. */
  start(everyMs?: number): void;
  /** Delivers everything that is due, and what that causes; for tests and for draining. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

const due = `
  select subscriber from unnest($1::text[]) subscriber
  where exists (select from events.deliveries where deliveries.subscriber = subscriber.subscriber and due_at <= $2)`;

/**
 * Events on a database, delivered in parallel lanes: a slow or failing subscriber delays nobody else's deliveries. Events
 * with a key reach each subscriber one at a time, in the order in which they were emitted, in all processes together: one
 * that failed holds back the later ones with its key until it got through or was given up. Events without a key have
 * no order. Retries are due by steady time (deliver.ts).
 */
export function createEvents(
  { db, clock, log }: { readonly db: Db; readonly clock: Clock; readonly log: Log },
  limits: LaneLimits = usualLimits,
): Events {
  const subscribers = new Map<string, EventHandler>();
  const byEvent = new Map<string, string[]>();
  let timer: Timer | undefined;

  const deliverNext = createDelivery({ db, clock, log });
  const lanes = createLanes(
    (subscriber) => deliverNext(subscribers.get(subscriber) as EventHandler),
    limits,
    (error) => log.error({ err: error }, 'the outbox could not be read'),
  );

  const findDue = async (): Promise<string[]> => {
    const { rows } = await db.pool.query<{ subscriber: string }>(due, [[...subscribers.keys()], clock.steady()]);
    return rows.map(({ subscriber }) => subscriber);
  };

  let looking = false;
  const look = async (): Promise<void> => {
    if (looking) return;
    looking = true;
    try {
      for (const subscriber of await findDue()) lanes.open(subscriber);
    } catch (error) {
      log.error({ err: error }, 'the outbox could not be read');
    } finally {
      looking = false;
    }
  };

  return {
    outbox: async (tx, event, payload) => {
      const names = byEvent.get(event.name) ?? [];
      if (names.length === 0) return;
      const told = event.payload.parse(payload);
      const key = event.key?.(told);
      await tx.client.query(
        'insert into events.deliveries (subscriber, event, key, payload) select unnest($1::text[]), $2, $3, $4',
        [names, event.name, key === undefined ? null : String(key), JSON.stringify(told)],
      );
      if (timer) tx.afterCommit(() => names.forEach(lanes.open));
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
      timer = clock.setInterval(() => void look(), everyMs * clock.speed);
    },
    async drain() {
      await lanes.settled();
      do {
        for (const subscriber of await findDue()) {
          for (let lane = 0; lane < limits.each; lane += 1) lanes.open(subscriber);
        }
      } while ((await lanes.settled()) > 0);
    },
    async stop() {
      clock.clear(timer);
      timer = undefined;
      await lanes.stop();
    },
  };
}
