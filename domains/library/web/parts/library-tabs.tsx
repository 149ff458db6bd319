import { filled } from 'virtual:slots/library.tabs';
import type { ReactNode } from 'react';
import { TabLinks } from '#kit/ui/primitives/tab-links.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { fillingsOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { LibraryMediaType } from '../../contract/index.ts';
import type { LibraryWish } from '../guest/library-address.ts';
import { queryOf, readWish, shows } from '../guest/library-address.ts';
import type { libraryTabs } from '../slots.ts';

const others = fillingsOf<typeof libraryTabs>(filled).map(({ facts }) => facts);

/** Where somebody is in a library: in a part of its own, or on a page that another domain fills. */
export type LibraryPlace =
  | { readonly mediaType: LibraryMediaType; readonly wish: LibraryWish }
  | { readonly page: string };

/** The ways between what was bought, pinned and archived, and to what other domains keep for a guest. */
export function LibraryTabs({ place }: { place: LibraryPlace }): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { mediaType, wish } = 'wish' in place ? place : { mediaType: 'video', wish: readWish('') };
  const here = to(mediaType === 'video' ? 'library.videos' : 'library.photos');
  const own = shows.map((show) => ({
    href: here + (show === 'purchased' ? '' : queryOf({ ...wish, show, search: '', origin: null, after: null })),
    label: t(`library.show.${show}`),
    current: 'wish' in place && wish.show === show,
  }));
  const more = others.map(({ page, label }) => ({
    href: to(page as 'library.videos'),
    label: t.maybe(label) ?? page,
    current: 'page' in place && place.page === page,
  }));
  return <TabLinks label={t('library.tabs')} items={[...own, ...more]} />;
}
