import { Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { PageBreadcrumb } from '#kit/web/page/page-breadcrumb.tsx';
import { loadBreadcrumb } from '#kit/web/page/page-head.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { chatShowList } from '../../../contract/index.ts';
import { ShowList } from '../../parts/show-list.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const values = context.get(web);
  const [shows, own, breadcrumb] = await Promise.all([
    values.api.query(chatShowList, { first: 60 }),
    values.api.query(chatShowList, { first: 20, internal: true }),
    loadBreadcrumb(values, 'camShows', {}),
  ]);
  if (!shows.ok) throw refused(shows.problem.status);
  return { shows: shows.data, own: own.ok ? own.data : [], breadcrumb };
}

export const meta = pageMeta(({ t }) => ({ title: t('tickets.shows.title'), description: t('tickets.shows.text') }));

/** Shows of all performers that are on or to come. */
export default function Shows(): ReactNode {
  const t = useMessages();
  const { shows, own, breadcrumb } = useLoaderData<typeof loader>();
  return (
    <div className="evening">
      <div className="page grid grid-cols-1 gap-3 py-3 sm:gap-4 sm:py-5">
        <header className="flex min-w-0 items-center justify-between gap-4">
          <h1 className="min-w-0 font-extrabold text-2xl leading-tight tracking-tight sm:text-3xl">
            {t('tickets.shows.title')}
          </h1>
          <div className="shrink-0 max-sm:hidden">
            <PageBreadcrumb items={breadcrumb} />
          </div>
        </header>
        <p className="max-w-180 text-muted">{t('tickets.shows.text')}</p>
        {own.length > 0 ? (
          <section className="grid gap-3" aria-labelledby="own-shows">
            <h2 id="own-shows" className="font-bold text-xl leading-tight">
              {t('tickets.shows.own')}
            </h2>
            <ShowList shows={own} />
          </section>
        ) : null}
        {shows.length === 0 && own.length > 0 ? null : shows.length === 0 ? (
          <EmptyState icon={<Ticket />} title={t('tickets.none')}>
            {t('tickets.noneText')}
          </EmptyState>
        ) : (
          <ShowList shows={shows} />
        )}
      </div>
    </div>
  );
}
