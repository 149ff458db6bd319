import { Clapperboard } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { getUploadQuota } from '#domains/media/contract/uploads.ts';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { listOwnVideos } from '../../../contract/index.ts';
import { OwnTile } from '../own-tile.tsx';
import { Uploader } from '../uploader.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const before = new URL(request.url).searchParams.get('before');
  const query = before && /^\d{1,9}$/.test(before) ? { before: Number(before) } : {};
  const { api } = context.get(web);
  const [answer, quota] = await Promise.all([api.call(listOwnVideos, { query }), api.call(getUploadQuota, {})]);
  if (!answer.ok) throw refused(answer.problem.status);
  return { ...answer.data, quota: quota.ok ? quota.data : null };
}

export const meta = pageMeta(({ t }) => ({ title: t('videos.studio.title') }));

/** A performer's videos, and the way to send more. */
export default function OwnVideos(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { videos, hasMore, quota } = useLoaderData<typeof loader>();
  const ownId = useGuestValue('id');
  return (
    <WorkPage title={t('videos.studio.title')} lead={t('videos.studio.lead')}>
      {ownId === null ? null : <Uploader accountId={ownId} quota={quota} />}
      {videos.length === 0 ? (
        <EmptyState icon={<Clapperboard />} title={t('videos.studio.none')}>
          {t('videos.studio.noneText')}
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-(--grid-gap)">
          {videos.map((video) => (
            <li key={video.id} className="grid">
              <OwnTile video={video} />
            </li>
          ))}
        </ul>
      )}
      {hasMore ? (
        <ButtonLink className="justify-self-center" href={`${to('videos.studio')}?before=${videos.at(-1)?.id ?? 0}`}>
          {t('videos.studio.older')}
        </ButtonLink>
      ) : null}
    </WorkPage>
  );
}
