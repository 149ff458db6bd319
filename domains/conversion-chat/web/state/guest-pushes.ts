import { guestReducer } from '#domains/guest/contract/reducer.ts';
import type { guestPushes } from '#domains/guest/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { conversionChatChanged } from '../../contract/pushes.ts';

/** What is switched on, and what can be, for the guest of this page. */
export const conversionChatPushes: FillingOf<typeof guestPushes> = [
  guestReducer(conversionChatChanged, (state) => state),
];
