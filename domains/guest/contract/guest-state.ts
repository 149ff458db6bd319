import { z } from 'zod';
import { language, role } from '#domains/identity/contract/account.ts';
import { guestPreferences, notificationSettings } from './preferences.ts';

const hundredths = z.int().describe('hundredths of a coin');
const epochSeconds = z.int().describe('epoch seconds');

/** Age check status (spec 1 §4). */
export const avsStatus = z.enum(['unknown', 'pending', 'accepted', 'rejected']).meta({ id: 'AvsStatus' });

const identityFields = {
  /** Account or visitor number; null before a visitor session is opened. */
  id: z.int().nullable(),
  isLoggedIn: z.boolean(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  roles: z.array(role),
  language,
};
const guestFields = {
  name: z.string(),
  isLocked: z.boolean(),
  isRestricted: z.boolean(),
  restrictionLevel: z.int().min(0),
  isBlockedForComments: z.boolean(),
  showDataProtection: z.boolean(),
  previewPictureUrl: z.string().nullable(),
  /** Where the guest came from when signing up: an affiliate or campaign code. */
  signupOrigin: z.string().nullable(),
  /** Null when the place is not known. */
  geoLocation: z
    .object({
      country: z.string(),
      zipCode: z.string().nullable(),
      lat: z.number().nullable(),
      long: z.number().nullable(),
    })
    .meta({ id: 'GeoLocation' })
    .nullable(),
  preferences: guestPreferences,
};
const ledgerFields = { balance: hundredths, balanceFormatted: z.string(), isPayingCustomer: z.boolean() };
const paymentsFields = {
  isForcedPayment: z.boolean(),
  autoRechargeAmount: hundredths.nullable(),
  autoRechargeConfig: z
    .object({ isAllowed: z.boolean(), amounts: z.array(hundredths), threshold: hundredths.nullable() })
    .meta({ id: 'AutoRechargeConfig' }),
  oneClickAmounts: z.array(hundredths),
  isOneClickChargeable: z.boolean(),
  chargeAmounts: z.array(hundredths),
  chargeConfig: z
    .object({ currency: z.enum(['EUR', 'CHF']), minAmount: hundredths.nullable(), maxAmount: hundredths.nullable() })
    .meta({ id: 'ChargeConfig' }),
};
const subscriptionsFields = {
  isVip: z.boolean(),
  isSelect: z.boolean(),
  hasTvSubscription: z.boolean(),
  hadTvSubscription: z.boolean(),
};
const ageCheckFields = { hasAvs: z.boolean(), avsStatus, avsRejectMessage: z.string().nullable() };
const callsFields = {
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
};
const giftsFields = { boughtGifts: z.record(z.string(), z.int()).describe('gift id to quantity') };
const vouchersFields = {
  vouchers: z.array(
    z
      .object({ id: z.int(), type: z.int().min(1).max(10), amount: z.int(), actorId: z.int().nullable() })
      .meta({ id: 'GuestVoucher' }),
  ),
};
const bonusCodesFields = {
  /** The bonus code of the address the page was opened with. */
  bonusCode: z.object({ code: z.string(), isRedeemable: z.boolean() }).meta({ id: 'UrlBonusCode' }).nullable(),
};
const loyaltyFields = { loyaltyPoints: z.int().min(0) };
const experimentsFields = {
  testGroups: z.array(
    z.object({ name: z.string(), value: z.string(), isActive: z.boolean() }).meta({ id: 'TestGroup' }),
  ),
  activeFeatures: z.array(
    z
      .object({ featureId: z.int(), feedback: z.object({ rating: z.int(), text: z.string() }).nullable() })
      .meta({ id: 'ActiveFeature' }),
  ),
};
const incentivesFields = {
  conversionChatCountdownEnd: epochSeconds.nullable(),
  conversionChatCandidateCountdownEnd: epochSeconds.nullable(),
};
const notificationsFields = { notificationSettings };

/** Which domain fills which fields. A domain that does not exist yet leaves the honest default of an empty account. */
export const guestStateFields = {
  identity: identityFields,
  guest: guestFields,
  ledger: ledgerFields,
  payments: paymentsFields,
  subscriptions: subscriptionsFields,
  'age-check': ageCheckFields,
  calls: callsFields,
  gifts: giftsFields,
  vouchers: vouchersFields,
  'bonus-codes': bonusCodesFields,
  loyalty: loyaltyFields,
  experiments: experimentsFields,
  incentives: incentivesFields,
  notifications: notificationsFields,
} as const;
export type StateOwner = keyof typeof guestStateFields;
type Output<S> = { [F in keyof S]: S[F] extends z.ZodType ? z.output<S[F]> : never };
/** The fields one domain fills. */
export type OwnedState<O extends StateOwner> = Output<(typeof guestStateFields)[O]>;

/** Everything the site knows about its guest, anonymous or logged in (spec 1 §3, "Guest"). */
export const guestState = z
  .object({
    ...identityFields,
    ...guestFields,
    ...ledgerFields,
    ...paymentsFields,
    ...subscriptionsFields,
    ...ageCheckFields,
    ...callsFields,
    ...giftsFields,
    ...vouchersFields,
    ...bonusCodesFields,
    ...loyaltyFields,
    ...experimentsFields,
    ...incentivesFields,
    ...notificationsFields,
  })
  .meta({ id: 'GuestState' });
export type GuestState = z.output<typeof guestState>;
