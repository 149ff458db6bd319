import { filled as ofGallery } from 'virtual:slots/performers.galleryActions';
import { filled as ofMore } from 'virtual:slots/performers.galleryMore';
import { filled as ofPicture } from 'virtual:slots/performers.pictureActions';
import { ChevronLeft, ChevronRight, Images } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useOutletContext } from 'react-router';
import { Button } from '#kit/ui/primitives/button.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { Dialog } from '#kit/ui/primitives/dialog.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { useKeyboardShortcut } from '#kit/web/hooks/use-keyboard-shortcut.ts';
import { Slot } from '#kit/web/slots/slot.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { Actor } from '../../../contract/index.ts';
import type { ProfileHead } from '../../parts/profile-head.ts';
import { profileHead } from '../../parts/profile-head.ts';
import { profileMeta } from '../../parts/profile-meta.ts';
import type { galleryActions, galleryMore, pictureActions } from '../../slots.ts';

export async function loader(args: LoaderFunctionArgs): Promise<ProfileHead> {
  const { head, breadcrumb } = await profileHead(args, 'pictures');
  return { head, breadcrumb };
}

export const meta = profileMeta;

/** Takes the place of two. */
const isWide = ({ width, height }: { width: number; height: number }) => width > height;

export default function Pictures(): ReactNode {
  const actor = useOutletContext<Actor>();
  const t = useMessages();
  const [open, setOpen] = useState<number | null>(null);
  const pictures = actor.sedcardPictures;
  const shown = open === null ? undefined : pictures[open];
  useKeyboardShortcut({ key: 'ArrowRight' }, () => step(1), shown !== undefined);
  useKeyboardShortcut({ key: 'ArrowLeft' }, () => step(-1), shown !== undefined);
  const step = (by: number) =>
    setOpen((index) => (index === null ? null : (index + by + pictures.length) % pictures.length));
  const more = <Slot<typeof galleryMore> filled={ofMore} props={{ actor }} />;
  if (pictures.length === 0) {
    return (
      <div className="grid gap-4">
        <EmptyState icon={<Images />} title={t('performers.pictures.none')} />
        {more}
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      {/* Its room is kept: what stands there comes once the page is settled. */}
      <div className="flex min-h-(--control-height) flex-wrap justify-end gap-2">
        <Slot<typeof galleryActions> filled={ofGallery} props={{ actor }} />
      </div>
      <ul className="grid grid-flow-dense grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3">
        {pictures.map((picture, index) => (
          <li key={picture.id} className={cx(isWide(picture) && 'col-span-2')}>
            <button
              type="button"
              className="group block size-full overflow-hidden rounded-card bg-hover focus-visible:outline-2 focus-visible:outline-focus focus-visible:outline-offset-2"
              onClick={() => setOpen(index)}
              aria-label={t('performers.pictures.open', { number: index + 1, total: pictures.length })}
            >
              <img
                data-picture
                src={picture.src}
                srcSet={picture.srcSet}
                sizes={isWide(picture) ? '(max-width: 767px) 100vw, 66vw' : '(max-width: 767px) 50vw, 33vw'}
                width={picture.width}
                height={picture.height}
                alt=""
                loading={index < 4 ? 'eager' : 'lazy'}
                className={cx(
                  'size-full object-cover transition-[scale] duration-500 group-hover:scale-[1.03]',
                  isWide(picture) ? 'aspect-3/2' : 'aspect-4/5',
                )}
              />
            </button>
          </li>
        ))}
      </ul>
      {more}
      <Dialog
        open={shown !== undefined}
        onOpenChange={(next) => (next ? undefined : setOpen(null))}
        title={t('performers.pictures.of', { name: actor.name })}
        closeLabel={t('performers.pictures.close')}
        size="lg"
      >
        {shown ? (
          <div className="grid gap-3">
            <img
              data-picture
              src={shown.src}
              srcSet={shown.srcSet}
              sizes="(max-width: 767px) 100vw, 900px"
              width={shown.width}
              height={shown.height}
              alt={t('performers.pictures.open', { number: (open ?? 0) + 1, total: pictures.length })}
              className="h-[min(72dvh,56rem)] w-full rounded-control object-contain max-sm:h-auto max-sm:max-h-[64dvh]"
            />
            <div className="flex items-center justify-between">
              <Button icon={<ChevronLeft aria-hidden />} onClick={() => step(-1)}>
                <span className="max-sm:sr-only">{t('performers.pictures.previous')}</span>
              </Button>
              <div className="flex items-center gap-2">
                <span translate="no" className="tabular text-muted text-sm">
                  {(open ?? 0) + 1} / {pictures.length}
                </span>
                <Slot<typeof pictureActions> filled={ofPicture} props={{ actor, pictureId: shown.id }} />
              </div>
              <Button iconAfter={<ChevronRight aria-hidden />} onClick={() => step(1)}>
                <span className="max-sm:sr-only">{t('performers.pictures.next')}</span>
              </Button>
            </div>
          </div>
        ) : null}
      </Dialog>
    </div>
  );
}
