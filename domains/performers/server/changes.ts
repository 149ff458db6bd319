import { lt, sql } from 'drizzle-orm';
import type { Executor, Tx } from '#kit/db/db.ts';
import { changedActors } from './tables.ts';

/** How long it is kept who changed, in milliseconds; whoever looked less recently reads everybody again. */
export const changesKeptMs = 2 * 24 * 3600 * 1000;

/** Up to where changes have been seen: a snapshot of the database, in its own words. */
export type ChangeMark = string;

/** What performers know themselves of what somebody may be searched by. */
export interface SearchFacts {
  readonly id: number;
  readonly name: string;
  readonly isHidden: boolean;
  readonly bannedCountryCodes: readonly string[];
  /** YYYY-MM-DD */
  readonly birthDate: string;
  readonly gender: string;
  readonly genderType: string;
  readonly country: string;
  readonly languages: readonly string[];
  readonly categories: readonly string[];
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  readonly favoriteCount: number;
  readonly isOnline: boolean;
  readonly liveState: string;
  readonly freeChat: boolean;
  readonly voyeurNow: boolean;
  /** Hundredths of a coin a minute; null: not offered. */
  readonly priceVideo: number | null;
  readonly priceSingle: number | null;
  readonly priceSinglec2c: number | null;
  readonly priceVoyeur: number | null;
  readonly priceMulti: number | null;
}

/** Who changed, for whoever keeps a copy of performers that must never be behind. */
export interface ActorChanges {
  /** The mark of now, before everybody is read. */
  mark(executor: Executor): Promise<ChangeMark>;
  /**
   * Everybody who changed in a transaction that the mark had not seen, committed before this call, in one statement; each of them
   * as they are now, without facts where they are gone.
   */
  since(
    executor: Executor,
    mark: ChangeMark,
  ): Promise<{ readonly mark: ChangeMark; readonly changed: readonly { id: number; facts: SearchFacts | null }[] }>;
  /** Everybody with a number above the given one, in the order of their numbers, some at a time. */
  page(executor: Executor, after: number, limit: number): Promise<SearchFacts[]>;
  /** Something that somebody is searched by changes with this transaction, though no column of theirs does. */
  touch(tx: Tx, actorId: number): Promise<void>;
  /** Forgets changes older than {@link changesKeptMs}; `now` in epoch milliseconds. */
  forget(executor: Executor, now: number): Promise<void>;
}

const columns = sql.raw(`
  a.id, a.name, a.is_hidden as "isHidden", a.banned_country_codes as "bannedCountryCodes", a.birth_date::text as "birthDate", a.gender,
  a.gender_type as "genderType", a.country, a.languages, a.categories,
  (extract(epoch from a.created_at) * 1000)::double precision as "createdAt", a.favorite_count as "favoriteCount",
  a.is_online as "isOnline", a.live_state as "liveState", a.free_chat as "freeChat", a.voyeur_now as "voyeurNow",
  a.price_video as "priceVideo", a.price_single as "priceSingle", a.price_singlec2c as "priceSinglec2c",
  a.price_voyeur as "priceVoyeur", a.price_multi as "priceMulti"`);

/** The changes of performers ({@link ActorChanges}). */
export const actorChanges: ActorChanges = {
  async mark(executor) {
    const { rows } = await executor.orm.execute<{ mark: string }>(sql`select pg_current_snapshot()::text as mark`);
    return rows[0]?.mark ?? '';
  },
  async since(executor, mark) {
    // One statement has one snapshot: what it does not see, the mark has not seen.
    const { rows } = await executor.orm.execute<
      { mark: string; changedId: number | null } & { [F in keyof SearchFacts]: SearchFacts[F] | null }
    >(sql`
      with changed as (
        select distinct actor_id from performers.changed_actors
        where changed_in >= pg_snapshot_xmin(${mark}::pg_snapshot)
          and not pg_visible_in_snapshot(changed_in, ${mark}::pg_snapshot)
      )
      select pg_current_snapshot()::text as mark, changed.actor_id as "changedId", ${columns}
      from (select 1) as always left join changed on true left join performers.actors a on a.id = changed.actor_id`);
    return {
      mark: rows[0]?.mark ?? mark,
      changed: rows.flatMap(({ mark: _, changedId, ...facts }) =>
        changedId === null ? [] : [{ id: changedId, facts: facts.id === null ? null : (facts as SearchFacts) }],
      ),
    };
  },
  async page(executor, after, limit) {
    const { rows } = await executor.orm.execute<SearchFacts & Record<string, unknown>>(
      sql`select ${columns} from performers.actors a where a.id > ${after} order by a.id limit ${limit}`,
    );
    return rows;
  },
  async touch(tx, actorId) {
    await tx.orm.insert(changedActors).values({ actorId });
  },
  async forget(executor, now) {
    await executor.orm.delete(changedActors).where(lt(changedActors.at, new Date(now - changesKeptMs)));
  },
};
