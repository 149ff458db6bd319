import type { guestParts } from '#domains/guest/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';

/** Extra free chat of the guest of this page: none until it is known. */
export const conversionChatPart: FillingOf<typeof guestParts> = {
  defaults: { conversionChatCountdownEnd: null, conversionChatCandidateCountdownEnd: null },
};
