/**
 * What is typed or pasted and names something: a number to call, a code, a mail address, an order or transaction, words to look for.
 * Where it is copied from adds what nobody sees or means; what may be taken away is said for each kind, and nothing else is changed.
 */
export const typedKinds = ['phone', 'code', 'email', 'reference', 'search'] as const;
export type TypedKind = (typeof typedKinds)[number];

/** Marks of direction and other signs that are drawn as nothing, but those that join letters (U+200C, U+200D). */
const unseen =
  /\u00ad|\u034f|\u061c|\u180e|\u200b|\u200e|\u200f|[\u202a-\u202e]|[\u2060-\u206f]|\ufeff|[\ufff9-\ufffb]/g;
const joiners = /\u200c|\u200d|\ufe0e|\ufe0f/g;
/** The same, spaces and line ends, at both ends of a text. */
const atEnds = /^(?:[\p{Z}\s]|\p{Cf})+|(?:[\p{Z}\s]|\p{Cf})+$/gu;
/** Spaces of any width, and line ends. */
const spaces = /[\p{Z}\s]+/gu;
const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
/** Quotes and the full stop of a sentence that a code was copied with. */
const around = /^[\s"'«»„“”‚‘’‹›([<]+|[\s"'«»„“”‚‘’‹›)\]>.,;:!]+$/gu;

const plain = (text: string): string =>
  text.normalize('NFKC').replace(unseen, '').replace(joiners, '').replace(spaces, ' ').trim();

const kinds: Readonly<Record<TypedKind, (text: string) => string>> = {
  // Wide figures, dashes and spaces as usual ones; `tel:` and what an address of a number has behind it are taken off.
  phone: (text) =>
    plain(text)
      .replace(/^(?:(?:tel|callto|sms):\s*)+/i, '')
      .replace(/;(?:ext|phone-context|isub)=.*$/i, '')
      .replace(dashes, '-'),
  // Case and hyphens stay: whether they matter is the code's own rule.
  code: (text) => plain(text).replace(dashes, '-').replace(around, ''),
  // Inside nothing is changed: what is hidden there is for the rule of addresses to refuse.
  email: (text) =>
    text
      .replace(atEnds, '')
      .replace(/^(?:mailto:\s*)+/i, '')
      .replace(/^<+(.*?)>+$/s, '$1')
      .replace(/(?<=@[^?]*)\?(?:subject|body|cc|bcc)=.*$/is, '')
      .replace(atEnds, ''),
  reference: (text) => plain(text).replace(dashes, '-').replace(around, ''),
  // Composed letters are found by composed ones; how far letters are alike is the search's own rule (`foldOf`).
  search: (text) => text.normalize('NFC').replace(unseen, '').replace(spaces, ' ').trim(),
};

/** What somebody typed or pasted, as what it names is looked for. Doing it again changes nothing. */
export const asTyped = (kind: TypedKind, text: string): string => kinds[kind](text);
