import type { Language } from '#kit/i18n/language.ts';
import { localeOf } from '#kit/i18n/language.ts';

/** What amounts are counted in. They are kept as whole hundredths of it, never in a fraction (spec 1 §9). */
export interface Unit {
  /** ISO 4217 for a currency (`EUR`), else a name of the product's own. */
  readonly code: string;
  /** Decimals that are shown of a whole amount; one that is not whole has two. */
  readonly decimals: 0 | 2;
  /** Written with the sign of the currency. */
  readonly sign?: true;
}

export const euros: Unit = { code: 'EUR', decimals: 2, sign: true };

/** An amount for people, in the language's digits. */
export function formatAmount(hundredths: number, unit: Unit, language: string): string {
  const digits = unit.decimals === 0 && hundredths % 100 === 0 ? 0 : 2;
  return numberFormat(language, unit.sign ? unit.code : digits).format(hundredths / 100);
}

const formats = new Map<string, Intl.NumberFormat>();

/** Making a number format costs as much as rendering a card; a page shows a hundred prices. */
function numberFormat(language: string, style: string | 0 | 2): Intl.NumberFormat {
  const key = `${language} ${style}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(
    localeOf[language as Language] ?? localeOf.en,
    typeof style === 'string'
      ? { style: 'currency', currency: style }
      : { minimumFractionDigits: style, maximumFractionDigits: style },
  );
  formats.set(key, made);
  return made;
}
