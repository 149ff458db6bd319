import { PartyPopper } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { redirect } from 'react-router';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { href } from '#kit/web/page/links.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { nextAlbum } from '../../../contract/index.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, language } = context.get(web);
  const after = new URL(request.url).searchParams.get('after');
  const passed = after && /^\d{1,10}$/.test(after) ? { after: Number(after) } : {};
  const answer = await api.call(nextAlbum, { query: passed });
  if (!answer.ok) throw refused(answer.problem.status);
  if (answer.data.albumId !== null)
    throw redirect(href('albums.officeAlbum', language, { albumId: answer.data.albumId }));
  return { waiting: answer.data.waiting };
}

export const meta = pageMeta(({ t }) => ({ title: t('albums.office.queue') }));

/** Leads to the album that has waited the longest; says so where none waits. */
export default function Queue(): ReactNode {
  const t = useMessages();
  const to = useHref();
  return (
    <WorkPage title={t('albums.office.queue')} lead={t('albums.office.queueLead')}>
      <EmptyState
        icon={<PartyPopper />}
        title={t('albums.office.queueEmpty')}
        action={<ButtonLink href={to('albums.office')}>{t('albums.office.all')}</ButtonLink>}
      >
        {t('albums.office.queueEmptyText')}
      </EmptyState>
    </WorkPage>
  );
}
