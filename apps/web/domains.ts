/**
 * The domains' web sides, one line each in every list below: their pages and their words. Everything else of the
 * site (routes, links, menus, redirects, sitemap, catalogues) follows from these.
 */

import type { en as experimentsWords } from '#domains/experiments/web/locales/en.ts';
import { pages as experimentsPages } from '#domains/experiments/web/routes.ts';
import type { en as guestWords } from '#domains/guest/web/locales/en.ts';
import { pages as guestPages } from '#domains/guest/web/routes.ts';
import type { en as helpWords } from '#domains/help/web/locales/en.ts';
import { pages as helpPages } from '#domains/help/web/routes.ts';
import type { en as identityWords } from '#domains/identity/web/locales/en.ts';
import { pages as identityPages } from '#domains/identity/web/routes.ts';
import type { en as internalWords } from '#domains/internal/web/locales/en.ts';
import { pages as internalPages } from '#domains/internal/web/routes.ts';
import type { en as ledgerWords } from '#domains/ledger/web/locales/en.ts';
import { pages as ledgerPages } from '#domains/ledger/web/routes.ts';
import type { en as legalWords } from '#domains/legal/web/locales/en.ts';
import { pages as legalPages } from '#domains/legal/web/routes.ts';
import type { en as liveWords } from '#domains/live/web/locales/en.ts';
import { pages as livePages } from '#domains/live/web/routes.ts';
import type { en as noticesWords } from '#domains/notices/web/locales/en.ts';
import type { en as officeWords } from '#domains/office/web/locales/en.ts';
import { pages as officePages } from '#domains/office/web/routes.ts';
import type { en as paymentsWords } from '#domains/payments/web/locales/en.ts';
import { pages as paymentsPages } from '#domains/payments/web/routes.ts';
import type { en as performersWords } from '#domains/performers/web/locales/en.ts';
import { pages as performersPages } from '#domains/performers/web/routes.ts';
import type { en as searchWords } from '#domains/search/web/locales/en.ts';
import { pages as searchPages } from '#domains/search/web/routes.ts';
import type { en as seoWords } from '#domains/seo/web/locales/en.ts';
import { pages as seoPages } from '#domains/seo/web/routes.ts';
import type { en as trackingWords } from '#domains/tracking/web/locales/en.ts';
import { pages as trackingPages } from '#domains/tracking/web/routes.ts';
import { setPageTable } from '#kit/web/links.ts';
import { PageTable } from '#kit/web/page-table.ts';
import type { en as shellWords } from './locales/en.ts';

/** All pages of the site. */
export const pages = [
  ...performersPages,
  ...identityPages,
  ...guestPages,
  ...helpPages,
  ...officePages,
  ...internalPages,
  ...legalPages,
  ...ledgerPages,
  ...paymentsPages,
  ...livePages,
  ...searchPages,
  ...seoPages,
  ...trackingPages,
  ...experimentsPages,
] as const;

export const table = new PageTable(pages);
setPageTable(table);

/** The English words of all domains: they name the keys and the placeholders. */
type Words = typeof shellWords &
  typeof trackingWords &
  typeof experimentsWords &
  typeof seoWords &
  typeof legalWords &
  typeof ledgerWords &
  typeof paymentsWords &
  typeof noticesWords &
  typeof helpWords &
  typeof officeWords &
  typeof internalWords &
  typeof liveWords &
  typeof guestWords &
  typeof identityWords &
  typeof performersWords &
  typeof searchWords;

declare module '#kit/web/register.ts' {
  interface Register {
    pages: typeof pages;
    api: import('#kit/contract/client.ts').ApiClient;
  }
}

declare module '#kit/i18n/register.ts' {
  interface Register {
    messages: Words;
  }
}
