import { Images } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ListPages } from '#domains/performers/web/parts/list-pages.tsx';
import { FavouriteButton } from '#kit/ui/live/favourite-button.tsx';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { useResource } from '#kit/web/live/use-resource.ts';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { PinnedPhoto } from '../../../contract/index.ts';
import { getPinnedPhotos, pinnedPhotos } from '../../../contract/index.ts';
import { FavouritesHead } from '../../parts/favourites-head.tsx';
import { assertNotPast, pageOf, usePastPage } from '../../parts/use-past-page.ts';
import { usePinOf } from '../../parts/use-pin.ts';

const PinnedViewer = lazy(async () => ({ default: (await import('../../parts/pinned-viewer.tsx')).PinnedViewer }));

const pageSize = 24;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = pageOf(request);
  const query = { limit: pageSize, offset: (page - 1) * pageSize };
  const answer = await context.get(web).api.call(getPinnedPhotos, { query });
  if (!answer.ok) throw refused(answer.problem.status);
  assertNotPast(request, page, answer.data.photos.length);
  return { list: answer.data, page };
}

export const meta = pageMeta(({ t }) => ({ title: t('favourites.pictures') }));

function Photo({ photo, onOpen, onRemoved }: { photo: PinnedPhoto; onOpen: () => void; onRemoved: () => void }) {
  const t = useMessages();
  const to = useHref();
  const { picture, actor } = photo;
  const [isPinned, toggle] = usePinOf({ type: 'picture', id: picture.id }, true);
  return (
    <li className="grid content-start gap-1">
      <div className="relative">
        <button
          type="button"
          onClick={onOpen}
          aria-label={t('favourites.pictureOf', { name: actor.name })}
          className="block w-full overflow-hidden rounded-card bg-hover focus-visible:outline-2 focus-visible:outline-focus focus-visible:outline-offset-2"
        >
          <img
            data-picture
            src={picture.src}
            srcSet={picture.srcSet}
            sizes="(max-width: 767px) 50vw, 240px"
            width={picture.width}
            height={picture.height}
            alt=""
            loading="lazy"
            className="aspect-4/5 size-full object-cover"
          />
        </button>
        <div className="absolute top-2 right-2">
          <FavouriteButton
            label={t('favourites.pinPicture')}
            pressed={isPinned}
            onToggle={() => {
              toggle();
              onRemoved();
            }}
          />
        </div>
      </div>
      <Anchor
        href={to('performers.profile', { actorName: actor.name.toLowerCase() })}
        className="inline-flex min-h-11 items-center truncate font-semibold text-ink no-underline hover:underline"
      >
        <bdi>{actor.name}</bdi>
      </Anchor>
    </li>
  );
}

/** The pictures a guest has pinned, the latest first. */
export default function Pictures(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { list, page } = useLoaderData<typeof loader>();
  const { photos, total } = useResource(pinnedPhotos, { limit: pageSize, offset: (page - 1) * pageSize }, list);
  const [open, setOpen] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  usePastPage(page, photos.length);
  return (
    <div className="page max-w-220 py-[clamp(1.5rem,4vw,3rem)]">
      <FavouritesHead
        current="favourites.pictures"
        lead={t('favourites.picturesLead', { count: total })}
        heading={heading}
      />
      {total === 0 ? (
        <EmptyState
          icon={<Images />}
          title={t('favourites.noPictures')}
          action={
            <ButtonLink variant="primary" href={to('performers.cams')}>
              {t('favourites.find')}
            </ButtonLink>
          }
        />
      ) : (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
          {photos.map((photo, at) => (
            <Photo
              key={photo.picture.id}
              photo={photo}
              onOpen={() => setOpen(at)}
              onRemoved={() => heading.current?.focus()}
            />
          ))}
        </ul>
      )}
      <div className="mt-6">
        <ListPages page={page} total={total} size={pageSize} />
      </div>
      {open === null || photos.length === 0 ? null : (
        <Suspense>
          <PinnedViewer photos={photos} start={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
}
