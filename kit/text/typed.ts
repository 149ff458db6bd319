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
/** Quotes, signs of bold and of code in messengers, and the full stop of a sentence that a code was copied with. */
const around = /^[\s"'`´*_~«»„“”‚‘’‹›([<]+|[\s"'`´*_~«»„“”‚‘’‹›)\]>.,;:!]+$/gu;
/** The same around a number to call, but the brackets of its area. */
const aroundNumber = /^[\s"'`´*_~«»„“”‚‘’‹›[<:.\p{So}]+|[\s"'`´*_~«»„“”‚‘’‹›\]>.,;:!]+$/gu;
/** What stands before a number in signatures and on cards, in the languages of the site; and the schemes of links. */
const beforeNumber =
  /^(?:(?:tel|callto|sms|whatsapp|tel[eé]fono|telefon|telefoon|telephone|phone|mobile|mobil|mobiel|m[oó]vil|cell|handy|tlf|tfno|m|t)(?:[- ]?(?:nummer|number|nr))?(?:[.:] *)+|(?:tel|phone|telefon|telefoon|tel[eé]fono|mobile?|mobiel|m[oó]vil|handy|whatsapp) +)(?=[+(\d"'*_<])/i;

const plain = (text: string): string =>
  text.normalize('NFKC').replace(unseen, '').replace(joiners, '').replace(spaces, ' ').trim();

const kinds: Readonly<Record<TypedKind, (text: string) => string>> = {
  // Wide figures, dashes and spaces as usual ones; `tel:`, "Tel." and what an address of a number has behind it are taken off, and
  // the brackets of a country's code: "(+49) 170" is "+49 170".
  phone: (text) =>
    plain(text)
      .replace(aroundNumber, '')
      .replace(beforeNumber, '')
      .replace(/;(?:ext|phone-context|isub)=.*$/i, '')
      .replace(/^\( ?((?:\+|00) ?\d{1,4}) ?\) ?/, '$1 ')
      .replace(dashes, '-'),
  // Case and hyphens stay: whether they matter is the code's own rule.
  code: (text) => plain(text).replace(dashes, '-').replace(around, ''),
  // Within the address nothing is changed: what is hidden there is for the rule of addresses to refuse. A name before it goes.
  email: (text) =>
    text
      .replace(atEnds, '')
      .replace(/^mailto:\s*/i, '')
      .replace(/^[^<>@]*<([^<>]*)>$/s, '$1')
      .replace(/^<+(.*?)>+$/s, '$1')
      .replace(/^(["'`*_])(.*)\1$/s, '$2')
      .replace(/(?<=@[^?]*)\?(?:subject|body|cc|bcc)=.*$/is, '')
      .replace(/(?<=@.*)[.,;:!]+$/s, ''),
  // The number of an order, a sale or an audited thing: what is compared as it stands.
  reference: (text) => plain(text).replace(dashes, '-').replace(around, ''),
  // Composed letters are found by composed ones; how far letters are alike is the search's own rule (`foldOf`).
  search: (text) => text.normalize('NFC').replace(unseen, '').replace(spaces, ' ').trim(),
};

/** No name, number or address is longer, in UTF-16 units; the limits of the fields refuse what is. */
const longest = 500;

/**
 * What somebody typed or pasted, as what it names is looked for. What copying added may stand in what else it added, so it is taken off
 * until nothing is left of it: doing it again changes nothing. What is longer than anything that names something is left as it is.
 */
export function asTyped(kind: TypedKind, text: string): string {
  let read = text;
  for (let before = ''; before !== read && read.length <= longest; ) {
    before = read;
    read = kinds[kind](read);
  }
  return read;
}
