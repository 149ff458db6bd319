import { Ban, Check, Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { HeldFilm as Film } from '#domains/media/contract/office.ts';
import { blockFilm, lookAtHeldFilm, releaseFilm } from '#domains/media/contract/office.ts';
import { useCall } from '#kit/forms/use-call.ts';
import { Figure } from '#kit/ui/measure/figure.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';

/** Bits of a hash of 64 that may differ before two pictures count as different; a hit differs in fewer. */
const bits = 64;

interface Of {
  readonly videoId: number;
  readonly title: string;
  readonly actorId: number;
  readonly actorName: string;
}

/** One held film with its evidence. Its pictures come only when an operator asks for them, and that is written down. */
export function HeldFilm({ film, video }: { film: Film; video: Of | null }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const { busy, run } = useCall();
  const { revalidate } = useRevalidator();
  const [frames, setFrames] = useState<readonly { atMs: number; src: string }[] | null>(null);
  const params = { filmId: film.filmId };
  const look = async (): Promise<void> => {
    const answer = await run((api) => api.call(lookAtHeldFilm, { params }));
    if (answer.ok) setFrames(answer.data.frames);
    else await revalidate();
  };
  const release = async (): Promise<void> => {
    await run((api) => api.call(releaseFilm, { params, body: {} }), { told: () => t('videos.office.heldReleased') });
    await revalidate();
  };
  const block = async (): Promise<void> => {
    await run((api) => api.call(blockFilm, { params, body: {} }), {
      told: ({ added }) => t('videos.office.heldBlocked', { count: added }),
    });
  };
  return (
    <Card
      title={
        video ? video.title || t('videos.office.untitled') : t('videos.office.heldOther', { purpose: film.purpose })
      }
      description={t('videos.office.heldSince', {
        time: format.dateTime(film.heldAt),
        length: format.duration(Math.round(film.milliseconds / 1000)),
      })}
    >
      <div className="grid gap-4">
        {video ? (
          <p className="flex flex-wrap gap-x-4">
            <LocalLink to="performers.officePerformer" params={{ actorId: video.actorId }}>
              <bdi>{video.actorName}</bdi>
            </LocalLink>
            <LocalLink to="videos.officeVideo" params={{ videoId: video.videoId }}>
              {t('videos.office.heldVideo')}
            </LocalLink>
          </p>
        ) : null}
        <ul className="grid gap-1 text-sm" aria-label={t('videos.office.heldEvidence')}>
          {film.hits.map(({ atMs, distance, isMirrored, blockedHash }) => (
            <li key={`${atMs} ${blockedHash}`} className="text-subtle">
              <Figure>{format.duration(Math.round(atMs / 1000))}</Figure>{' '}
              <Figure>{format.percent((bits - distance) / bits)}</Figure>{' '}
              {t(isMirrored ? 'videos.office.heldHitMirrored' : 'videos.office.heldHit')}
            </li>
          ))}
        </ul>
        {frames ? (
          <ul className="flex flex-wrap gap-2">
            {frames.map(({ atMs, src }) => (
              <li key={atMs}>
                <img
                  src={src}
                  alt={t('videos.office.heldFrame', { at: format.duration(Math.round(atMs / 1000)) })}
                  className="h-24 rounded-control"
                />
              </li>
            ))}
          </ul>
        ) : null}
        <div className="flex flex-wrap gap-2">
          {frames ? null : (
            <Button icon={<Eye aria-hidden />} loading={busy} onClick={() => void look()}>
              {t('videos.office.heldLook')}
            </Button>
          )}
          <Button icon={<Check aria-hidden />} disabled={busy} onClick={() => void release()}>
            {t('videos.office.heldRelease')}
          </Button>
          <Button variant="danger" icon={<Ban aria-hidden />} disabled={busy} onClick={() => void block()}>
            {t('videos.office.heldBlock')}
          </Button>
        </div>
        <p className="text-sm text-subtle">{t('videos.office.heldKeys')}</p>
      </div>
    </Card>
  );
}
