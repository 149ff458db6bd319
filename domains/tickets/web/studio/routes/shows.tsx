import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { getOwnShares } from '#domains/sales/contract/routes.ts';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { OwnShow } from '../../../contract/studio.ts';
import { getOwnShows } from '../../../contract/studio.ts';
import { PlanPanel } from '../plan-panel.tsx';
import { ShowCard } from '../show-card.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(web);
  const [own, shares] = await Promise.all([api.call(getOwnShows, {}), api.call(getOwnShares, {})]);
  if (!own.ok) throw refused(own.problem.status);
  return { shows: own.data.shows, shares: shares.ok ? shares.data.shares : null, now: Date.now() };
}

export const meta = pageMeta(({ t }) => ({ title: t('tickets.studio.title') }));

const isOpen = ({ state }: OwnShow): boolean => state === 'planned' || state === 'running';

/** A performer's own ticket shows: what is to come and on, what is over, and the form for another. */
export default function Shows(): ReactNode {
  const t = useMessages();
  const { shows, shares, now } = useLoaderData<typeof loader>();
  const open = shows.filter(isOpen);
  const over = shows.filter((show) => !isOpen(show));
  return (
    <WorkPage title={t('tickets.studio.title')} lead={t('tickets.studio.lead')} actions={<PlanPanel shares={shares} />}>
      <section className="grid gap-3" aria-label={t('tickets.studio.open')}>
        {open.length === 0 ? (
          <EmptyState title={t('tickets.studio.none')}>{t('tickets.studio.noneText')}</EmptyState>
        ) : (
          <ShowList shows={open} now={now} />
        )}
      </section>
      {over.length > 0 ? (
        <section className="grid gap-3">
          <h2 className="font-bold text-lg">{t('tickets.studio.over')}</h2>
          <ShowList shows={over} now={now} />
        </section>
      ) : null}
    </WorkPage>
  );
}

function ShowList({ shows, now }: { shows: readonly OwnShow[]; now: number }): ReactNode {
  return (
    <ul className="grid items-start gap-(--grid-gap) lg:grid-cols-2">
      {shows.map((show) => (
        <li key={show.id} className="min-w-0">
          <ShowCard show={show} now={now} />
        </li>
      ))}
    </ul>
  );
}
