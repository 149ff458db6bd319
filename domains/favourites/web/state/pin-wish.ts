import { readStored, removeStored, storedItem, writeStored } from '#kit/web/device/storage.ts';
import type { storedItems } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';

/** How long a wish stands, in milliseconds: signing up with a mail to confirm takes minutes, not a day. */
const standsMs = 30 * 60_000;

/** What can be given a heart: a performer, a gallery by its performer, an album or video, a picture. */
export type PinRef =
  | { readonly type: 'actor' | 'album' | 'sedcard'; readonly id: number }
  | { readonly type: 'picture'; readonly id: string };

interface PinWish {
  readonly pin: PinRef;
  /** When the heart was pressed, epoch ms. */
  readonly at: number;
}

function parsePin(found: unknown): PinRef | null {
  const { type, id } = (found ?? {}) as { type?: unknown; id?: unknown };
  if ((type === 'actor' || type === 'album' || type === 'sedcard') && Number.isInteger(id))
    return { type, id: Number(id) };
  return type === 'picture' && typeof id === 'string' ? { type, id } : null;
}

/**
 * What a visitor wanted to pin before they signed up. On the device and in no address: a link that pins somebody for
 * whoever opens it could be sent to anybody.
 */
const pinWishItem = storedItem<PinWish>({
  name: 'vesper.pin',
  category: 'necessary',
  place: 'local',
  purpose: 'favourites.stored.wish',
  parse(found) {
    const { pin: wanted, at } = (found ?? {}) as { pin?: unknown; at?: unknown };
    const pin = parsePin(wanted);
    return pin && typeof at === 'number' ? { pin, at } : null;
  },
});

export const favouritesStores: FillingOf<typeof storedItems> = [pinWishItem];

export const rememberWish = (pin: PinRef): void => writeStored(pinWishItem, { pin, at: Date.now() });

/** Answers the wish that stands, and forgets it: it is done once. */
export function takeWish(): PinRef | null {
  const wish = readStored(pinWishItem);
  removeStored(pinWishItem);
  return wish && Math.abs(Date.now() - wish.at) < standsMs ? wish.pin : null;
}
