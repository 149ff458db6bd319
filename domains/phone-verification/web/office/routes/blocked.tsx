import { ShieldOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { defineForm } from '#kit/forms/define-form.ts';
import { formAction, taking } from '#kit/forms/form-action.ts';
import { OperationForm } from '#kit/forms/operation-form.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { blockedList, blockPrefix, unblockPrefix } from '../../../contract/office.ts';
import { EntryList } from '../entry-list.tsx';

const form = defineForm(blockPrefix, {});

export const loader = (args: LoaderFunctionArgs) => loadList(blockedList, args);

export const action = formAction(taking(form));

export const meta = pageMeta(({ t }) => ({ title: t('phone-verification.office.blocked') }));

/** Numbers that no code goes to. */
export default function Blocked(): ReactNode {
  const t = useMessages();
  return (
    <EntryList
      list={blockedList}
      data={useLoaderData<typeof loader>()}
      title={t('phone-verification.office.blocked')}
      lead={t('phone-verification.office.blockedLead')}
      add={{
        title: t('phone-verification.office.block'),
        form: (dialog) => (
          <OperationForm
            {...dialog}
            form={form}
            fields={{
              prefix: {
                label: t('phone-verification.office.prefix'),
                hint: t('phone-verification.office.prefixHint'),
                type: 'tel',
                maxLength: 40,
                autoComplete: 'off',
              },
              reason: { label: t('phone-verification.office.reason'), maxLength: 200, autoComplete: 'off' },
            }}
          />
        ),
      }}
      columns={{
        prefix: { header: t('phone-verification.office.prefix'), isName: true },
        reason: { header: t('phone-verification.office.reason') },
        createdAt: { header: t('phone-verification.office.at') },
      }}
      nameOf={({ prefix }) => prefix}
      empty={{ icon: <ShieldOff />, title: t('phone-verification.office.blockedNone') }}
      remove={{
        title: (row) => t('phone-verification.office.unblockTitle', { prefix: row.prefix }),
        text: t('phone-verification.office.unblockText'),
        run: (api, { id }) => api.call(unblockPrefix, { params: { blockedId: id } }),
      }}
    />
  );
}
