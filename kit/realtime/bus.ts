import { EventEmitter } from 'node:events';
import { Redis } from 'ioredis';
import { assertOutsideTransaction } from '#kit/db/foreign-wait.ts';
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

/**
 * A Redis connection that keeps trying and says when it is away. `answersWithinMs`: a command that got no answer by then
 * fails, also when the connection stands and only swallows; without it a command waits as long as its connection lives.
 */
export function openRedis(url: string, log: Log, answersWithinMs?: number): Redis {
  const redis = new Redis(url, {
    connectTimeout: 2_000,
    maxRetriesPerRequest: 2,
    retryStrategy: (tries) => Math.min(2000, tries * 100),
    ...(answersWithinMs === undefined ? {} : { commandTimeout: answersWithinMs }),
  });
  redis.on('error', (error) => log.warn({ err: error }, 'Redis does not answer'));
  return redis;
}

/** The bus between processes. A message lost while Redis is away is lost; state is always read from the database. */
export function createRedisBus(url: string, log: Log): Bus & { readonly redis: Redis } {
  const redis = openRedis(url, log, 1_000);
  const inbound = openRedis(url, log);
  const listeners = new Map<string, Set<(message: string) => void>>();
  inbound.on('message', (channel: string, message: string) => {
    for (const listener of listeners.get(channel) ?? []) listener(message);
  });
  return {
    redis,
    remote: true,
    publish: (channel, message) => void redis.publish(channel, message).catch(() => undefined),
    async subscribe(channel, listener) {
      assertOutsideTransaction('Redis');
      const set = listeners.get(channel) ?? new Set();
      listeners.set(channel, set);
      set.add(listener);
      if (set.size === 1) await inbound.subscribe(channel);
      return () => void set.delete(listener);
    },
    async close() {
      inbound.disconnect();
      redis.disconnect();
    },
  };
}
