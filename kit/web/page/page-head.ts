import { filled } from 'virtual:slots/frame.pageHeads';
import type { BreadcrumbItem, Head, ListedPage, pageHeads } from '../slots/frame-slots.ts';
import { fillingsOf } from '../slots/slots.ts';
import type { WebContext } from './context.ts';
import type { BreadcrumbName } from './register.ts';

export type { BreadcrumbItem, Head, ListedPage } from '../slots/frame-slots.ts';

type Values = Pick<WebContext, 'api' | 'structured'>;
type Place = Pick<WebContext, 'origin' | 'language' | 'siteName'>;

/** Looked up when a loader asks, so that nothing of it is left in a browser, which runs none. */
const heads = () => fillingsOf<typeof pageHeads>(filled)[0]?.value;

/** A site without a domain for search engines has titles of its pages alone. */
const none: Head = { title: '', description: '', blocks: [] };

/** For loaders: the breadcrumb of a page, shown to people and as structured data from the same list. A refusal becomes the page for its status. */
export const loadBreadcrumb = async (
  values: Values,
  name: BreadcrumbName,
  payload: Readonly<Record<string, string | number>> = {},
): Promise<readonly BreadcrumbItem[]> => (await heads()?.breadcrumb(values, name, payload)) ?? [];

/** For loaders: what a list says to search engines, with the first of its entries told to machines. */
export const listHead = async (values: Values & Place, tag: string, list: ListedPage): Promise<Head> =>
  (await heads()?.list(values, tag, list)) ?? none;

/** For loaders: what a page of one thing says to search engines, of the group of texts it belongs to. */
export const headOfThing = async (values: Values, id: number, tagGroup: string): Promise<Head> =>
  (await heads()?.thing(values, id, tagGroup)) ?? none;

/** For the front page's loader: the site, its search when it has one, and who runs it. */
export const describeSite = async (values: Values & Place): Promise<void> => heads()?.site(values);
