import { z } from 'zod';
import type { FieldsOf, GuestFields } from './guest-state.ts';
import { guestFields } from './guest-state.ts';

const epochSeconds = z.int().describe('epoch seconds');

/**
 * Fields of the specification (spec 1 §3, "Guest") whose domain is not built: clients of the specification find each as
 * it is for somebody who has nothing of the kind, which is true while nobody can. Whoever builds such a domain
 * declares its fields in its own contract; what a domain brings is reserved no longer, and its line here can go.
 */
const reservedShape = {
  // calls
  isVoiceCallActive: z.boolean(),
  isAnonymousVoiceCall: z.boolean(),
  // loyalty
  loyaltyPoints: z.int().min(0),
  // incentives
  conversionChatCountdownEnd: epochSeconds.nullable(),
  conversionChatCandidateCountdownEnd: epochSeconds.nullable(),
};

/** Somebody who has nothing of what is not built. */
export const reservedDefaults: FieldsOf<typeof reservedShape> = {
  isVoiceCallActive: false,
  isAnonymousVoiceCall: false,
  loyaltyPoints: 0,
  conversionChatCountdownEnd: null,
  conversionChatCandidateCountdownEnd: null,
};

export const reservedFields = guestFields('reserved', reservedShape, reservedDefaults);

/** The reserved fields that none of these domains brings. */
export function reservedBeside(brought: readonly GuestFields[]): GuestFields {
  const left = <T>(values: Readonly<Record<string, T>>) =>
    Object.fromEntries(
      Object.entries(values).filter(([field]) => brought.every(({ shape }) => !Object.hasOwn(shape, field))),
    );
  return {
    owner: reservedFields.owner,
    shape: left(reservedShape),
    defaults: left(reservedDefaults) as FieldsOf<z.ZodRawShape>,
  };
}

declare module './guest-state.ts' {
  interface GuestState extends FieldsOf<typeof reservedShape> {}
}
