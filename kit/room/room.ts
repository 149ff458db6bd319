import { randomUUID } from 'node:crypto';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock, Timer } from '#kit/clock/clock.ts';
import { machineClock } from '#kit/clock/machine-clock.ts';
import type { Db } from '#kit/db/db.ts';
import { describeShortly } from '#kit/log/describe-error.ts';
import type { Log } from '#kit/log/log.ts';
import { isNoRoom, lastNoRoomAt } from './no-room.ts';

/** Below this there is little room: a share of the disk, or bytes. */
const little = { share: 0.05, bytes: 1024 ** 3 };
/** Below this it is tried whether anything can still be written, bytes. */
const nearlyNothing = 64 * 1024 ** 2;
/** How often it is looked at, ms; and how often once there was none. */
const pauses = { usual: 30_000, full: 5_000 };
/** What is written to see whether anything can be, bytes. */
const probeSize = 1024 ** 2;

export type RoomState = 'enough' | 'little' | 'none';

/** Whether this process can keep things: on the disk of `DATA_DIR`, and in the database, wherever that is. */
export interface Room {
  readonly state: RoomState;
  /** Free on the disk of `DATA_DIR`, bytes; null where that cannot be asked. */
  readonly freeBytes: number | null;
  /** Looks now. */
  look(): Promise<void>;
  start(): void;
  stop(): void;
}

export interface RoomTools {
  readonly dataDir: string;
  readonly db: Pick<Db, 'transaction'>;
  readonly log: Log;
  readonly clock?: Clock;
  /** Bytes of the disk of a folder. */
  readonly measure?: (folder: string) => Promise<{ free: number; total: number }>;
}

/** Watches it: by what is free, and by what failed for want of it (no-room.ts), which a try to write ends. */
export function watchRoom({ dataDir, db, log, clock = machineClock(), measure = bytesOf }: RoomTools): Room {
  let freeBytes: number | null = null;
  let isLittle = false;
  let wroteAt = Number.NEGATIVE_INFINITY;
  let told: RoomState = 'enough';
  let timer: Timer | null = null;
  let isOver = false;
  const isFull = (): boolean => lastNoRoomAt() > wroteAt;
  const state = (): RoomState => {
    if (isFull() || told === 'none') return 'none';
    return isLittle ? 'little' : 'enough';
  };

  const tell = (next: RoomState): void => {
    if (next === told) return;
    const facts = { freeBytes, folder: dataDir };
    if (next === 'none') log.error(facts, 'there is no room left: nothing new is kept until there is');
    else if (told === 'none') log.warn(facts, 'there is room again');
    else if (next === 'little') log.warn(facts, 'there is little room left');
    told = next;
  };

  const look = async (): Promise<void> => {
    const bytes = await measure(dataDir).catch(() => null);
    freeBytes = bytes?.free ?? null;
    isLittle = bytes !== null && (bytes.free < little.bytes || bytes.free < bytes.total * little.share);
    const isTight = isFull() || told === 'none' || (freeBytes ?? Number.POSITIVE_INFINITY) < nearlyNothing;
    if (!isTight) return tell(isLittle ? 'little' : 'enough');
    const begunAt = performance.now();
    const failed = await tryToWrite(dataDir, db);
    if (failed === null) {
      wroteAt = begunAt;
      return tell(isLittle ? 'little' : 'enough');
    }
    // A database that is away says nothing of its disk.
    if (isNoRoom(failed)) tell('none');
    else log.warn({ reason: describeShortly(failed) }, 'it could not be tried whether there is room');
  };

  const next = (): void => {
    if (isOver) return;
    timer = clock.setTimeout(() => void look().finally(next), state() === 'none' ? pauses.full : pauses.usual);
  };

  return {
    get state() {
      return state();
    },
    get freeBytes() {
      return freeBytes;
    },
    look,
    start: () => void look().finally(next),
    stop() {
      isOver = true;
      clock.clear(timer);
    },
  };
}

async function bytesOf(folder: string): Promise<{ free: number; total: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}

/** Why nothing can be written; null when it can. */
async function tryToWrite(folder: string, db: Pick<Db, 'transaction'>): Promise<unknown> {
  const path = join(folder, `.room-${randomUUID()}`);
  try {
    await writeFile(path, Buffer.alloc(probeSize), { flag: 'wx' });
    await rm(path, { force: true });
    await db.transaction(async ({ client }) => {
      await client.query(
        `create temp table room_probe on commit drop as
         select repeat(md5(n::text), 16) as filling from generate_series(1, ${probeSize / 512}) n`,
      );
    });
    return null;
  } catch (error) {
    await rm(path, { force: true }).catch(() => undefined);
    return error;
  }
}
