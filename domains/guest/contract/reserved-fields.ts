import { z } from 'zod';
import type { FieldsOf, GuestFields } from './guest-state.ts';
import { guestFields } from './guest-state.ts';

/** Age check status (spec 1 §4). */
const avsStatus = z.enum(['unknown', 'pending', 'accepted', 'rejected']).meta({ id: 'AvsStatus' });
const epochSeconds = z.int().describe('epoch seconds');

/**
 * Fields of the specification (spec 1 §3, "Guest") whose domain is not built: clients of the specification find each as
 * it is for somebody who has nothing of the kind, which is true while nobody can. Whoever builds such a domain
 * declares its fields in its own contract; what a domain brings is reserved no longer, and its line here can go.
 */
const reservedShape = {
  // subscriptions
  isVip: z.boolean(),
  isSelect: z.boolean(),
  hasTvSubscription: z.boolean(),
  hadTvSubscription: z.boolean(),
  // age check
  hasAvs: z.boolean(),
  avsStatus,
  avsRejectMessage: z.string().nullable(),
  // calls
  isVoiceCallActive: z.boolean(),
  isAnonymousVoiceCall: z.boolean(),
  pinCallVerifications: z.array(
    z
      .object({
        id: z.int(),
        type: z.string(),
        verified: z.boolean(),
        countryCode: z.string(),
        preCode: z.string(),
        number: z.string(),
        e123: z.string(),
        pinLength: z.int(),
      })
      .meta({ id: 'PinCallVerification' }),
  ),
  // gifts
  boughtGifts: z.record(z.string(), z.int()).describe('gift id to quantity'),
  // vouchers
  vouchers: z.array(
    z
      .object({ id: z.int(), type: z.int().min(1).max(10), amount: z.int(), actorId: z.int().nullable() })
      .meta({ id: 'GuestVoucher' }),
  ),
  // bonus codes
  /** The bonus code of the address the page was opened with. */
  bonusCode: z.object({ code: z.string(), isRedeemable: z.boolean() }).meta({ id: 'UrlBonusCode' }).nullable(),
  // loyalty
  loyaltyPoints: z.int().min(0),
  // incentives
  conversionChatCountdownEnd: epochSeconds.nullable(),
  conversionChatCandidateCountdownEnd: epochSeconds.nullable(),
};

/** Somebody who has nothing of what is not built. */
export const reservedDefaults: FieldsOf<typeof reservedShape> = {
  isVip: false,
  isSelect: false,
  hasTvSubscription: false,
  hadTvSubscription: false,
  hasAvs: false,
  avsStatus: 'unknown',
  avsRejectMessage: null,
  isVoiceCallActive: false,
  isAnonymousVoiceCall: false,
  pinCallVerifications: [],
  boughtGifts: {},
  vouchers: [],
  bonusCode: null,
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
