import { isNotNull } from 'drizzle-orm';
import type { Db, Executor, Tx } from '#kit/db/db.ts';
import type { Kit } from '#kit/server/kit.ts';
import { blockedHashes, filmHits } from '../tables.ts';
import type { Look } from './looks.ts';
import { lookOf } from './looks.ts';

/** A picture of a film that is looked at: its bytes as WebP, and when it is shown, ms. */
export interface SampledFrame {
  readonly at: number;
  readonly body: Uint8Array;
}

/** How a frame looks. */
export interface FrameLook extends Look {
  readonly at: number;
}

/** A frame that looks like something known. */
export interface Hit {
  readonly atMs: number;
  readonly hash: string;
  readonly isMirrored: boolean;
  readonly blockedHash: string;
  /** Bits of 64 that differ. */
  readonly distance: number;
}

/** Stands before every film: looks at frames of it and says which are known content that has no place here. */
export interface MediaScanner {
  hash(frames: readonly SampledFrame[]): Promise<FrameLook[]>;
  lookUp(looks: readonly FrameLook[]): Promise<Hit[]>;
  /** Keeps the evidence; in the transaction that holds the film back. */
  report(tx: Tx, filmId: string, hits: readonly Hit[], now: Date): Promise<void>;
}

/** Bits of 64 in which a known picture may differ: what compression, a mark in a corner and small turns change. */
export const nearBits = 10;

/** By our own block list. */
export function createBlockListScanner({ db }: Pick<Kit, 'db'>): MediaScanner {
  return {
    async hash(frames) {
      const looks: FrameLook[] = [];
      for (const { at, body } of frames) {
        const look = await lookOf(body);
        if (look) looks.push({ at, ...look });
      }
      return looks;
    },
    async lookUp(looks) {
      if (looks.length === 0 || !(await isAnythingBlocked(db))) return [];
      return hitsOf(db, looks);
    },
    async report({ orm }, filmId, hits, createdAt) {
      if (hits.length === 0) return;
      await orm
        .insert(filmHits)
        .values(hits.map((hit) => ({ filmId, ...hit, createdAt })))
        .onConflictDoNothing();
    },
  };
}

async function isAnythingBlocked({ orm }: Executor): Promise<boolean> {
  return (
    (await orm.select({ id: blockedHashes.id }).from(blockedHashes).where(isNotNull(blockedHashes.hash)).limit(1))
      .length > 0
  );
}

/** The closest known picture of each frame, as it is or mirrored, where there is one. */
async function hitsOf({ pool }: Pick<Db, 'pool'>, looks: readonly FrameLook[]): Promise<Hit[]> {
  const { rows } = await pool.query<{ at: string; hash: string; mirrored: boolean; blocked: string; distance: string }>(
    `select distinct on (l.at) l.at, l.hash, l.mirrored, b.hash as blocked,
       bit_count(('x' || l.hash)::bit(64) # ('x' || b.hash)::bit(64)) as distance
     from unnest($1::bigint[], $2::text[], $3::boolean[]) as l (at, hash, mirrored)
     join media.blocked_hashes b on bit_count(('x' || l.hash)::bit(64) # ('x' || b.hash)::bit(64)) <= $4
     order by l.at, distance, b.id`,
    [
      looks.flatMap(({ at }) => [at, at]),
      looks.flatMap(({ hash, mirrored }) => [hash, mirrored]),
      looks.flatMap(() => [false, true]),
      nearBits,
    ],
  );
  return rows.map(({ at, hash, mirrored, blocked, distance }) => ({
    atMs: Number(at),
    hash,
    isMirrored: mirrored,
    blockedHash: blocked,
    distance: Number(distance),
  }));
}
