import type { ReactNode } from 'react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { FilmProgress } from '#domains/media/contract/films.ts';
import { filmProgress } from '#domains/media/contract/films.ts';
import { Progress } from '#kit/ui/measure/gauges.tsx';
import { usePush } from '#kit/web/live/channel.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** A film as it is now: what the page was made with, and what the pipeline has told since. The page is loaded anew once it is done. */
export function useFilm(rendered: FilmProgress | null): FilmProgress | null {
  const { revalidate } = useRevalidator();
  const [told, setTold] = useState<FilmProgress | null>(null);
  usePush(filmProgress, (film) => {
    if (film.id !== rendered?.id) return;
    setTold(film);
    if (film.state !== 'waiting' && film.state !== 'working') void revalidate();
  });
  const isOver = rendered?.state !== 'waiting' && rendered?.state !== 'working';
  return isOver || told?.id !== rendered?.id ? rendered : told;
}

/** How far the film of a video is, and why it cannot be used; nothing once it is ready. */
export function FilmLine({ film }: { film: FilmProgress | null }): ReactNode {
  const t = useMessages();
  if (film === null) return <p className="text-danger text-sm">{t('videos.studio.film.gone')}</p>;
  if (film.state === 'ready') return null;
  if (film.state === 'waiting' || film.state === 'working')
    return (
      <Progress
        label={t(`videos.studio.film.${film.state}`)}
        value={film.percent}
        text={film.state === 'working' ? `${film.percent} %` : undefined}
      />
    );
  const words =
    film.state === 'held' ? t('videos.studio.film.held') : t(`videos.studio.film.${film.reason ?? 'broken'}`);
  return (
    <p role="status" className="text-danger text-sm">
      {words}
    </p>
  );
}
