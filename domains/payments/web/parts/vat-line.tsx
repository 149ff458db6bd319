import type { ReactNode } from 'react';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import { useLanguage, useMessages } from '#kit/web/i18n.tsx';
import type { Vat } from '../../contract/orders.ts';
import { vatPart } from '../../contract/pricing.ts';

/** A tax of so many hundredths of a per cent: `8.1 %`. */
export const percentText = (percent: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 10_000);

/** The total of an order and the tax in it; `children`: what comes with it, above. */
export function VatLine({
  euroCents,
  vat,
  children,
}: {
  euroCents: number;
  vat: Vat | null;
  children?: ReactNode;
}): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const money = (cents: number): string => formatAmount(cents, euros, language);
  return (
    <div>
      {children}
      <dl translate="no" className="tabular grid grid-cols-[1fr_auto] gap-x-4 text-sm">
        {vat ? (
          <>
            <dt className="text-muted">
              {t('payments.vat.included', { percent: percentText(vat.percent, language) })}
            </dt>
            <dd className="text-right text-muted">{money(vatPart(euroCents, vat.percent))}</dd>
          </>
        ) : null}
        <dt className="font-semibold">{t('payments.vat.total')}</dt>
        <dd className="text-right font-semibold">{money(euroCents)}</dd>
      </dl>
    </div>
  );
}
