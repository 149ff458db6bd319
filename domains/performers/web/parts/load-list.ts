import type { WebContext } from '#kit/web/page/context.ts';
import { canonicalQuery } from '#kit/web/page/meta.ts';
import { listHead, loadBreadcrumb } from '#kit/web/page/page-head.ts';
import type { ModelFilter } from '../../contract/index.ts';
import { models } from '../../contract/index.ts';
import { shownFields } from './card-facts.ts';
import { listRequest, pageSize } from './list-request.ts';
import { cardsOf, listedItems, pageOfList } from './load.ts';

/** Where the lists that are no theme stand: the tag of their texts, their page and their place in the breadcrumb. */
const places = {
  cams: { tag: 'cams', id: 'performers.cams' },
  freeChat: { tag: 'free-chat', id: 'performers.freeChat' },
  newGirls: { tag: 'new-girls', id: 'performers.newGirls' },
} as const;

/** For loaders: a list as its address asks for it and narrowed to what it is about, its head and its breadcrumb. */
export async function loadList(values: WebContext, url: string, place: keyof typeof places, about: ModelFilter = {}) {
  const { filter, order, page } = listRequest(url);
  const { tag, id } = places[place];
  const request = { first: pageSize, offset: (page - 1) * pageSize, filter: { ...filter, ...about }, order };
  const list = await values.api.query(models, request, shownFields);
  const { items } = pageOfList(list, url, page);
  const [head, breadcrumb] = await Promise.all([
    listHead(values, tag, { page: { id, query: canonicalQuery(new URL(url).search) }, items: listedItems(items) }),
    loadBreadcrumb(values, place),
  ]);
  return { list: cardsOf(list), page, head, breadcrumb };
}
