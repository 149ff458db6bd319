import unhomoglyph from 'unhomoglyph';
import { ownValue } from '#kit/records/own-value.ts';
import { letterOfSmallCapital } from './look-alikes.ts';

/** Signs nobody sees; they would make two names that look alike two names (UTS 39 §4: default ignorable code points). */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;
const marks = /\p{M}/gu;

/** A letter by letter reading: other scripts' and fancy letters as the plain ones they pass for, accents left out. */
export function toPlainLetters(text: string): string {
  const visible = text.normalize('NFKD').replace(unseen, '').replace(marks, '');
  // Letters of ASCII stay themselves: the table writes `m` as `rn`, which is for comparing alone.
  const letters = Array.from(visible, (sign) => (sign <= '\u007f' ? sign : letterOf(sign)));
  return letters.join('').normalize('NFKD').replace(marks, '').toLowerCase();
}

/** Capitals with a stroke, and turned ones, as the letters they pass for; the confusables table knows some of them only. */
const strokes: Readonly<Record<string, string>> = { Ⱥ: 'A', ⱥ: 'a', Ʌ: 'A', ʌ: 'a', Λ: 'A' };

/** Small capitals first: the table reads some as others. */
function letterOf(sign: string): string {
  const letter = letterOfSmallCapital(ownValue(strokes, sign) ?? sign);
  return letter === sign ? Array.from(unhomoglyph(sign), letterOfSmallCapital).join('') : letter;
}

/**
 * What a name looks like, for comparing: two names with the same skeleton would be taken for one another. The skeleton
 * of Unicode UTS 39 §4 (its confusables table, by `unhomoglyph`), further without case, accents and separators, and with
 * `i`, `l` and `1` as one, since which of them is a stroke depends on case. Not for showing.
 */
export function skeletonOf(name: string): string {
  return toPlainLetters(unhomoglyph(toPlainLetters(name)))
    .replace(/[i|!]/g, 'l')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Sets of scripts that are written together (UTS 39 §5.2, "highly restrictive"); all others stand alone. */
const together = [
  /^[\p{Script_Extensions=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{scx=Latn}\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{scx=Latn}\p{scx=Hani}\p{scx=Hang}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{scx=Latn}\p{scx=Hani}\p{scx=Bopo}\p{Script=Common}\p{Script=Inherited}]*$/u,
  ...['Grek', 'Cyrl', 'Arab', 'Hebr', 'Thai', 'Deva', 'Geor', 'Armn', 'Beng', 'Taml'].map(
    (script) => new RegExp(`^[\\p{scx=${script}}\\p{Script=Common}\\p{Script=Inherited}]*$`, 'u'),
  ),
];

/** Whether a name mixes scripts as no language does: `Vеsper` with a Cyrillic е. */
export function mixesScripts(name: string): boolean {
  return !together.some((scripts) => scripts.test(name));
}
