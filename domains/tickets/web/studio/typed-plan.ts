import { coins as coinUnit } from '#domains/ledger/contract/coins.ts';
import type { Entry } from '#kit/entries/entry.ts';
import { amount, moment, number, percent } from '#kit/entries/entry.ts';
import { entryWords } from '#kit/entries/entry-words.ts';
import { readEntry } from '#kit/entries/read-entry.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { ShowPlan } from '../../contract/studio.ts';
import { highestTicketPrice } from '../../contract/studio.ts';

const price = amount(coinUnit, { least: 0, most: highestTicketPrice });

/** How what is typed of a show is read; the contract holds the same bounds. */
export const entries = {
  start: moment,
  goal: number({ least: 1, most: 1000 }),
  price,
  latePrice: price,
  promoPercent: percent({ least: 1, most: 100 }),
  promoMost: number({ least: 1, most: 1000 }),
} satisfies Record<string, Entry>;

/** A show as it stands in the form: what is a number or a time is still text. */
export interface TypedPlan extends Pick<ShowPlan, 'title' | 'description' | 'postBuyInfo' | 'letsLateIn'> {
  readonly by: 'time' | 'goal';
  readonly entries: Readonly<Record<keyof typeof entries, string>>;
  readonly minutes: string;
  readonly lateMinutes: string;
  readonly promoCode: string;
}

const nothing = { de: '', en: '', nl: '', es: '' };

export const emptyPlan: TypedPlan = {
  title: nothing,
  description: nothing,
  postBuyInfo: nothing,
  letsLateIn: true,
  by: 'time',
  entries: { start: '', goal: '', price: '', latePrice: '', promoPercent: '20', promoMost: '20' },
  minutes: '60',
  lateMinutes: '60',
  promoCode: '',
};

/** What the contract takes, or the sentence at each field that cannot be read. */
export function readPlan(
  typed: TypedPlan,
  language: Language,
): { readonly plan: ShowPlan } | { readonly wrong: Readonly<Record<string, string>> } {
  const wrong: Record<string, string> = {};
  const read = (name: keyof typeof entries, isNeeded: boolean): number | null => {
    const reading = readEntry(typed.entries[name], entries[name]);
    if ('value' in reading) return reading.value;
    if ('refused' in reading) wrong[name] = entryWords(reading.refused, entries[name], language);
    else if (isNeeded) wrong[name] = entryWords('missing', entries[name], language);
    return null;
  };
  const { title, description, postBuyInfo, letsLateIn } = typed;
  const promoCode = typed.promoCode.trim() || null;
  const plan = {
    ...{ title, description, postBuyInfo, letsLateIn, promoCode },
    start: typed.by === 'time' ? read('start', true) : null,
    goal: typed.by === 'goal' ? read('goal', true) : null,
    minutes: Number(typed.minutes),
    price: read('price', true) ?? 0,
    latePrice: read('latePrice', false),
    lateMinutes: Number(typed.lateMinutes),
    promoPercent: promoCode ? (read('promoPercent', true) ?? 20) : 20,
    promoMost: promoCode ? (read('promoMost', true) ?? 20) : 20,
  };
  return Object.keys(wrong).length > 0 ? { wrong } : { plan };
}
