import { z } from 'zod';

/** Where a guest's age check stands, by the words of the wire (spec 1 section 4). */
export const avsStatuses = ['unknown', 'pending', 'accepted', 'rejected'] as const;
export const AvsStatus = z.enum(avsStatuses).meta({ id: 'AvsStatus' });
export type AvsStatus = z.infer<typeof AvsStatus>;

/** How an age is proven: an attestation from a wallet, a document with a selfie, a card. */
export const ageMethods = ['wallet', 'document', 'card'] as const;
export const AgeMethod = z.enum(ageMethods).meta({ id: 'AgeMethod' });
export type AgeMethod = z.infer<typeof AgeMethod>;

/**
 * What becomes of one check. `open`: begun; `submitted`: somebody looks at it; `abandoned`: left or timed out; `revoked`: taken back;
 * `lapsed`: its time is over.
 */
export const checkStates = ['open', 'submitted', 'accepted', 'rejected', 'abandoned', 'revoked', 'lapsed'] as const;
export const CheckState = z.enum(checkStates).meta({ id: 'AgeCheckState' });
export type CheckState = z.infer<typeof CheckState>;

/** Why a check was rejected; `operator` and `provider` come with words of their own. */
export const rejectReasons = [
  'underage',
  'unreadable',
  'notOwn',
  'untrusted',
  'expired',
  'used',
  'operator',
  'provider',
] as const;
export type RejectReason = (typeof rejectReasons)[number];

/** Ratings of content (spec 1 section 3). */
export const ageRatings = [12, 16, 18] as const;

/** What is asked at every visit: nothing more, opening the adult area by passkey or PIN, or the whole check. */
export const visitRules = ['nothing', 'unlock', 'check'] as const;
export const VisitRule = z.enum(visitRules).meta({ id: 'AgeVisitRule' });
export type VisitRule = z.infer<typeof VisitRule>;
