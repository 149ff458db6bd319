import { animals } from './animals.ts';
import { drinks } from './drinks.ts';
import { flowers } from './flowers.ts';
import { jewels } from './jewels.ts';
import { reactionPictures } from './reactions.ts';
import { seasonal } from './seasons.ts';
import { drawing } from './shapes.ts';
import { sky } from './sky.ts';
import { sweets } from './sweets.ts';
import { travel } from './travel.ts';
import { waves } from './waves.ts';

const gifts = { ...flowers, ...sweets, ...drinks, ...sky, ...travel, ...animals, ...jewels, ...seasonal, ...waves };

/** What gifts can look like: the names of our drawings, in the order of the first catalogue. */
export const giftPictures: readonly string[] = Object.keys(gifts);

const drawn: ReadonlyMap<string, string> = new Map([
  ...Object.entries(gifts),
  ...reactionPictures.map(([, inner], index) => [`reaction-${index + 1}`, inner] as const),
]);

/** A drawing as a file (SVG); null for a name that is none of ours. */
export function draw(name: string): string | null {
  const inner = drawn.get(name);
  return inner === undefined ? null : drawing(inner);
}
