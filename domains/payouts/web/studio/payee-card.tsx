import type { ReactNode } from 'react';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { PayeeView } from '../../contract/index.ts';
import { KeptAccount } from '../joining/account-form.tsx';

/** Who is paid and where to, in short; the way to change it. */
export function PayeeCard({ view }: { view: PayeeView }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const to = useHref();
  const { tax, account } = view;
  return (
    <Card
      title={t('payouts.studio.payee')}
      actions={
        <ButtonLink size="sm" href={to('payouts.payee')}>
          {t('payouts.studio.change')}
        </ButtonLink>
      }
    >
      <div className="grid min-w-0 grid-cols-1 gap-4">
        {tax ? (
          <div className="grid min-w-0 gap-1">
            <p translate="no" className="min-w-0 break-words font-semibold">
              {tax.name}
            </p>
            <p translate="no" className="min-w-0 break-words text-muted text-sm">
              {tax.street}, {tax.postcode} {tax.town}, {format.countryName(tax.country)}
            </p>
            <p className="text-sm">
              {t(`payouts.form.vatStatus.${tax.vatStatus}`)} · {t('payouts.studio.taxId', { ends: tax.taxIdEnds })}
            </p>
          </div>
        ) : (
          <p className="text-sm">{t('payouts.studio.noTax')}</p>
        )}
        {account ? <KeptAccount view={view} /> : <p className="text-sm">{t('payouts.studio.noAccount')}</p>}
      </div>
    </Card>
  );
}
