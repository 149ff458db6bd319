import { readStored, storedItem, writeStored } from '#kit/web/device/storage.ts';
import type { storedItems } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';

/** Groups remembered at most; the oldest go first. */
const mostGroups = 100;

/** What somebody closed: it is not shown again until the browser is closed. */
const closedItem = storedItem<readonly string[]>({
  name: 'vesper.closedIncentives',
  category: 'necessary',
  place: 'session',
  days: null,
  purpose: 'conversion.stored.closed',
  parse: (found) => (Array.isArray(found) ? found.filter((one) => typeof one === 'string') : null),
});

export const conversionStores: FillingOf<typeof storedItems> = [closedItem];

/** Whether a group was closed in this session. */
export const isClosed = (group: string): boolean => (readStored(closedItem) ?? []).includes(group);

/** A group is closed for the rest of this session. */
export const closeGroup = (group: string): void =>
  writeStored(closedItem, [...(readStored(closedItem) ?? []).filter((one) => one !== group), group].slice(-mostGroups));
