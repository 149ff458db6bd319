import type { ReactNode } from 'react';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { Countdown } from '#kit/ui/measure/countdown.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { Incentive } from '../../contract/index.ts';

/** Below this it is counted down, ms; before, the day is said. */
const countedMs = 24 * 3600_000;

/** Until when something costs less, and what it costs then: the end its performer set. */
export function SaleEnd({ incentive }: { incentive: Incentive }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const price = usePrice();
  const { countdown, countdownStartTime, basePrice } = incentive;
  if (countdown === null || countdownStartTime === null) return null;
  // The server's time when it answered, which is now: no clock of the device is asked.
  const now = countdownStartTime;
  const until = now + countdown * 1000;
  const before = price(basePrice).amount;
  if (until - now > countedMs)
    return <span>{t('conversion.sale.until', { day: format.date(until), price: before })}</span>;
  return (
    <span translate="no" className="inline-flex flex-wrap items-baseline justify-center gap-x-1.5">
      <span>{t('conversion.sale.ends', { price: before })}</span>
      <Countdown until={until} now={now} label={t('conversion.sale.left')} />
    </span>
  );
}
