/**
 * Draws every picture of the demo world: node demo/pictures/draw.ts [slug ...]
 * Without slugs it draws everybody and the site's artwork.
 */
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { cast } from '../cast/cast.ts';
import type { CastMember } from '../cast/cast-member.ts';
import { composePicture } from './kit/compose.ts';
import { grade, picturesOf } from './shots.ts';
import { drawSiteArtwork } from './site-artwork.ts';

const out = fileURLToPath(new URL('./out/', import.meta.url));

async function drawMember(member: CastMember): Promise<number> {
  await mkdir(`${out}${member.slug}`, { recursive: true });
  let bytes = 0;
  for (const { name, width, quality, options } of picturesOf(member)) {
    const svg = composePicture(options, width);
    const file = `${out}${member.slug}/${name}.webp`;
    bytes += (await sharp(Buffer.from(svg)).modulate(grade).webp({ quality, effort: 6 }).toFile(file)).size;
  }
  return bytes;
}

const wanted = process.argv.slice(2);
const queue = cast.filter(({ slug }) => wanted.length === 0 || wanted.includes(slug));
let total = 0;
let drawn = 0;
const worker = async () => {
  for (let member = queue.shift(); member; member = queue.shift()) {
    const bytes = await drawMember(member);
    total += bytes;
    drawn += 1;
    process.stdout.write(`${drawn} ${member.slug}\n`);
  }
};
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
if (wanted.length === 0) total += await drawSiteArtwork(`${out}site/`);
process.stdout.write(`${drawn} performers, ${(total / 1024 / 1024).toFixed(1)} MB\n`);
