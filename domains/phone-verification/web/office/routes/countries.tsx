import { Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { amount } from '#kit/entries/entry.ts';
import { defineForm } from '#kit/forms/define-form.ts';
import { formAction, taking } from '#kit/forms/form-action.ts';
import { OperationForm } from '#kit/forms/operation-form.tsx';
import { euros } from '#kit/money/amounts.ts';
import { loadList } from '#kit/web/list/load-list.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { countryList, removeCountry, saveCountry } from '../../../contract/office.ts';
import { EntryList } from '../entry-list.tsx';

const rate = amount(euros, { least: 0, most: 500 });
const form = defineForm(saveCountry, {
  smsCents: rate,
  callCents: rate,
  dayCents: amount(euros, { least: 0, most: 1_000_000 }),
});

export const loader = (args: LoaderFunctionArgs) => loadList(countryList, args);

export const action = formAction(taking(form));

export const meta = pageMeta(({ t }) => ({ title: t('phone-verification.office.countries') }));

/** Where codes go, and what they may cost there. */
export default function Countries(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  return (
    <EntryList
      list={countryList}
      data={useLoaderData<typeof loader>()}
      title={t('phone-verification.office.countries')}
      lead={t('phone-verification.office.countriesLead')}
      add={{
        title: t('phone-verification.office.countryAdd'),
        form: (dialog) => (
          <OperationForm
            {...dialog}
            form={form}
            fields={{
              country: {
                label: t('phone-verification.office.countryCode'),
                hint: t('phone-verification.office.countryHint'),
                maxLength: 2,
                autoComplete: 'off',
              },
              smsCents: { label: t('phone-verification.office.sms'), hint: t('phone-verification.office.euroHint') },
              callCents: {
                label: t('phone-verification.office.call'),
                hint: t('phone-verification.office.euroHint'),
              },
              dayCents: { label: t('phone-verification.office.most'), hint: t('phone-verification.office.euroHint') },
            }}
          />
        ),
      }}
      columns={{
        country: {
          header: t('phone-verification.office.country'),
          isName: true,
          cell: ({ country }) => format.countryName(country),
        },
        smsCents: { header: t('phone-verification.office.sms') },
        callCents: { header: t('phone-verification.office.call') },
        dayCents: { header: t('phone-verification.office.most') },
        todayCodes: { header: t('phone-verification.office.todayCodes') },
        todayCents: { header: t('phone-verification.office.todayCost') },
      }}
      nameOf={({ country }) => country}
      empty={{ icon: <Globe />, title: t('phone-verification.office.countriesNone') }}
      remove={{
        title: (row) => t('phone-verification.office.countryRemove', { country: row.country }),
        text: t('phone-verification.office.countryRemoveText'),
        run: (api, { id }) => api.call(removeCountry, { params: { countryId: id } }),
      }}
    />
  );
}
