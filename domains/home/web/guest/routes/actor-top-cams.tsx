import { Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useOutletContext } from 'react-router';
import type { Actor } from '#domains/performers/contract/index.ts';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { loadBreadcrumb } from '#kit/web/page/page-head.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { actorTopCams } from '../../../contract/top-cams.ts';
import { TopCamRow } from '../../parts/top-cam-row.tsx';
import { pageOfList } from '../../parts/top-list-page.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const values = context.get(web);
  const actorName = params.actorName ?? '';
  const [answer, breadcrumb] = await Promise.all([
    values.api.call(actorTopCams, { params: { actorName } }),
    loadBreadcrumb(values, 'actorProfileTopCamgirls', { actorName }),
  ]);
  if (!answer.ok) throw refused(answer.problem.status);
  return { ...answer.data, breadcrumb };
}

export const meta = pageMeta(({ t, params }) => ({
  title: t('home.of.title', { name: params['actorName'] ?? '' }),
  description: t('home.of.text', { name: params['actorName'] ?? '' }),
}));

/** Where a performer stands among the top cams, and who is around her. */
export default function ActorTopCams(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const format = useFormat();
  const { id, name } = useOutletContext<Actor>();
  const { places, around } = useLoaderData<typeof loader>();
  if (places.length === 0)
    return (
      <EmptyState icon={<Trophy />} title={t('home.of.none', { name })}>
        {t('home.of.noneText')}
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-1 gap-6">
      <ul className="m-0 grid list-none grid-cols-2 gap-3 p-0 sm:grid-cols-4">
        {places.map(({ list, place }) => (
          <li key={list} className="grid">
            <Anchor
              href={to(pageOfList[list])}
              className="grid gap-0.5 rounded-card border border-line bg-surface px-4 py-3 text-ink no-underline shadow-e1 hover:border-accent"
            >
              <span translate="no" className="tabular font-extrabold text-2xl text-accent-ink">
                {t('home.of.place', { place: format.number(place) })}
              </span>
              <span className="text-muted text-sm">{t(`home.top.title.${list}`)}</span>
            </Anchor>
          </li>
        ))}
      </ul>
      {around && around.cams.length > 1 ? (
        <section className="grid gap-3">
          <h2 className="font-bold text-lg tracking-tight">
            {t('home.of.around', { list: t(`home.top.title.${around.list}`) })}
          </h2>
          <ol className="m-0 grid max-w-260 list-none grid-cols-1 gap-2 p-0">
            {around.cams.map((cam) => (
              <TopCamRow key={cam.id} cam={cam} isOwn={cam.id === id} />
            ))}
          </ol>
        </section>
      ) : null}
    </div>
  );
}
