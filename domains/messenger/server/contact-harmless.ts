/** What stands in the place of what was taken out: a word that joins no figures. */
export const gone = ' taken ';

const units =
  'eur|euros?|cents?|dollars?|dolares|usd|gbp|pounds?|pfund|pond|libras?|chf|franken|pesos?|coins?|munzen|munten|monedas|punkte|punten|points?|puntos|prozent|procent|percent|k?g|k?m|cm|mm|min|minuten|minutes|minutos|sekunden|seconds?|segundos|grad|graden|degrees|grados|tage?|dagen|days?|dias|jahre?n?|jaar|years?|anos|uhr|uur|kbit|mbit|mb|gb|schritte|stappen|steps|pasos';

/** An amount has at most eight figures, or nine in groups of three; `612 345 678` is how a Spanish number is written. */
const amount =
  "(?:[1-9]\\d{0,7}(?:[.,]\\d{1,2})?|(?:[1-9]\\d?|[1-5]\\d\\d)(?:[.,' ]\\d{3}){1,2}(?:[.,]\\d{1,2})?|[1-9]\\d\\d[.,' ]\\d{3}(?:[.,]\\d{1,2})?|0[.,]\\d{1,2})";

/** Days, times, prices, scores, versions, sizes, spans of years. None of it is a number to reach somebody. */
const harmless: readonly RegExp[] = [
  /(?<![\d.,/-])(?:19|20)\d\d([-/.])\d{1,2}\1\d{1,2}(?![-/.]?\d)/g,
  /(?<![\d+])(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?!\d)/g,
  /(?<![\d/.-])\d{1,2}([-/.])\d{1,2}\1(?:\d{4}|\d{2})(?![-/.]?\d)/g,
  /(?<![\d.])(?!0\d[:.][6-9])\d{1,2}[:.]\d{2}(?![.:]?\d)(?!\s\d)/g,
  /\b(?:19|20)\d\d\s*[-–/]\s*(?:19|20)?\d\d\b(?!\s?\d)/g,
  new RegExp(`[€$£]\\s*${amount}(?![\\d.,' ]*\\d)`, 'g'),
  new RegExp(`(?<![\\d+][^\\p{L}\\d€$£¥%]{0,3}|[.,-])${amount}\\s*(?:[€$£¥%]|(?:${units})\\b)`, 'gu'),
  /(?<![\d.,-])[1-9]\d{0,2}(?:([.,' ])\d{3})?\1?[.,' ]000\b(?![.,' ]?\d)/g,
  /\b[1-9]\d{1,4}\s*[x×]\s*\d{2,5}\b/g,
  /(?<![\d.])[1-9]\d?(?:\.\d{1,2}){1,2}\.\d{1,3}(?![.]?\d)/g,
  /(?<![\d-])(?:\d|[1-9]\d)\s?[:–-]\s?(?:\d|[1-9]\d)(?!\s?[\d:–-]\s?\d)(?!\s\d)\b/g,
];

/** An address of a page; what else begins with a scheme is none. */
const page = /https?:\/\/(?:[\p{L}\d-]{1,63}\.){1,5}\p{L}{2,}(?![\p{L}\d.])\S*/gu;
/** A number that is dialled, in an address. */
const dialledIn = /(?<!\d)(?:\+|0)[1-9][\d./_-]{7,}/;

/** Numbers with one place behind the comma, in a row: `0,5 1,5 2,5`. */
const decimals = /(?<![\d.,])\d{1,2}[.,]\d(?:[\s/;,]{1,3}\d{1,2}[.,]\d)*(?![.,]?\d)/g;

/** Each one more, or each one less, than the one before; two say nothing yet. */
export function isCounted(numbers: readonly number[]): boolean {
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0);
  return (
    step !== 0 &&
    numbers.length > 2 &&
    numbers.every((each, at) => at === 0 || each - (numbers[at - 1] as number) === step)
  );
}

function isDialledByPlaces(list: string): boolean {
  const figures = list.replace(/\D/g, '');
  if (!/^0[1-9]/.test(figures) || figures.length < 9) return false;
  return !isCounted((list.match(/\d+[.,]\d/g) ?? []).map((each) => Number(each.replace(/\D/g, ''))));
}

/** A text in plain small letters without what people say with figures. */
export function withoutHarmless(text: string): string {
  const noPages = text.replace(page, (address) => (dialledIn.test(address) ? address : gone));
  const left = harmless.reduce((rest, pattern) => rest.replace(pattern, gone), noPages);
  return left.replace(decimals, (list) => (isDialledByPlaces(list) ? list : gone));
}
