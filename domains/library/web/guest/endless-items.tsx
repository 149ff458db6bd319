import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { useCall } from '#kit/forms/use-call.ts';
import { EndlessList } from '#kit/ui/primitives/endless-list.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useListPlace } from '#kit/web/list/use-list-place.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { GridMode, LibraryItem } from '../../contract/index.ts';
import { archiveMedia, mediaLibrary, unarchiveMedia } from '../../contract/index.ts';
import { ItemList } from '../parts/item-list.tsx';
import { askOf, queryOf } from './library-address.ts';
import type { LoadedLibrary } from './load-library.ts';

const keyOf = ({ kind, id }: LibraryItem): string => `${kind} ${id}`;

/** A library that grows as somebody comes to its end; each part has an address of its own. */
export function EndlessItems({ mode }: { mode: GridMode }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const { mediaType, wish, items, next } = useLoaderData<LoadedLibrary>();
  const keptAs = useListPlace(useGuestValue('id'));
  const part = useMemo(() => ({ items, next }), [items, next]);
  const { gone, move } = useArchive();
  return (
    <EndlessList
      part={part}
      itemKey={keyOf}
      more={(after) => api.query(mediaLibrary, { ...askOf(mediaType, wish), after })}
      hrefOf={(after) => queryOf({ ...wish, after })}
      start={wish.after ? queryOf({ ...wish, after: null }) : undefined}
      keptAs={keptAs}
      labels={{
        next: t('library.more'),
        start: t('library.start'),
        retry: t('library.retry'),
        loading: t('library.loading'),
        loaded: (count) => t('library.loaded', { count }),
      }}
    >
      {(all) => (
        <ItemList
          items={all.filter((item) => !gone.has(`${keyOf(item)} ${item.guestInfo.archived}`))}
          mode={mode}
          label={t(`library.title.${mediaType}`)}
          onMove={move}
        />
      )}
    </EndlessList>
  );
}

/** Puts things into the archive and takes them out; what was moved leaves the list at once, and comes back when that is undone. */
function useArchive(): { gone: ReadonlySet<string>; move: (item: LibraryItem) => void } {
  const t = useMessages();
  const toast = useToast();
  const { run } = useCall();
  const { revalidate } = useRevalidator();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const put = async (item: LibraryItem, isArchived: boolean): Promise<boolean> => {
    const { kind, id } = item;
    const answer = await run((api) => api.mutate(isArchived ? archiveMedia : unarchiveMedia, { kind, id }));
    if (!answer.ok) return false;
    const key = `${keyOf(item)} ${item.guestInfo.archived}`;
    const isAway = isArchived !== item.guestInfo.archived;
    setGone((now) => new Set(isAway ? [...now, key] : [...now].filter((one) => one !== key)));
    void revalidate();
    return true;
  };
  return {
    gone,
    async move(item) {
      const isArchived = !item.guestInfo.archived;
      if (!(await put(item, isArchived))) return;
      toast.show({
        title: t(isArchived ? 'library.archived' : 'library.unarchived'),
        action: {
          label: t('library.undo'),
          altText: t('library.undo'),
          onAction: () => void put(item, !isArchived),
        },
      });
    },
  };
}
