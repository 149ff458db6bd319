import { EventEmitter } from 'node:events';
import { Redis } from 'ioredis';
import { wallClock } from '#kit/clock/clock.ts';
import { delay } from '#kit/clock/delay.ts';
import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';
import type { Log } from '#kit/log/log.ts';
import type { Bus } from './port.ts';

/** The bus of a single process. */
export function createLocalBus(): Bus {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  return {
    remote: false,
    publish: (channel, message) => void emitter.emit(channel, message),
    subscribe: async (channel, listener) => {
      emitter.on(channel, listener);
      return () => void emitter.off(channel, listener);
    },
    close: async () => void emitter.removeAllListeners(),
  };
}

/** For one answer of Redis, ms. */
const answersWithinMs = 1_000;
/** How long Redis is left alone after it failed to answer: meanwhile every command fails at once, ms. */
const leftAloneMs = 2_000;
/** A connection on which nothing comes for so long though something is expected is made again, ms. */
const silentMs = 3_000;
/** How often a connection that only listens asks for a sign of life, ms. */
const pingEvery = 5_000;

/** What ioredis itself says to get and keep a connection. */
const ownWords = new Set(['info', 'auth', 'hello', 'select', 'client', 'subscribe', 'unsubscribe']);

/** A Redis that is left alone for a moment after it was silent, so that nobody waits for it one command after the other. */
class PatientRedis extends Redis {
  #askAgainAt = Number.NEGATIVE_INFINITY;

  override sendCommand(...[command, stream]: Parameters<Redis['sendCommand']>): unknown {
    const isOwn = ownWords.has(command.name);
    if (!isOwn && performance.now() < this.#askAgainAt) {
      command.reject(new Error('Redis was silent and is left alone for a moment'));
      return command.promise;
    }
    const answer = super.sendCommand(command, stream);
    if (!isOwn)
      command.promise.catch((error: Error) => {
        if (error.message === 'Command timed out') this.#askAgainAt = performance.now() + leftAloneMs;
      });
    return answer;
  }
}

/**
 * A Redis connection that keeps trying and says when it is away. A command that got no answer within `withinMs` fails,
 * also when the connection stands and only swallows; without a limit it waits for the next connection, and the next.
 */
export function openRedis(url: string, log: Log, withinMs?: number): Redis {
  const redis = new PatientRedis(url, {
    connectTimeout: 2_000,
    socketTimeout: silentMs,
    retryStrategy: (tries) => Math.min(2000, tries * 100),
    ...(withinMs === undefined
      ? { maxRetriesPerRequest: null }
      : { maxRetriesPerRequest: 2, commandTimeout: withinMs }),
  });
  redis.on('error', (error) => log.warn({ err: error }, 'Redis does not answer'));
  return redis;
}

/** The bus between processes. A message lost while Redis is away is lost; state is always read from the database. */
export function createRedisBus(url: string, log: Log): Bus & { readonly redis: Redis } {
  const redis = openRedis(url, log, answersWithinMs);
  const inbound = openRedis(url, log);
  const listeners = new Map<string, Set<(message: string) => void>>();
  inbound.on('message', (channel: string, message: string) => {
    for (const listener of listeners.get(channel) ?? []) listener(message);
  });
  // A listening connection that died silently would never be missed.
  const timers = wallClock();
  const pings = timers.setInterval(() => {
    if (inbound.status === 'ready') inbound.ping().catch(() => undefined);
  }, pingEvery);
  return {
    redis,
    remote: true,
    publish: (channel, message) => void redis.publish(channel, message).catch(() => undefined),
    async subscribe(channel, listener) {
      assertOutsideTransaction('Redis');
      const set = listeners.get(channel) ?? new Set();
      listeners.set(channel, set);
      set.add(listener);
      if (set.size === 1) {
        const subscribed = inbound.subscribe(channel).catch((error: unknown) => {
          log.warn({ err: error, channel }, 'Redis did not take a subscription');
        });
        // While Redis is away nothing comes; it takes the subscription when it is back.
        await Promise.race([subscribed, delay(timers, leftAloneMs)]);
      }
      return () => void set.delete(listener);
    },
    async close() {
      timers.clear(pings);
      inbound.disconnect();
      redis.disconnect();
    },
  };
}
