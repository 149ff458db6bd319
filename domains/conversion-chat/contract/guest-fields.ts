import { z } from 'zod';
import type { FieldsOf } from '#domains/guest/contract/guest-state.ts';
import { guestFields } from '#domains/guest/contract/guest-state.ts';

const epochSeconds = z.int().describe('epoch seconds');

const shape = {
  conversionChatCountdownEnd: epochSeconds.nullable(),
  conversionChatCandidateCountdownEnd: epochSeconds.nullable(),
};

/** The two ends of the countdowns, as the guest state has them (spec 1 §3). */
export const ConversionChatState = z.object(shape).meta({ id: 'ConversionChatState' });
export type ConversionChatState = z.infer<typeof ConversionChatState>;

/** Somebody who has no such time and is offered none. */
export const noConversionChat: FieldsOf<typeof shape> = {
  conversionChatCountdownEnd: null,
  conversionChatCandidateCountdownEnd: null,
};

/**
 * What every page knows of its guest because of this domain (spec 1 §3): until when free chat with performers who take part
 * does not count, and until when that can be switched on. Null where it is not so now.
 */
export const conversionChatFields = guestFields('conversion-chat', shape, noConversionChat);

declare module '#domains/guest/contract/guest-state.ts' {
  interface GuestState extends FieldsOf<typeof shape> {}
}
