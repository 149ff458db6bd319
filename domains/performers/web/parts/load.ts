import type { Result } from '#kit/contract/client.ts';
import type { ModelPage } from '../../contract/index.ts';
import type { CardFacts } from './card-facts.ts';
import { cardFacts } from './card-facts.ts';

/** The data of a call while rendering; a refusal becomes the page for its status. */
export function dataOr404<T>(result: Result<T>): T {
  if (!result.ok) throw new Response(null, { status: result.problem.status || 503 });
  return result.data;
}

/** A page of performers as cards. */
export function cardsOf(result: Result<ModelPage>): { items: CardFacts[]; total: number; online: number } {
  const { items, total, online } = dataOr404(result);
  return { items: items.map(cardFacts), total, online };
}
