import type { LoaderFunctionArgs } from 'react-router';
import { web } from '#kit/web/page/context.ts';
import { refused } from '#kit/web/page/refused.ts';
import { compareLegalText, getLegalText, legalProducts, legalTextTypes } from '../../contract/legal-text.ts';
import { requestedVersion } from './load-text.ts';

/** What a performer reads in the studio: `?type=` (the terms of the studio when not given), `?version=`, `?changes=1`. */
export async function loadStudioText({ context, request }: LoaderFunctionArgs) {
  const { api } = context.get(web);
  const search = new URL(request.url).searchParams;
  const type = legalTextTypes.find((one) => one === search.get('type')) ?? 'TOU';
  // The history of a text of the site names it: the studio may have a version of the same number to come.
  const product = legalProducts.find((one) => one === search.get('product')) ?? 'studio';
  const [text, own] = await Promise.all([
    api.call(getLegalText, { params: { type }, query: { product, ...requestedVersion(search) } }),
    product === 'studio' ? null : api.call(getLegalText, { params: { type }, query: { product: 'studio' } }),
  ]);
  if (!text.ok) throw refused(text.problem.status);
  const { data } = text;
  const compared = search.has('changes')
    ? await api.call(compareLegalText, {
        params: { type },
        query: { product: data.product, version: data.version },
      })
    : null;
  if (compared && !compared.ok) throw refused(compared.problem.status);
  return { text: data, types: own?.ok ? own.data.published : data.published, changes: compared?.data ?? null };
}

export type StudioText = Awaited<ReturnType<typeof loadStudioText>>;
