import { ownValue } from '#kit/records/own-value.ts';

/** Figures as words in the four languages, without accents. */
const figures: readonly (readonly string[])[] = [
  ['null', 'zero', 'nul', 'cero'],
  ['eins', 'one', 'een', 'uno'],
  ['zwei', 'zwo', 'two', 'twee', 'dos'],
  ['drei', 'three', 'drie', 'tres'],
  ['vier', 'four', 'cuatro'],
  ['funf', 'fuenf', 'five', 'vijf', 'cinco'],
  ['sechs', 'six', 'zes', 'seis'],
  ['sieben', 'seven', 'zeven', 'siete'],
  ['acht', 'eight', 'ocho'],
  ['neun', 'nine', 'negen', 'nueve'],
];
const figureOf = new Map(figures.flatMap((words, figure) => words.map((word) => [word, String(figure)] as const)));
const inWords = [...figureOf.keys()].sort((a, b) => b.length - a.length).join('|');
const wholly = new RegExp(`^(?:\\d+|${inWords})+$`);
const piece = new RegExp(`\\d+|${inWords}`, 'g');

/** Letters that stand for figures, where figures stand beside them. */
const alike: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', '|': '1', z: '2' };

const units =
  'eur|euros?|coins?|munzen|monedas|punkte|punten|points?|puntos|prozent|procent|percent|k?g|kg|k?m|cm|mm|min|minuten|minutes|minutos|sekunden|seconds?|segundos|grad|graden|degrees|grados|tage?|dagen|days?|dias|jahre?n?|jaar|years?|anos|uhr|uur|kbit|mbit|mb|gb|schritte|stappen|steps|pasos';

/** What people say with figures: addresses, days, times, prices, scores, versions, sizes, spans of years. None of it is a number to reach somebody. */
const harmless: readonly RegExp[] = [
  /https?:\/\/\S+/g,
  /(?<![\d.,/-])(?:19|20)\d\d([-/.])\d{1,2}\1\d{1,2}(?![-/.]?\d)/g,
  /(?<![\d/.-])\d{1,2}([-/.])\d{1,2}\1(?:\d{4}|\d{2})(?![-/.]?\d)/g,
  /(?<![\d.])\d{1,2}[:.]\d{2}(?![.:]?\d)(?!\s\d)/g,
  /\b(?:19|20)\d\d\s*[-–/]\s*(?:19|20)?\d\d\b(?!\s?\d)/g,
  /(?:[€$£]\s*)\d[\d.,]*/g,
  new RegExp(`(?<![\\d.,-])[1-9]\\d{0,2}(?:[\\d.,]|\\s(?=\\d{3}\\b)){0,9}\\s*(?:[€$£%]|(?:${units})\\b)`, 'g'),
  /(?<![\d.,-])[1-9]\d{0,2}(?:([.,' ])\d{3})*\1?[.,' ]000\b(?![.,' ]?\d)/g,
  /\b\d{2,5}\s*[x×]\s*\d{2,5}\b/g,
  /(?<![\d.])[1-9]\d?(?:\.\d{1,3}){2,3}(?![.]?\d)/g,
  /(?<![\d-])(?:\d|[1-9]\d)\s?[:–-]\s?(?:\d|[1-9]\d)(?!\s?[\d:–-]\s?\d)(?!\s\d)\b/g,
];

/** Some figures that stand together, and what stands before them. */
interface Group {
  readonly figures: string;
  readonly words: boolean;
  readonly before: string;
}

/** Signs of a number at most that is said without a space; what is longer is noise. */
const longest = 120;

/** What a run of signs says in figures; null: it is a word. */
function read(chunk: string): Omit<Group, 'before'> | null {
  if (chunk.length > longest) return null;
  if (/^\d+$/.test(chunk)) return { figures: chunk, words: false };
  if (wholly.test(chunk)) {
    const said = (chunk.match(piece) ?? []).map((one) => figureOf.get(one) ?? one).join('');
    return { figures: said, words: true };
  }
  if (!/^[\doil|z]+$/.test(chunk) || !/\d/.test(chunk)) return null;
  return { figures: chunk.replace(/[oil|z]/g, (sign) => ownValue(alike, sign) ?? sign), words: false };
}

/** Figures that nothing but separators stand between. A comma parts numbers of several figures: that is a list. */
function runsOf(text: string): Group[][] {
  const runs: Group[][] = [];
  let run: Group[] = [];
  let end = 0;
  const close = (): void => {
    if (run.length > 0) runs.push(run);
    run = [];
  };
  for (const match of text.matchAll(/[\p{L}\p{N}|]+/gu)) {
    const before = text.slice(end, match.index);
    end = match.index + match[0].length;
    const group = read(match[0]);
    const last = run.at(-1);
    const isList = /[,;]/.test(before) && group !== null && last !== undefined;
    const isLong = isList && (group.figures.length > 1 || last.figures.length > 1);
    if (group === null || before.length > 4 || isLong) close();
    if (group !== null) run.push({ ...group, before });
  }
  close();
  return runs;
}

/** Each one more, or each one less, than the one before. */
function isCounted(numbers: readonly number[]): boolean {
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0);
  return step !== 0 && numbers.every((each, at) => at === 0 || each - (numbers[at - 1] as number) === step);
}

function isNumber(run: readonly Group[]): boolean {
  const all = run.map((group) => group.figures).join('');
  const single = run.every((group) => group.figures.length === 1);
  if (single && isCounted(run.map((group) => Number(group.figures)))) return false;
  if (run.some(({ words }) => words) || single) return all.length >= 7;
  const isDialled = /^0/.test(all) || run[0]?.before.endsWith('+');
  if (isDialled) return all.length >= 7;
  if (all.length < 8) return false;
  if (run.length > 1 && run.every((group) => /^(?:[1-9]\d*00|(?:19|20)\d\d)$/.test(group.figures))) return false;
  return !(run.length > 2 && isCounted(run.map((group) => Number(group.figures))));
}

/**
 * Whether a text in plain small letters without accents names a number to call, however it is written: in figures, in words of four
 * languages, apart, with letters in the place of figures.
 */
export function namesNumber(text: string): boolean {
  const rest = harmless.reduce((left, pattern) => left.replace(pattern, ' x '), text);
  return runsOf(rest).some(isNumber);
}
