import sharp from 'sharp';
import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';
import { fitting, line, widthOf, wrapped } from './text-layout.ts';

/** The size every network asks for. */
const size = { width: 1200, height: 630 } as const;

/** What stands on a picture. */
export interface Motif {
  readonly siteName: string;
  /** A name or a page's title, big. */
  readonly title: string;
  /** One or two sentences below it. */
  readonly words: string;
  /** What the platform promises, in a pill. */
  readonly claim: string;
  /** One picture fills the right side, several stand there as cards. */
  readonly pictures: readonly Uint8Array[];
}

const colours = { ink: '#f6f2fb', soft: '#c9c0dd', night: '#0f0b1f', accent: '#c22e86' };
const left = 72;
/** The words end here; what is right of it belongs to the pictures. */
const column = 600;

const star =
  'M15 2.2c.9 6.3 2.3 9.1 4.6 10.6 2 1.3 4.9 1.9 10.4 2.2-5.5.4-8.5 1-10.5 2.5-2.4 1.8-3.6 5.1-4.5 13.3-.9-8.2-2.1-11.5-4.5-13.3C8.5 16 5.5 15.4 0 15c5.5-.3 8.4-.9 10.4-2.2 2.3-1.5 3.7-4.3 4.6-10.6Z';

/** Draws a picture as JPEG: the evening behind it, the words on the left, the people on the right. */
export async function draw(motif: Motif): Promise<Uint8Array> {
  assertOutsideTransaction('a drawing');
  const { pictures } = motif;
  const people = pictures.length === 1 && pictures[0] ? [await portrait(pictures[0])] : await cards(pictures);
  return sharp(svg(backdrop(pictures.length === 0)))
    .composite([...people, { input: svg(words(motif)), left: 0, top: 0 }])
    .flatten({ background: colours.night })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

const svg = (content: string, width: number = size.width, height: number = size.height): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`);

function backdrop(alone: boolean): string {
  const glow = (id: string, colour: string, strength: number) =>
    `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
  const mark = alone
    ? `<g transform="translate(760 130) scale(12)" opacity=".92"><path fill="url(#dusk)" d="${star}"/><circle cx="25.5" cy="6" r="2.1" fill="url(#dusk)"/></g>`
    : '';
  return (
    `<defs>${glow('violet', '#5b34b0', 0.55)}${glow('rose', '#c22e86', 0.42)}${glow('sun', '#f7b27a', 0.3)}${dusk}</defs>` +
    `<rect width="1200" height="630" fill="${colours.night}"/><circle cx="150" cy="20" r="560" fill="url(#violet)"/>` +
    `<circle cx="720" cy="720" r="520" fill="url(#rose)"/><circle cx="1130" cy="660" r="420" fill="url(#sun)"/>${mark}`
  );
}

const dusk =
  '<linearGradient id="dusk" x1="4" y1="26" x2="26" y2="4" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#8a5be8"/><stop offset=".55" stop-color="#e0459b"/><stop offset="1" stop-color="#f7b27a"/></linearGradient>';

/** The words: who we are at the top, the title and what it means in the middle, the promise at the foot. */
function words({ siteName, title, words: text, claim }: Motif): string {
  const width = column - left;
  const titleSize = fitting(title, 800, [104, 92, 80, 68], width);
  const titleLines = wrapped(title, 800, titleSize, width, titleSize > 68 ? 1 : 2);
  const textLines = wrapped(text, 500, 33, width, titleLines.length > 1 ? 2 : 3);
  const block = titleLines.length * titleSize * 1.08 + textLines.length * 46 + 14;
  let y = 318 - block / 2 + titleSize * 0.92;
  const parts = [
    `<defs>${dusk}</defs><g transform="translate(${left} 62) scale(1.75)"><path fill="url(#dusk)" d="${star}"/><circle cx="25.5" cy="6" r="2.1" fill="url(#dusk)"/></g>`,
    line(siteName, { x: left + 68, y: 104, weight: 800, size: 40, fill: colours.ink }),
  ];
  for (const one of titleLines) {
    parts.push(line(one, { x: left - titleSize * 0.04, y, weight: 800, size: titleSize, fill: colours.ink }));
    y += titleSize * 1.08;
  }
  y += 46 - titleSize * 0.5;
  for (const one of textLines) {
    parts.push(line(one, { x: left, y, weight: 500, size: 33, fill: colours.soft }));
    y += 46;
  }
  const pill = widthOf(claim, 800, 27) + 56;
  parts.push(
    `<rect x="${left}" y="506" width="${pill.toFixed(1)}" height="62" rx="31" fill="${colours.accent}"/>`,
    line(claim, { x: left + 28, y: 547, weight: 800, size: 27, fill: '#ffffff' }),
  );
  return parts.join('');
}

/** One person, filling the right side and fading into the evening. */
async function portrait(picture: Uint8Array) {
  const width = 660;
  const fade = svg(
    `<defs><linearGradient id="fade"><stop offset="0" stop-opacity="0"/><stop offset=".32" stop-opacity="1"/></linearGradient></defs><rect width="${width}" height="630" fill="url(#fade)"/>`,
    width,
  );
  const input = await sharp(picture)
    .resize(width, size.height, { fit: 'cover', position: 'top' })
    .ensureAlpha()
    .composite([{ input: fade, blend: 'dest-in' }])
    .png()
    .toBuffer();
  return { input, left: size.width - width, top: 0 };
}

const card = { width: 232, height: 310, gap: 22, radius: 24 };

/** Several people as cards in two columns that run out of the picture. */
async function cards(pictures: readonly Uint8Array[]) {
  const { width, height, gap, radius } = card;
  const shape = svg(`<rect width="${width}" height="${height}" rx="${radius}"/>`, width, height);
  const columns = [
    { x: 668, tops: [-70, 262, 594] },
    { x: 668 + width + gap, tops: [-180, 152, 484] },
  ];
  const seats = columns.flatMap(({ x, tops }) => tops.map((top) => ({ x, top })));
  const seated = seats.flatMap((seat, index) => {
    const picture = pictures[index % Math.max(1, pictures.length)];
    return picture ? [{ ...seat, picture }] : [];
  });
  return Promise.all(
    seated.map(async ({ x, top, picture }) => {
      const whole = await sharp(picture)
        .resize(width, height, { fit: 'cover', position: 'top' })
        .ensureAlpha()
        .composite([{ input: shape, blend: 'dest-in' }])
        .png()
        .toBuffer();
      // What stands above or below the picture is cut off before it is laid down.
      const from = Math.max(0, -top);
      const visible = Math.min(height, size.height - top) - from;
      const input = await sharp(whole).extract({ left: 0, top: from, width, height: visible }).png().toBuffer();
      return { input, left: x, top: Math.max(0, top) };
    }),
  );
}
