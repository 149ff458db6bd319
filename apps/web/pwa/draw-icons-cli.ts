/**
 * Draws the icons of the installed app from the site's two icons: `node apps/web/pwa/draw-icons-cli.ts`. To be run when
 * an icon changes; what it draws lies in apps/web/public/icons.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { themeColours } from './paths.ts';

const folder = new URL('../public/', import.meta.url).pathname;
/** Part of the edge the drawing takes. A maskable icon is cut to any shape inside a circle of 80 %. */
const parts = { any: 0.86, maskable: 0.58, touch: 0.72 };

async function draw(svg: string, file: string, size: number, part: number, ground: string | null): Promise<void> {
  const inner = Math.round(size * part);
  const mark = await sharp(Buffer.from(svg), { density: 72 * (inner / 32) })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: ground !== null })
    .toFile(`${folder}icons/${file}-${size}.png`);
}

mkdirSync(`${folder}icons`, { recursive: true });
for (const [name, source, ground] of [
  ['icon', 'icon.svg', themeColours.dark],
  ['plain', 'icon-plain.svg', themeColours.light],
] as const) {
  const svg = readFileSync(`${folder}${source}`, 'utf8');
  const white = svg
    .replaceAll(/fill="(url\(#g\)|#8a8f98)"/g, 'fill="#fff"')
    .replaceAll('stroke="#fff"', 'stroke="#000"');
  for (const size of [192, 512]) {
    await draw(svg, name, size, parts.any, null);
    await draw(svg, `${name}-maskable`, size, parts.maskable, ground);
  }
  await draw(white, `${name}-mono`, 512, parts.any, null);
  await draw(svg, `${name}-touch`, 180, parts.touch, ground);
}
