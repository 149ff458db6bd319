import { Landmark, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { defineForm } from '#kit/forms/define-form.ts';
import { EntryDialog } from '#kit/forms/entry-dialog.tsx';
import { formAction, taking } from '#kit/forms/form-action.ts';
import { OperationForm } from '#kit/forms/operation-form.tsx';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { addIssuer, issuerList, removeIssuer } from '../../../contract/office.ts';
import { AgeLinks } from '../links.tsx';

const form = defineForm(addIssuer);

export const loader = (args: LoaderFunctionArgs) => loadList(issuerList, args);

export const action = formAction(taking(form));

export const meta = pageMeta(({ t }) => ({ title: t('age-check.office.issuers') }));

/** The trusted list: whose proofs of age are believed. */
export default function Issuers(): ReactNode {
  const t = useMessages();
  return (
    <ListPage
      list={issuerList}
      data={useLoaderData<typeof loader>()}
      title={t('age-check.office.issuers')}
      lead={t('age-check.office.issuersLead')}
      headActions={
        <EntryDialog
          words={{ cancel: t('age-check.office.cancel'), save: t('age-check.office.save') }}
          title={t('age-check.office.issuerAdd')}
          text={t('age-check.office.issuersLead')}
        >
          {(dialog) => (
            <OperationForm
              {...dialog}
              form={form}
              fields={{
                label: { label: t('age-check.office.label'), hint: t('age-check.office.labelHint'), maxLength: 80 },
                certificate: {
                  label: t('age-check.office.certificate'),
                  hint: t('age-check.office.certificateHint'),
                  rows: 8,
                },
              }}
            />
          )}
        </EntryDialog>
      }
      columns={{
        label: { header: t('age-check.office.label'), isName: true },
        subject: { header: t('age-check.office.subject') },
        fingerprint: { header: t('age-check.office.fingerprint') },
        validUntil: { header: t('age-check.office.validUntil') },
        createdAt: { header: t('age-check.office.added') },
      }}
      filters={{}}
      nameOf={({ label }) => label}
      empty={{ icon: <Landmark />, title: t('age-check.office.issuersNone') }}
      actions={[
        {
          key: 'remove',
          label: t('age-check.office.remove'),
          icon: <Trash2 aria-hidden />,
          isDanger: true,
          applies: () => true,
          title: ([row]) => t('age-check.office.issuerRemove', { label: row?.label ?? '' }),
          text: () => t('age-check.office.issuerRemoveText'),
          run: (api, { id }) => api.call(removeIssuer, { params: { issuerId: id } }),
        },
      ]}
    >
      <AgeLinks />
    </ListPage>
  );
}
