import type { SiteBreadcrumb } from '#kit/domain/site-pages.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Page } from '#kit/web/page/pages.ts';
import { slugOf } from '#kit/web/page/pages.ts';
import { pages } from './domains.ts';
import type { SpecifiedPage } from './specified/pages.ts';
import { specifiedPages } from './specified/pages.ts';
import { specifiedPlaces } from './specified/places.ts';

/** The guests' pages that domains declare, by their English addresses. */
const builtAt = new Map(
  (pages as readonly Page[]).filter(({ area }) => area === 'guest').map((page) => [page.slugs.en, page]),
);
const builtTypes = new Set((pages as readonly Page[]).map(({ breadcrumb }) => breadcrumb?.type));

/** The id a page of the specification has by now: who builds it may call it otherwise. */
const idOf = (settled: string): string => {
  const page = specifiedPages.find(({ id }) => id === settled);
  return (page && builtAt.get(page.slugs.en)?.id) ?? settled;
};

/** Pages of the specification that no domain declares: whoever declares one of the same English address has built it. */
export const reservedPages: readonly SpecifiedPage[] = specifiedPages
  .filter(({ slugs }) => !builtAt.has(slugs.en))
  .map((page) => ({ ...page, parent: idOf(page.parent) }));

/** Pages of the specification that a domain has built, each with the domain's page. */
export const takenOver: readonly (readonly [settled: SpecifiedPage, page: Page])[] = specifiedPages.flatMap(
  (settled) => {
    const page = builtAt.get(settled.slugs.en);
    return page ? [[settled, page] as const] : [];
  },
);

/** Places of breadcrumbs that no page declares; one of a page that is built under another id leads to that one. */
export const reservedBreadcrumbs: readonly SiteBreadcrumb[] = [
  ...specifiedPages.flatMap(({ id, breadcrumb }) => (breadcrumb ? [{ ...breadcrumb, page: idOf(id) }] : [])),
  ...specifiedPlaces,
].filter(({ type }) => !builtTypes.has(type));

/** The address a reserved page will have. */
export function reservedPath(page: SpecifiedPage, language: Language): string {
  return `/${language}/${slugOf({ ...page, area: 'guest', file: '' }, language)}/`;
}
