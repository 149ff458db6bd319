import type { Redis } from 'ioredis';
import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';

/** Who is connected: counted here, shared through Redis when there are several processes. */
export interface Presence {
  /** Counts a connection; true when it is the subject's first in this process. */
  add(subjectId: number): boolean;
  /** Uncounts one; true when it was the subject's last in this process. */
  remove(subjectId: number): boolean;
  has(subjectId: number): Promise<boolean>;
  /** Everybody who is connected, ascending. */
  list(): Promise<number[]>;
  /** Renews what other processes know; entries of a dead process run out by themselves. */
  refresh(): void;
  close(): Promise<void>;
}

/** Seconds after which a process that stopped refreshing no longer counts. */
const shelfLife = 30;

/** Where processes note together whom they hold: `process:subject`, by when the note runs out. */
const everybody = 'vesper:presence';

/** Presence of this process, and of all processes when Redis is given. */
export function createPresence(redis: Redis | null, processId: string): Presence {
  const counts = new Map<number, number>();
  const keyOf = (subjectId: number): string => `vesper:presence:${subjectId}`;
  const note = (subjectId: number): void => {
    if (!redis) return;
    const key = keyOf(subjectId);
    redis
      .multi()
      .zadd(key, Math.floor(Date.now() / 1000) + shelfLife, processId)
      .expire(key, shelfLife * 2)
      .zadd(everybody, Math.floor(Date.now() / 1000) + shelfLife, `${processId}:${subjectId}`)
      .expire(everybody, shelfLife * 2)
      .exec()
      .catch(() => undefined);
  };
  const forget = (subjectId: number): void => {
    redis
      ?.multi()
      .zrem(keyOf(subjectId), processId)
      .zrem(everybody, `${processId}:${subjectId}`)
      .exec()
      .catch(() => undefined);
  };
  return {
    add(subjectId) {
      const count = (counts.get(subjectId) ?? 0) + 1;
      counts.set(subjectId, count);
      if (count === 1) note(subjectId);
      return count === 1;
    },
    remove(subjectId) {
      const count = (counts.get(subjectId) ?? 0) - 1;
      if (count > 0) {
        counts.set(subjectId, count);
        return false;
      }
      counts.delete(subjectId);
      forget(subjectId);
      return true;
    },
    async has(subjectId) {
      assertOutsideTransaction('presence');
      if (counts.has(subjectId) || !redis) return counts.has(subjectId);
      const alive = await redis.zcount(keyOf(subjectId), Math.floor(Date.now() / 1000), '+inf').catch(() => 0);
      return alive > 0;
    },
    async list() {
      assertOutsideTransaction('presence');
      const now = Math.floor(Date.now() / 1000);
      await redis?.zremrangebyscore(everybody, '-inf', now - 1).catch(() => 0);
      const noted = (await redis?.zrangebyscore(everybody, now, '+inf').catch(() => [])) ?? [];
      const elsewhere = noted.map((member) => Number(member.split(':').at(-1)));
      return [...new Set([...counts.keys(), ...elsewhere])].sort((a, b) => a - b);
    },
    refresh() {
      if (redis) for (const subjectId of counts.keys()) note(subjectId);
    },
    async close() {
      for (const subjectId of counts.keys()) forget(subjectId);
      counts.clear();
    },
  };
}
