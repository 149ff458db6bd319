import type { Translator } from '#kit/i18n/translator.ts';

/** The words of a domain for a field of what is asked for: `vouchers.grant` and `amount` are `vouchers.office.amount`, as in its form. */
export const askedKey = (as: string, name: string): string => `${as.slice(0, as.indexOf('.'))}.office.${name}`;

/** Where no form says a field: `guest.lock` and `forGood` are `guest.office.asked.forGood`. */
export const onlyAskedKey = (as: string, name: string): string => askedKey(as, `asked.${name}`);

/** What a field of what is asked for is called. */
export const askedName = (t: Pick<Translator, 'maybe'>, as: string, name: string): string =>
  t.maybe(onlyAskedKey(as, name)) ?? t.maybe(askedKey(as, name)) ?? name;

/** A value of what is asked for in words: yes or no, a choice by its name, an instant as a day; everything else as it was written. */
export function askedValue(
  t: Translator,
  format: { date(at: number): string },
  as: string,
  name: string,
  value: string,
): string {
  if (value === 'true' || value === 'false') return t(`office.office.decisions.is.${value}`);
  if (/Day$/.test(name) && /^\d+$/.test(value)) return format.date(Number(value));
  return value === '' ? '–' : (t.maybe(`${askedKey(as, name)}.${value}`) ?? value);
}
