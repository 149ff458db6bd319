import { euroCentsForCoins, formatCoins } from '#domains/ledger/contract/coins.ts';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';

/** Coins in words, `12.50 coins`. */
export function useCoinWords(): (hundredths: number) => string {
  const t = useMessages();
  const language = useLanguage();
  return (hundredths) => t('gifts.coins', { count: hundredths / 100, coins: formatCoins(hundredths, language) });
}

/** What coins cost in euros, for beside them. */
export function useEuroWords(): (hundredths: number) => string {
  const language = useLanguage();
  return (hundredths) => formatAmount(euroCentsForCoins(hundredths), euros, language);
}
