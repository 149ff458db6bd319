import { Plus, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { day, number, percent } from '#kit/entries/entry.ts';
import { defineForm } from '#kit/forms/define-form.ts';
import { OperationForm } from '#kit/forms/operation-form.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Dialog, DialogClose } from '#kit/ui/primitives/dialog.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { GroupRules } from '../../contract/pricing.ts';
import { addOffer, addVatRate, groupLimits, guestGroups, setGroupRules } from '../../contract/pricing.ts';
import { groupName } from './group-name.ts';

export const offerForm = defineForm(addOffer, { validFrom: day });
export const vatForm = defineForm(addVatRate, { percent: percent({ most: 50, decimals: 2 }), validFrom: day });

const { leastOrders, mostOrders, leastDays, mostDays } = groupLimits;
export const groupForm = defineForm(setGroupRules, {
  regularOrders: number({ least: leastOrders, most: mostOrders }),
  regularDays: number({ least: leastDays, most: mostDays }),
  awayDays: number({ least: leastDays, most: mostDays }),
});

interface Frame {
  readonly id: string;
  readonly onBusy: (busy: boolean) => void;
  readonly onDone: () => void;
}

interface AddingProps {
  readonly title: string;
  readonly text: string;
  readonly icon?: ReactNode;
  readonly save?: string;
  readonly children: (frame: Frame) => ReactNode;
}

function Adding({ title, text, icon = <Plus aria-hidden />, save, children }: AddingProps) {
  const t = useMessages();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      size="sm"
      trigger={<Button icon={icon}>{title}</Button>}
      title={title}
      description={text}
      closeLabel={t('payments.office.pricing.cancel')}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{t('payments.office.pricing.cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={id} variant="primary" loading={busy}>
            {save ?? t('payments.office.pricing.save')}
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
export function AddOffer({ rules }: { rules: GroupRules }): ReactNode {
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
                ...guestGroups.map((value) => ({ value, label: groupName(t, value, rules) })),
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

/** Changes what makes a regular guest and one who returns, and why. */
export function ChangeGroups({ rules }: { rules: GroupRules }): ReactNode {
  const t = useMessages();
  const { reason } = useCommon();
  const { regularOrders, regularDays, awayDays } = rules;
  return (
    <Adding
      title={t('payments.office.pricing.changeGroups')}
      text={t('payments.office.pricing.changeGroupsText')}
      icon={<SlidersHorizontal aria-hidden />}
      save={t('payments.office.pricing.saveGroups')}
    >
      {(frame) => (
        <OperationForm
          {...frame}
          form={groupForm}
          values={{ regularOrders, regularDays, awayDays }}
          fields={{
            regularOrders: {
              label: t('payments.office.pricing.regularOrders'),
              hint: t('payments.office.pricing.regularOrdersHint'),
            },
            regularDays: { label: t('payments.office.pricing.regularDays') },
            awayDays: {
              label: t('payments.office.pricing.awayDays'),
              hint: t('payments.office.pricing.awayDaysHint'),
            },
            reason,
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
