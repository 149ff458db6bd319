import { Undo2 } from 'lucide-react';
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
import type { Sale } from '../../contract/routes.ts';
import { refundSale } from '../../contract/routes.ts';

/** Gives coins of a sale back: how many, why; says what cannot be. */
export function RefundDialog({ sale }: { sale: Sale }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const form = useId();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemBody | null>(null);
  const left = sale.paid - sale.paidBack;
  if (left === 0) return t(sale.paidBack > 0 ? 'sales.office.refunded' : 'sales.office.free');

  const pay = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const coins = Math.round(Number(String(fields.get('coins')).replace(',', '.')) * 100);
    setBusy(true);
    const answer = await api.call(refundSale, {
      body: { saleId: sale.id, coins, paidBack: sale.paidBack, reason: String(fields.get('reason') ?? '') },
    });
    setBusy(false);
    setProblem(answer.ok ? null : answer.problem);
    if (!answer.ok) return;
    setOpen(false);
    await revalidate();
  };
  const isAbout = (name: string) => problem?.errors?.some(({ field }) => field === `body.${name}`);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        setOpen(isOpen);
        setProblem(null);
      }}
      size="sm"
      trigger={
        <Button size="sm" icon={<Undo2 aria-hidden />}>
          {t('sales.office.refund')}
        </Button>
      }
      title={t('sales.office.refundTitle')}
      description={t('sales.office.refundText', {
        id: String(sale.buyerId),
        left: formatAmount(left, 'VXC', language),
      })}
      closeLabel={t('sales.office.cancel')}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{t('sales.office.cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={form} variant="primary" loading={busy}>
            {t('sales.office.refund')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void pay(event)} noValidate className="grid gap-3">
        {problem && !isAbout('coins') && !isAbout('reason') ? (
          <p role="alert" className="text-danger">
            {problem.title}
          </p>
        ) : null}
        <TextField
          name="coins"
          inputMode="decimal"
          autoComplete="off"
          required
          label={t('sales.office.coins')}
          defaultValue={formatAmount(left, 'VXC', language).replace(/[^\d.,]/g, '')}
          error={isAbout('coins') ? t('sales.office.coinsMissing') : undefined}
        />
        <TextField
          name="reason"
          maxLength={200}
          autoComplete="off"
          required
          label={t('sales.office.reason')}
          hint={t('sales.office.reasonHint')}
          error={isAbout('reason') ? t('sales.office.reasonMissing') : undefined}
        />
      </form>
    </Dialog>
  );
}
