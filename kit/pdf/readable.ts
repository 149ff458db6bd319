/** Signs that people use and no part of the typeface has, as they are written without. */
const written: Readonly<Record<string, string>> = {
  '→': '->',
  '←': '<-',
  '↔': '<->',
  '⇒': '=>',
  '✓': 'v',
  '✔': 'v',
  '✗': 'x',
  '✕': 'x',
  '★': '*',
  '☆': '*',
  '♥': '<3',
  '❤': '<3',
  '♡': '<3',
  '☺': ':-)',
  '☹': ':-(',
  '‐': '-',
  '‑': '-',
  '−': '-',
  '●': '•',
  '▪': '•',
  '■': '•',
};

/** What cannot be shown and cannot be left out: a name in an alphabet that the typeface has none of. */
const unknown = '…';

/**
 * A text in signs that can be shown, by characters as people see them: composed letters as far as the typeface has them, wide, round and
 * fancy ones as the plain ones, symbols as they are written without, pictures left out, and where letters are left that nobody can
 * show, one sign that says so. Never a box.
 */
export function readable(text: string, has: (codePoint: number) => boolean): string {
  const hasAll = (signs: string): boolean => Array.from(signs).every((sign) => has(sign.codePointAt(0) as number));
  let shown = '';
  for (const { segment } of new Intl.Segmenter().segment(text.normalize('NFC'))) {
    const plain = segment.replace(/\p{Cf}|\p{Variation_Selector}/gu, '');
    if (/^\s+$/u.test(plain)) shown += /[\r\n]/.test(plain) ? plain : ' ';
    else if (plain !== '') shown += signOf(plain, hasAll, shown);
  }
  return shown.trim() === '' && text.trim() !== '' ? unknown : shown;
}

function signOf(plain: string, hasAll: (signs: string) => boolean, before: string): string {
  if (hasAll(plain)) return plain;
  const known = written[plain];
  if (known !== undefined) return known;
  const compatible = plain.normalize('NFKC');
  if (hasAll(compatible)) return compatible;
  const bare = plain.normalize('NFKD').replace(/\p{M}/gu, '');
  if (bare !== '' && hasAll(bare)) return bare;
  // A picture says nothing that the words beside it need; letters do.
  if (!/[\p{L}\p{N}]/u.test(plain)) return '';
  return before.endsWith(unknown) ? '' : unknown;
}
