import { collectionPage, organization, webSite } from '#kit/structured/structured.ts';
import { pageTable } from '#kit/web/page/links.ts';
import { notFound, refused } from '#kit/web/page/refused.ts';
import type { pageHeads } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { getActorSeoContent, getBreadcrumb, getSite, seoTexts } from '../../contract/index.ts';

/** What pages tell search engines, and the way to them, for the loaders of every domain's pages (kit/web/page/page-head.ts). */
export const heads: FillingOf<typeof pageHeads> = {
  async breadcrumb({ api, structured }, breadcrumbType, payload) {
    const answer = await api.call(getBreadcrumb, { params: { breadcrumbType }, body: { payload: { ...payload } } });
    if (!answer.ok) throw refused(answer.problem.status);
    const items = answer.data.data.breadcrumb;
    structured.push(...items);
    const list = items.find((item) => item['@type'] === 'BreadcrumbList')?.['itemListElement'];
    const places = (list ?? []) as readonly { readonly name: string; readonly item?: string }[];
    return places.map(({ name, item }, index) =>
      item === undefined || index === places.length - 1
        ? { label: name }
        : { label: name, href: new URL(item).pathname },
    );
  },
  async list({ api, structured, origin, language }, tag, list) {
    const answer = await api.query(seoTexts, { tags: [tag] });
    const [content] = answer.ok ? answer.data : [];
    if (!content) throw answer.ok ? notFound() : refused(answer.problem.status);
    const { title, description, blocks } = content;
    const address = (id: string, params: Readonly<Record<string, string>> = {}) =>
      origin + pageTable().href(id, language, params);
    const items = list.items.map(({ name, page, params }) => ({ name, url: address(page, params) }));
    const url = address(list.page.id, list.page.params) + (list.page.query ?? '');
    structured.push(collectionPage({ url, name: title, description, language, items }));
    return { title, description, blocks };
  },
  async thing({ api }, actorId, tagGroup) {
    const answer = await api.call(getActorSeoContent, { params: { actorId, tagGroup } });
    if (!answer.ok) throw refused(answer.problem.status);
    const { title, description, blocks } = answer.data;
    return { title, description, blocks };
  },
  async site({ api, structured, origin, language, siteName }) {
    const site = await api.call(getSite, {});
    const url = origin + pageTable().href('performers.home', language);
    const marked = pageTable().page('search.results')
      ? pageTable().href('search.results', language, { searchPattern: 'search_term_string' })
      : undefined;
    const searchUrl = marked && origin + marked.replace('search_term_string', '{search_term_string}');
    structured.push(webSite({ name: siteName, url, language, searchUrl }));
    if (site.ok) structured.push(organization(site.data));
  },
};
