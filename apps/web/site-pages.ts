import type { SitePages } from '#kit/domain/site-pages.ts';
import type { Page } from '#kit/web/page/pages.ts';
import { table } from './domains.ts';
import { reservedBreadcrumbs } from './reserved-breadcrumbs.ts';
import { reservedPages } from './reserved-pages.ts';

const built = table.pages.flatMap(({ id, breadcrumb }: Page) => (breadcrumb ? [{ ...breadcrumb, page: id }] : []));

/** The pages of the site for the server: those that are built, and what is settled of those to come. */
export const site: SitePages = {
  pages: table,
  breadcrumbs: [
    ...built,
    // A place that a page has taken is reserved no longer.
    ...reservedBreadcrumbs.filter(({ type }) => !built.some((one) => one.type === type)),
  ],
  parentOf: (id) => reservedPages.find((page) => page.id === id)?.parent,
};
