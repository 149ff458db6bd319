import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGuest } from '#domains/guest/web/state/provider.tsx';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';

/** Why nothing can be paid after a chargeback, and how that ends; nothing while the balance is right. */
export function BelowZero(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { balance, isForcedPayment } = useGuest();
  if (!isForcedPayment) return null;
  return (
    <div role="status" className="flex gap-3 rounded-card bg-warning-soft px-4 py-3">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
      <div className="grid gap-0.5">
        <b>{t('payments.forced.title')}</b>
        <p translate="no" className="text-sm">
          {t('payments.forced.text', { coins: formatCoins(-balance, language) })}
        </p>
      </div>
    </div>
  );
}
