import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { ShownSection } from '../../contract/sections.ts';

/** How many of something were found: counted to a thousand. */
export interface Total {
  readonly count: number;
  readonly isMore: boolean;
}

/** What a kind of results is called. */
export const kindTitle = (t: ReturnType<typeof useMessages>, { name, title }: ShownSection): string =>
  title ?? t(`search.kind.${name}`);

/** All of some kinds together. */
export const sumOf = (totals: readonly Total[]): Total => ({
  count: totals.reduce((sum, { count }) => sum + count, 0),
  isMore: totals.some(({ isMore }) => isMore),
});

/** How many there are, in words and as a number: "1,000+" where there are more than were counted. */
export function useTotalWords() {
  const t = useMessages();
  const format = useFormat();
  return {
    number: ({ count, isMore }: Total): string => `${format.number(count)}${isMore ? '+' : ''}`,
    results: (totals: readonly Total[]): string => {
      const { count, isMore } = sumOf(totals);
      return isMore ? t('search.over', { total: format.number(count) }) : t('search.count', { count });
    },
  };
}
