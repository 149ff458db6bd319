import { sql } from 'drizzle-orm';
import type { SearchFacts } from '#domains/performers/server/index.ts';
import { priceBands } from '../contract/filters.ts';
import type { Context } from './deps.ts';
import { searchFacts } from './deps.ts';
import type { IndexedActor } from './index-of-actors/index-of-actors.ts';
import { blurredPoint } from './index-of-actors/sphere.ts';
import { actorTraits } from './tables.ts';

const liveRanks: Readonly<Record<string, number>> = { freeChat: 4, live: 3, inPrivate: 2, videoCall: 1 };

/** One text for each option: a hundred thousand performers have some twenty-five each. */
const texts = new Map<string, string>();
function oneOf(option: string): string {
  const known = texts.get(option);
  if (known === undefined) texts.set(option, option);
  return known ?? option;
}

/** The options that follow from a performer's own row. */
export function ownOptions(facts: SearchFacts): string[] {
  const price = facts.priceMulti ?? facts.priceVideo ?? facts.priceSingle;
  const band = price === null ? undefined : priceBands.find(({ least, most }) => price >= least && price <= most);
  return [
    ...(facts.isOnline ? ['online:1'] : []),
    ...(facts.isOnline && facts.freeChat ? ['free:1'] : []),
    `gender:${facts.genderType}`,
    ...facts.languages.map((code) => `languages:${code}`),
    ...(band ? [`price:${band.value}`] : []),
    ...(facts.priceVideo === null ? [] : ['chat:video']),
    ...(facts.priceSingle === null ? [] : ['chat:private']),
    ...(facts.priceSinglec2c === null ? [] : ['chat:videoCall']),
    ...(facts.priceVoyeur === null ? [] : ['chat:voyeur']),
    ...facts.categories.map((slug) => `theme:${slug}`),
    `country:${facts.country}`,
  ];
}

/** What all domains know of some performers now, as the index keeps it; who is hidden is left out. */
export async function readEntries(
  { kit, places }: Pick<Context, 'kit' | 'places'>,
  secret: Uint8Array,
  all: readonly SearchFacts[],
): Promise<IndexedActor[]> {
  const shown = all.filter(({ isHidden }) => !isHidden);
  if (shown.length === 0) return [];
  const ids = shown.map(({ id }) => id);
  const areas = await places.placedAreasOf(kit.db, ids);
  const rows = await kit.db.orm
    .select()
    .from(actorTraits)
    .where(sql`${actorTraits.actorId} = any(${sql.param(ids)}::int[])`);
  const traits = new Map(rows.map((row) => [row.actorId, row]));
  const others: ReadonlyMap<number, readonly string[]>[] = [];
  for (const fact of kit.extensions.of(searchFacts)) others.push(await fact.load(kit.db, ids));
  return shown.map((facts) => {
    const area = areas.get(facts.id);
    const said = traits.get(facts.id);
    const options = [
      ...ownOptions(facts),
      ...(said?.attributes ?? []),
      ...others.flatMap((known) => known.get(facts.id) ?? []),
    ];
    return {
      id: facts.id,
      name: facts.name,
      banned: facts.bannedCountryCodes,
      options: [...new Set(options)].map(oneOf),
      birthDate: facts.birthDate,
      createdAt: facts.createdAt,
      price: facts.priceMulti ?? facts.priceVideo ?? facts.priceSingle,
      isOnline: facts.isOnline,
      liveRank: Object.hasOwn(liveRanks, facts.liveState) ? (liveRanks[facts.liveState] as number) : 0,
      favourites: facts.favoriteCount,
      mood: said?.mood ?? null,
      at: area ? blurredPoint(secret, facts.id, area) : null,
    };
  });
}
