import { Images } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { AccountBreadcrumb } from '#domains/guest/web/parts/account-breadcrumb.tsx';
import { LibraryFrame } from '#domains/library/web/parts/library-frame.tsx';
import { FilterBar } from '#kit/ui/live/filter-bar.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { MessengerContent } from '../../../contract/index.ts';
import { KeptList } from '../library/kept-list.tsx';
import { KeptTile } from '../library/kept-tile.tsx';
import { loadKept, queryOf, shows, typesOf } from '../library/load-kept.ts';

const MediaViewer = lazy(async () => ({ default: (await import('../../parts/media-viewer.tsx')).MediaViewer }));
const FilmPanel = lazy(async () => ({ default: (await import('../library/film-panel.tsx')).FilmPanel }));

export const loader = (args: LoaderFunctionArgs) => loadKept(args, (show) => typesOf[show]);

export const meta = pageMeta(({ t }) => ({ title: t('messenger.library.mediaTitle') }));

/** Pictures and films that performers sent a guest, given or opened for coins: the library's tab of messages (spec 3 §2). */
export default function LibraryMedia(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const title = t('messenger.library.mediaTitle');
  const { show, after, items, next } = useLoaderData<typeof loader>();
  const isEmpty = items.length === 0;
  return (
    <LibraryFrame before={<AccountBreadcrumb title={title} />} title={title} place={{ page: 'messenger.libraryMedia' }}>
      {isEmpty && show === 'all' ? null : (
        <FilterBar
          label={t('messenger.library.filter')}
          filters={shows.map((one) => ({
            key: one,
            label: t(`messenger.library.show.${one}`),
            active: one === show,
            href: queryOf(one, null),
          }))}
        />
      )}
      {isEmpty ? (
        <EmptyState
          icon={<Images />}
          title={t('messenger.library.none')}
          action={<ButtonLink href={to('messenger.home')}>{t('messenger.library.toMessages')}</ButtonLink>}
        >
          {t('messenger.library.noneText')}
        </EmptyState>
      ) : (
        <KeptList part={{ items, next }} show={show} after={after} types={typesOf[show]}>
          {(all) => <Tiles messages={all} />}
        </KeptList>
      )}
    </LibraryFrame>
  );
}

/** All of it as tiles; a press looks at pictures over the whole window, one after the other, and plays a film. */
function Tiles({ messages }: { messages: readonly MessengerContent[] }): ReactNode {
  const t = useMessages();
  const [seen, setSeen] = useState<MessengerContent | null>(null);
  const pictures = messages.filter(({ media }) => media?.type === 'bitmap' && media.sources.length > 0);
  const close = (): void => setSeen(null);
  return (
    <>
      <ul
        aria-label={t('messenger.library.mediaTitle')}
        className="m-0 grid list-none grid-cols-2 gap-x-3 gap-y-2 p-0 sm:grid-cols-3 lg:grid-cols-5 xl:grid-cols-6"
      >
        {messages.map((message) => (
          <li key={message.messageId} className="min-w-0 [contain-intrinsic-size:auto_14rem] [content-visibility:auto]">
            <KeptTile message={message} onLook={() => setSeen(message)} />
          </li>
        ))}
      </ul>
      {seen ? (
        <Suspense>
          {seen.media?.type === 'video' ? (
            <FilmPanel message={seen} onClose={close} />
          ) : (
            <MediaViewer messages={pictures} start={Math.max(0, pictures.indexOf(seen))} onClose={close} />
          )}
        </Suspense>
      ) : null}
    </>
  );
}
