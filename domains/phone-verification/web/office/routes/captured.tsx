import { MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { capturedList } from '../../../contract/office.ts';
import { PhoneLinks } from '../links.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList(capturedList, args);

export const meta = pageMeta(({ t }) => ({ title: t('phone-verification.office.captured') }));

/** Messages that were kept instead of sent. */
export default function Captured(): ReactNode {
  const t = useMessages();
  return (
    <ListPage
      list={capturedList}
      data={useLoaderData<typeof loader>()}
      title={t('phone-verification.office.captured')}
      lead={t('phone-verification.office.capturedLead')}
      columns={{
        text: { header: t('phone-verification.office.text'), isName: true },
        number: { header: t('phone-verification.office.number') },
        by: { header: t('phone-verification.office.by'), cell: ({ by }) => t(`phone-verification.office.by.${by}`) },
        createdAt: { header: t('phone-verification.office.at') },
      }}
      filters={{}}
      nameOf={({ text }) => text}
      empty={{ icon: <MessageSquareText />, title: t('phone-verification.office.capturedNone') }}
    >
      <PhoneLinks />
    </ListPage>
  );
}
