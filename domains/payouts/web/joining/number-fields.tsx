import type { ReactNode } from 'react';
import { Select, TextField } from '#kit/ui/primitives/text-field.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { PayeeView } from '../../contract/index.ts';
import { useCountries } from './countries.ts';

/** The numbers tax offices gave: of value added tax where there is one, and the tax number, which is never shown again. */
export function NumberFields({
  view,
  hasVatId,
  errorOf,
}: {
  view: PayeeView;
  hasVatId: boolean;
  errorOf: (field: string) => string | undefined;
}): ReactNode {
  const t = useMessages();
  const first = view.tax?.taxCountry ?? view.known?.country ?? '';
  const countries = useCountries(first);
  const plain = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;
  return (
    <>
      {hasVatId ? (
        <TextField
          name="vatId"
          {...plain}
          maxLength={30}
          label={t('payouts.form.vatId')}
          hint={t('payouts.form.vatIdHint')}
          defaultValue={view.tax?.vatId ?? ''}
          error={errorOf('vatId')}
        />
      ) : null}
      <TextField
        name="taxId"
        {...plain}
        required
        minLength={4}
        maxLength={40}
        label={t('payouts.form.taxId')}
        hint={view.tax ? t('payouts.form.taxIdKept', { ends: view.tax.taxIdEnds }) : t('payouts.form.taxIdHint')}
        error={errorOf('taxId')}
      />
      <Select
        key={countries.key}
        name="taxCountry"
        required
        label={t('payouts.form.taxCountry')}
        defaultValue={first}
        options={countries.options}
        error={errorOf('taxCountry')}
      />
    </>
  );
}
