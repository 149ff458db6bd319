import { Send } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ProblemBody } from '#kit/contract/problem.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Dialog, DialogClose } from '#kit/ui/primitives/dialog.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useApi } from '#kit/web/api.tsx';
import { useMessages } from '#kit/web/i18n.tsx';
import { useHref } from '#kit/web/local-link.tsx';
import { sendTestSms } from '../../contract/sms.ts';

/** Writes to the operator's own phone, and shows what became of it. */
export function TestSms(): ReactNode {
  const t = useMessages();
  const api = useApi();
  const to = useHref();
  const navigate = useNavigate();
  const form = useId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemBody | null>(null);

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const phoneNumber = String(new FormData(event.currentTarget).get('phoneNumber'));
    setBusy(true);
    const answer = await api.call(sendTestSms, { body: { phoneNumber } });
    setBusy(false);
    if (!answer.ok) return setProblem(answer.problem);
    await navigate(to('office.smsMessage', { smsId: answer.data.smsId }));
  };
  const atField = problem?.errors?.find(({ field }) => field === 'body.phoneNumber')?.message;
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
          <Button type="submit" form={form} variant="primary" loading={busy}>
            {t('office.office.sms.send')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void send(event)} noValidate className="grid gap-3">
        {problem && atField === undefined ? (
          <p role="alert" className="font-semibold text-danger text-sm">
            {problem.title}
          </p>
        ) : null}
        <TextField
          name="phoneNumber"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          maxLength={40}
          label={t('office.office.sms.number')}
          hint={t('office.office.sms.numberHint')}
          error={atField}
        />
      </form>
    </Dialog>
  );
}
