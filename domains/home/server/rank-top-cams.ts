import type { TopList } from '../contract/index.ts';
import { topDays, topPlaces } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { topCams } from './tables.ts';

const dayMs = 24 * 3600 * 1000;

/**
 * Makes the lists of top cams anew from what is true now, in one transaction: nobody reads half of them. Who is hidden takes no
 * place; who is banned somewhere is left out there when a list is read.
 */
export async function rankTopCams({ kit: { db, clock }, performers, live, surveys }: Context): Promise<void> {
  const since = clock.now() - topDays * dayMs;
  const minutes = await live.paidMinutes(db, since);
  const byMinutes = (of: 'minutes' | 'callMinutes'): number[] =>
    [...minutes]
      .filter(([, one]) => one[of] > 0)
      .toSorted(([a, one], [b, other]) => other[of] - one[of] || a - b)
      .map(([id]) => id);
  // Some more than there are places: who is hidden takes none.
  const some = topPlaces * 2;
  const ranked: Readonly<Record<TopList, readonly number[]>> = {
    bestChats: await surveys.bestRated(db, some),
    top100: byMinutes('minutes').slice(0, some),
    favourites: await performers.listedIds(db, { order: 'liked', first: topPlaces }),
    videoCall: byMinutes('callMinutes').slice(0, some),
  };
  const all = [...new Set(Object.values(ranked).flat())];
  const shown = await performers.namesOf(db, all);
  const ratings = await surveys.ratingsOf(db, all);
  const rows = (Object.entries(ranked) as [TopList, readonly number[]][]).flatMap(([list, ids]) =>
    ids
      .filter((id) => shown.has(id))
      .slice(0, topPlaces)
      .map((actorId, index) => {
        const rating = ratings.get(actorId)?.chatRatings.lastNinetyDays;
        return {
          list,
          place: index + 1,
          actorId,
          ratingCount: rating?.countRatings ?? 0,
          satisfactionRate: rating?.satisfactionRate ?? null,
          callMinutes: minutes.get(actorId)?.callMinutes ?? 0,
        };
      }),
  );
  await db.transaction(async (tx) => {
    await tx.orm.delete(topCams);
    if (rows.length > 0) await tx.orm.insert(topCams).values(rows);
  });
}
