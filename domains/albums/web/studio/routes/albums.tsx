import { Images } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { listOwnAlbums } from '../../../contract/index.ts';
import { NewAlbum } from '../new-album.tsx';
import { OwnTile } from '../own-tile.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const before = new URL(request.url).searchParams.get('before');
  const query = before && /^\d{1,10}$/.test(before) ? { before: Number(before) } : {};
  const answer = await context.get(web).api.call(listOwnAlbums, { query });
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const meta = pageMeta(({ t }) => ({ title: t('albums.studio.title') }));

/** A performer's albums, and the way to send more. */
export default function OwnAlbums(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { albums, hasMore } = useLoaderData<typeof loader>();
  return (
    <WorkPage title={t('albums.studio.title')} lead={t('albums.studio.lead')}>
      <NewAlbum />
      {albums.length === 0 ? (
        <EmptyState icon={<Images />} title={t('albums.studio.none')}>
          {t('albums.studio.noneText')}
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-(--grid-gap)">
          {albums.map((album) => (
            <li key={album.id} className="grid min-w-0 grid-cols-1">
              <OwnTile album={album} />
            </li>
          ))}
        </ul>
      )}
      {hasMore ? (
        <ButtonLink className="justify-self-center" href={`${to('albums.studio')}?before=${albums.at(-1)?.id ?? 0}`}>
          {t('albums.studio.older')}
        </ButtonLink>
      ) : null}
    </WorkPage>
  );
}
