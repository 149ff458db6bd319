import type { Performers } from '#domains/performers/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';
import { firstGroups } from './first-attributes.ts';
import type { ActorSearch } from './index.ts';

/** What a performer of the demo world says, drawn from its number: the same in every demo world. */
function drawn(id: number): string[] {
  return firstGroups.flatMap(({ key, kind, attributes }, group) => {
    const all = Object.keys(attributes);
    // A step for each group that shares no factor with the number of words, so that they do not go together.
    const first = (id * (7 + 2 * group) + group) % all.length;
    const chosen = kind === 'one' ? [all[first]] : [0, 3, 7].map((step) => all[(first + step) % all.length]);
    return chosen.flatMap((one) => (one ? [`${key}:${one}`] : []));
  });
}

/** Performers of the demo world say how they look, what they like, and most of them their mood. */
export async function seedActorSearch(
  { db }: Kit,
  performers: Pick<Performers, 'mostLiked'>,
  search: Pick<ActorSearch, 'say'>,
): Promise<void> {
  const cast = await performers.mostLiked(db, {}, null, 1_000);
  await db.transaction(async (tx) => {
    for (const { id } of cast)
      await search.say(tx, id, { attributes: drawn(id), mood: id % 4 === 3 ? null : (id * 37) % 101 });
  });
}
