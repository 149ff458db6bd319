import { useLocation, useMatches } from 'react-router';
import type { Language } from '#kit/i18n/language.ts';
import { areaOf } from './area.ts';
import { pageTable } from './links.ts';
import type { Area, Page } from './pages.ts';

/** The page being looked at. */
export interface CurrentPage {
  readonly page: Page;
  readonly params: Readonly<Record<string, string>>;
  /** Parameters that read differently in another language, when the page's loader tells them. */
  readonly paramsIn: Readonly<Partial<Record<Language, Record<string, string>>>>;
}

/** The current page from the table, or undefined on not-found and error pages. */
export function useCurrentPage(): CurrentPage | undefined {
  const match = useMatches().at(-1);
  const page = match && pageTable().page(match.id.slice(match.id.indexOf('.') + 1));
  if (!match || !page) return undefined;
  const data = match.loaderData as { paramsIn?: CurrentPage['paramsIn'] } | undefined;
  return { page, params: match.params as Record<string, string>, paramsIn: data?.paramsIn ?? {} };
}

/** The address of the current page in each language; the language's home where the page is unknown. */
export function useAlternates(languages: readonly Language[]): ReadonlyMap<Language, string> {
  const current = useCurrentPage();
  return new Map(languages.map((language) => [language, addressIn(current, language)]));
}

function addressIn(current: CurrentPage | undefined, language: Language): string {
  if (!current || current.page.area === 'office') return `/${language}/`;
  const params = { ...current.params, ...current.paramsIn[language] };
  return pageTable().href(current.page.id, language, params);
}

/** The area of the current page. */
export function useArea(): Area {
  return areaOf(useLocation().pathname);
}
