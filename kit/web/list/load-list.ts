import type { LoaderFunctionArgs } from 'react-router';
import type { AnyList, List, ListAnswer, RowOf } from '#kit/contract/list.ts';
import type { ProblemBody } from '#kit/contract/problem.ts';
import { refusedAddress } from '#kit/web/page/refused.ts';
import { web } from '../page/context.ts';
import { queryOf } from './address.ts';

type FactsOf<L> = L extends List<infer _R, infer _C, infer _F, infer X> ? import('zod').output<X> : never;

/** What a page gets of its list: a page of rows, or why there is none. */
export type LoadedList<L extends AnyList> =
  | { readonly answer: ListAnswer<RowOf<L>, FactsOf<L>>; readonly problem: null }
  | { readonly answer: null; readonly problem: ProblemBody };

/**
 * Reads the list that the address asks for. An address that no list has is a page that does not exist; what fails on the way is
 * shown in the list's place, where one can try again.
 */
export async function loadList<L extends AnyList>(
  list: L,
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
): Promise<LoadedList<L>> {
  const query = queryOf(list, new URL(request.url).searchParams);
  const answer = await context.get(web).api.call(list.read as AnyList['read'], { query });
  if (answer.ok) return { answer: answer.data as never, problem: null };
  const { status } = answer.problem;
  if (status >= 500 || status === 429) return { answer: null, problem: answer.problem };
  throw refusedAddress(status);
}
