import { Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import { Figure } from '#kit/ui/measure/figure.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { officeShows, showMarks } from '../../../contract/office.ts';
import { showStates } from '../../../contract/shows.ts';
import { stateTones } from '../../parts/state-tones.ts';
import { ShowMarks } from '../show-marks.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList(officeShows, args);

export const meta = pageMeta(({ t }) => ({ title: t('tickets.office.title') }));

/** Every show, in every state. */
export default function Shows(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const format = useFormat();
  return (
    <ListPage
      list={officeShows}
      data={useLoaderData<typeof loader>()}
      title={t('tickets.office.title')}
      lead={t('tickets.office.lead')}
      columns={{
        title: {
          header: t('tickets.office.show'),
          isName: true,
          cell: ({ id, title }) => (
            <LocalLink
              to="tickets.officeShow"
              params={{ showId: id }}
              className="inline-flex min-h-6 items-center font-medium text-ink no-underline hover:underline"
            >
              <bdi className="[overflow-wrap:anywhere]">{title}</bdi>
            </LocalLink>
          ),
        },
        actorName: {
          header: t('tickets.office.performer'),
          cell: ({ actorName }) => <bdi>{actorName}</bdi>,
        },
        state: {
          header: t('tickets.office.state'),
          cell: ({ state }) => <Badge tone={stateTones[state]}>{t(`tickets.office.state.${state}`)}</Badge>,
        },
        start: {
          header: t('tickets.office.start'),
          cell: ({ start, goal, sold }) =>
            start === null ? t('tickets.office.goal', { sold, goal: goal ?? 0 }) : format.dateTime(start),
        },
        price: {
          header: t('tickets.office.price'),
          cell: ({ price }) => <Figure>{price === 0 ? t('tickets.office.free') : formatCoins(price, language)}</Figure>,
        },
        sold: { header: t('tickets.office.sold') },
        isFeatured: { header: t('tickets.office.marks'), cell: (show) => <ShowMarks show={show} /> },
        createdAt: { header: t('tickets.office.created') },
      }}
      filters={{
        search: { label: t('tickets.office.search') },
        state: {
          label: t('tickets.office.state'),
          options: showStates.map((value) => ({ value, label: t(`tickets.office.state.${value}`) })),
        },
        mark: {
          label: t('tickets.office.marks'),
          options: showMarks.map((value) => ({ value, label: t(`tickets.office.mark.${value}`) })),
        },
      }}
      nameOf={({ title }) => title}
      empty={{ icon: <Ticket />, title: t('tickets.office.none') }}
    />
  );
}
