import { filled } from 'virtual:slots/library.tabs';
import type { ReactNode } from 'react';
import { TabLinks } from '#kit/ui/primitives/tabs.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { fillingsOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { LibraryMediaType } from '../../contract/index.ts';
import type { libraryTabs } from '../slots.ts';
import type { LibraryWish } from './library-address.ts';
import { queryOf, shows } from './library-address.ts';

const others = fillingsOf<typeof libraryTabs>(filled).map(({ facts }) => facts);

/** The ways between what was bought, pinned and archived, and to what other domains keep for a guest. */
export function LibraryTabs({ mediaType, wish }: { mediaType: LibraryMediaType; wish: LibraryWish }): ReactNode {
  const t = useMessages();
  const to = useHref();
  const here = to(mediaType === 'video' ? 'library.videos' : 'library.photos');
  const own = shows.map((show) => ({
    href: here + (show === 'purchased' ? '' : queryOf({ ...wish, show, search: '', origin: null, after: null })),
    label: t(`library.show.${show}`),
    current: wish.show === show,
  }));
  const more = others.map(({ page, label }) => ({ href: to(page as 'library.videos'), label: t.maybe(label) ?? page }));
  return <TabLinks label={t('library.tabs')} items={[...own, ...more]} />;
}
