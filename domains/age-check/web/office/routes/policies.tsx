import { Globe, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { number } from '#kit/entries/entry.ts';
import { defineForm } from '#kit/forms/define-form.ts';
import { EntryDialog } from '#kit/forms/entry-dialog.tsx';
import { formAction, taking } from '#kit/forms/form-action.ts';
import { OperationForm } from '#kit/forms/operation-form.tsx';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { openRatings, policyList, removePolicy, savePolicy } from '../../../contract/office.ts';
import { ageMethods, visitRules } from '../../../contract/states.ts';
import { AgeLinks } from '../links.tsx';

const form = defineForm(savePolicy, {
  validDays: number({ least: 1, most: 3_650 }),
  visitHours: number({ least: 1, most: 24 }),
  bonusMinutes: number({ least: 0, most: 60 }),
});

export const loader = (args: LoaderFunctionArgs) => loadList(policyList, args);

export const action = formAction(taking(form));

export const meta = pageMeta(({ t }) => ({ title: t('age-check.office.policies') }));

/** What countries ask for. */
export default function Policies(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  return (
    <ListPage
      list={policyList}
      data={useLoaderData<typeof loader>()}
      title={t('age-check.office.policies')}
      lead={t('age-check.office.policiesLead')}
      headActions={
        <EntryDialog
          words={{ cancel: t('age-check.office.cancel'), save: t('age-check.office.save') }}
          title={t('age-check.office.policyAdd')}
          text={t('age-check.office.policiesLead')}
        >
          {(dialog) => (
            <OperationForm
              {...dialog}
              form={form}
              values={{ visitHours: 4, bonusMinutes: 0 }}
              fields={{
                country: {
                  label: t('age-check.office.country'),
                  hint: t('age-check.office.countryHint'),
                  maxLength: 2,
                  autoComplete: 'off',
                },
                methods: {
                  label: t('age-check.office.methods'),
                  options: ageMethods.map((value) => ({ value, label: t(`age-check.office.way.${value}`) })),
                },
                validDays: { label: t('age-check.office.validDays'), hint: t('age-check.office.validDaysHint') },
                atVisit: {
                  label: t('age-check.office.atVisit'),
                  options: visitRules.map((value) => ({ value, label: t(`age-check.office.visit.${value}`) })),
                },
                visitHours: { label: t('age-check.office.visitHours'), hint: t('age-check.office.visitHoursHint') },
                openRating: {
                  label: t('age-check.office.openRating'),
                  hint: t('age-check.office.openRatingHint'),
                  options: openRatings.map((value) => ({ value, label: t(`age-check.office.rating.${value}`) })),
                },
                opensFreeChat: { label: t('age-check.office.opensFreeChat') },
                bonusMinutes: { label: t('age-check.office.bonusMinutes'), hint: t('age-check.office.bonusHint') },
              }}
            />
          )}
        </EntryDialog>
      }
      columns={{
        country: {
          header: t('age-check.office.country'),
          isName: true,
          cell: ({ country }) => format.countryName(country),
        },
        methods: {
          header: t('age-check.office.methods'),
          cell: ({ methods }) => methods.map((one) => t(`age-check.office.way.${one}`)).join(', '),
        },
        validDays: { header: t('age-check.office.validDays'), cell: ({ validDays }) => validDays ?? '∞' },
        atVisit: {
          header: t('age-check.office.atVisit'),
          cell: ({ atVisit }) => t(`age-check.office.visit.${atVisit}`),
        },
        visitHours: { header: t('age-check.office.visitHours') },
        openRating: { header: t('age-check.office.openRating') },
        opensFreeChat: {
          header: t('age-check.office.opensFreeChat'),
          cell: ({ opensFreeChat }) => t(opensFreeChat ? 'age-check.office.yes' : 'age-check.office.no'),
        },
        bonusMinutes: { header: t('age-check.office.bonusMinutes') },
      }}
      filters={{}}
      nameOf={({ country }) => country}
      empty={{ icon: <Globe />, title: t('age-check.office.policiesNone') }}
      actions={[
        {
          key: 'remove',
          label: t('age-check.office.remove'),
          icon: <Trash2 aria-hidden />,
          isDanger: true,
          applies: () => true,
          title: ([row]) => t('age-check.office.policyRemove', { country: row?.country ?? '' }),
          text: () => t('age-check.office.policyRemoveText'),
          run: (api, { id }) => api.call(removePolicy, { params: { policyId: id } }),
        },
      ]}
    >
      <AgeLinks />
    </ListPage>
  );
}
