import { filled } from 'virtual:slots/sales.kindWords';
import type { Translator } from '#kit/i18n/translator.ts';
import { fillingsOf } from '#kit/web/slots/slots.ts';
import type { saleKindWords } from '../slots.ts';

/** What a kind of sale is called; its name where its domain is gone. */
export function kindLabel(t: Translator, kind: string): string {
  const facts = fillingsOf<typeof saleKindWords>(filled).find((each) => each.facts.kind === kind)?.facts;
  return (facts && t.maybe(facts.label)) ?? kind;
}
