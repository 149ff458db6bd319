import { ArrowLeft, ArrowRight, ImageUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { IconButton } from '#kit/ui/primitives/button.tsx';
import { Checkbox } from '#kit/ui/primitives/choice.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { OwnAlbumPicture } from '../../contract/index.ts';

/** What a dragged picture is called on its way. */
const dragged = 'application/x-album-picture';

/** A picture of an album in the studio: dragged or moved by arrows, made the cover, shown as a preview, removed. */
export function PictureTile({
  picture: { id, src, srcSet, width, height, isNew, isPreview },
  number,
  total,
  isCover,
  isBusy,
  mayBePreview,
  onMove,
  onTake,
  onCover,
  onPreview,
  onRemove,
}: {
  picture: OwnAlbumPicture;
  number: number;
  total: number;
  isCover: boolean;
  isBusy: boolean;
  mayBePreview: boolean;
  /** To a place, from 0. */
  onMove: (place: number) => void;
  /** Another one was dropped here. */
  onTake: (id: string) => void;
  onCover: () => void;
  onPreview: (isPreview: boolean) => void;
  onRemove: () => void;
}): ReactNode {
  const t = useMessages();
  return (
    <li
      className="grid content-start gap-2 rounded-card border border-line bg-surface p-2"
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(dragged)) event.preventDefault();
      }}
      onDrop={(event) => {
        const other = event.dataTransfer.getData(dragged);
        if (!other || other === id || isBusy) return;
        event.preventDefault();
        onTake(other);
      }}
    >
      <div className="relative overflow-hidden rounded-control bg-hover">
        <img
          data-picture
          {...{ src, srcSet, width, height }}
          sizes="200px"
          alt={t('albums.picture', { number, total })}
          loading="lazy"
          draggable={!isBusy}
          onDragStart={(event) => event.dataTransfer.setData(dragged, id)}
          className="aspect-square w-full cursor-grab object-cover"
        />
        <span className="pointer-events-none absolute inset-x-1.5 top-1.5 flex flex-wrap gap-1">
          {isCover ? <Badge tone="onPicture">{t('albums.studio.cover')}</Badge> : null}
          {isNew ? <Badge tone="onPicture">{t('albums.studio.new.mark')}</Badge> : null}
        </span>
      </div>
      <div className="flex flex-wrap justify-between">
        <IconButton
          variant="ghost"
          label={t('albums.studio.earlier', { number })}
          icon={<ArrowLeft aria-hidden />}
          disabled={isBusy || number === 1}
          onClick={() => onMove(number - 2)}
        />
        <IconButton
          variant="ghost"
          label={t('albums.studio.makeCover', { number })}
          icon={<ImageUp aria-hidden />}
          pressed={isCover}
          disabled={isBusy}
          onClick={onCover}
        />
        <IconButton
          variant="ghost"
          label={t('albums.studio.remove', { number })}
          icon={<Trash2 aria-hidden />}
          disabled={isBusy}
          onClick={onRemove}
        />
        <IconButton
          variant="ghost"
          label={t('albums.studio.later', { number })}
          icon={<ArrowRight aria-hidden />}
          disabled={isBusy || number === total}
          onClick={() => onMove(number)}
        />
      </div>
      <Checkbox
        label={t('albums.studio.preview')}
        aria-label={t('albums.studio.previewOf', { number })}
        checked={isPreview}
        disabled={isBusy || !mayBePreview}
        onChange={({ currentTarget }) => onPreview(currentTarget.checked)}
      />
    </li>
  );
}
