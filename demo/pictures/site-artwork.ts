import { mkdir, writeFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import type { Look } from '../cast/appearance.ts';
import { cast } from '../cast/cast.ts';
import { lights } from './kit/palette.ts';
import { drawPerson } from './kit/person.ts';
import { randomFrom } from './kit/random.ts';
import { rest } from './kit/rig.ts';
import type { Frame } from './kit/scene.ts';
import { bokeh } from './kit/scene.ts';
import { skyline } from './kit/scenes-night.ts';
import { linear, n, radial } from './kit/svg.ts';
import { nameInStrokes, starMark } from './wordmark.ts';

const light = lights['violet-dusk'];

/** The city after sunset with the evening star above it; `horizon` is a share of the height. */
function dusk(w: number, starX: number): string {
  const h = 900;
  const frame: Frame = { w, h, centre: w / 2, light, random: randomFrom('vesper/dusk'), phase: 0.2, level: 0.5 };
  const stars = Array.from({ length: Math.round(w / 14) }, () => {
    const size = 0.8 + frame.random() * 2;
    return `<circle cx="${n(frame.random() * w)}" cy="${n(frame.random() * 460)}" r="${n(size)}" fill="#fff" opacity="${n(0.2 + frame.random() * 0.5)}"/>`;
  }).join('');
  const evening =
    '<path fill="#fff6ea" d="M46 0 C48 32 54 42 92 46 C54 50 48 62 46 112 C44 62 38 50 0 46 C38 42 44 32 46 0 Z"/>';
  return `<defs>${linear(
    'dusk',
    [0, 0, 0, h],
    [
      [0, '#0d0a22'],
      [0.4, '#2b1a5c'],
      [0.66, '#8a3a86'],
      [0.8, '#e0688a'],
      [0.92, '#f7b27a'],
    ],
  )}${radial(
    'halo',
    [starX, 230, 420],
    [
      [0, '#ffd9c0', 0.5],
      [0.3, '#c58bff', 0.2],
      [1, '#c58bff', 0],
    ],
  )}${linear(
    'floor',
    [0, h * 0.55, 0, h],
    [
      [0, '#0d0a22', 0],
      [1, '#0d0a22', 0.92],
    ],
  )}<filter id="far"><feGaussianBlur stdDeviation="2.2"/></filter><filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter></defs>
    <rect width="${n(w)}" height="${h}" fill="url(#dusk)"/>${stars}<rect width="${n(w)}" height="${h}" fill="url(#halo)"/><g transform="translate(${n(starX - 46)} 184)" opacity="0.95">${evening}</g>
    <g filter="url(#far)" opacity="0.85">${skyline(frame, h * 0.5, h * 0.95, '#4a2a72', 0.16)}</g>${skyline(frame, h * 0.62, h, '#1c1240', 0.3)}
    <g filter="url(#soft)" opacity="0.9">${bokeh(frame, Math.round(w / 60), 0.7, 1, 40)}</g><rect width="${n(w)}" height="${h}" fill="url(#floor)"/>`;
}

const group: readonly { slug: string; x: number; scale: number; y: number; look: Partial<Look> }[] = [
  { slug: 'torben', x: 1590, scale: 1.16, y: 452, look: { outfit: 'shirt', colour: '#35507f' } },
  { slug: 'nerina', x: 905, scale: 1.12, y: 486, look: {} },
  { slug: 'thandi', x: 1378, scale: 1.22, y: 470, look: {} },
  { slug: 'lena', x: 1120, scale: 1.28, y: 462, look: {} },
];

function people(): string {
  return group
    .map(({ slug, x, y, scale, look }) => {
      const member = cast.find((one) => one.slug === slug);
      if (!member) throw new Error(`${slug} has left the cast: choose somebody else for the site's picture.`);
      const turn = x > 1250 ? -0.4 : 0.35;
      return `<g transform="translate(${x} ${y}) scale(${scale})">${drawPerson({
        id: slug,
        appearance: member.people[0],
        look: { ...member.looks[0], light: 'violet-dusk', ...look },
        side: -1,
        pose: { ...rest, turn, tilt: turn * 5, lean: turn * -3 },
      })}</g>`;
    })
    .join('');
}

function iconSvg(inset: number): string {
  const size = 512;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><defs><radialGradient id="night" cx="60%" cy="30%" r="90%"><stop offset="0" stop-color="#3a2266"/><stop offset="1" stop-color="#100b22"/></radialGradient></defs><rect width="${size}" height="${size}" fill="url(#night)"/><g transform="translate(${inset} ${inset})">${starMark(size - 2 * inset, 'star')}</g></svg>`;
}

/** Draws the site's own artwork into `folder`, and says how many bytes it wrote. */
export async function drawSiteArtwork(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  let bytes = 0;
  const save = async (name: string, picture: Sharp) => {
    const { size } = await picture.toFile(`${folder}${name}`);
    bytes += size;
  };
  const document = (w: number, h: number, view: string, content: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${view}">${content}</svg>`,
    );

  await writeFile(
    `${folder}icon.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>Vesper</title>${starMark(32, 'star')}</svg>\n`,
  );
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 416 100"><title>Vesper</title>${starMark(92, 'star')}<g transform="translate(108 12)">${nameInStrokes('#f6f2fb')}</g></svg>\n`;
  await writeFile(`${folder}logo.svg`, logo);
  await save('icon-512.png', sharp(Buffer.from(iconSvg(96))).png({ palette: true, quality: 92 }));
  await save(
    'icon-192.png',
    sharp(Buffer.from(iconSvg(72)))
      .resize(192)
      .png({ palette: true, quality: 92 }),
  );
  await save(
    'apple-touch-icon.png',
    sharp(Buffer.from(iconSvg(72)))
      .resize(180)
      .png({ palette: true, quality: 92 }),
  );

  const w = 1714;
  const words = `<g transform="translate(110 330)">${starMark(150, 'mark')}</g><g transform="translate(280 356) scale(1.5)">${nameInStrokes('#ffffff')}</g>`;
  const veil = `<defs>${linear(
    'veil',
    [0, 0, 1000, 0],
    [
      [0, '#0d0a22', 0.82],
      [1, '#0d0a22', 0],
    ],
  )}</defs><rect width="${w}" height="900" fill="url(#veil)"/>`;
  const openGraph = document(1200, 630, `0 0 ${w} 900`, `${dusk(w, 1180)}${people()}${veil}${words}`);
  await save('open-graph.png', sharp(openGraph).png({ palette: true, quality: 90, dither: 1, effort: 10 }));
  await save(
    'hero.webp',
    sharp(document(1600, 900, '0 0 1600 900', dusk(1600, 1180))).webp({ quality: 74, effort: 6 }),
  );
  await save(
    'hero-wide.webp',
    sharp(document(2400, 900, '0 0 2400 900', dusk(2400, 1700))).webp({ quality: 70, effort: 6 }),
  );
  return bytes;
}
