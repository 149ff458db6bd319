import { z } from 'zod';
import { defineProblem } from '#kit/contract/problem.ts';
import { typedText } from '#kit/contract/typed-text.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { longestPattern } from './pages.ts';
import { searchTypes } from './result.ts';

/** For words that suggest minors. The answer does not repeat them, and nobody keeps them. */
export const searchRefused = defineProblem('search_refused', 422, {
  en: 'We do not search for this. Everybody on this site is an adult.',
  de: 'Danach suchen wir nicht. Hier sind ausschließlich Erwachsene.',
  nl: 'Hier zoeken we niet naar. Iedereen op deze site is volwassen.',
  es: 'No buscamos eso. En este sitio todas las personas son adultas.',
});

/** Results of a page at most. */
export const mostTaken = 60;
export const pattern = typedText('search').min(1).max(longestPattern).regex(visiblePattern);
export const SearchOrder = z.enum(['asc', 'desc']).meta({ id: 'SearchOrder' });
export const ResultType = z.enum(searchTypes).meta({ id: 'SearchType' });
export const sortText = 'by how well it fits unless said; `order` turns the others round and says nothing to `rank`';
export const limit = { points: 240, seconds: 60, per: 'address' } as const;
