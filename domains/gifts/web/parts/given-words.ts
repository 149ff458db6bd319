import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { Given } from '../../contract/room.ts';
import { useCoinWords } from './format.ts';

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

/** Who gave it, as others may read it. */
export function useGiver(): (given: Pick<Given, 'from'>) => string {
  const t = useMessages();
  return ({ from }) => (from === '' ? t('gifts.somebody') : from);
}
