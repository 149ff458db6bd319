import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { LocalLink, useHref } from '#kit/web/navigation/local-link.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { performerStandings, performersList } from '../../../contract/office.ts';
import { PerformerState } from '../performer-parts.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('performers.office.performers.title') }));

export const loader = (args: LoaderFunctionArgs) => loadList(performersList, args);

/** Every performer, found by whatever an operator has of them. */
export default function Performers(): ReactNode {
  const t = useMessages();
  const to = useHref();
  return (
    <ListPage
      list={performersList}
      data={useLoaderData<typeof loader>()}
      title={t('performers.office.performers.title')}
      lead={t('performers.office.performers.lead')}
      columns={{
        name: {
          header: t('performers.office.name'),
          isName: true,
          cell: ({ id, name }) => (
            <LocalLink
              to="performers.officePerformer"
              params={{ actorId: id }}
              className="inline-flex min-h-6 items-center text-ink no-underline hover:underline"
            >
              {name}
            </LocalLink>
          ),
        },
        email: {
          header: t('performers.office.email'),
          cell: ({ email }) => <span className="[overflow-wrap:anywhere]">{email ?? '–'}</span>,
        },
        id: { header: t('performers.office.number'), cell: ({ id }) => <span translate="no">{id}</span> },
        liveState: {
          header: t('performers.office.standing'),
          cell: (performer) => <PerformerState performer={performer} />,
        },
        viewers: { header: t('performers.office.viewers') },
        favoriteCount: { header: t('performers.office.favourites') },
        createdAt: { header: t('performers.office.since') },
      }}
      filters={{
        search: { label: t('performers.office.performers.search') },
        standing: {
          label: t('performers.office.standing'),
          options: performerStandings.map((value) => ({ value, label: t(`performers.office.standing.${value}`) })),
        },
      }}
      nameOf={({ name }) => name}
      open={({ id }) => to('performers.officePerformer', { actorId: id })}
      empty={{
        icon: <Star />,
        title: t('performers.office.performers.none'),
        text: t('performers.office.performers.noneText'),
      }}
    />
  );
}
