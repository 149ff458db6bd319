/** A page with some of its parts left out, and the parts: those that were kept, and its data. */
export interface PageInParts {
  readonly text: string;
  readonly parts: readonly Buffer[];
}

/** What stands in a page's text for the part at this index. */
export const placeOf = (at: number): string => `<kept-part at="${at}"></kept-part>`;

const place = /<kept-part at="(\d+)"><\/kept-part>/;

/** The page as it is sent: each part in its place. */
export function wholePage({ text, parts }: PageInParts): Buffer {
  if (parts.length === 0) return Buffer.from(text);
  return Buffer.concat(text.split(place).map((one, at) => (at % 2 === 0 ? Buffer.from(one) : partAt(parts, one))));
}

function partAt(parts: readonly Buffer[], at: string): Buffer {
  const part = parts[Number(at)];
  if (!part) throw new Error(`A page names a part that it does not have: ${at}.`);
  return part;
}
