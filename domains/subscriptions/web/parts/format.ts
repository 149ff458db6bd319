import { euroCentsForCoins, formatCoins } from '#domains/ledger/contract/coins.ts';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';

/** Coins in words with their euros beside them, `40 coins (€10.00)`. Hundredths of a coin. */
export function usePriceWords(): (hundredths: number) => string {
  const t = useMessages();
  const language = useLanguage();
  return (hundredths) =>
    t('subscriptions.price', {
      coins: formatCoins(hundredths, language),
      count: hundredths / 100,
      euros: formatAmount(euroCentsForCoins(hundredths), euros, language),
    });
}

/** What coins cost as a card pays it, `€10.00`. Hundredths of a coin. */
export function useEuroWords(): (hundredths: number) => string {
  const language = useLanguage();
  return (hundredths) => formatAmount(euroCentsForCoins(hundredths), euros, language);
}
