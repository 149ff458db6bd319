import { purchasePush } from '#domains/sales/web/parts/purchase-push.ts';
import type { purchasePushes } from '#domains/sales/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { subscriptionChanged, tvSubscription, vipSubscription } from '../../contract/pushes.ts';

/** A subscription is bought when it has just begun (spec 1 §7); its months to come are counted by the server alone. */
export const vipPurchase: FillingOf<typeof purchasePushes> = purchasePush(vipSubscription, ({ isStarted, price }) =>
  isStarted ? { category: 'vip', coins: price } : null,
);

export const tvPurchase: FillingOf<typeof purchasePushes> = purchasePush(tvSubscription, ({ isStarted, price }) =>
  isStarted ? { category: 'tv', coins: price } : null,
);

/** The others have no push of their own. */
export const otherPurchase: FillingOf<typeof purchasePushes> = purchasePush(
  subscriptionChanged,
  ({ kind, isStarted, price }) => {
    if (!isStarted || kind === 'vip' || kind === 'tv') return null;
    return { category: kind === 'select' ? 'select' : 'fan_club', coins: price };
  },
);
