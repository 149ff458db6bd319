import { filled } from 'virtual:slots/subscriptions.refusedPictures';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import type { galleryMore } from '#domains/performers/web/slots.ts';
import { Button, buttonClass } from '#kit/ui/primitives/button.tsx';
import { useResource } from '#kit/web/live/use-resource.ts';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { Slot } from '#kit/web/slots/slot.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { ClubPictures } from '../../contract/club.ts';
import { clubPictures } from '../../contract/club.ts';
import type { refusedPictures } from '../slots.ts';
import { usePriceWords } from './format.ts';

const MemberViewer = lazy(() => import('./member-viewer.tsx').then((module) => ({ default: module.MemberViewer })));

const nothing: ClubPictures = { total: 0, pictures: [], restriction: null, price: 0 };
/** Most closed pictures that stand there as tiles; all of them are counted in words. */
const mostClosed = 6;
const grid = 'grid grid-cols-3 gap-2 sm:grid-cols-4 sm:gap-3';

/** What a performer shows to members: the pictures, or how many there are and the way in. Nothing where nobody can join. */
export function MemberPictures({
  actor,
  rendered = nothing,
  isInClub = false,
}: {
  actor: { readonly id: number; readonly name: string };
  rendered?: ClubPictures;
  /** The way in stands beside it already. */
  isInClub?: boolean;
}): ReactNode {
  const t = useMessages();
  const priceWords = usePriceWords();
  const [known, askAgain] = useState(rendered);
  const shown = useResource(clubPictures, { actorId: actor.id }, known);
  const [isAgeAsked, setIsAgeAsked] = useState(false);
  const [open, setOpen] = useState<number | null>(null);
  const { total, pictures, restriction, price } = shown;
  if (total === 0) return null;
  const isClosed = pictures.length === 0;
  return (
    <section className="grid gap-3" aria-labelledby="member-pictures">
      <header className="grid gap-0.5">
        <h2 id="member-pictures" className="font-bold text-lg">
          {t('subscriptions.pictures.title')}
        </h2>
        <p className="text-muted text-sm">{t('subscriptions.pictures.count', { count: total })}</p>
      </header>
      {isClosed ? (
        <>
          <ul aria-hidden className={grid}>
            {Array.from({ length: Math.min(total, mostClosed) }, (_, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
                key={index}
                className="grid aspect-4/5 place-items-center rounded-card bg-linear-to-br from-hover to-raised text-subtle"
              >
                <Lock className="size-6" />
              </li>
            ))}
          </ul>
          {restriction === 'needAgeCheck' ? (
            <Button variant="secondary" className="justify-self-start" onClick={() => setIsAgeAsked(true)}>
              {t('subscriptions.pictures.age')}
            </Button>
          ) : null}
          {isInClub ? null : (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <LocalLink
                to="subscriptions.club"
                params={{ actorName: actor.name.toLowerCase() }}
                className={buttonClass({ variant: 'primary' })}
              >
                {t('subscriptions.pictures.join')}
              </LocalLink>
              {price > 0 ? (
                <span translate="no" className="text-muted text-sm">
                  {t('subscriptions.pictures.price', { price: priceWords(price) })}
                </span>
              ) : null}
            </div>
          )}
        </>
      ) : (
        <ul className={grid}>
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <button
                type="button"
                onClick={() => setOpen(index)}
                aria-label={t('subscriptions.pictures.look', { number: index + 1, count: pictures.length })}
                className="block size-full overflow-hidden rounded-card bg-hover focus-visible:outline-2 focus-visible:outline-focus focus-visible:outline-offset-2"
              >
                <img
                  data-picture
                  src={picture.src}
                  srcSet={picture.srcSet}
                  sizes="(max-width: 767px) 33vw, 220px"
                  width={picture.width}
                  height={picture.height}
                  alt=""
                  loading="lazy"
                  className="aspect-4/5 size-full object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {isAgeAsked ? (
          <Slot<typeof refusedPictures>
            filled={filled}
            props={{
              onClose: () => {
                setIsAgeAsked(false);
                askAgain({ ...known });
              },
            }}
          />
        ) : null}
        {open === null || isClosed ? null : (
          <MemberViewer name={actor.name} pictures={pictures} start={open} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    </section>
  );
}

/** Below the gallery of a profile. */
export const GalleryMembers: FillingOf<typeof galleryMore> = ({ actor }) => <MemberPictures actor={actor} />;
