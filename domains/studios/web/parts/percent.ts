import type { Language } from '#kit/contract/access.ts';
import { localeOf } from '#kit/i18n/language.ts';

/** A share as people read it: 2,500 is `25 %`. */
export const shareText = (basisPoints: number, language: Language): string =>
  new Intl.NumberFormat(localeOf[language], { style: 'percent', maximumFractionDigits: 2 }).format(
    basisPoints / 10_000,
  );
