import { HeartOff, Images } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ListPages } from '#domains/performers/web/parts/list-pages.tsx';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { ButtonLink, IconButton } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useChannel } from '#kit/web/live/channel.tsx';
import { useResource } from '#kit/web/live/use-resource.ts';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { PinnedGallery } from '../../../contract/index.ts';
import { getPinnedGalleries, pinnedGalleries, unpinAlbum, unpinSedcard } from '../../../contract/index.ts';
import { FavouritesHead } from '../../parts/favourites-head.tsx';
import { assertNotPast, pageOf, usePastPage } from '../../parts/use-past-page.ts';

const pageSize = 10;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = pageOf(request);
  const query = { limit: pageSize, offset: (page - 1) * pageSize };
  const answer = await context.get(web).api.call(getPinnedGalleries, { query });
  if (!answer.ok) throw refused(answer.problem.status);
  assertNotPast(request, page, answer.data.galleries.length);
  return { list: answer.data, page };
}

export const meta = pageMeta(({ t }) => ({ title: t('favourites.galleries') }));

function GalleryRow({ gallery, onRemoved }: { gallery: PinnedGallery; onRemoved: () => void }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  const channel = useChannel();
  const toast = useToast();
  const title = gallery.title || t('favourites.galleryOf', { name: gallery.actor.name });
  const unpin = async (): Promise<void> => {
    const result = await (gallery.kind === 'album'
      ? channel.command(unpinAlbum, { albumId: gallery.id })
      : channel.command(unpinSedcard, { actorId: gallery.id }));
    if (result.ok) onRemoved();
    else toast.show({ title: result.problem.title, tone: 'danger' });
  };
  return (
    <li>
      <Card>
        <div className="flex flex-wrap items-center gap-4">
          <div className="grid min-w-40 flex-1 gap-0.5">
            <h2 className="font-bold text-lg">
              <Anchor href={`/${language}${gallery.path}`} className="text-ink no-underline hover:underline">
                {title}
              </Anchor>
            </h2>
            <p className="text-muted">{t('favourites.galleryCount', { count: gallery.total })}</p>
            <p className="text-sm text-subtle">{t('favourites.since', { day: format.date(gallery.pinnedAt) })}</p>
          </div>
          <IconButton
            label={t('favourites.remove', { name: title })}
            icon={<HeartOff aria-hidden />}
            variant="ghost"
            onClick={() => void unpin()}
          />
          <div className="grid w-full grid-cols-3 gap-2 sm:order-first sm:w-56">
            {gallery.pictures.map((picture) => (
              <img
                key={picture.id}
                data-picture
                src={picture.src}
                srcSet={picture.srcSet}
                sizes="(max-width: 639px) 30vw, 72px"
                width={picture.width}
                height={picture.height}
                alt=""
                loading="lazy"
                className="aspect-4/5 w-full rounded-control object-cover"
              />
            ))}
          </div>
        </div>
      </Card>
    </li>
  );
}

/** The galleries and albums a guest has pinned, the latest first. */
export default function Galleries(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { list, page } = useLoaderData<typeof loader>();
  const { galleries, total } = useResource(pinnedGalleries, { limit: pageSize, offset: (page - 1) * pageSize }, list);
  const heading = useRef<HTMLHeadingElement>(null);
  usePastPage(page, galleries.length);
  return (
    <div className="page max-w-220 py-[clamp(1.5rem,4vw,3rem)]">
      <FavouritesHead
        current="favourites.galleries"
        lead={t('favourites.galleriesLead', { count: total })}
        heading={heading}
      />
      {total === 0 ? (
        <EmptyState
          icon={<Images />}
          title={t('favourites.noGalleries')}
          action={
            <ButtonLink variant="primary" href={to('performers.cams')}>
              {t('favourites.find')}
            </ButtonLink>
          }
        />
      ) : (
        <ul className="grid gap-(--grid-gap)">
          {galleries.map((gallery) => (
            <GalleryRow
              key={`${gallery.kind}:${gallery.id}`}
              gallery={gallery}
              onRemoved={() => heading.current?.focus()}
            />
          ))}
        </ul>
      )}
      <div className="mt-6">
        <ListPages page={page} total={total} size={pageSize} />
      </div>
    </div>
  );
}
