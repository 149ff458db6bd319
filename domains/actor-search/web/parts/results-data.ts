import type { CardFacts } from '#domains/performers/web/parts/card-facts.ts';
import { cardFacts, everybodysNames } from '#domains/performers/web/parts/card-of.ts';
import type { ApiClient, Result } from '#kit/contract/client.ts';
import type { SearchState } from '../../contract/index.ts';
import { doActorSearch } from '../../contract/index.ts';
import type { SearchAddress } from './address.ts';
import { bodyOf } from './address.ts';

/** A page of a search as the screen needs it: what cards do not show never leaves the server. */
export type Results = Omit<SearchState, 'actorList'> & { readonly actors: readonly CardFacts[] };

/** Asks for a page of a search; the answer carries the number of the request. */
export async function loadResults(api: ApiClient, address: SearchAddress, requestId: string): Promise<Result<Results>> {
  const answer = await api.call(doActorSearch, {
    query: { fields: everybodysNames },
    body: bodyOf(address, requestId),
  });
  if (!answer.ok) return answer;
  const { actorList, ...rest } = answer.data;
  return { ...answer, data: { ...rest, actors: actorList.map(cardFacts) } };
}
