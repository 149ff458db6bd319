import type { Performers } from '#domains/performers/server/index.ts';
import { productTimeZone } from '#kit/i18n/format.ts';
import type { Kit } from '#kit/server/kit.ts';

/** Numbers of guests that nobody has: the demo world's crowd. */
const firstGuest = 800_000_001;
/** One pin of the demo world stands for so many. */
const scale = 40;

/** What the demo world shows: performers are liked as their cast says, by a crowd that is not there. */
export async function seedFavourites({ db, clock }: Kit, performers: Pick<Performers, 'mostLiked'>): Promise<void> {
  const cast = await performers.mostLiked(db, {}, null, 1_000);
  await db.pool.query(
    `insert into favourites.pins (guest_id, actor_id, pinned_at)
     select $1::bigint + n, a.id, $2::timestamptz - n * interval '1 hour'
       from unnest($3::int[], $4::int[]) a (id, pins), generate_series(1, a.pins) n
         on conflict do nothing`,
    [
      firstGuest,
      new Date(clock.now()),
      cast.map(({ id }) => id),
      cast.map(({ favoriteCount }) => Math.round(favoriteCount / scale)),
    ],
  );
  await db.pool.query(
    `insert into favourites.days (actor_id, day, added, removed)
     select actor_id, (pinned_at at time zone $1)::date, count(*), 0 from favourites.pins group by 1, 2
         on conflict do nothing`,
    [productTimeZone],
  );
}
