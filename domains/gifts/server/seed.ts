import type { Performers } from '#domains/performers/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';
import { fillCatalogue } from './catalogue/fill-catalogue.ts';
import { firstCatalogue } from './catalogue/seed-data.ts';
import { wishes } from './tables.ts';

/** How many wishes a performer of the demo world has. */
const wishesEach = 4;

/** What the demo world shows: everybody in it wishes for something, each for something else, and has got some of it. */
export async function seedGifts(kit: Kit, performers: Pick<Performers, 'mostLiked'>): Promise<void> {
  await fillCatalogue(kit.db, kit.clock.now());
  const all = firstCatalogue
    .filter(({ id }) => id < 8)
    .flatMap(({ firstId, gifts }) =>
      gifts.flatMap(([, price, , , , , more], index) => (more?.vip || price > 3_000 ? [] : [firstId + index])),
    );
  const cast = await performers.mostLiked(kit.db, {}, null, 1_000);
  const rows = cast.flatMap(({ id: actorId }) =>
    Array.from({ length: wishesEach }, (_, position) => ({
      actorId,
      giftId: all[(actorId * 7 + position * 13) % all.length] ?? 1001,
      position,
      wanted: 1 + ((actorId + position) % 5),
    })),
  );
  await kit.db.orm.insert(wishes).values(rows).onConflictDoNothing();
}
