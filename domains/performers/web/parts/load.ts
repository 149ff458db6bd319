import { redirect } from 'react-router';
import type { Result } from '#kit/contract/client.ts';
import type { ModelPage } from '../../contract/index.ts';
import type { CardFacts } from './card-facts.ts';
import { cardFacts } from './card-facts.ts';
import { firstPage } from './list-request.ts';

/** The data of a call while rendering; a refusal becomes the page for its status. */
export function dataOr404<T>(result: Result<T>): T {
  if (!result.ok) throw new Response(null, { status: result.problem.status || 503 });
  return result.data;
}

/** The page of a list an address asks for; a page past the last one leads to the first, so none is empty. */
export function pageOfList(result: Result<ModelPage>, url: string, page: number): ModelPage {
  const list = dataOr404(result);
  if (page > 1 && list.items.length === 0) throw redirect(firstPage(url));
  return list;
}

/** A page of performers as cards. */
export function cardsOf(result: Result<ModelPage>): { items: CardFacts[]; total: number; online: number } {
  const { items, total, online } = dataOr404(result);
  return { items: items.map(cardFacts), total, online };
}
