import { storedItem } from '#kit/web/device/storage.ts';
import type { storedItems } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';

/** Where an order was begun: its receipt leads back there, in whatever window the provider sends its customer to. */
export interface TopUpOrigin {
  readonly orderId: string;
  /** A path of this site. */
  readonly path: string;
  /** Whose room it is. */
  readonly name: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

export const topUpOriginItem = storedItem<TopUpOrigin>({
  name: 'vesper.topUpFrom',
  category: 'necessary',
  place: 'local',
  purpose: 'payments.stored.from',
  parse(found) {
    if (typeof found !== 'object' || found === null) return null;
    const { orderId, path, name } = found as Record<string, unknown>;
    // One slash and no more: what begins with two is another site.
    return isText(orderId) && isText(name) && isText(path) && /^\/(?![/\\])/.test(path)
      ? { orderId, path, name }
      : null;
  },
});

export const paymentsStores: FillingOf<typeof storedItems> = [topUpOriginItem];
