import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { PeopleInIt } from '#domains/consent/web/parts/people-in-it.tsx';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { DownloadSwitch } from '#domains/library/web/parts/download-switch.tsx';
import { getOwnShares } from '#domains/sales/contract/routes.ts';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { notFound, refused } from '#kit/web/page/refused.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { getOwnVideo } from '../../../contract/index.ts';
import { CoverCard } from '../cover-card.tsx';
import { Publishing } from '../publishing.tsx';
import { titleIn } from '../title-in.ts';
import { WordsForm } from '../words-form.tsx';

export async function loader({ context, params: { videoId = '' } }: LoaderFunctionArgs) {
  const { api } = context.get(web);
  if (!/^\d{1,9}$/.test(videoId)) throw notFound();
  const [answer, shares] = await Promise.all([
    api.call(getOwnVideo, { params: { videoId: Number(videoId) } }),
    api.call(getOwnShares, {}),
  ]);
  if (!answer.ok) throw refused(answer.problem.status);
  return { ...answer.data, shares: shares.ok ? shares.data.shares : null };
}

export const meta = pageMeta(({ t }) => ({ title: t('videos.studio.title') }));

/** One video of the performer: cover and film, where it stands, what she says of it. */
export default function OwnVideoPage(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { video, tags, shares } = useLoaderData<typeof loader>();
  const name = useGuestValue('name');
  return (
    <WorkPage title={titleIn(video.title, language) || t('videos.studio.untitled')} lead={t('videos.studio.videoLead')}>
      <div className="grid items-start gap-(--grid-gap) lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <div className="grid gap-(--grid-gap)">
          <CoverCard video={video} />
          <Publishing video={video} actorName={name ?? ''} />
          <PeopleInIt kind="video" id={String(video.id)} />
          <DownloadSwitch kind="video" id={String(video.id)} />
        </div>
        <WordsForm key={video.id} video={video} tags={tags} shares={shares} />
      </div>
    </WorkPage>
  );
}
