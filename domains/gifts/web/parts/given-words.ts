import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { Given } from '../../contract/room.ts';
import { useCoinWords } from './format.ts';
import { useOwnSends } from './own-sends.ts';

/** What was given in one line, `Rose × 3`, `A song · 20 coins`. */
export function useGivenWords(): (given: Given) => string {
  const coinWords = useCoinWords();
  const language = useLanguage();
  return ({ kind, gifts, coins, words }) => {
    if (kind === 'gift')
      return gifts
        .map(({ names, quantity }) => (quantity === 1 ? names[language] : `${names[language]} × ${quantity}`))
        .join(', ');
    const amount = coinWords(coins);
    return words ? `${words} · ${amount}` : amount;
  };
}

/** Who gave it, as others may read it; `you`, where this page gave it. */
export function useGiver(): (given: Pick<Given, 'from'> & { readonly sendId?: number }) => string {
  const t = useMessages();
  const own = useOwnSends();
  return ({ from, sendId }) => {
    if (sendId !== undefined && own.has(sendId)) return t('gifts.you');
    return from === '' ? t('gifts.somebody') : from;
  };
}
