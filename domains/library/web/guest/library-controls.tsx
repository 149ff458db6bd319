import { ArrowDownUp, ChevronDown, LayoutGrid, Rows3, Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, useLoaderData } from 'react-router';
import { FilterBar, filterChipClass } from '#kit/ui/live/filter-bar.tsx';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { Segmented } from '#kit/ui/primitives/segmented.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { HeaderMenu, menuLineClass } from '#kit/ui/shell/header-menu.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { GridMode } from '../../contract/index.ts';
import type { LibraryWish } from './library-address.ts';
import { orders, queryOf } from './library-address.ts';
import type { LoadedLibrary } from './load-library.ts';

/** Videos or photos, words to look for, the order, and tiles or lines. */
export function LibraryControls({ mode, onMode }: { mode: GridMode; onMode: (mode: GridMode) => void }): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { mediaType, wish, totals } = useLoaderData<LoadedLibrary>();
  const changed = (change: Partial<LibraryWish>): string => queryOf({ ...wish, after: null, ...change });
  const media = (['video', 'photo'] as const).map((one) => ({
    key: one,
    label: t(`library.media.${one}`),
    active: one === mediaType,
    href: to(one === 'video' ? 'library.videos' : 'library.photos') + changed({ origin: null }),
  }));
  const clips =
    mediaType === 'video' && ((totals?.clips ?? 0) > 0 || wish.origin !== null)
      ? [
          {
            key: 'clips',
            label: t('library.origin.chatClip'),
            active: wish.origin === 'chatClip',
            href: changed({ origin: wish.origin === 'chatClip' ? null : 'chatClip' }),
          },
        ]
      : [];
  return (
    <div className="grid grid-cols-1 gap-2 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] md:items-center md:gap-4">
      <search>
        <Form method="get" className="block">
          {wish.show === 'purchased' ? null : <input type="hidden" name="show" value={wish.show} />}
          {wish.order === 'newest' ? null : <input type="hidden" name="order" value={wish.order} />}
          <TextField
            key={wish.search}
            label={t('library.search')}
            hideLabel
            type="search"
            name="search"
            maxLength={100}
            defaultValue={wish.search}
            placeholder={t('library.search')}
            start={<Search aria-hidden />}
          />
        </Form>
      </search>
      <FilterBar
        label={t('library.filter')}
        filters={[...media, ...clips, ...searched(wish, changed, t('library.search.off'))]}
        end={
          <>
            <OrderMenu wish={wish} changed={changed} />
            <Segmented
              name="mode"
              legend={t('library.mode')}
              value={mode}
              onValueChange={(next) => onMode(next === 'list' ? 'list' : 'grid')}
              options={[
                { value: 'grid', label: t('library.mode.grid'), icon: <LayoutGrid aria-hidden /> },
                { value: 'list', label: t('library.mode.list'), icon: <Rows3 aria-hidden /> },
              ]}
            />
          </>
        }
      />
    </div>
  );
}

/** The words that narrow the list, as a filter that takes itself off. */
const searched = (wish: LibraryWish, changed: (change: Partial<LibraryWish>) => string, off: string) =>
  wish.search === ''
    ? []
    : [
        {
          key: 'search',
          label: wish.search,
          active: true,
          href: changed({ search: '' }),
          icon: (
            <>
              <X aria-hidden />
              <span className="sr-only">{off}</span>
            </>
          ),
        },
      ];

function OrderMenu({
  wish,
  changed,
}: {
  wish: LibraryWish;
  changed: (change: Partial<LibraryWish>) => string;
}): ReactNode {
  const t = useMessages();
  const label = t('library.order');
  return (
    <HeaderMenu
      label={`${label}: ${t(`library.order.${wish.order}`)}`}
      className={filterChipClass(false)}
      trigger={
        <>
          <ArrowDownUp aria-hidden />
          <span className="max-sm:sr-only">{t(`library.order.${wish.order}`)}</span>
          <ChevronDown aria-hidden />
        </>
      }
      panelClassName="p-2 menu:w-max menu:min-w-48"
    >
      <ul aria-label={label} className="grid gap-1">
        {orders.map((order) => (
          <li key={order}>
            <Anchor
              href={changed({ order })}
              aria-current={wish.order === order ? 'true' : undefined}
              className={menuLineClass(wish.order === order)}
            >
              {t(`library.order.${order}`)}
            </Anchor>
          </li>
        ))}
      </ul>
    </HeaderMenu>
  );
}
