import type { Performers } from '#domains/performers/server/index.ts';
import { ownValue } from '#kit/records/own-value.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { Places } from './index.ts';

/** Where the demo world says it is from, by the country of the profile, one after the other. */
const areas: Readonly<Record<string, readonly string[]>> = {
  DE: ['DE-50', 'DE-10', 'DE-20', 'DE-80', 'DE-04', 'DE-60', 'DE-70', 'DE-01', 'DE-28', 'DE-79'],
  AT: ['AT-10', 'AT-50', 'AT-60', 'AT-80'],
  CH: ['CH-80', 'CH-30', 'CH-40'],
  NL: ['NL-10', 'NL-30', 'NL-35', 'NL-97'],
  ES: ['ES-08', 'ES-28', 'ES-46', 'ES-41'],
};

/** Performers whose country has areas say one of it; some say nothing. */
export async function seedPlaces(
  { db }: Kit,
  performers: Pick<Performers, 'mostLiked'>,
  places: Places,
): Promise<void> {
  const cast = await performers.mostLiked(db, {}, null, 1_000);
  for (const [at, { id, country }] of cast.entries()) {
    const codes = ownValue(areas, country)?.filter((code) => places.areas.has(code)) ?? [];
    const code = codes[at % Math.max(1, codes.length)];
    // Every sixth says nothing: there is nothing one has to say.
    if (code && at % 6 !== 5) await places.choose(id, code);
  }
}
