import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { AlbumReview } from '../../contract/index.ts';

const Viewer = lazy(async () => ({ default: (await import('../parts/viewer.tsx')).AlbumViewer }));

/** All pictures of an album as operators look at them: what nobody saw yet says so. */
export function Pictures({ review: { pictures } }: { review: AlbumReview }): ReactNode {
  const t = useMessages();
  const [open, setOpen] = useState<number | null>(null);
  const total = pictures.length;
  return (
    <Card title={t('albums.pictures', { count: total })}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
        {pictures.map(({ id, src, srcSet, width, height, isNew, isPreview }, index) => (
          <li key={id} className="grid content-start justify-items-start gap-1.5">
            <button
              type="button"
              aria-label={t('albums.open', { number: index + 1, total })}
              onClick={() => setOpen(index)}
              className="block w-full overflow-hidden rounded-control bg-hover"
            >
              <img
                data-picture
                {...{ src, srcSet, width, height }}
                sizes="180px"
                alt=""
                loading="lazy"
                className="aspect-3/4 w-full object-cover"
              />
            </button>
            <span className="flex flex-wrap gap-1">
              {isNew ? <Badge tone="info">{t('albums.office.new')}</Badge> : null}
              {isPreview ? <Badge tone="neutral">{t('albums.office.preview')}</Badge> : null}
            </span>
          </li>
        ))}
      </ul>
      {open === null ? null : (
        <Suspense>
          <Viewer pictures={pictures} start={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </Card>
  );
}
