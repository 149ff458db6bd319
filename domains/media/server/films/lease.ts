import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import type { Kit } from '#kit/server/kit.ts';
import { films } from '../tables.ts';
import type { FilmRow } from './facts.ts';

/** How long a film is its worker's without a word from it, and how often it gives one, ms. */
export const leaseMs = 60_000;
export const heartbeatMs = 10_000;
/** How long a film rests after its making failed for a reason of ours, ms. */
export const restMs = 30_000;

/** A film in the hands of one worker. */
export interface Leased {
  readonly film: FilmRow;
  readonly leaseId: string;
}

/**
 * Takes the film that waits longest, or whose worker fell silent; of owners who have one in work already only when nobody else waits.
 * Two workers never take the same.
 */
export async function claimFilm({ db, clock }: Pick<Kit, 'db' | 'clock'>): Promise<Leased | null> {
  const now = clock.steady();
  const leaseId = randomUUID();
  const { rows } = await db.pool.query<{ id: string }>(
    `update media.films set state = 'working', lease_id = $1, lease_ends_at = $2, tries = tries + 1
     where id = (
       select id from media.films f
       where state in ('waiting', 'working') and not is_removed and (lease_ends_at is null or lease_ends_at <= $3)
       order by exists (
         select 1 from media.films o where o.owner_id = f.owner_id and o.state = 'working' and o.lease_ends_at > $3
       ), created_at, id
       limit 1 for update skip locked
     ) returning id`,
    [leaseId, now + leaseMs, now],
  );
  if (!rows[0]) return null;
  const [film] = await db.orm.select().from(films).where(eq(films.id, rows[0].id));
  return film ? { film, leaseId } : null;
}

/** Whether films wait, or will when their worker's time or their rest is over. */
export async function areFilmsLeft({ orm }: Executor): Promise<boolean> {
  const [one] = await orm
    .select({ id: films.id })
    .from(films)
    .where(and(sql`${films.state} in ('waiting', 'working')`, eq(films.isRemoved, false)))
    .limit(1);
  return one !== undefined;
}

const mine = ({ film, leaseId }: Leased) =>
  and(eq(films.id, film.id), eq(films.leaseId, leaseId), eq(films.isRemoved, false));

/** Says that the worker goes on; false when the film is another's by now, or removed. */
export async function keepLease({ db, clock }: Pick<Kit, 'db' | 'clock'>, lease: Leased, percent: number) {
  const kept = await db.orm
    .update(films)
    .set({ leaseEndsAt: clock.steady() + leaseMs, percent })
    .where(mine(lease))
    .returning({ id: films.id });
  return kept.length > 0;
}

/** Gives a film back: to whoever comes next, or after a rest. */
export async function giveBack({ db, clock }: Pick<Kit, 'db' | 'clock'>, lease: Leased, rest: number): Promise<void> {
  await db.orm
    .update(films)
    .set({ state: 'waiting', leaseId: null, leaseEndsAt: rest > 0 ? clock.steady() + rest : null })
    .where(mine(lease));
  // Removed meanwhile: nobody writes files of it any more.
  await db.orm
    .update(films)
    .set({ leaseId: null, leaseEndsAt: null })
    .where(and(eq(films.id, lease.film.id), eq(films.leaseId, lease.leaseId), eq(films.isRemoved, true)));
}

/** A part of the film worked through: what was tried before it was not in vain. */
export async function forgetTries({ db }: Pick<Kit, 'db'>, lease: Leased): Promise<void> {
  await db.orm.update(films).set({ tries: 0 }).where(mine(lease));
}

/** Who holds a film; for the transaction that settles it. */
export const isMine = mine;
