import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { day, number } from '#kit/entries/entry.ts';
import { defineForm } from '#kit/forms/define-form.ts';
import { formAction, taking } from '#kit/forms/form-action.ts';
import { OperationForm } from '#kit/forms/operation-form.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { grantVouchers } from '../../../contract/office.ts';
import { voucherKinds } from '../../../contract/types.ts';

const form = defineForm(grantVouchers, { amount: number({ least: 1, most: 10_000 }), firstDay: day, lastDay: day });

/** One key for each page that is opened: what is sent again from it grants nothing twice. Whom it is for may stand in the address. */
export const loader = ({ request }: LoaderFunctionArgs) => ({
  key: crypto.randomUUID(),
  guests: new URL(request.url).searchParams.get('guests') ?? '',
});

export const action = formAction(taking(form, { body: (_, sent) => ({ key: String(sent.get('granting') ?? '') }) }));

export const meta = pageMeta(({ t }) => ({ title: t('vouchers.office.grant') }));

/** Gives one guest or many a voucher each, by numbers, addresses or a file of them. */
export default function GrantPage(): ReactNode {
  const t = useMessages();
  const { key, guests } = useLoaderData<typeof loader>();
  const id = useId();
  const [granting, setGranting] = useState(key);
  return (
    <WorkPage title={t('vouchers.office.grant')} lead={t('vouchers.office.grantLead')}>
      <Card className="max-w-190">
        <div className="grid gap-4">
          <FromFile form={id} />
          <OperationForm
            id={id}
            form={form}
            more={{ granting }}
            onDone={() => setGranting(crypto.randomUUID())}
            values={{ guests, kind: 'videoChat', amount: 3 }}
            fields={{
              guests: { label: t('vouchers.office.guests'), hint: t('vouchers.office.guestsHint'), rows: 4 },
              kind: {
                label: t('vouchers.office.kind'),
                options: voucherKinds.map((value) => ({ value, label: t(`vouchers.type.${value}`) })),
              },
              amount: { label: t('vouchers.office.amount'), hint: t('vouchers.office.amountHint') },
              performer: { label: t('vouchers.office.performer'), hint: t('vouchers.office.performerHint') },
              subject: { label: t('vouchers.office.subject'), hint: t('vouchers.office.subjectHint') },
              firstDay: { label: t('vouchers.office.firstDay') },
              lastDay: { label: t('vouchers.office.lastDay'), hint: t('vouchers.office.lastDayHint') },
              reason: { label: t('vouchers.office.reason') },
              key: null,
            }}
            submit={t('vouchers.office.grantNow')}
            saved={t('vouchers.office.grantedAll')}
          />
        </div>
      </Card>
    </WorkPage>
  );
}

/** Puts the words of a chosen file into the form’s field of guests. */
function FromFile({ form }: { form: string }): ReactNode {
  const t = useMessages();
  const read = async (file: File | undefined): Promise<void> => {
    const field = document.getElementById(form)?.querySelector<HTMLTextAreaElement>('textarea[name="guests"]');
    if (!file || !field) return;
    field.value = await file.text();
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <label className="grid gap-1.5 font-medium text-sm">
      {t('vouchers.office.file')}
      <input
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        className="font-normal text-sm"
        onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
      />
    </label>
  );
}
