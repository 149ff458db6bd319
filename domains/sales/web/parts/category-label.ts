import { filled } from 'virtual:slots/sales.purchaseCategoryWords';
import type { Translator } from '#kit/i18n/translator.ts';
import { fillingsOf } from '#kit/web/slots/slots.ts';
import type { purchaseCategoryWords } from '../slots.ts';

const words = fillingsOf<typeof purchaseCategoryWords>(filled);

/** What a category is called; its name where its domain is gone. */
export function categoryLabel(t: Translator, category: string): string {
  const label = words.find(({ facts }) => facts.category === category)?.facts.label;
  return (label && t.maybe(label)) ?? category;
}
