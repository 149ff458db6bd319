import type { LoaderFunctionArgs } from 'react-router';
import { getActorDataByIdOrName } from '#domains/performers/contract/index.ts';
import { web } from '#kit/web/page/context.ts';
import { headOfThing, loadBreadcrumb } from '#kit/web/page/page-head.ts';
import { notFound, refused } from '#kit/web/page/refused.ts';
import type { BreadcrumbName } from '#kit/web/page/register.ts';
import type { VideoFilter } from '../../contract/index.ts';
import { videos } from '../../contract/index.ts';
import { pageSize, partOf } from './load-list.ts';

/** For loaders of the tab of a profile: her videos, narrowed to what the page is about. */
export async function loadOfActor(
  { context, request, params }: LoaderFunctionArgs,
  breadcrumbName: BreadcrumbName,
  about: VideoFilter = {},
  named: Readonly<Record<string, string>> = {},
) {
  const values = context.get(web);
  const actorName = params.actorName ?? '';
  const found = await values.api.call(getActorDataByIdOrName, { params: { actorIdOrName: actorName } });
  if (!found.ok) throw refused(found.problem.status);
  if (!found.data.actor) throw notFound();
  const { id } = found.data.actor;
  const after = new URL(request.url).searchParams.get('after');
  const asked = { filter: { ...about, modelIds: [id] }, order: 'newest' as const, first: pageSize };
  const isWhole = Object.keys(about).length === 0;
  const [answer, classics, head, breadcrumb] = await Promise.all([
    values.api.query(videos, { ...asked, ...(after && { after }) }),
    isWhole ? values.api.query(videos, { filter: { modelIds: [id], types: { classic: true } }, first: 1 }) : null,
    headOfThing(values, id, 'videos'),
    loadBreadcrumb(values, breadcrumbName, { actorName, ...named }),
  ]);
  const { items, next } = partOf(answer, request.url);
  return {
    asked,
    items,
    next,
    isLater: Boolean(after),
    hasClassics: Boolean(classics?.ok && classics.data.total > 0),
    head,
    breadcrumb,
  };
}

export type VideosOfActor = Awaited<ReturnType<typeof loadOfActor>>;
