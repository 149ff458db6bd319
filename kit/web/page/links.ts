import type { Language } from '#kit/i18n/language.ts';
import type { PageTable } from './page-table.ts';
import { patternOf } from './pages.ts';
import type { PageId, ParamsArgument } from './register.ts';

let table: PageTable | undefined;

/** Told once by the application while it boots, in the browser and on the server. */
export function setPageTable(pages: PageTable): void {
  table = pages;
}

/** All pages of the site. */
export function pageTable(): PageTable {
  if (!table) throw new Error('The page table is not set: apps/web/domains.ts must be loaded first.');
  return table;
}

/** The address of a page in a language: `href('books.book', 'de', { title })`. */
export function href<Id extends PageId>(id: Id, language: Language, ...[params]: ParamsArgument<NoInfer<Id>>): string {
  return pageTable().href(id, language, params as Record<string, string | number> | undefined);
}

/** A page as an operator knows it, its address in a language: `/de/amateur/:actorName/`. The id where no page has it. */
export function addressOf(id: string, language: Language): string {
  const page = pageTable().pageOrLater(id);
  return page ? `/${patternOf(page, language)}/` : id;
}
