import { readStored, removeStored, storedItem, writeStored } from '#kit/web/device/storage.ts';
import type { storedItems } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { unsentItem } from './unsent.ts';

interface Selected {
  /** Whose it is: somebody else on this browser is shown nothing of it. */
  readonly accountId: number;
  readonly channelId: number;
}

/** The channel a guest looked at last (spec 2 §4). */
const selectedItem = storedItem<Selected>({
  name: 'vesper.messenger',
  category: 'necessary',
  place: 'local',
  purpose: 'messenger.stored.selected',
  parse(found) {
    const { accountId, channelId } = (found ?? {}) as Partial<Selected>;
    return Number.isInteger(accountId) && Number.isInteger(channelId)
      ? { accountId: Number(accountId), channelId: Number(channelId) }
      : null;
  },
});

export const messengerStores: FillingOf<typeof storedItems> = [selectedItem, unsentItem];

/** Null forgets it. */
export function rememberSelected(accountId: number, channelId: number | null): void {
  if (channelId === null) removeStored(selectedItem);
  else writeStored(selectedItem, { accountId, channelId });
}

export function lastSelected(accountId: number): number | null {
  const kept = readStored(selectedItem);
  return kept?.accountId === accountId ? kept.channelId : null;
}
