import type { ReactNode } from 'react';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { Vat } from '../../contract/orders.ts';
import { vatPart } from '../../contract/pricing.ts';

/** A tax of so many hundredths of a per cent: `8.1 %`. */
export const percentText = (percent: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 10_000);

/** The tax in the total of an order, and what comes with it; the total itself stands at the button ({@link Total}) or, `withTotal`, below. */
export function VatLine({
  euroCents,
  vat,
  withTotal = true,
  children,
}: {
  euroCents: number;
  vat: Vat | null;
  withTotal?: boolean;
  children?: ReactNode;
}): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const money = (cents: number): string => formatAmount(cents, euros, language);
  return (
    <div className="empty:hidden">
      {children}
      {vat ? (
        <dl translate="no" className="tabular grid grid-cols-[1fr_auto] gap-x-4 text-muted text-sm">
          <dt>{t('payments.vat.included', { percent: percentText(vat.percent, language) })}</dt>
          <dd className="text-right">{money(vatPart(euroCents, vat.percent))}</dd>
        </dl>
      ) : null}
      {withTotal ? <Total euroCents={euroCents} /> : null}
    </div>
  );
}

/** What an order costs altogether. */
export function Total({ euroCents }: { euroCents: number }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  return (
    <dl translate="no" className="tabular grid grid-cols-[1fr_auto] gap-x-4 font-semibold text-sm">
      <dt>{t('payments.vat.total')}</dt>
      <dd className="text-right">{formatAmount(euroCents, euros, language)}</dd>
    </dl>
  );
}
