import { Plus } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ProblemBody } from '#kit/contract/problem.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Dialog, DialogClose } from '#kit/ui/primitives/dialog.tsx';
import { Select, TextField } from '#kit/ui/primitives/text-field.tsx';
import { useApi } from '#kit/web/api.tsx';
import { useMessages } from '#kit/web/i18n.tsx';
import { addShareRule } from '../../contract/routes.ts';
import { kindLabel } from '../parts/kind-label.ts';

const given = (form: FormData, name: string): string | null => String(form.get(name) ?? '').trim() || null;

/** Adds a rule: for whom, for what, how much, from when on, and why. */
export function ShareForm({ kinds }: { kinds: readonly string[] }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemBody | null>(null);

  const add = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const from = given(form, 'from');
    const percent = given(form, 'percent');
    setBusy(true);
    const answer = await api.call(addShareRule, {
      body: {
        kind: given(form, 'kind'),
        seller: given(form, 'seller'),
        percent: percent === null ? null : Number(percent),
        validFrom: from === null ? undefined : new Date(`${from}T00:00`).getTime(),
        reason: given(form, 'reason') ?? '',
      },
    });
    setBusy(false);
    setProblem(answer.ok ? null : answer.problem);
    if (!answer.ok) return;
    setOpen(false);
    await revalidate();
  };
  const errorOf = (name: string, words: string) =>
    problem?.errors?.some(({ field }) => field === `body.${name}`) ? words : undefined;
  const ofField = ['percent', 'reason'].some((name) => errorOf(name, 'x') !== undefined);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        setOpen(isOpen);
        setProblem(null);
      }}
      size="sm"
      trigger={
        <Button variant="primary" icon={<Plus aria-hidden />}>
          {t('sales.office.shares.add')}
        </Button>
      }
      title={t('sales.office.shares.add')}
      description={t('sales.office.shares.addText')}
      closeLabel={t('sales.office.cancel')}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{t('sales.office.cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={id} variant="primary" loading={busy}>
            {t('sales.office.shares.save')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={(event) => void add(event)} noValidate className="grid gap-3">
        {problem && !ofField ? (
          <p role="alert" className="text-danger">
            {problem.title}
          </p>
        ) : null}
        <TextField
          name="seller"
          label={t('sales.office.seller')}
          hint={t('sales.office.shares.sellerHint')}
          autoComplete="off"
        />
        <Select
          name="kind"
          label={t('sales.office.kind')}
          options={[
            { value: '', label: t('sales.office.shares.everything') },
            ...kinds.map((value) => ({ value, label: kindLabel(t, value) })),
          ]}
        />
        <TextField
          name="percent"
          inputMode="numeric"
          label={t('sales.office.shares.percent')}
          hint={t('sales.office.shares.percentHint')}
          error={errorOf('percent', t('sales.office.shares.percentWrong'))}
          autoComplete="off"
        />
        <TextField
          type="date"
          name="from"
          label={t('sales.office.shares.from')}
          hint={t('sales.office.shares.fromHint')}
        />
        <TextField
          name="reason"
          maxLength={200}
          required
          label={t('sales.office.reason')}
          hint={t('sales.office.reasonHint')}
          error={errorOf('reason', t('sales.office.reasonMissing'))}
          autoComplete="off"
        />
      </form>
    </Dialog>
  );
}
