import type { LoaderFunctionArgs } from 'react-router';
import { web } from '#kit/web/page/context.ts';
import type { BreadcrumbItem, Head } from '#kit/web/page/page-head.ts';
import { headOfThing, loadBreadcrumb } from '#kit/web/page/page-head.ts';
import type { BreadcrumbName } from '#kit/web/page/register.ts';
import type { Actor } from '../../contract/index.ts';
import { getActorDataByIdOrName } from '../../contract/index.ts';
import { dataOr404 } from './load.ts';
import { notFoundRedirect } from './not-found-redirect.ts';

/** What every page of a profile carries besides its own: its head and its breadcrumb. */
export interface ProfileHead {
  readonly head: Head;
  readonly breadcrumb: readonly BreadcrumbItem[];
}

const types = {
  overview: 'actorProfileOverview',
  about: 'actorProfileAbout',
  pictures: 'actorProfilePictures',
  'live-show': 'actorProfileLiveShow',
} as const satisfies Record<string, BreadcrumbName>;

/** For loaders of a profile's pages. */
export async function profileHead(
  { context, params }: Pick<LoaderFunctionArgs, 'context' | 'params'>,
  page: keyof typeof types,
): Promise<ProfileHead & { actor: Actor }> {
  const values = context.get(web);
  const request = { params: { actorIdOrName: params.actorName ?? '' } };
  const { actor } = dataOr404(await values.api.call(getActorDataByIdOrName, request));
  if (!actor) throw notFoundRedirect('performer', params.actorName ?? '', values.language);
  const [head, breadcrumb] = await Promise.all([
    headOfThing(values, actor.id, page),
    loadBreadcrumb(values, types[page], { actorId: actor.id }),
  ]);
  return { actor, breadcrumb, head };
}
