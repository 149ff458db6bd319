import { Clapperboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Slider } from '#kit/ui/primitives/slider.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useSave } from '#kit/web/live/use-save.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { OwnVideo } from '../../contract/index.ts';
import { chooseVideoCover } from '../../contract/index.ts';
import { FilmLine, useFilm } from './film-line.tsx';

/** The cover of a video, and the moment of the film it shows. */
export function CoverCard({ video }: { video: OwnVideo }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const api = useApi();
  const saving = useSave();
  const film = useFilm(video.film);
  const [second, setSecond] = useState(1);
  const seconds = Math.floor((film?.milliseconds ?? 0) / 1000);
  return (
    <Card title={t('videos.studio.cover')}>
      <div className="grid gap-3">
        <div className="grid aspect-video place-items-center overflow-clip rounded-control bg-hover">
          {video.images ? (
            <img src={video.images.w640} alt={t('videos.studio.coverNow')} className="size-full object-contain" />
          ) : (
            <Clapperboard aria-hidden className="size-10 text-subtle" />
          )}
        </div>
        <FilmLine film={film} />
        {film?.state === 'ready' && seconds > 1 ? (
          <>
            <Slider
              label={t('videos.studio.coverAt')}
              value={[second]}
              onValueChange={([value = 0]) => setSecond(value)}
              min={0}
              max={seconds - 1}
              format={format.duration}
            />
            <Button
              loading={saving.busy}
              className="justify-self-start"
              onClick={() =>
                void saving.save(
                  () => api.call(chooseVideoCover, { params: { videoId: video.id }, body: { atMs: second * 1000 } }),
                  t('videos.studio.coverSet'),
                )
              }
            >
              {t('videos.studio.coverTake')}
            </Button>
          </>
        ) : null}
        {saving.refusal ? (
          <p role="alert" className="font-medium text-danger text-sm">
            {saving.refusal}
          </p>
        ) : null}
      </div>
    </Card>
  );
}
