import { redirect } from 'react-router';
import type { Result } from '#kit/contract/client.ts';
import { derived } from '#kit/records/derived.ts';
import type { ListedPage } from '#kit/web/page/page-head.ts';
import { refused } from '#kit/web/page/refused.ts';
import type { ModelPage } from '../../contract/index.ts';
import type { CardFacts } from './card-facts.ts';
import { cardFacts } from './card-facts.ts';
import { firstPage } from './list-request.ts';

/** The data of a call while rendering; a refusal becomes the page for its status. */
export function dataOr404<T>(result: Result<T>): T {
  if (!result.ok) throw refused(result.problem.status);
  return result.data;
}

/** The page of a list an address asks for; a page past the last one leads to the first, so none is empty. */
export function pageOfList(result: Result<ModelPage>, url: string, page: number): ModelPage {
  const list = dataOr404(result);
  if (page > 1 && list.items.length === 0) throw redirect(firstPage(url));
  return list;
}

/** A page of performers as cards. */
export interface Cards {
  readonly items: readonly CardFacts[];
  readonly total: number;
  readonly online: number;
  /** What everybody in it is, by the names of the address. */
  readonly is: readonly string[];
}

/** The same for the same answer, so that what is rendered of it can be kept (kit/web/page/kept-parts.tsx). */
const madeOf = derived(
  ({ items, total, online, onlyGender }: ModelPage): Cards => ({
    items: items.map(cardFacts),
    total,
    online,
    is: onlyGender ? ['gender'] : [],
  }),
);

export const cardsOf = (result: Result<ModelPage>): Cards => madeOf(dataOr404(result));

/** The performers of a list as machines are told of them. */
export const listedItems = (items: ModelPage['items']): ListedPage['items'] =>
  items.map(({ name }) => ({ name, page: 'performers.profile', params: { actorName: name } }));
