import { useEffect, useState } from 'react';
import { useApi } from '#kit/web/live/api.tsx';
import { useLanguage } from '#kit/web/words/i18n.tsx';
import type { SearchResult } from '../../contract/index.ts';
import { searchRefused, searchResult } from '../../contract/index.ts';
import { SearchCache } from './search-cache.ts';

/** How long somebody must have stopped writing before they are answered, in ms. */
const pauseMs = 180;

export type SearchAnswer =
  | { readonly kind: 'none' | 'waiting' | 'refused' | 'failed' }
  | { readonly kind: 'found'; readonly result: SearchResult };

const cache = new SearchCache<SearchAnswer>();

/** What a pattern finds, as it is written. Below `shortest` characters nothing is asked. */
export function useSearch(typed: string, shortest: number): SearchAnswer {
  const api = useApi();
  const language = useLanguage();
  const pattern = typed.trim();
  const key = `${language} ${pattern.toLocaleLowerCase()}`;
  const [answer, setAnswer] = useState<{ readonly key: string; readonly answer: SearchAnswer }>();
  const asks = pattern.length >= shortest;
  useEffect(() => {
    if (!asks || cache.get(key)) return undefined;
    let current = true;
    const timer = setTimeout(async () => {
      const result = await api.call(searchResult, {
        params: { language, searchPattern: pattern },
        query: { take: 6, withTotalCount: 'true' },
      });
      const next: SearchAnswer = result.ok
        ? { kind: 'found', result: result.data }
        : { kind: result.problem.code === searchRefused.code ? 'refused' : 'failed' };
      if (next.kind === 'found') cache.set(key, next);
      if (current) setAnswer({ key, answer: next });
    }, pauseMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [api, language, pattern, key, asks]);
  if (!asks) return { kind: 'none' };
  return cache.get(key) ?? (answer?.key === key ? answer.answer : { kind: 'waiting' });
}
