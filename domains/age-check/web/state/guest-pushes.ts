import { guestReducer } from '#domains/guest/contract/reducer.ts';
import type { guestPushes } from '#domains/guest/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { avsPending, avsRejected, avsRevoked, avsSet } from '../../contract/messages.ts';

/** What moves where the age check of the guest of this page stands (spec 1 section 4). */
export const agePushes: FillingOf<typeof guestPushes> = [
  guestReducer(avsSet, () => ({ hasAvs: true, avsStatus: 'accepted', avsRejectMessage: null })),
  guestReducer(avsPending, () => ({ hasAvs: false, avsStatus: 'pending', avsRejectMessage: null })),
  guestReducer(avsRejected, ({ message }) => ({ hasAvs: false, avsStatus: 'rejected', avsRejectMessage: message })),
  guestReducer(avsRevoked, () => ({ hasAvs: false, avsStatus: 'unknown', avsRejectMessage: null })),
];
