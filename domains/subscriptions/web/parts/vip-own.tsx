import { Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useCall } from '#kit/forms/use-call.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { OwnSubscriptions, VipMonth } from '../../contract/own.ts';
import { collectBonus } from '../../contract/own.ts';
import { usePriceWords } from './format.ts';

/** The coins of this month that wait for a VIP. */
export function VipBonus({ bonus }: { bonus: NonNullable<OwnSubscriptions['bonus']> }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const priceWords = usePriceWords();
  const { busy, refusal, run } = useCall();
  const { revalidate } = useRevalidator();
  const collect = async (): Promise<void> => {
    const answer = await run((api) => api.call(collectBonus, {}), {
      told: ({ coins }) => t('subscriptions.vip.collected', { coins: priceWords(coins) }),
      isRefusedInPlace: true,
    });
    if (answer.ok) await revalidate();
  };
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm" translate="no" suppressHydrationWarning>
          {t('subscriptions.vip.waits', { coins: priceWords(bonus.coins), at: format.date(bonus.until - 1) })}
        </p>
        <Button variant="primary" loading={busy} icon={<Gift aria-hidden />} onClick={() => void collect()}>
          {t('subscriptions.vip.collect')}
        </Button>
      </div>
      <p role="alert" className="font-medium text-danger text-sm empty:hidden">
        {refusal}
      </p>
    </Card>
  );
}

/** The months of VIP a guest had. */
export function VipHistory({ months }: { months: readonly VipMonth[] }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const priceWords = usePriceWords();
  return (
    <Card title={t('subscriptions.vip.history')}>
      <ul className="grid gap-2 text-sm" translate="no">
        {months.map(({ from, until, paid, paidBack, bonus }) => (
          <li key={from} className="flex flex-wrap justify-between gap-x-4 border-line border-b pb-2 last:border-0">
            <span suppressHydrationWarning>
              {t('subscriptions.vip.month', { from: format.date(from), until: format.date(until) })}
            </span>
            <span translate="no" className="tabular text-muted">
              {priceWords(paid)}
              {bonus > 0 ? ` · ${t('subscriptions.vip.monthBonus', { coins: priceWords(bonus) })}` : ''}
              {paidBack > 0 ? ` · ${t('subscriptions.vip.monthBack', { coins: priceWords(paidBack) })}` : ''}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
