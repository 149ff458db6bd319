import type { ReactNode } from 'react';
import { useState } from 'react';
import { day } from '#kit/entries/entry.ts';
import { RadioGroup } from '#kit/ui/primitives/choice.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { PayeeView, TaxData } from '../../contract/index.ts';
import { saveTaxData } from '../../contract/index.ts';
import { payeeKinds, vatStatuses } from '../../contract/states.ts';
import { AddressFields } from './address-fields.tsx';
import { FormFrame } from './form-frame.tsx';
import { NumberFields } from './number-fields.tsx';
import { useSaving } from './use-saving.ts';

const fields = [
  ...['kind', 'name', 'birthDate', 'registerNumber', 'street', 'postcode', 'town', 'country'],
  ...['vatStatus', 'vatId', 'taxId', 'taxCountry'],
];
const read = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();
const readOrNull = (form: FormData, name: string): string | null => read(form, name) || null;

/** What a form holds, as the operation takes it. */
const taken = (form: FormData, { kind, vatStatus }: Pick<TaxData, 'kind' | 'vatStatus'>): TaxData => ({
  ...{ kind, vatStatus, name: read(form, 'name'), street: read(form, 'street') },
  ...{ postcode: read(form, 'postcode'), town: read(form, 'town'), country: read(form, 'country') },
  birthDate: kind === 'person' ? readOrNull(form, 'birthDate') : null,
  registerNumber: kind === 'company' ? readOrNull(form, 'registerNumber') : null,
  ...{ taxId: read(form, 'taxId'), taxCountry: read(form, 'taxCountry') },
  vatId: vatStatus === 'private' ? null : readOrNull(form, 'vatId'),
});

/** Who is paid, in the eyes of the tax office. */
export function TaxForm({
  view,
  isOpen,
  onView,
}: {
  view: PayeeView;
  isOpen: boolean;
  onView: (view: PayeeView) => void;
}): ReactNode {
  const t = useMessages();
  const saving = useSaving();
  const { errorOf } = saving;
  const kept = view.tax ?? view.known;
  const [kind, setKind] = useState<TaxData['kind']>(view.tax?.kind ?? 'person');
  const [vatStatus, setStatus] = useState<TaxData['vatStatus']>(view.tax?.vatStatus ?? 'smallBusiness');
  const isPerson = kind === 'person';
  const statuses = vatStatuses.filter((status) => isPerson || status !== 'private');
  const status = statuses.includes(vatStatus) ? vatStatus : 'business';
  return (
    <FormFrame
      saving={saving}
      fields={fields}
      isOpen={isOpen}
      onSubmit={(form) =>
        void saving
          .save((api) => api.call(saveTaxData, { body: taken(form, { kind, vatStatus: status }) }))
          .then((next) => next && onView(next))
      }
    >
      <RadioGroup
        name="kind"
        legend={t('payouts.form.kind')}
        value={kind}
        onValueChange={(value) => setKind(value as TaxData['kind'])}
        options={payeeKinds.map((value) => ({ value, label: t(`payouts.form.kind.${value}`) }))}
        error={errorOf('kind')}
      />
      <TextField
        name="name"
        autoComplete={isPerson ? 'name' : 'organization'}
        required
        maxLength={120}
        label={t(isPerson ? 'payouts.form.name' : 'payouts.form.company')}
        hint={t(isPerson ? 'payouts.form.nameHint' : 'payouts.form.companyHint')}
        defaultValue={kept?.name ?? ''}
        error={errorOf('name')}
      />
      {isPerson ? (
        <EntryField
          entry={day}
          name="birthDate"
          autoComplete="bday"
          required
          label={t('payouts.form.birthDate')}
          defaultValue={kept?.birthDate ?? ''}
          error={errorOf('birthDate')}
        />
      ) : (
        <TextField
          name="registerNumber"
          autoComplete="off"
          required
          maxLength={40}
          label={t('payouts.form.register')}
          hint={t('payouts.form.registerHint')}
          defaultValue={view.tax?.registerNumber ?? ''}
          error={errorOf('registerNumber')}
        />
      )}
      <AddressFields kept={kept} errorOf={errorOf} />
      <RadioGroup
        name="vatStatus"
        legend={t('payouts.form.vatStatus')}
        value={status}
        onValueChange={(value) => setStatus(value as TaxData['vatStatus'])}
        options={statuses.map((value) => ({
          ...{ value, label: t(`payouts.form.vatStatus.${value}`) },
          hint: t(`payouts.form.vatStatus.${value}.hint`),
        }))}
        error={errorOf('vatStatus')}
      />
      <NumberFields view={view} hasVatId={status !== 'private'} errorOf={errorOf} />
    </FormFrame>
  );
}
