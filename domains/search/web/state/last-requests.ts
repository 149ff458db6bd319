import { readStored, removeStored, storedItem, writeStored } from '#kit/web/device/storage.ts';
import type { storedItems } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { shortestKept } from '../../contract/index.ts';

/** How many requests are remembered (spec 3 §4). */
const most = 3;

/** The last requests, on this device and with consent to functional storage alone (spec 1 §4). */
const lastRequestsItem = storedItem<readonly string[]>({
  name: 'last-searches',
  category: 'functional',
  place: 'local',
  purpose: 'search.stored.requests',
  parse: (found) =>
    Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string').slice(0, most) : null,
});

export const searchStores: FillingOf<typeof storedItems> = [lastRequestsItem];

/** The list after one more request: the latest first, nothing twice, nothing shorter than three characters. */
export function withRequest(list: readonly string[], pattern: string): readonly string[] {
  const trimmed = pattern.trim();
  if (trimmed.length < shortestKept) return list;
  const others = list.filter((one) => one.toLocaleLowerCase() !== trimmed.toLocaleLowerCase());
  return [trimmed, ...others].slice(0, most);
}

export const lastRequests = (): readonly string[] => readStored(lastRequestsItem) ?? [];

/** Remembers a request that was answered; a refused one never gets here. */
export const rememberRequest = (pattern: string): void =>
  writeStored(lastRequestsItem, withRequest(lastRequests(), pattern));

export const forgetRequests = (): void => removeStored(lastRequestsItem);
