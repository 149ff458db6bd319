import sharp from 'sharp';
import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';
import type { MadePicture } from './own-pictures.ts';

/** What a drawn picture is painted in: hues of the sky above and below, and of what lies before it. */
export interface Mood {
  readonly hue: number;
  readonly motif: 'hills' | 'lake' | 'city' | 'bloom';
}

const sizes = { portrait: [640, 800], landscape: [800, 600] } as const;

/** The scene of a picture: simple shapes, nobody in it. */
function sceneOf({ hue, motif }: Mood, number: number, width: number, height: number): string {
  const at = (part: number): number => Math.round(height * part);
  const sun = { x: Math.round(width * (0.2 + 0.12 * (number % 6))), y: at(0.22 + 0.05 * (number % 4)), r: at(0.09) };
  const near = `hsl(${hue + 200} 30% 22%)`;
  const far = `hsl(${hue + 190} 32% 38%)`;
  const waves = (y: number, lift: number): string =>
    `M0 ${y} C ${width / 4} ${y - lift} ${width / 2} ${y + lift} ${(width * 3) / 4} ${y - lift / 2} S ${width} ${y} ${width} ${y} V ${height} H 0 Z`;
  const shapes = {
    hills: `<path d="${waves(at(0.62), 90)}" fill="${far}"/><path d="${waves(at(0.78), 60)}" fill="${near}"/>`,
    lake: `<rect y="${at(0.6)}" width="${width}" height="${at(0.4)}" fill="hsl(${hue + 180} 45% 45%)"/>${[0.66, 0.73, 0.82, 0.9].map((y, i) => `<rect x="${sun.x - 90 - 20 * i}" y="${at(y)}" width="${180 + 40 * i}" height="6" rx="3" fill="hsl(${hue + 30} 90% 85% / 0.5)"/>`).join('')}`,
    city: Array.from({ length: 9 }, (_, i) => {
      const tall = at(0.18 + 0.05 * ((i * 7 + number * 3) % 6));
      return `<rect x="${(i * width) / 9}" y="${height - tall}" width="${width / 9 - 6}" height="${tall}" rx="4" fill="${i % 2 ? far : near}"/>`;
    }).join(''),
    bloom: Array.from({ length: 7 }, (_, i) => {
      const x = Math.round((width * (i + 0.5)) / 7);
      const y = at(0.62 + 0.06 * ((i + number) % 4));
      const petals = [0, 60, 120, 180, 240, 300]
        .map(
          (turn) =>
            `<ellipse cx="${x}" cy="${y - 26}" rx="13" ry="24" transform="rotate(${turn} ${x} ${y})" fill="hsl(${hue + 300 + i * 9} 70% 72%)"/>`,
        )
        .join('');
      return `<path d="M${x} ${y} V${height}" stroke="${near}" stroke-width="6"/>${petals}<circle cx="${x}" cy="${y}" r="12" fill="hsl(${hue + 40} 85% 65%)"/>`;
    }).join(''),
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="hsl(${hue + 220} 45% 48%)"/><stop offset="1" stop-color="hsl(${hue + 20} 75% 76%)"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/><circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="hsl(${hue + 45} 95% 88%)"/>${shapes[motif]}</svg>`;
}

/** Draws one picture of a series, with its colours and light alone beside it. */
export async function drawPicture(mood: Mood, number: number): Promise<MadePicture> {
  assertOutsideTransaction('a drawn picture');
  const [width, height] = sizes[number % 3 === 1 ? 'landscape' : 'portrait'];
  const full = await sharp(Buffer.from(sceneOf(mood, number, width, height)))
    .webp({ quality: 78, effort: 1 })
    .toBuffer();
  const tiny = await sharp(full).resize({ width: 14, height: 14, fit: 'inside' }).png().toBuffer();
  const blurred = await sharp(tiny).resize({ width: 320, kernel: 'cubic' }).blur(12).webp({ quality: 60 }).toBuffer();
  return { full, blurred, width, height };
}
