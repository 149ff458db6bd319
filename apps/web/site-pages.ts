import type { SitePages } from '#kit/domain/site-pages.ts';
import type { Page } from '#kit/web/page/pages.ts';
import { table } from './domains.ts';
import { reservedBreadcrumbs, reservedPages } from './reserved-pages.ts';

const built = table.pages.flatMap(({ id, breadcrumb }: Page) => (breadcrumb ? [{ ...breadcrumb, page: id }] : []));

/** The pages of the site for the server: those that are built, and what is settled of those to come. */
export const site: SitePages = {
  pages: table,
  breadcrumbs: [...built, ...reservedBreadcrumbs],
  parentOf: (id) => reservedPages.find((page) => page.id === id)?.parent,
};
