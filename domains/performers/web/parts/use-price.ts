import { useCallback } from 'react';
import { euroCentsForCoins, formatAmount } from '#kit/money/coins.ts';
import type { PriceFormat } from '#kit/ui/measure/price.tsx';
import { useLanguage, useMessages } from '#kit/web/i18n.tsx';

/** Writes a price in coins with the euros beside it, as the page's language does. */
export function usePrice(): PriceFormat {
  const language = useLanguage();
  const t = useMessages();
  return useCallback(
    (hundredths) => ({
      coins: t('performers.coins', { amount: formatAmount(hundredths, 'VXC', language), count: hundredths / 100 }),
      money: formatAmount(euroCentsForCoins(hundredths), 'EUR', language),
    }),
    [language, t],
  );
}
