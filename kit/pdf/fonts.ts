import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readable } from './readable.ts';

const require = createRequire(import.meta.url);

/** The parts of the site's typeface, in the order in which a sign is looked for. */
const parts = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'] as const;
/** The weights of words and of headings. */
export type Weight = 400 | 800;

/** What a PDF writer offers of the fonts it was given. */
export interface FontBook {
  registerFont(name: string, source: Buffer): unknown;
  font(name: string): unknown;
}

/** A stretch of text that one font has all signs of. */
export interface Run {
  readonly font: string;
  readonly text: string;
}

/**
 * The site's typeface from its package, embedded so that every reader shows the same signs. A package holds one alphabet
 * per file, so a text is cut into runs; a sign that no part has is written in signs they have ({@link readable}).
 */
export function pdfFonts(
  book: FontBook,
  has: (font: string, codePoint: number) => boolean,
): (text: string, weight: Weight) => Run[] {
  const nameOf = (part: string, weight: Weight): string => `${part}-${weight}`;
  for (const weight of [400, 800] as const)
    for (const part of parts) {
      const file = require.resolve(`@fontsource/manrope/files/manrope-${part}-${weight}-normal.woff`);
      book.registerFont(nameOf(part, weight), readFileSync(file));
    }
  return (text, weight) => {
    const runs: { font: string; text: string }[] = [];
    const hasAny = (codePoint: number): boolean => parts.some((one) => has(nameOf(one, weight), codePoint));
    for (const sign of readable(text, hasAny)) {
      const part = parts.find((one) => has(nameOf(one, weight), sign.codePointAt(0) ?? 0)) ?? parts[0];
      const font = nameOf(part, weight);
      const last = runs.at(-1);
      if (last?.font === font) last.text += sign;
      else runs.push({ font, text: sign });
    }
    return runs;
  };
}
