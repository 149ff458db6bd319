import sharp from 'sharp';
import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';

/** How a picture looks, in 64 bits as 16 hexadecimal digits, and how it would mirrored. */
export interface Look {
  readonly hash: string;
  readonly mirrored: string;
}

/** The picture is made so small that only its light is left; of its frequencies those of 8 by 8 count. */
const [edge, kept] = [32, 8];
/** How much its light must differ (standard deviation of 0 to 255): everything dark looks like everything dark. */
const showsSomething = 8;

const cosines = Array.from({ length: kept }, (_, u) =>
  Array.from({ length: edge }, (_, x) => Math.cos(((2 * x + 1) * u * Math.PI) / (2 * edge))),
);

/**
 * The perceptual hash of a picture (DCT, as Zauner 2010, "Implementation and Benchmarking of Perceptual Image Hash Functions", §3.1): it
 * stays alike when the picture is scaled, compressed or marked. Null for a picture on which nothing is to be seen.
 */
export async function lookOf(picture: Uint8Array): Promise<Look | null> {
  assertOutsideTransaction('the look of a picture');
  const light = await sharp(picture).greyscale().resize(edge, edge, { fit: 'fill' }).raw().toBuffer();
  const mean = light.reduce((sum, one) => sum + one, 0) / light.length;
  const deviation = Math.sqrt(light.reduce((sum, one) => sum + (one - mean) ** 2, 0) / light.length);
  if (deviation < showsSomething) return null;
  const waves = frequenciesOf(light);
  // Mirrored, every second frequency across the width changes its sign.
  return { hash: bitsOf(waves), mirrored: bitsOf(waves.map((wave, at) => ((at % kept) % 2 === 1 ? -wave : wave))) };
}

/** The lowest frequencies of a picture, row by row (DCT-II). */
function frequenciesOf(light: Buffer): number[] {
  const rows = Array.from({ length: edge }, (_, y) =>
    cosines.map((wave) => wave.reduce((sum, one, x) => sum + one * (light[y * edge + x] ?? 0), 0)),
  );
  return cosines.flatMap((wave) =>
    Array.from({ length: kept }, (_, u) => wave.reduce((sum, one, y) => sum + one * (rows[y]?.[u] ?? 0), 0)),
  );
}

/** A bit for each frequency above the middle one; how bright the whole is says nothing. */
function bitsOf(waves: readonly number[]): string {
  const sorted = waves.slice(1).sort((a, b) => a - b);
  const middle = ((sorted[31] ?? 0) + (sorted[32] ?? 0)) / 2;
  let bits = 0n;
  for (const [at, wave] of waves.entries()) bits = (bits << 1n) | (at > 0 && wave > middle ? 1n : 0n);
  return bits.toString(16).padStart(16, '0');
}
