import type { LoaderFunctionArgs } from 'react-router';
import { redirect } from 'react-router';
import { web } from '#kit/web/page/context.ts';
import { refused } from '#kit/web/page/refused.ts';
import type { LibraryMediaType } from '../../contract/index.ts';
import { continueWatching, mediaLibrary, mediaLibraryTotals } from '../../contract/index.ts';
import { askOf, readWish } from './library-address.ts';

/** For the loaders of the library's pages. */
export async function loadLibrary({ context, request }: LoaderFunctionArgs, mediaType: LibraryMediaType) {
  const { api } = context.get(web);
  const url = new URL(request.url);
  const wish = readWish(url.search);
  const { after, show, search } = wish;
  const isStart = mediaType === 'video' && show === 'purchased' && search === '' && after === null;
  const [page, totals, begun] = await Promise.all([
    api.query(mediaLibrary, { ...askOf(mediaType, wish), ...(after && { after }) }),
    api.query(mediaLibraryTotals, {}),
    isStart ? api.query(continueWatching, {}) : null,
  ]);
  if (!page.ok) {
    // A place that is not known any more leads to the beginning of its list.
    if (after === null) throw refused(page.problem.status);
    url.searchParams.delete('after');
    throw redirect(`${url.pathname}${url.search}`);
  }
  return {
    ...{ mediaType, wish },
    ...page.data,
    totals: totals.ok ? totals.data : null,
    begun: begun?.ok ? begun.data : [],
  };
}

export type LoadedLibrary = Awaited<ReturnType<typeof loadLibrary>>;
