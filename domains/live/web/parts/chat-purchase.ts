import { purchasePush } from '#domains/sales/web/parts/purchase-push.ts';
import type { purchasePushes } from '#domains/sales/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { chatEnd } from '../../contract/pushes.ts';

/** A chat is bought when it is over, for all of its minutes. */
export const chatPurchase: FillingOf<typeof purchasePushes> = purchasePush(
  chatEnd,
  ({ price, isVoyeur, isToyControl }) => ({
    category: isToyControl ? 'toy_control' : isVoyeur ? 'voyeur_cam' : 'live_chat',
    coins: price,
  }),
);
