import { Archive, Bookmark, Clapperboard, Images, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { pageTable } from '#kit/web/page/links.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { LibraryMediaType } from '../../contract/index.ts';
import type { LibraryWish } from './library-address.ts';
import { queryOf } from './library-address.ts';

/** Nothing is in this part of the library: what that means, and the way to something. */
export function NothingHere({ mediaType, wish }: { mediaType: LibraryMediaType; wish: LibraryWish }): ReactNode {
  const t = useMessages();
  const to = useHref();
  const language = useLanguage();
  const table = pageTable();
  if (wish.search !== '' || wish.origin !== null || wish.after !== null)
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('library.none.found')}
        action={
          <ButtonLink href={queryOf({ ...wish, search: '', origin: null, after: null })}>
            {t('library.none.all')}
          </ButtonLink>
        }
      />
    );
  if (wish.show === 'archived')
    return (
      <EmptyState
        icon={<Archive />}
        title={t('library.none.archived')}
        action={
          <ButtonLink href={to(mediaType === 'video' ? 'library.videos' : 'library.photos')}>
            {t('library.show.purchased')}
          </ButtonLink>
        }
      >
        {t('library.none.archivedText')}
      </EmptyState>
    );
  const isPinned = wish.show === 'pinned';
  const way = mediaType === 'video' ? 'videos.station' : 'performers.home';
  return (
    <EmptyState
      icon={isPinned ? <Bookmark /> : mediaType === 'video' ? <Clapperboard /> : <Images />}
      title={t(isPinned ? 'library.none.pinned' : `library.none.${mediaType}`)}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          {table.page(way) ? (
            <ButtonLink variant="primary" href={table.href(way, language)}>
              {t(`library.way.${mediaType}`)}
            </ButtonLink>
          ) : null}
          <ButtonLink href={to(mediaType === 'video' ? 'library.photos' : 'library.videos')}>
            {t(mediaType === 'video' ? 'library.title.photo' : 'library.title.video')}
          </ButtonLink>
        </span>
      }
    >
      {t('library.none.text')}
    </EmptyState>
  );
}
