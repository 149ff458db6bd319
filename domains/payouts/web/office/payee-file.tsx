import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useLatest } from '#kit/web/live/latest.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { PayeeFile } from '../../contract/office.ts';
import { readPayee } from '../../contract/office.ts';
import { AskReason } from './ask-reason.tsx';

/** Tax data and bank accounts of a payee: nothing is fetched before somebody says why, and it is gone with the page. */
export function PayeeFileCard({ accountId }: { accountId: number }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const latest = useLatest();
  const [isAsking, setAsking] = useState(false);
  const [file, setFile] = useState<PayeeFile | null>(null);
  const tax = file?.tax ?? null;
  return (
    <Card
      title={t('payouts.office.payeeFile')}
      description={t('payouts.office.payeeFileText')}
      actions={
        file === null ? (
          <Button size="sm" onClick={() => setAsking(true)}>
            {t('payouts.office.show')}
          </Button>
        ) : null
      }
    >
      {file === null ? null : (
        <dl aria-live="polite" className="grid min-w-0 grid-cols-1 gap-2 text-sm sm:grid-cols-2">
          {tax === null ? (
            <Fact name={t('payouts.step.tax')} value={t('payouts.office.why.noTaxData')} />
          ) : (
            <>
              <Fact name={t('payouts.form.name')} value={tax.name} />
              <Fact
                name={t('payouts.office.address')}
                value={`${tax.street}, ${tax.postcode} ${tax.town}, ${tax.country}`}
              />
              {tax.birthDate === null ? null : (
                <Fact name={t('payouts.form.birthDate')} value={format.date(tax.birthDate)} />
              )}
              {tax.registerNumber === null ? null : (
                <Fact name={t('payouts.form.register')} value={tax.registerNumber} />
              )}
              <Fact name={t('payouts.form.taxId')} value={`${tax.taxId} (${tax.taxCountry})`} />
              <Fact
                name={t('payouts.form.vatStatus')}
                value={[t(`payouts.form.vatStatus.${tax.vatStatus}`), tax.vatId].filter(Boolean).join(' · ')}
              />
            </>
          )}
          {file.accounts.map(({ iban, holder, since }) => (
            <Fact
              key={`${iban} ${since}`}
              name={t('payouts.office.accountSince', { day: format.date(since) })}
              value={`${iban} · ${holder}`}
            />
          ))}
        </dl>
      )}
      {isAsking ? (
        <AskReason
          title={t('payouts.office.show')}
          text={t('payouts.office.payeeFileText')}
          onClose={() => setAsking(false)}
          onDone={() => setAsking(false)}
          call={async (api, { reason }) => {
            const asked = api.call(readPayee, { params: { accountId }, query: { reason } });
            const answer = await latest(() => asked);
            if (answer?.ok) setFile(answer.data);
            return asked;
          }}
        />
      ) : null}
    </Card>
  );
}

function Fact({ name, value }: { name: string; value: string }): ReactNode {
  return (
    <div className="grid min-w-0 gap-0.5">
      <dt className="text-muted">{name}</dt>
      <dd translate="no" className="[overflow-wrap:anywhere]">
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
