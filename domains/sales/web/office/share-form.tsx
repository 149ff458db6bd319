import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { day, percent } from '#kit/entries/entry.ts';
import { defineForm } from '#kit/forms/define-form.ts';
import { OperationForm } from '#kit/forms/operation-form.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Dialog, DialogClose } from '#kit/ui/primitives/dialog.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { addShareRule } from '../../contract/routes.ts';
import { kindLabel } from '../parts/kind-label.ts';

export const shareForm = defineForm(addShareRule, { percent: percent({ most: 100 }), validFrom: day });

/** Adds a rule: for whom, for what, how much, from when on, and why. */
export function ShareForm({ kinds }: { kinds: readonly string[] }): ReactNode {
  const t = useMessages();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
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
      <OperationForm
        id={id}
        form={shareForm}
        onBusy={setBusy}
        onDone={() => setOpen(false)}
        fields={{
          seller: { label: t('sales.office.seller'), hint: t('sales.office.shares.sellerHint'), autoComplete: 'off' },
          kind: {
            label: t('sales.office.kind'),
            options: [
              { value: '', label: t('sales.office.shares.everything') },
              ...kinds.map((value) => ({ value, label: kindLabel(t, value) })),
            ],
          },
          percent: { label: t('sales.office.shares.percent'), hint: t('sales.office.shares.percentHint') },
          validFrom: { label: t('sales.office.shares.from'), hint: t('sales.office.shares.fromHint') },
          reason: {
            label: t('sales.office.reason'),
            hint: t('sales.office.reasonHint'),
            wrong: t('sales.office.reasonMissing'),
            maxLength: 200,
            autoComplete: 'off',
          },
        }}
      />
    </Dialog>
  );
}
