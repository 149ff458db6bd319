import { guestReducer } from '#domains/guest/contract/reducer.ts';
import type { guestPushes } from '#domains/guest/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { holds } from '../../contract/products.ts';
import { subscriptionChanged, tvSubscription, vipSubscription } from '../../contract/pushes.ts';

/** What changes what the guest of this page is subscribed to. */
export const subscriptionsPushes: FillingOf<typeof guestPushes> = [
  guestReducer(vipSubscription, ({ status }) => ({ isVip: holds(status) })),
  guestReducer(tvSubscription, ({ status }) => ({
    hasTvSubscription: holds(status),
    hadTvSubscription: !holds(status),
  })),
  guestReducer(subscriptionChanged, ({ kind, status }) => (kind === 'select' ? { isSelect: holds(status) } : {})),
];
