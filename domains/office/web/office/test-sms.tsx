import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { defineForm } from '#kit/forms/define-form.ts';
import { OperationForm } from '#kit/forms/operation-form.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Dialog, DialogClose } from '#kit/ui/primitives/dialog.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { sendTestSms } from '../../contract/sms.ts';

export const testSmsForm = defineForm(sendTestSms);

/** Writes to the operator's own phone; the page's action shows what became of it. */
export function TestSms(): ReactNode {
  const t = useMessages();
  const id = useId();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      size="sm"
      trigger={<Button icon={<Send aria-hidden />}>{t('office.office.sms.test')}</Button>}
      title={t('office.office.sms.test')}
      description={t('office.office.sms.testText')}
      closeLabel={t('office.office.list.cancel')}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{t('office.office.list.cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={id} variant="primary" loading={busy}>
            {t('office.office.sms.send')}
          </Button>
        </>
      }
    >
      <OperationForm
        id={id}
        form={testSmsForm}
        onBusy={setBusy}
        fields={{
          phoneNumber: {
            label: t('office.office.sms.number'),
            hint: t('office.office.sms.numberHint'),
            type: 'tel',
            autoComplete: 'tel',
            maxLength: 40,
            required: true,
          },
        }}
      />
    </Dialog>
  );
}
