import type { AnyWebDomain, LabelsIn, NoneUnknown, PageIdsNamedIn, PagesIn, WordsIn } from '#kit/web/page/domain.ts';
import { pagesOf } from '#kit/web/page/domain.ts';
import { setPageTable } from '#kit/web/page/links.ts';
import { PageTable } from '#kit/web/page/page-table.ts';
import * as list from './domain-list.ts';

type List = typeof list;

/** All pages of the site. */
export const pages: readonly PagesIn<List>[] = pagesOf(list satisfies Readonly<Record<string, AnyWebDomain>>);

export const table = new PageTable(pages);
setPageTable(table);

/** Data that names words and pages is checked here, where all of them are known. */
export type UnknownNames = NoneUnknown<
  Exclude<LabelsIn<List>, keyof WordsIn<List>> | Exclude<PageIdsNamedIn<List>, PagesIn<List>['id']>
>;

declare module '#kit/web/page/register.ts' {
  interface Register {
    pages: readonly PagesIn<List>[];
    api: import('#kit/contract/client.ts').ApiClient;
  }
}

declare module '#kit/i18n/register.ts' {
  interface Register {
    messages: WordsIn<List>;
  }
}
