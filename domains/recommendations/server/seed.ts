import type { ActorSearch } from '#domains/actor-search/server/index.ts';
import type { Performers } from '#domains/performers/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';
import { buildAll } from './likeness.ts';

/** Numbers of guests that nobody has: the demo world's crowd. */
const firstGuest = 810_000_001;
const crowd = 1200;
/** Where they are from, by the codes of places: most of them from few. */
const areas = ['DE-50', 'DE-50', 'DE-50', 'DE-10', 'DE-10', 'DE-80', 'DE-20'] as const;
const kinds = ['watched', 'pinned', 'paid'] as const;
const dayMs = 86_400_000;

/**
 * What the demo world shows: a crowd that is not there, each of whom likes the performers of one theme and now and then another, so that
 * performers of a theme are like one another; and where they are from, so that maps of interest have something on them.
 */
export async function seedSignals(
  kit: Kit,
  {
    performers,
    actorSearch,
  }: { readonly performers: Pick<Performers, 'mostLiked'>; readonly actorSearch: Pick<ActorSearch, 'countGuests'> },
): Promise<void> {
  const cast = await performers.mostLiked(kit.db, {}, null, 1_000);
  const themes = [...new Set(cast.flatMap(({ categories }) => categories))].sort();
  if (themes.length === 0) return;
  const rows = Array.from({ length: crowd }, (_, n) => {
    const theme = themes[n % themes.length] ?? '';
    return cast
      .filter(({ id, categories }) =>
        categories.includes(theme) ? (n * 13 + id * 7) % 3 === 0 : (n * 31 + id * 17) % 29 === 0,
      )
      .map(({ id }) => ({
        guestId: firstGuest + n,
        id,
        kind: kinds[(n + id) % kinds.length],
        weight: 1 + ((n * 7 + id) % 4),
        n,
      }));
  }).flat();
  await kit.db.pool.query(
    `insert into recommendations.signals (guest_id, actor_id, kind, weight, at)
     select * from unnest($1::bigint[], $2::int[], $3::text[], $4::real[], $5::timestamptz[]) on conflict do nothing`,
    [
      rows.map(({ guestId }) => guestId),
      rows.map(({ id }) => id),
      rows.map(({ kind }) => kind),
      rows.map(({ weight }) => weight),
      rows.map(({ n }) => new Date(kit.clock.now() - (n % 90) * dayMs)),
    ],
  );
  await buildAll(kit);
  await actorSearch.countGuests(
    new Map(Array.from({ length: crowd }, (_, n) => [firstGuest + n, areas[(n * 3 + (n >> 4)) % areas.length] ?? ''])),
  );
}
