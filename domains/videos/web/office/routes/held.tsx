import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { getHeldFilms } from '#domains/media/contract/office.ts';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { videosOfFilms } from '../../../contract/index.ts';
import { HeldFilm } from '../held-film.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = context.get(web);
  const before = new URL(request.url).searchParams.get('before');
  const query = before && /^[0-9a-f-]{36}$/.test(before) ? { before } : {};
  const held = await api.call(getHeldFilms, { query });
  if (!held.ok) throw refused(held.problem.status);
  const { films } = held.data;
  const ids = films.map(({ filmId }) => filmId).join(',');
  const found = ids === '' ? null : await api.call(videosOfFilms, { query: { ids } });
  const videos = new Map(found?.ok ? found.data.videos.map((video) => [video.filmId, video] as const) : []);
  return {
    films: films.map((film) => ({ film, video: videos.get(film.filmId) ?? null })),
    before: held.data.before,
  };
}

export const meta = pageMeta(({ t }) => ({ title: t('videos.office.held') }));

/** Films that look like blocked pictures: nobody sees them until an operator has judged. */
export default function Held(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { films, before } = useLoaderData<typeof loader>();
  return (
    <WorkPage title={t('videos.office.held')} lead={t('videos.office.heldLead')}>
      {films.length === 0 ? (
        <EmptyState
          icon={<ShieldCheck />}
          title={t('videos.office.heldNone')}
          action={<ButtonLink href={to('videos.office')}>{t('videos.office.all')}</ButtonLink>}
        >
          {t('videos.office.heldNoneText')}
        </EmptyState>
      ) : (
        <ul className="grid gap-(--grid-gap)">
          {films.map(({ film, video }) => (
            <li key={film.filmId}>
              <HeldFilm film={film} video={video} />
            </li>
          ))}
        </ul>
      )}
      {before === null ? null : (
        <ButtonLink className="justify-self-center" href={`${to('videos.officeHeld')}?before=${before}`}>
          {t('videos.office.heldOlder')}
        </ButtonLink>
      )}
    </WorkPage>
  );
}
