import type { storedItems } from '#kit/web/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots.ts';
import { readStored, removeStored, storedItem, writeStored } from '#kit/web/storage.ts';

/** How long a wish stands, in milliseconds: signing up with a mail to confirm takes minutes, not a day. */
const standsMs = 30 * 60_000;

interface PinWish {
  readonly actorId: number;
  /** When the heart was pressed, epoch ms. */
  readonly at: number;
}

/**
 * Whom a visitor wanted to pin before they signed up. On the device and in no address: a link that pins somebody for
 * whoever opens it could be sent to anybody.
 */
const pinWishItem = storedItem<PinWish>({
  name: 'vesper.pin',
  category: 'necessary',
  place: 'local',
  purpose: 'favourites.stored.wish',
  parse(found) {
    const { actorId, at } = (found ?? {}) as Partial<PinWish>;
    return Number.isInteger(actorId) && typeof at === 'number' ? { actorId: Number(actorId), at } : null;
  },
});

export const favouritesStores: FillingOf<typeof storedItems> = [pinWishItem];

export const rememberWish = (actorId: number): void => writeStored(pinWishItem, { actorId, at: Date.now() });

/** Answers the wish that stands, and forgets it: it is done once. */
export function takeWish(): number | null {
  const wish = readStored(pinWishItem);
  removeStored(pinWishItem);
  return wish && Math.abs(Date.now() - wish.at) < standsMs ? wish.actorId : null;
}
