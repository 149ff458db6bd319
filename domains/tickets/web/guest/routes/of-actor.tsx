import { Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useOutletContext } from 'react-router';
import type { Actor } from '#domains/performers/contract/index.ts';
import { getActorDataByIdOrName } from '#domains/performers/contract/index.ts';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { loadBreadcrumb } from '#kit/web/page/page-head.ts';
import { notFound, refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { ticketChatList } from '../../../contract/index.ts';
import { ShowList } from '../../parts/show-list.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const values = context.get(web);
  const actorName = params.actorName ?? '';
  const actor = await values.api.call(getActorDataByIdOrName, { params: { actorIdOrName: actorName } });
  if (!actor.ok || !actor.data.actor) throw notFound();
  const [shows, breadcrumb] = await Promise.all([
    values.api.query(ticketChatList, { modelId: actor.data.actor.id }),
    loadBreadcrumb(values, 'actorProfileShows', { actorName }),
  ]);
  if (!shows.ok) throw refused(shows.problem.status);
  return { shows: shows.data, breadcrumb };
}

export const meta = pageMeta(({ t, params }) => ({
  title: t('tickets.of.title', { name: params['actorName'] ?? '' }),
  description: t('tickets.of.text', { name: params['actorName'] ?? '' }),
}));

/** Shows of one performer. */
export default function OfActor(): ReactNode {
  const t = useMessages();
  const { name } = useOutletContext<Actor>();
  const { shows } = useLoaderData<typeof loader>();
  if (shows.length > 0) return <ShowList shows={shows} isOfOne />;
  return (
    <EmptyState icon={<Ticket />} title={t('tickets.of.none', { name })}>
      {t('tickets.of.noneText')}
    </EmptyState>
  );
}
