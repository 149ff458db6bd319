import type { ReactNode } from 'react';
import { Select, TextField } from '#kit/ui/primitives/text-field.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { PayeeView } from '../../contract/index.ts';
import { useCountries } from './countries.ts';

/** Where who is paid lives, or has its seat. */
export function AddressFields({
  kept,
  errorOf,
}: {
  kept: PayeeView['tax'] | PayeeView['known'];
  errorOf: (field: string) => string | undefined;
}): ReactNode {
  const t = useMessages();
  const countries = useCountries(kept?.country ?? '');
  return (
    <>
      <TextField
        name="street"
        autoComplete="street-address"
        required
        maxLength={100}
        label={t('payouts.form.street')}
        defaultValue={kept?.street ?? ''}
        error={errorOf('street')}
      />
      <div className="grid min-w-0 grid-cols-1 gap-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <TextField
          name="postcode"
          autoComplete="postal-code"
          required
          maxLength={12}
          label={t('payouts.form.postcode')}
          defaultValue={kept?.postcode ?? ''}
          error={errorOf('postcode')}
        />
        <TextField
          name="town"
          autoComplete="address-level2"
          required
          maxLength={60}
          label={t('payouts.form.town')}
          defaultValue={kept?.town ?? ''}
          error={errorOf('town')}
        />
      </div>
      <Select
        key={countries.key}
        name="country"
        autoComplete="country"
        required
        label={t('payouts.form.country')}
        hint={t('payouts.form.countryHint')}
        defaultValue={kept?.country ?? ''}
        options={countries.options}
        error={errorOf('country')}
      />
    </>
  );
}
