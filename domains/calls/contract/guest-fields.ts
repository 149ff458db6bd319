import { z } from 'zod';
import type { FieldsOf } from '#domains/guest/contract/guest-state.ts';
import { guestFields } from '#domains/guest/contract/guest-state.ts';

const shape = { isVoiceCallActive: z.boolean(), isAnonymousVoiceCall: z.boolean() };

/** Somebody who is in no voice call. */
export const noCall: FieldsOf<typeof shape> = { isVoiceCallActive: false, isAnonymousVoiceCall: false };

/** What every page knows of its guest because of this domain (spec 1 §3). */
export const callFields = guestFields('calls', shape, noCall);

declare module '#domains/guest/contract/guest-state.ts' {
  interface GuestState extends FieldsOf<typeof shape> {}
}
