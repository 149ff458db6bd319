import { CloudUpload, Pause, Play, X } from 'lucide-react';
import type { DragEvent, ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { maxFilmBytes, maxFilmSeconds } from '#domains/media/contract/films.ts';
import type { UploadQuota } from '#domains/media/contract/uploads.ts';
import { useUploads } from '#domains/media/web/state/use-uploads.ts';
import { Progress } from '#kit/ui/measure/gauges.tsx';
import { IconButton } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { createVideo } from '../../contract/index.ts';
import { sizeText } from './size-text.ts';

/** Containers as phones and programs write them; what is in them is looked at on the server. */
const accepted = 'video/mp4,video/quicktime,video/webm,video/x-matroska,.mp4,.m4v,.mov,.webm,.mkv';

/** Sends films, several at once, and makes a draft of each that has arrived. It goes on after a reload and a lost line. */
export function Uploader({ accountId, quota }: { accountId: number; quota: UploadQuota | null }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const uploads = useUploads(accountId);
  const [isOver, setOver] = useState(false);
  const id = useId();
  const making = useRef(new Set<string>());
  useEffect(() => {
    for (const { key, name, state, uploadId } of uploads.items) {
      if (state !== 'done' || uploadId === null || making.current.has(uploadId)) continue;
      making.current.add(uploadId);
      void api.call(createVideo, { body: { uploadId, name } }).then(async (answer) => {
        if (answer.ok) uploads.remove(key, true);
        else toast.show({ title: answer.problem.title, tone: 'danger' });
        await revalidate();
      });
    }
  }, [uploads, api, toast, revalidate]);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    uploads.add([...event.dataTransfer.files]);
  };
  const bounds = {
    size: sizeText(maxFilmBytes, language),
    hours: maxFilmSeconds / 3600,
  };
  return (
    <Card title={t('videos.studio.upload')} description={t('videos.studio.uploadText', bounds)}>
      <div className="grid gap-4">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the field below is the first. */}
        <div
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <label
            htmlFor={id}
            className={cx(
              'grid min-h-32 cursor-pointer place-items-center gap-1 rounded-card border-2 border-control border-dashed p-4 text-center transition-colors hover:border-muted has-focus-visible:outline-2 has-focus-visible:outline-focus',
              isOver && 'border-accent bg-accent-soft',
            )}
          >
            <CloudUpload aria-hidden className="size-8 text-accent-ink" />
            <span className="font-semibold">{t('videos.studio.choose')}</span>
            <span className="text-sm text-subtle max-sm:hidden">{t('videos.studio.orDrop')}</span>
            <input
              id={id}
              type="file"
              multiple
              accept={accepted}
              className="sr-only"
              onChange={({ currentTarget }) => {
                uploads.add([...(currentTarget.files ?? [])]);
                currentTarget.value = '';
              }}
            />
          </label>
        </div>
        {uploads.items.length > 0 ? (
          <ul className="grid gap-3" aria-label={t('videos.studio.uploads')}>
            {uploads.items.map(({ key, name, size, sent, state }) => (
              <li key={key} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2">
                <Progress
                  label={name}
                  value={sent}
                  max={size}
                  text={
                    state === 'sending'
                      ? `${sizeText(sent, language)} / ${sizeText(size, language)}`
                      : t(`videos.studio.uploading.${state}`)
                  }
                />
                <span className="flex">
                  {state === 'sending' || state === 'waiting' ? (
                    <IconButton
                      label={t('videos.studio.pauseUpload', { name })}
                      icon={<Pause aria-hidden />}
                      onClick={() => uploads.pause(key)}
                    />
                  ) : null}
                  {state === 'paused' || state === 'failed' ? (
                    <IconButton
                      label={t('videos.studio.goOn', { name })}
                      icon={<Play aria-hidden />}
                      onClick={() => uploads.resume(key)}
                    />
                  ) : null}
                  <IconButton
                    label={t('videos.studio.stopUpload', { name })}
                    icon={<X aria-hidden />}
                    onClick={() => uploads.remove(key)}
                  />
                </span>
              </li>
            ))}
          </ul>
        ) : null}
        {quota ? <Quota quota={quota} /> : null}
      </div>
    </Card>
  );
}

/** How much of today's and of all room is used, before somebody chooses a file that does not fit. */
function Quota({ quota: { today, aDay, kept, atMost } }: { quota: UploadQuota }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const rooms = [
    ['videos.studio.quotaToday', today, aDay],
    ['videos.studio.quotaKept', kept, atMost],
  ] as const;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {rooms.map(([label, used, most]) => (
        <Progress
          key={label}
          label={t(label)}
          value={Math.min(used, most)}
          max={most}
          text={`${sizeText(used, language)} / ${sizeText(most, language)}`}
        />
      ))}
    </div>
  );
}
