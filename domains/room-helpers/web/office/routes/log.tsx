import { ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { logActs, officeLog } from '../../../contract/index.ts';

export const loader = (args: LoaderFunctionArgs) => loadList(officeLog, args);

export const meta = pageMeta(({ t }) => ({ title: t('room-helpers.office.log') }));

/** What performers and helpers did in rooms. */
export default function OfficeLog(): ReactNode {
  const t = useMessages();
  return (
    <ListPage
      list={officeLog}
      data={useLoaderData<typeof loader>()}
      title={t('room-helpers.office.log')}
      lead={t('room-helpers.office.logLead')}
      columns={{
        act: { header: t('room-helpers.office.act'), isName: true, cell: ({ act }) => t(`room-helpers.act.${act}`) },
        performer: { header: t('room-helpers.office.performer'), cell: ({ performer }) => <bdi>{performer.name}</bdi> },
        by: { header: t('room-helpers.office.by'), cell: ({ by }) => <bdi>{by.name || '–'}</bdi> },
        guest: { header: t('room-helpers.office.guest'), cell: ({ guest }) => <bdi>{guest?.name ?? '–'}</bdi> },
        text: { header: t('room-helpers.office.text') },
        until: { header: t('room-helpers.office.until') },
        at: { header: t('room-helpers.office.at') },
      }}
      filters={{
        search: { label: t('room-helpers.office.search') },
        act: {
          label: t('room-helpers.office.act'),
          options: logActs.map((value) => ({ value, label: t(`room-helpers.act.${value}`) })),
        },
      }}
      nameOf={({ text }) => text}
      empty={{ icon: <ScrollText />, title: t('room-helpers.logNone') }}
    />
  );
}
