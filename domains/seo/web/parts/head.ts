import { collectionPage, organization, webSite } from '#kit/structured/structured.ts';
import type { WebContext } from '#kit/web/context.ts';
import { pageTable } from '#kit/web/links.ts';
import type { BreadcrumbName } from '#kit/web/register.ts';
import type { BreadcrumbPayload, SeoContent } from '../../contract/index.ts';
import { getBreadcrumb, getSite, seoTexts } from '../../contract/index.ts';

/** A place of the breadcrumb as a page shows it; the last one is the page itself. */
export interface BreadcrumbItem {
  readonly label: string;
  readonly href?: string;
}

/** What of a page's text the page carries; its blocks are empty where nobody wrote any. */
export type Head = Pick<SeoContent, 'title' | 'description' | 'blocks'>;

type Values = Pick<WebContext, 'api' | 'structured'>;
type Place = Pick<WebContext, 'origin' | 'language' | 'siteName'>;

/** For loaders: the breadcrumb of a page, shown to people and as structured data from the same list. A refusal becomes the page for its status. */
export async function loadBreadcrumb(
  { api, structured }: Values,
  breadcrumbType: BreadcrumbName,
  payload: BreadcrumbPayload = {},
): Promise<BreadcrumbItem[]> {
  const answer = await api.call(getBreadcrumb, { params: { breadcrumbType }, body: { payload } });
  if (!answer.ok) throw new Response(null, { status: answer.problem.status || 503 });
  const items = answer.data.data.breadcrumb;
  structured.push(...items);
  const list = items.find((item) => item['@type'] === 'BreadcrumbList')?.['itemListElement'];
  const places = (list ?? []) as readonly { readonly name: string; readonly item?: string }[];
  return places.map(({ name, item }, index) =>
    item === undefined || index === places.length - 1 ? { label: name } : { label: name, href: new URL(item).pathname },
  );
}

/** For loaders: what a list says to search engines, with the first of its performers told to machines. */
export async function listHead(
  values: Values & Place,
  tag: string,
  list: {
    /** The list's page, its parameters, and its query where that makes a page of its own. */
    readonly page: { readonly id: string; readonly params?: Readonly<Record<string, string>>; readonly query?: string };
    readonly items: readonly { readonly name: string }[];
  },
): Promise<Head> {
  const { api, structured, origin, language } = values;
  const answer = await api.query(seoTexts, { tags: [tag] });
  const [content] = answer.ok ? answer.data : [];
  if (!content) throw new Response(null, { status: answer.ok ? 404 : answer.problem.status || 503 });
  const { title, description, blocks } = content;
  const address = (id: string, params: Readonly<Record<string, string>> = {}) =>
    origin + pageTable().href(id, language, params);
  const items = list.items.map(({ name }) => ({ name, url: address('performers.profile', { actorName: name }) }));
  const url = address(list.page.id, list.page.params) + (list.page.query ?? '');
  structured.push(collectionPage({ url, name: title, description, language, items }));
  return { title, description, blocks };
}

/** For the front page's loader: the site, its search when it has one, and who runs it. */
export async function describeSite({ api, structured, origin, language, siteName }: Values & Place): Promise<void> {
  const site = await api.call(getSite, {});
  const url = origin + pageTable().href('performers.home', language);
  const marked = pageTable().page('search.results')
    ? pageTable().href('search.results', language, { searchPattern: 'search_term_string' })
    : undefined;
  const searchUrl = marked && origin + marked.replace('search_term_string', '{search_term_string}');
  structured.push(webSite({ name: siteName, url, language, searchUrl }));
  if (site.ok) structured.push(organization(site.data));
}
