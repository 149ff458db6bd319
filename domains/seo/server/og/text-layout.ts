import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { clip } from '#kit/text/clip.ts';

const require = createRequire(import.meta.url);

/** One step of an outline, with the numbers its letter takes. */
interface Step {
  readonly type: 'M' | 'L' | 'Q' | 'C' | 'Z';
  readonly x1?: number;
  readonly y1?: number;
  readonly x2?: number;
  readonly y2?: number;
  readonly x?: number;
  readonly y?: number;
}

/** What we use of a font. */
interface Font {
  charToGlyphIndex(character: string): number;
  getAdvanceWidth(text: string, size: number): number;
  getPath(text: string, x: number, baseline: number, size: number): { readonly commands: readonly Step[] };
}

/** The package is CommonJS and brings no types of its own. */
const opentype = require('opentype.js') as { parse(bytes: ArrayBuffer): Font };

/** The weights of the site's typeface that pictures use. */
export type Weight = 500 | 800;

const loaded = new Map<Weight, readonly Font[]>();

/** The typeface of the site from its package, Latin and extended Latin; nothing is asked of the system. */
function fontsOf(weight: Weight): readonly Font[] {
  const known = loaded.get(weight);
  if (known) return known;
  const fonts = ['latin', 'latin-ext', 'cyrillic', 'greek'].map((part) => {
    const { buffer, byteOffset, byteLength } = readFileSync(
      require.resolve(`@fontsource/manrope/files/manrope-${part}-${weight}-normal.woff`),
    );
    return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
  });
  loaded.set(weight, fonts);
  return fonts;
}

/** A text in stretches that one font knows; what none knows becomes a space. */
function stretches(text: string, weight: Weight): { font: Font; text: string }[] {
  const fonts = fontsOf(weight);
  const [first] = fonts;
  const found: { font: Font; text: string }[] = [];
  for (const character of text.normalize('NFC')) {
    const font = fonts.find((one) => one.charToGlyphIndex(character) > 0);
    const use = font ?? first;
    if (!use) continue;
    const last = found.at(-1);
    if (last?.font === use) last.text += font ? character : ' ';
    else found.push({ font: use, text: font ? character : ' ' });
  }
  return found;
}

export function widthOf(text: string, weight: Weight, size: number): number {
  return stretches(text, weight).reduce((sum, { font, text: part }) => sum + font.getAdvanceWidth(part, size), 0);
}

/** Steps as SVG path data. The package's own writer loses numbers close to a whole one. */
const outline = (steps: readonly Step[]): string =>
  steps
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const numbers = [x1, y1, x2, y2, x, y].filter((number) => number !== undefined);
      return type + numbers.map((number) => number.toFixed(2)).join(' ');
    })
    .join('');

/** A line of text as SVG outlines, its baseline at `y`. */
export function line(text: string, at: { x: number; y: number; weight: Weight; size: number; fill: string }): string {
  let { x } = at;
  const paths = stretches(text, at.weight).map(({ font, text: part }) => {
    const data = outline(font.getPath(part, x, at.y, at.size).commands);
    x += font.getAdvanceWidth(part, at.size);
    return data;
  });
  return `<path fill="${at.fill}" d="${paths.join('')}"/>`;
}

/** A text broken between words into at most `most` lines of `width`; what does not fit ends in an ellipsis. */
export function wrapped(text: string, weight: Weight, size: number, width: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, weight, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= most && lines.every((one) => widthOf(one, weight, size) <= width)) return lines;
  return lines.slice(0, most).map((one, index) => {
    if (index < most - 1 && widthOf(one, weight, size) <= width) return one;
    let short = one;
    while (short.length > 1 && widthOf(`${short}…`, weight, size) > width) short = clip(short, short.length - 1);
    return index === most - 1 || short !== one ? `${short.replace(/[\s,.;:–-]+$/, '')}…` : one;
  });
}

/** The largest of the sizes in which a text stands on one line; the smallest when none is small enough. */
export function fitting(text: string, weight: Weight, sizes: readonly number[], width: number): number {
  return sizes.find((size) => widthOf(text, weight, size) <= width) ?? sizes.at(-1) ?? 40;
}
