import { chatEnd } from '#domains/live/contract/pushes.ts';
import type { PayloadOf, ServerMessage } from '#kit/contract/operations.ts';
import type { PurchaseCategory } from '../../contract/vocabulary.ts';
import type { AnalyticsEvent } from './data-layer.ts';

type Purchase = Extract<AnalyticsEvent, { event: 'purchase' }>;

/** A push that may say that something was bought, and what it then says to the data layer. */
export interface PurchasePush {
  readonly message: ServerMessage;
  purchaseOf(payload: never): Purchase | null;
}

/** Declares such a push. */
export function purchasePush<M extends ServerMessage>(
  message: M,
  read: (payload: PayloadOf<M>) => { category: PurchaseCategory; coins: number } | null,
): PurchasePush {
  return {
    message,
    purchaseOf(payload: PayloadOf<M>) {
      const bought = read(payload);
      return bought && bought.coins > 0 ? { event: 'purchase', ...bought } : null;
    },
  };
}

/** A subscription's push: something was bought when it has just started (spec 1 §4, spec 3 §9). `price` in hundredths. */
export const subscriptionPurchase = <M extends ServerMessage>(
  message: M & { readonly payload: { readonly _output: { isStarted: boolean; price: number } } },
  category: 'vip' | 'tv',
): PurchasePush =>
  purchasePush(message, (payload) => {
    const { isStarted, price } = payload as { isStarted: boolean; price: number };
    return isStarted ? { category, coins: price } : null;
  });

/** Every push by which the browser learns of a purchase. Domains that sell something add theirs. */
export const purchasePushes: readonly PurchasePush[] = [
  purchasePush(chatEnd, ({ price, isVoyeur, isToyControl }) => ({
    category: isToyControl ? 'toy_control' : isVoyeur ? 'voyeur_cam' : 'live_chat',
    coins: price,
  })),
];
