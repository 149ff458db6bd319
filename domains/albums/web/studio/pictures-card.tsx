import { ImagePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Progress } from '#kit/ui/measure/gauges.tsx';
import { buttonClass } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useSave } from '#kit/web/live/use-save.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { OwnAlbumDetail } from '../../contract/index.ts';
import { arrangeAlbum, mostPreviews, removeAlbumPicture } from '../../contract/index.ts';
import { PictureTile } from './picture-tile.tsx';
import { useSendPictures } from './use-send-pictures.ts';

const accepted = 'image/jpeg,image/png,image/webp';

/** The pictures of an album: sent, put in order, one for the cover, some as previews. Each change is kept at once. */
export function PicturesCard({ album }: { album: OwnAlbumDetail }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const saving = useSave();
  const [sending, send] = useSendPictures(album.id);
  const [isOver, setOver] = useState(false);
  const { id: albumId, pictures, coverId, state } = album;
  const order = pictures.map(({ id }) => id);
  const previewIds = pictures.filter(({ isPreview }) => isPreview).map(({ id }) => id);
  const arrange = (change: Partial<{ order: string[]; coverId: string | null; previewIds: string[] }>): void =>
    void saving.save(
      () => api.call(arrangeAlbum, { params: { albumId }, body: { order, coverId, previewIds, ...change } }),
      t('albums.studio.saved'),
    );
  /** Puts a picture where another one is. */
  const move = (id: string, place: number): void => {
    const without = order.filter((one) => one !== id);
    without.splice(place, 0, id);
    arrange({ order: without });
  };
  const isSending = sending !== null && sending.done < sending.all;
  return (
    <Card title={t('albums.studio.pictures')} description={t('albums.studio.picturesText', { previews: mostPreviews })}>
      <div className="grid gap-4">
        {state === 'takenDown' ? null : (
          // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the field below is the first.
          <div
            onDragOver={(event) => {
              if (!event.dataTransfer.types.includes('Files')) return;
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={(event) => {
              if (event.dataTransfer.files.length === 0) return;
              event.preventDefault();
              setOver(false);
              send([...event.dataTransfer.files]);
            }}
            className={cx(
              'flex flex-wrap items-center justify-center gap-3 rounded-control border border-line border-dashed p-4 text-muted text-sm',
              isOver && 'bg-hover',
            )}
          >
            <label className={cx(buttonClass({ variant: 'primary' }), 'relative cursor-pointer')}>
              <ImagePlus aria-hidden />
              {t('albums.studio.add')}
              <input
                type="file"
                multiple
                accept={accepted}
                disabled={isSending}
                className="absolute inset-0 cursor-pointer opacity-0"
                onChange={({ currentTarget }) => {
                  send([...(currentTarget.files ?? [])]);
                  currentTarget.value = '';
                }}
              />
            </label>
            <span className="max-sm:hidden">{t('albums.studio.orDrop')}</span>
          </div>
        )}
        {sending ? (
          <div className="grid gap-2" role="status">
            <Progress
              label={t('albums.studio.sending', { done: sending.done, all: sending.all })}
              value={sending.done / sending.all}
            />
            {sending.failures.map(({ name, why }) => (
              <p key={name} className="text-danger text-sm">
                {t('albums.studio.notSent', { names: name })} {why}
              </p>
            ))}
          </div>
        ) : null}
        {saving.refusal ? (
          <p role="alert" className="font-medium text-danger text-sm">
            {saving.refusal}
          </p>
        ) : null}
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3">
          {pictures.map((picture, index) => (
            <PictureTile
              key={picture.id}
              picture={picture}
              number={index + 1}
              total={pictures.length}
              isCover={coverId === null ? index === 0 : coverId === picture.id}
              isBusy={saving.busy || state === 'takenDown'}
              mayBePreview={picture.isPreview || previewIds.length < mostPreviews}
              onMove={(place) => move(picture.id, place)}
              onTake={(id) => move(id, index)}
              onCover={() => arrange({ coverId: picture.id })}
              onPreview={(isPreview) =>
                arrange({
                  previewIds: isPreview ? [...previewIds, picture.id] : previewIds.filter((id) => id !== picture.id),
                })
              }
              onRemove={() =>
                void saving.save(
                  () => api.call(removeAlbumPicture, { params: { albumId, pictureId: picture.id } }),
                  t('albums.studio.removed'),
                )
              }
            />
          ))}
        </ul>
      </div>
    </Card>
  );
}
