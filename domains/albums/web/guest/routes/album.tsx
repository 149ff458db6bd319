import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { redirect, useLoaderData } from 'react-router';
import { commentsAtOnce, getComments } from '#domains/comments/contract/index.ts';
import { Comments } from '#domains/comments/web/parts/comments.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageTable } from '#kit/web/page/links.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { PageBreadcrumb } from '#kit/web/page/page-breadcrumb.tsx';
import { loadBreadcrumb } from '#kit/web/page/page-head.ts';
import { notFound, refusedAddress } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { openGallery } from '../../../contract/index.ts';
import { AlbumHead } from '../album-head.tsx';
import { AlbumPictures } from '../album-pictures.tsx';
import { WayIn } from '../way-in.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const values = context.get(web);
  const { api, language } = values;
  const { albumId = '', actorName = '' } = params;
  if (!/^[1-9]\d{0,9}$/.test(albumId)) throw notFound();
  const answer = await api.call(openGallery, { query: { albumId: Number(albumId) } });
  if (!answer.ok) throw refusedAddress(answer.problem.status);
  const { album, rating, isTakenDown, reason, isPaidBack } = answer.data;
  const ownName = album.actor.name.toLowerCase();
  // A name of somebody else, or a former one, leads to where it is.
  if (ownName !== actorName.toLowerCase())
    throw redirect(pageTable().href('albums.album', language, { actorName: ownName, albumId }), 301);
  // Who owns what is shown to nobody else any more still gets their page: there is no way down to it.
  const [breadcrumb, comments] = await Promise.all([
    loadBreadcrumb(values, 'actorProfileAlbum', { actorName: ownName, albumId }).catch(() => []),
    api.call(getComments, {
      params: { kind: 'album', subjectId: albumId },
      query: { limit: commentsAtOnce.more, offset: 0 },
    }),
  ]);
  return {
    album,
    rating,
    comments: comments.ok ? comments.data : null,
    gone: isTakenDown ? { reason, isPaidBack } : null,
    breadcrumb,
  };
}

export const meta = pageMeta<typeof loader>(({ t, data: { album }, language }) => ({
  title: t('albums.album.title', { title: album.title, name: album.actor.name }),
  description: t('albums.album.description', { text: album.description || album.title, name: album.actor.name }),
  image: `/og/${language}/performer/${album.actor.id}.jpg`,
}));

/** One album: what it is, its pictures, what opens it. */
export default function AlbumPage(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { album, rating, gone, comments, breadcrumb } = useLoaderData<typeof loader>();
  const { name } = album.actor;
  return (
    <div className="page grid grid-cols-1 gap-5 pt-4 pb-8">
      <AlbumHead key={`head-${album.id}`} album={album} rating={rating} isGone={gone !== null} />
      {album.isOpen ? null : <WayIn key={`way-${album.id}`} album={album} gone={gone} />}
      <AlbumPictures key={album.id} album={album} />
      {comments && !gone ? <Comments subject={{ kind: 'album', id: album.id }} initial={comments} /> : null}
      <ButtonLink className="justify-self-start" href={to('performers.pictures', { actorName: name.toLowerCase() })}>
        {t('albums.album.all', { name })}
      </ButtonLink>
      <PageBreadcrumb items={breadcrumb} />
    </div>
  );
}
