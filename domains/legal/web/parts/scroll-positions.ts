import { readStored, storedItem, writeStored } from '#kit/web/device/storage.ts';
import type { KeptPositions, ScrollPositions } from '#kit/web/navigation/scroll-keeper.tsx';

/** Where one was on the pages before, so that back leads there after a reload too. */
export const scrollPositions = storedItem<ScrollPositions>({
  name: 'scroll',
  category: 'functional',
  place: 'session',
  purpose: 'legal.stored.scroll',
  parse: (found) =>
    typeof found === 'object' && found !== null && Object.values(found).every((y) => typeof y === 'number')
      ? (found as ScrollPositions)
      : null,
});

/** The same, read and written as the visitor has decided. */
export const keptPositions: KeptPositions = {
  read: () => readStored(scrollPositions),
  write: (positions) => writeStored(scrollPositions, positions),
};
