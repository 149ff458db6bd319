/** A stretch of a text; with `href` where it is an address. */
export interface TextPart {
  readonly text: string;
  readonly href?: string;
}

const address = /https?:\/\/[^\s<>"“”«»\u3000-\u3002]+/giu;
/** What ends a sentence, not an address. */
const ends = /[.,;:!?'’‘…*_~|]+$/u;
const pairs: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
];

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/** An address without the full stop and the bracket that stand behind it; a bracket that was opened within it is its own. */
function addressIn(found: string): string {
  for (let now = found; ; ) {
    const without = now.replace(ends, '');
    const last = without.at(-1);
    const pair = pairs.find(([, closing]) => closing === last);
    const isTooMuch = pair !== undefined && countOf(without, pair[1]) > countOf(without, pair[0]);
    const next = isTooMuch ? without.slice(0, -1) : without;
    if (next === now) return now;
    now = next;
  }
}

/** A text in its parts: words, and the addresses in them, without what only stands behind those. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const href = addressIn(found);
    // Nothing but the beginning of an address is none.
    if (/^https?:\/\/$/iu.test(href) || URL.canParse(href) === false) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: href, href });
    from = index + href.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
