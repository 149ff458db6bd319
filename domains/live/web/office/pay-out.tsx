import { HandCoins } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ProblemBody } from '#kit/contract/problem.ts';
import { formatAmount } from '#kit/money/coins.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Dialog, DialogClose } from '#kit/ui/primitives/dialog.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useApi } from '#kit/web/api.tsx';
import { useLanguage, useMessages } from '#kit/web/i18n.tsx';
import type { PaidBackDay } from '../../contract/routes.ts';
import { refundWithheld } from '../../contract/routes.ts';

/** Pays out what a guest's day still withholds, with a reason; says what is paid out already. */
export function PayOut({ row }: { row: PaidBackDay }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const form = useId();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemBody | null>(null);
  const { guestId, guestName, day, withheldCoins, paidOutCoins } = row;
  const left = withheldCoins - paidOutCoins;
  if (left === 0) return paidOutCoins > 0 ? t('live.office.paidBack.paidOut') : '–';

  const pay = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '');
    setBusy(true);
    const answer = await api.call(refundWithheld, { body: { guestId, day, reason } });
    setBusy(false);
    setProblem(answer.ok ? null : answer.problem);
    if (!answer.ok) return;
    setOpen(false);
    await revalidate();
  };
  const isReason = problem?.errors?.some(({ field }) => field === 'body.reason');
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        setOpen(isOpen);
        setProblem(null);
      }}
      size="sm"
      trigger={
        <Button size="sm" icon={<HandCoins aria-hidden />}>
          {t('live.office.paidBack.pay')}
        </Button>
      }
      title={t('live.office.paidBack.payTitle')}
      description={t('live.office.paidBack.payText', {
        name: guestName,
        coins: formatAmount(left, 'VXC', language),
      })}
      closeLabel={t('live.office.paidBack.cancel')}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{t('live.office.paidBack.cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={form} variant="primary" loading={busy}>
            {t('live.office.paidBack.pay')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void pay(event)} noValidate className="grid gap-3">
        {problem && !isReason ? (
          <p role="alert" className="text-danger">
            {problem.title}
          </p>
        ) : null}
        <TextField
          name="reason"
          maxLength={200}
          autoComplete="off"
          autoFocus
          required
          label={t('live.office.paidBack.reason')}
          hint={t('live.office.paidBack.reasonHint')}
          error={isReason ? t('live.office.paidBack.reasonMissing') : undefined}
        />
      </form>
    </Dialog>
  );
}
