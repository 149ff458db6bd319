import { guestReducer } from '#domains/guest/contract/reducer.ts';
import type { guestPushes } from '#domains/guest/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { voiceCallStart, voiceCallStop } from '../../contract/pushes.ts';

/** What begins and ends the voice call of the guest of this page (spec 1 §4). */
export const callsPushes: FillingOf<typeof guestPushes> = [
  guestReducer(voiceCallStart, ({ isAnonymous }) => ({ isVoiceCallActive: true, isAnonymousVoiceCall: isAnonymous })),
  guestReducer(voiceCallStop, () => ({ isVoiceCallActive: false, isAnonymousVoiceCall: false })),
];
