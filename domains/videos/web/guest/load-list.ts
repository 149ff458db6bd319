import type { LoaderFunctionArgs } from 'react-router';
import { redirect } from 'react-router';
import type { Result } from '#kit/contract/client.ts';
import { web } from '#kit/web/page/context.ts';
import type { ListedPage } from '#kit/web/page/page-head.ts';
import { listHead, loadBreadcrumb } from '#kit/web/page/page-head.ts';
import { refusedAddress } from '#kit/web/page/refused.ts';
import type { BreadcrumbName } from '#kit/web/page/register.ts';
import type { Video, VideoPage } from '../../contract/index.ts';
import { mostPopularTags, videos } from '../../contract/index.ts';
import { filterOf, readWish } from './list-address.ts';
import type { ListKind } from './list-kinds.ts';
import { lists } from './list-kinds.ts';

/** Videos of one part of a list. */
export const pageSize = 30;
/** Topics that can be chosen by their names. */
const knownTags = 100;

const breadcrumbs = {
  freeClips: 'videosFreeClips',
  trends: 'videosTrends',
  onSale: 'videosOnSale',
  new: 'videosNew',
  all: 'videosAll',
  vip: 'videosVip',
  asmr: 'videosAsmr',
} as const satisfies Record<ListKind, BreadcrumbName>;

/** The videos of a list as machines are told of them. */
export const listedVideos = (items: readonly Video[]): ListedPage['items'] =>
  items.map(({ id, title, model }) => ({
    name: title,
    page: 'videos.video',
    params: { actorName: model.name, videoId: String(id) },
  }));

/** The part of a list that an address asks for; one whose place is not known any more leads to its beginning. */
export function partOf(answer: Result<VideoPage>, url: string): VideoPage {
  if (answer.ok) return answer.data;
  const { pathname, searchParams } = new URL(url);
  if (!searchParams.has('after')) throw refusedAddress(answer.problem.status);
  searchParams.delete('after');
  throw redirect(`${pathname}?${searchParams}`);
}

/** For loaders of the station's lists. */
export async function loadVideos({ context, request }: LoaderFunctionArgs, kind: ListKind) {
  const values = context.get(web);
  const wish = readWish(new URL(request.url).search, kind);
  const asked = { filter: filterOf(wish, kind), order: wish.order, first: pageSize };
  const [answer, tags] = await Promise.all([
    values.api.query(videos, { ...asked, ...(wish.after && { after: wish.after }) }),
    values.api.query(mostPopularTags, { first: knownTags }),
  ]);
  const { items, next, total, isMore } = partOf(answer, request.url);
  const { page, tag } = lists[kind];
  const [head, breadcrumb] = await Promise.all([
    listHead(values, tag, { page: { id: page }, items: listedVideos(items) }),
    loadBreadcrumb(values, breadcrumbs[kind]),
  ]);
  return { kind, wish, asked, items, next, total, isMore, tags: tags.ok ? tags.data : [], head, breadcrumb };
}

export type LoadedList = Awaited<ReturnType<typeof loadVideos>>;
