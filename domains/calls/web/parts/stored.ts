import { storedItem } from '#kit/web/device/storage.ts';
import type { storedItems } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';

/** The call that this tab of the studio took: its microphone is opened again after a reload. */
export const takenCallItem = storedItem<number>({
  name: 'vesper.studio.call',
  category: 'necessary',
  place: 'session',
  days: null,
  purpose: 'calls.stored.taken',
  parse: (found) => (typeof found === 'number' && Number.isSafeInteger(found) ? found : null),
});

export const callStores: FillingOf<typeof storedItems> = [takenCallItem];
