import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { day, percent } from '#kit/entries/entry.ts';
import { defineForm } from '#kit/forms/define-form.ts';
import { OperationForm } from '#kit/forms/operation-form.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Dialog, DialogClose } from '#kit/ui/primitives/dialog.tsx';
import { useMessages } from '#kit/web/i18n.tsx';
import { addOffer, addVatRate, guestGroups } from '../../contract/pricing.ts';
import { groupName } from './group-name.ts';

export const offerForm = defineForm(addOffer, { validFrom: day });
export const vatForm = defineForm(addVatRate, { percent: percent({ most: 50, decimals: 2 }), validFrom: day });

interface Frame {
  readonly id: string;
  readonly onBusy: (busy: boolean) => void;
  readonly onDone: () => void;
}

function Adding({ title, text, children }: { title: string; text: string; children: (frame: Frame) => ReactNode }) {
  const t = useMessages();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      size="sm"
      trigger={<Button icon={<Plus aria-hidden />}>{title}</Button>}
      title={title}
      description={text}
      closeLabel={t('payments.office.pricing.cancel')}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{t('payments.office.pricing.cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={id} variant="primary" loading={busy}>
            {t('payments.office.pricing.save')}
          </Button>
        </>
      }
    >
      {children({ id, onBusy: setBusy, onDone: () => setOpen(false) })}
    </Dialog>
  );
}

/** What both forms ask: from when on, and why. */
function useCommon() {
  const t = useMessages();
  return {
    validFrom: { label: t('payments.office.pricing.from'), hint: t('payments.office.pricing.fromHint') },
    reason: {
      label: t('payments.office.pricing.reason'),
      hint: t('payments.office.pricing.reasonHint'),
      wrong: t('payments.office.pricing.reasonMissing'),
      maxLength: 200,
      autoComplete: 'off',
    },
  } as const;
}

/** Adds an offer: for whom, which amounts, from when on, and why. */
export function AddOffer(): ReactNode {
  const t = useMessages();
  const common = useCommon();
  return (
    <Adding title={t('payments.office.pricing.addOffer')} text={t('payments.office.pricing.addOfferText')}>
      {(frame) => (
        <OperationForm
          {...frame}
          form={offerForm}
          fields={{
            country: {
              label: t('payments.office.pricing.country'),
              hint: t('payments.office.pricing.countryHint'),
              wrong: t('payments.office.pricing.countryWrong'),
              maxLength: 2,
              autoComplete: 'off',
            },
            group: {
              label: t('payments.office.pricing.group'),
              options: [
                { value: '', label: t('payments.office.pricing.group.all') },
                ...guestGroups.map((value) => ({ value, label: groupName(t, value) })),
              ],
            },
            amounts: {
              label: t('payments.office.pricing.amounts'),
              hint: t('payments.office.pricing.amountsHint'),
              maxLength: 80,
              autoComplete: 'off',
            },
            ...common,
          }}
        />
      )}
    </Adding>
  );
}

/** Adds the tax of a country: how much, from when on, and why. */
export function AddVat(): ReactNode {
  const t = useMessages();
  const common = useCommon();
  return (
    <Adding title={t('payments.office.pricing.addVat')} text={t('payments.office.pricing.addVatText')}>
      {(frame) => (
        <OperationForm
          {...frame}
          form={vatForm}
          fields={{
            country: {
              label: t('payments.office.pricing.country'),
              hint: t('payments.office.pricing.vatCountryHint'),
              wrong: t('payments.office.pricing.countryWrong'),
              maxLength: 2,
              autoComplete: 'off',
            },
            percent: { label: t('payments.office.pricing.percent') },
            ...common,
          }}
        />
      )}
    </Adding>
  );
}
