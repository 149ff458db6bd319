import { dayOf } from '#kit/i18n/days.ts';
import type { Language } from '#kit/i18n/language.ts';
import { localeOf } from '#kit/i18n/language.ts';
import type { Entry } from './entry.ts';
import { momentText } from './zone.ts';

/** A value as it stands in its field, to type over: in the language's decimal sign, without separators of thousands. */
export function writeEntry(value: number | null | undefined, entry: Entry, language: Language): string {
  if (value === null || value === undefined) return '';
  if (entry.kind === 'day') return dayOf(value);
  if (entry.kind === 'moment') return momentText(value);
  const isAmount = entry.kind === 'amount';
  const digits = isAmount && !(entry.unit.decimals === 0 && value % 100 === 0) ? 2 : 0;
  return new Intl.NumberFormat(localeOf[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: isAmount ? 2 : (entry.decimals ?? 0),
    useGrouping: false,
  }).format(isAmount ? value / 100 : value);
}
