import type { Declared } from '#kit/web/device/storage.ts';
import { storedItem } from '#kit/web/device/storage.ts';
import type { storedItems } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { groupsCookieDays } from '../../contract/cookie.ts';

/** When this tab last asked for its groups, epoch ms, and whether it was logged in then. */
export const joinedItem = storedItem<{ at: number; isLoggedIn: boolean }>({
  name: 'joined',
  category: 'analytics',
  place: 'session',
  days: null,
  purpose: 'experiments.stored.joined',
  parse(found) {
    const { at, isLoggedIn } = (found ?? {}) as { at?: unknown; isLoggedIn?: unknown };
    return typeof at === 'number' && typeof isLoggedIn === 'boolean' ? { at, isLoggedIn } : null;
  },
});

/** The cookie the server writes: `analytics.tests`. */
const testsItem: Declared = {
  name: 'tests',
  category: 'analytics',
  place: 'cookie',
  days: groupsCookieDays,
  purpose: 'experiments.stored.tests',
};

export const experimentsStores: FillingOf<typeof storedItems> = [testsItem, joinedItem];
