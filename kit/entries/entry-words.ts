import type { Texts } from '#kit/contract/problem.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Entry, EntryRefusal } from './entry.ts';
import { decimalsOf } from './entry.ts';
import { writeEntry } from './write-entry.ts';

const missing: Texts = {
  en: 'Please fill this in.',
  de: 'Bitte füll das aus.',
  nl: 'Vul dit in.',
  es: 'Rellena este campo.',
};
const wholeNumber: Texts = {
  en: 'Enter a whole number in digits, such as {example}.',
  de: 'Gib eine ganze Zahl in Ziffern ein, zum Beispiel {example}.',
  nl: 'Voer een heel getal in cijfers in, bijvoorbeeld {example}.',
  es: 'Escribe un número entero con cifras, por ejemplo {example}.',
};
const decimalNumber: Texts = {
  en: 'Enter a number in digits with at most {decimals} after the comma or point, such as {example}.',
  de: 'Gib eine Zahl in Ziffern ein, mit höchstens {decimals} nach Komma oder Punkt, zum Beispiel {example}.',
  nl: 'Voer een getal in cijfers in, met hoogstens {decimals} na de komma of punt, bijvoorbeeld {example}.',
  es: 'Escribe un número con cifras, con {decimals} como máximo tras la coma o el punto, por ejemplo {example}.',
};
const tooSmall: Texts = {
  en: 'It has to be at least {bound}.',
  de: 'Es müssen mindestens {bound} sein.',
  nl: 'Het moet minstens {bound} zijn.',
  es: 'Tiene que ser {bound} como mínimo.',
};
const tooLarge: Texts = {
  en: 'It may be at most {bound}.',
  de: 'Es dürfen höchstens {bound} sein.',
  nl: 'Het mag hoogstens {bound} zijn.',
  es: 'Puede ser {bound} como máximo.',
};
const tooLong: Texts = {
  en: 'This number is too large.',
  de: 'Diese Zahl ist zu groß.',
  nl: 'Dit getal is te groot.',
  es: 'Este número es demasiado grande.',
};
const noDay: Texts = {
  en: 'Choose a day that the calendar has.',
  de: 'Wähl einen Tag, den es im Kalender gibt.',
  nl: 'Kies een dag die in de kalender staat.',
  es: 'Elige un día que exista en el calendario.',
};
const noMoment: Texts = {
  en: 'Choose a day and a time.',
  de: 'Wähl einen Tag und eine Uhrzeit.',
  nl: 'Kies een dag en een tijd.',
  es: 'Elige un día y una hora.',
};
const skippedHour: Texts = {
  en: 'The clocks go forward then: this hour does not exist. Choose another.',
  de: 'Da werden die Uhren vorgestellt: Diese Stunde gibt es nicht. Wähl eine andere.',
  nl: 'Dan gaat de klok vooruit: dit uur bestaat niet. Kies een ander.',
  es: 'Entonces se adelanta el reloj: esa hora no existe. Elige otra.',
};

const places: Readonly<Record<1 | 2, Texts>> = {
  1: { en: 'one digit', de: 'einer Stelle', nl: 'één cijfer', es: 'una cifra' },
  2: { en: 'two digits', de: 'zwei Stellen', nl: 'twee cijfers', es: 'dos cifras' },
};

const said = (words: string, values: Readonly<Record<string, string>>): string =>
  words.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

function numberWords(entry: Exclude<Entry, { kind: 'day' | 'moment' }>, language: Language): string {
  const decimals = decimalsOf(entry);
  const inBounds = Math.min(entry.most ?? Number.MAX_SAFE_INTEGER, Math.max(entry.least ?? 0, 12));
  if (decimals === 0) return said(wholeNumber[language], { example: writeEntry(inBounds, entry, language) });
  const example = entry.kind === 'amount' ? 1250 : decimals === 1 ? 12.5 : 12.25;
  return said(decimalNumber[language], {
    decimals: places[decimals as 1 | 2][language],
    example: writeEntry(example, entry, language),
  });
}

/** What stands at a field whose entry was refused, in the language of whoever reads it. */
export function entryWords(refused: EntryRefusal | 'missing', entry: Entry, language: Language): string {
  if (refused === 'missing') return missing[language];
  if (refused === 'skipped') return skippedHour[language];
  if (entry.kind === 'day') return noDay[language];
  if (entry.kind === 'moment') return noMoment[language];
  const bound = refused === 'least' ? entry.least : entry.most;
  if (refused === 'unreadable' || refused === 'decimals') return numberWords(entry, language);
  if (bound === undefined) return tooLong[language];
  return said((refused === 'least' ? tooSmall : tooLarge)[language], { bound: writeEntry(bound, entry, language) });
}
