import { Hand, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { GuestLink } from '#domains/guest/web/parts/guest-link.tsx';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { breakList, liftExclusion } from '../../../contract/index.ts';

export const loader = (args: LoaderFunctionArgs) => loadList(breakList, args);

export const meta = pageMeta(({ t }) => ({ title: t('spending-limits.office.title') }));

/** Guests who spend nothing for a while or for good. */
export default function Breaks(): ReactNode {
  const t = useMessages();
  return (
    <ListPage
      list={breakList}
      data={useLoaderData<typeof loader>()}
      title={t('spending-limits.office.title')}
      lead={t('spending-limits.office.lead')}
      columns={{
        guestId: {
          header: t('spending-limits.office.guest'),
          isName: true,
          cell: ({ guestId }) => <GuestLink id={guestId} />,
        },
        kind: { header: t('spending-limits.office.kind'), cell: ({ kind }) => t(`spending-limits.office.${kind}`) },
        since: { header: t('spending-limits.office.since') },
        until: { header: t('spending-limits.office.until') },
        knownFrom: {
          header: t('spending-limits.office.knownFrom'),
          cell: ({ knownFrom }) => (knownFrom === null ? '–' : <GuestLink id={knownFrom} />),
        },
      }}
      filters={{
        kind: {
          label: t('spending-limits.office.kind'),
          options: (['pause', 'exclusion'] as const).map((value) => ({
            value,
            label: t(`spending-limits.office.${value}`),
          })),
        },
      }}
      nameOf={({ guestId }) => String(guestId)}
      empty={{ icon: <Hand />, title: t('spending-limits.office.none') }}
      actions={[
        {
          key: 'lift',
          label: t('spending-limits.office.lift'),
          icon: <Undo2 aria-hidden />,
          isDanger: true,
          applies: ({ kind }) => kind === 'exclusion',
          title: ([row]) => t('spending-limits.office.liftTitle', { id: String(row?.guestId ?? '') }),
          text: () => t('spending-limits.office.liftText'),
          run: (api, { id }) => api.call(liftExclusion, { params: { breakId: id } }),
        },
      ]}
    />
  );
}
