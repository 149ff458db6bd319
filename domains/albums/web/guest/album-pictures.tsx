import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { AlbumDetail } from '../../contract/index.ts';

const Viewer = lazy(async () => ({ default: (await import('../parts/viewer.tsx')).AlbumViewer }));

/** How often a page whose addresses ran out asks for new ones at most, ms. */
const renewedEvery = 60_000;

/** The pictures of an album: those that may be seen open large, of the others colours and light are shown. */
export function AlbumPictures({ album: { pictures } }: { album: AlbumDetail }): ReactNode {
  const t = useMessages();
  const { revalidate } = useRevalidator();
  const renewed = useRef(0);
  const [open, setOpen] = useState<number | null>(null);
  const total = pictures.length;
  const seen = pictures.filter(({ isBlurred }) => !isBlurred);
  /** Addresses run out while a page stands open for long: then it asks for new ones. */
  const renew = (): void => {
    if (performance.now() - renewed.current < renewedEvery && renewed.current > 0) return;
    renewed.current = performance.now();
    void revalidate();
  };
  return (
    <>
      <ul className="m-0 grid list-none grid-cols-2 gap-2 p-0 sm:grid-cols-3 sm:gap-3 lg:grid-cols-4">
        {pictures.map((picture, index) => {
          const { id, src, srcSet, width, height, isBlurred } = picture;
          const image = (
            <img
              data-picture
              {...{ src, width, height }}
              srcSet={srcSet || undefined}
              sizes="(max-width:639px)50vw,(max-width:1023px)33vw,25vw"
              alt={isBlurred ? t('albums.locked', { number: index + 1, total }) : ''}
              loading={index < 4 ? 'eager' : 'lazy'}
              decoding="async"
              onError={isBlurred ? undefined : renew}
              className="aspect-4/5 size-full object-cover"
            />
          );
          return (
            <li key={id} className="relative overflow-hidden rounded-card bg-hover">
              {isBlurred ? (
                <>
                  {image}
                  <Lock aria-hidden className="absolute inset-0 m-auto size-6 text-white drop-shadow" />
                </>
              ) : (
                <button
                  type="button"
                  aria-label={t('albums.open', { number: index + 1, total })}
                  onClick={() => setOpen(seen.indexOf(picture))}
                  className="block size-full focus-visible:outline-2 focus-visible:outline-focus focus-visible:-outline-offset-2"
                >
                  {image}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {open === null ? null : (
        <Suspense>
          <Viewer pictures={seen} start={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
