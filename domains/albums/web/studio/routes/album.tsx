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
import { getOwnAlbum } from '../../../contract/index.ts';
import { PicturesCard } from '../pictures-card.tsx';
import { Publishing } from '../publishing.tsx';
import { titleIn } from '../title-in.ts';
import { WordsForm } from '../words-form.tsx';

export async function loader({ context, params: { albumId = '' } }: LoaderFunctionArgs) {
  const { api } = context.get(web);
  if (!/^\d{1,10}$/.test(albumId)) throw notFound();
  const [answer, shares] = await Promise.all([
    api.call(getOwnAlbum, { params: { albumId: Number(albumId) } }),
    api.call(getOwnShares, {}),
  ]);
  if (!answer.ok) throw refused(answer.problem.status);
  return { album: answer.data, shares: shares.ok ? shares.data.shares : null };
}

export const meta = pageMeta(({ t }) => ({ title: t('albums.studio.title') }));

/** One album of the performer: its pictures, where it stands, what she says of it. */
export default function OwnAlbumPage(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { album, shares } = useLoaderData<typeof loader>();
  const name = useGuestValue('name');
  return (
    <WorkPage title={titleIn(album.title, language) || t('albums.studio.untitled')} lead={t('albums.studio.albumLead')}>
      <PicturesCard key={`pictures-${album.id}`} album={album} />
      <div className="grid items-start gap-(--grid-gap) lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <div className="grid grid-cols-1 gap-(--grid-gap)">
          <Publishing album={album} actorName={name ?? ''} />
          <PeopleInIt kind="album" id={String(album.id)} />
          <DownloadSwitch kind="album" id={String(album.id)} />
        </div>
        <WordsForm key={album.id} album={album} shares={shares} />
      </div>
    </WorkPage>
  );
}
