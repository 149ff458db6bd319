import { filled } from 'virtual:slots/sales.kindWords';
import type { Translator } from '#kit/i18n/translator.ts';
import { fillingsOf } from '#kit/web/slots/slots.ts';
import type { SaleCause, saleKindWords } from '../slots.ts';

const factsOf = (kind: string) =>
  fillingsOf<typeof saleKindWords>(filled).find((each) => each.facts.kind === kind)?.facts;

/** Where the office finds what a sale was for; undefined where nothing of it is kept. */
export const causeOf = (kind: string): SaleCause | undefined => factsOf(kind)?.cause;

/** What a kind of sale is called; its name where its domain is gone. */
export function kindLabel(t: Translator, kind: string): string {
  const facts = factsOf(kind);
  return (facts && t.maybe(facts.label)) ?? kind;
}
