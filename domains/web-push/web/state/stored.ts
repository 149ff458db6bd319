import type { Declared } from '#kit/web/device/storage.ts';
import { storedItem } from '#kit/web/device/storage.ts';
import type { storedItems } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';

/** Whose this browser's subscription is, so that it comes back when they log in again and never for another. */
export const subscribedItem = storedItem<{ readonly guestId: number }>({
  name: 'web-push:subscription',
  category: 'necessary',
  place: 'local',
  purpose: 'web-push.stored.subscription',
  parse(found) {
    const { guestId } = (found ?? {}) as { guestId?: unknown };
    return typeof guestId === 'number' ? { guestId } : null;
  },
});

/** When this browser was last asked after somebody was pinned, epoch ms. */
export const askedItem = storedItem<{ readonly at: number }>({
  name: 'web-push:favourites',
  category: 'necessary',
  place: 'local',
  purpose: 'web-push.stored.favourites',
  parse(found) {
    const { at } = (found ?? {}) as { at?: unknown };
    return typeof at === 'number' ? { at } : null;
  },
});

const tokenDatabase: Declared = { name: 'vx', category: 'necessary', place: 'cache', purpose: 'web-push.stored.token' };

export const webPushStores: FillingOf<typeof storedItems> = [subscribedItem, askedItem, tokenDatabase];
