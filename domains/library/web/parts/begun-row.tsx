import type { ReactNode } from 'react';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { LibraryItem } from '../../contract/index.ts';
import { ItemTile } from './item-tile.tsx';

/** What was begun and not ended, the latest first: one row, which scrolls under the thumb. */
export function BegunRow({ items }: { items: readonly LibraryItem[] }): ReactNode {
  const t = useMessages();
  if (items.length === 0) return null;
  return (
    <section aria-label={t('library.begun')} className="grid min-w-0 grid-cols-1 gap-2">
      <p aria-hidden className="font-bold text-lg">
        {t('library.begun')}
      </p>
      <ul className="no-scrollbar m-0 flex list-none snap-x gap-3 overflow-x-auto p-0 pb-1">
        {items.map((item) => (
          <li key={`${item.kind} ${item.id}`} className="w-[44%] min-w-38 shrink-0 snap-start sm:w-56">
            <ItemTile item={item} isLine={false} eager={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}
