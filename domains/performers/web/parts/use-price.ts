import { useCallback } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { euroCentsForCoins, formatCoins } from '#domains/ledger/contract/coins.ts';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import type { PriceFormat } from '#kit/ui/measure/price.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';

/** Writes a price in coins as the page's language does, with the euros beside it unless the guest wants none. */
export function usePrice(): PriceFormat {
  const language = useLanguage();
  const t = useMessages();
  const { showEuroPrices } = useGuestValue('preferences');
  return useCallback(
    (hundredths) => ({
      amount: t('performers.coins', { amount: formatCoins(hundredths, language), count: hundredths / 100 }),
      money: showEuroPrices ? formatAmount(euroCentsForCoins(hundredths), euros, language) : undefined,
    }),
    [language, t, showEuroPrices],
  );
}
