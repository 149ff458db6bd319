import type { Language } from '#kit/i18n/language.ts';
import { localeOf } from '#kit/i18n/language.ts';

/** An amount as it stands in a field to type over: two decimals with the language's decimal sign, nothing between thousands. */
export const amountText = (hundredths: number, language: Language): string =>
  new Intl.NumberFormat(localeOf[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  }).format(hundredths / 100);

/** An amount as people type it, `12,80` or `12.8`, in hundredths whatever the language; NaN for what is none. */
export function parseAmount(text: string): number {
  const plain = text.trim().replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN;
}
