import type { ReactNode } from 'react';
import { useState } from 'react';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { PayeeView } from '../../contract/index.ts';
import { AccountForm } from '../joining/account-form.tsx';
import { TaxForm } from '../joining/tax-form.tsx';

/** Who is paid and where to: tax data and account, to be changed at any time. */
export function PayeeForms({ payee, onSaved }: { payee: PayeeView; onSaved?: (view: PayeeView) => void }): ReactNode {
  const t = useMessages();
  const toast = useToast();
  const [view, setView] = useState(payee);
  const take = (next: PayeeView): void => {
    setView(next);
    toast.show({ title: t('payouts.form.saved'), tone: 'success' });
    onSaved?.(next);
  };
  return (
    <div className="grid min-w-0 grid-cols-1 items-start gap-(--grid-gap) lg:grid-cols-2">
      <Card title={t('payouts.step.tax')} description={t('payouts.step.tax.lead')} id="tax">
        <TaxForm view={view} isOpen onView={take} />
      </Card>
      <Card title={t('payouts.step.account')} description={t('payouts.step.account.lead')} id="account">
        <AccountForm view={view} isOpen onView={take} />
      </Card>
    </div>
  );
}
