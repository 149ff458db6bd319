import { z } from 'zod';

/** Where somebody stands on the way to be a performer, and afterwards. */
export const applicationStates = ['draft', 'waiting', 'more', 'accepted', 'refused', 'suspended', 'expired'] as const;
export const ApplicationState = z.enum(applicationStates).meta({ id: 'JoiningState' });
export type ApplicationState = z.output<typeof ApplicationState>;

/** One attempt to prove an identity at the provider. `more`: the provider asks for other pictures. */
export const identityStates = ['open', 'submitted', 'more', 'accepted', 'rejected', 'expired', 'abandoned'] as const;
export const IdentityState = z.enum(identityStates).meta({ id: 'JoiningIdentityState' });
export type IdentityState = z.output<typeof IdentityState>;

/** Why the provider did not accept. */
export const rejectReasons = ['unreadable', 'notOwn', 'underage', 'provider'] as const;
export const RejectReason = z.enum(rejectReasons).meta({ id: 'JoiningRejectReason' });
export type RejectReason = z.output<typeof RejectReason>;

/** What keeps an accepted document from being enough. */
export const identityFindings = ['nameDiffers', 'birthDateDiffers', 'documentElsewhere', 'documentOver'] as const;
export const IdentityFinding = z.enum(identityFindings).meta({ id: 'JoiningFinding' });
export type IdentityFinding = z.output<typeof IdentityFinding>;

/** Why somebody was refused by the platform's own rules; `operator`: a person decided, and says why. */
export const refusalReasons = ['underage', 'operator'] as const;
export const RefusalReason = z.enum(refusalReasons).meta({ id: 'JoiningRefusal' });
export type RefusalReason = z.output<typeof RefusalReason>;

/** Days before a document ends at which its performer is written to. */
export const documentWarningDays = [60, 30, 7] as const;
/** Days for which a stage name stays its performer's after leaving. */
export const nameKeptDays = 365;
