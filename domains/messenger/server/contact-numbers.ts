import { ownValue } from '#kit/records/own-value.ts';
import { isCounted, withoutHarmless } from './contact-harmless.ts';

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

/** Words that people put between the figures of a number; so do single letters. */
const joining = new Set(
  'und and or oder of then dann danach plus en dan daarna y luego despues mas minus menos strich dash hyphen streepje guion bindestrich slash schragstrich punkt dot punt punto komma comma coma leer space spatie espacio pause weiter nochmal gefolgt von followed by gevolgd door seguido de sowie mal times keer veces so'.split(
    ' ',
  ),
);
/** Who says this means a number to call. */
const calling =
  /(?<!\p{L})(?:call|ring|phone|sms|ruf|anruf\p{L}*|tel|telefon\p{L}*|telefoon\p{L}*|telephone|handy|mobile?|movil|gsm|bel|llama\p{L}*)(?!\p{L})/u;

/** Some figures that stand together, and what stands before them. */
interface Group {
  readonly figures: string;
  readonly words: boolean;
  readonly before: string;
}

/** Signs of a number at most that is said without a space; what is longer is noise. */
const longest = 120;
/** A number has at most these many figures (E.164: 15, and the two noughts before it). */
const most = 17;

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

/** The words and figures of a text; letters within figures are words of their own: `0170x123`. `inside`: they stand within. */
function* chunksOf(text: string): Generator<{ chunk: string; at: number; inside: boolean }> {
  for (const { 0: whole, index } of text.matchAll(/[\p{L}\p{N}|]+/gu)) {
    if (read(whole) !== null || !/\d/.test(whole)) yield { chunk: whole, at: index, inside: false };
    else for (const part of whole.matchAll(/\d+|\D+/g)) yield { chunk: part[0], at: index + part.index, inside: true };
  }
}

/**
 * Runs of figures, each in its parts: within one nothing but separators stand between figures; between two a comma beside a longer
 * one, or words that people put between the figures of a number.
 */
function runsOf(text: string): Group[][][] {
  const runs: Group[][][] = [];
  let run: Group[][] = [];
  let end = 0;
  let joints = 0;
  const close = (): void => {
    if (run.length > 0) runs.push(run);
    run = [];
  };
  for (const { chunk, at, inside } of chunksOf(text)) {
    const before = text.slice(end, at);
    end = at + chunk.length;
    const group = read(chunk);
    if (before.length > 16) close();
    if (group === null) {
      joints += 1;
      if (joints > 3 || !(inside || chunk.length === 1 || joining.has(chunk))) close();
      continue;
    }
    const last = run.at(-1)?.at(-1);
    const isLong = /[,;]/.test(before) && last !== undefined && (group.figures.length > 1 || last.figures.length > 1);
    const here = { ...group, before };
    if (run.length === 0 || joints > 0 || isLong || before.length > 4) run.push([here]);
    else run.at(-1)?.push(here);
    joints = 0;
  }
  close();
  return runs;
}

const valuesOf = (run: readonly Group[]): number[] => run.map((group) => Number(group.figures));

/** Signs in a row that nobody is called by: all the same, round, counted. */
const isRow = (figures: string): boolean =>
  /^(\d)\1+$/.test(figures) ||
  /^[1-9]\d{0,2}0{5,}$/.test(figures) ||
  '1234567890'.includes(figures) ||
  '9876543210'.includes(figures);

/** Small numbers that rise, as they are drawn and bet on: `4 8 15 16 23 42`. */
const isDrawn = (run: readonly Group[]): boolean =>
  run.length > 3 &&
  run.every(({ figures }, at) => figures.length < 3 && (at === 0 || Number(figures) > Number(run[at - 1]?.figures)));

/** The same few again and again, as in scores, beats and steps: `3 4 3 4 3 4`, `5 6 7 8 5 6 7 8`. */
function isRepeated(run: readonly Group[]): boolean {
  const values = valuesOf(run);
  if (values.length < 4) return false;
  if (new Set(values).size <= 2) return true;
  return [3, 4, 8].some(
    (period) =>
      values.length >= 2 * period &&
      (period < 5 || isCounted(values.slice(0, period))) &&
      values.every((each, at) => each === values[at % period]),
  );
}

function isNumber(run: readonly Group[], isCalling: boolean): boolean {
  const all = run.map((group) => group.figures).join('');
  const single = run.every((group) => group.figures.length === 1);
  if ((single || run.length > 2) && (isCounted(valuesOf(run)) || isRepeated(run))) return false;
  if (run.some(({ words }) => words) || single) return all.length >= 7;
  const isDialled = /^0/.test(all) || run[0]?.before.endsWith('+');
  if (isDialled) return all.length >= 7 && !(run.length > 3 && isList(run));
  if (run.length === 1 ? !isCalling && isRow(all) : isDrawn(run)) return false;
  // Eight figures are a score, an order or a day as often as a number, which nobody reaches without its prefix.
  if (all.length < (isCalling ? 8 : 9)) return false;
  return !(run.length > 1 && run.every((group) => /^(?:[1-9]\d*00|(?:19|20)\d\d)$/.test(group.figures)));
}

/** Mobile numbers of Germany, Austria, Switzerland, the Netherlands, Belgium, Spain, Britain, France with their country's. */
const abroad = /^(?:491[5-7]|436|417|316|324|34[67]|447|33[67])/;

/** Tracks, pages and times that rise: `01, 03, 07`, `0805, 0825, 0845`. */
function isList(run: readonly Group[]): boolean {
  const values = valuesOf(run);
  const width = run[0]?.figures.length ?? 0;
  if (!run.every((group) => group.figures.length === width)) return false;
  if (!values.every((each, at) => at === 0 || each > (values[at - 1] as number))) return false;
  return width === 2
    ? Math.max(...values) <= 50
    : width === 4 && values.every((each) => each < 2400 && each % 100 < 60);
}

/** Whether parts that commas or words stand between are one number: one that is dialled, or has its country's before it. */
function isJoined(parts: readonly (readonly Group[])[]): boolean {
  const groups = parts.flat();
  const all = groups.map((group) => group.figures).join('');
  const single = groups.every((group) => group.figures.length === 1);
  if (all.length < 9 || isCounted(valuesOf(groups)) || isRepeated(groups) || isList(groups)) return false;
  const [first] = groups;
  if (/^(?:0[1-9]|00[1-9]\d)/.test(first?.figures ?? '') || first?.before.endsWith('+')) return true;
  if (single && /^0[1-9]/.test(all)) return true;
  return all.length >= 11 && all.length <= 13 && abroad.test(all);
}

/** Every stretch of parts that is no longer than a number. */
function isNumberInParts(run: readonly (readonly Group[])[]): boolean {
  return run.some((_, from) => {
    let length = 0;
    for (let to = from; to < run.length; to += 1) {
      length += (run[to] ?? []).reduce((sum, group) => sum + group.figures.length, 0);
      if (length > most) return false;
      if (to > from && isJoined(run.slice(from, to + 1))) return true;
    }
    return false;
  });
}

/**
 * Whether a text in plain small letters without accents names a number to call, however it is written: in figures, in words of four
 * languages, apart, with letters in the place of figures, with words between them.
 */
export function namesNumber(text: string): boolean {
  const isCalling = calling.test(text);
  return runsOf(withoutHarmless(text)).some(
    (run) => run.some((part) => isNumber(part, isCalling)) || isNumberInParts(run),
  );
}
