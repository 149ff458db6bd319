import { z } from 'zod';

/** What an account has beside its password, as its security page shows it. */
export const secondFactorState = z
  .object({
    /** Performers and operators must have one. */
    isRequired: z.boolean(),
    /** This session still has to show or set one up; nothing else is open to it. */
    isMissing: z.boolean(),
    /** This session is the one sign-in the demo world allows without one. */
    isGrace: z.boolean(),
    /** Since when an authenticator app is set up; null without one. */
    totpSince: z.iso.datetime().nullable(),
    passkeys: z.int(),
    /** An app does not do here: this account works in the office. */
    needsPasskey: z.boolean(),
    /** Recovery codes that were not used yet. */
    recoveryCodesLeft: z.int(),
    emailVerified: z.boolean(),
    /** Until when this session's last proof of identity counts as fresh; null when it does not any more. */
    provenUntil: z.iso.datetime().nullable(),
  })
  .meta({ id: 'SecondFactorState' });
export type SecondFactorState = z.output<typeof secondFactorState>;

/** A new secret of an authenticator app. */
export const totpSetUp = z
  .object({
    /** Base32, for typing it in. */
    secret: z.string(),
    /** `otpauth://totp/...`, what the QR code says. */
    uri: z.string(),
    /** The QR code: its edge in squares, and its dark squares as an SVG path of unit squares. */
    qr: z.object({ size: z.int(), path: z.string() }),
  })
  .meta({ id: 'TotpSetUp' });
export type TotpSetUp = z.output<typeof totpSetUp>;

/** Codes that each replace the second factor once. They are shown here and never again. */
export const recoveryCodeList = z.object({ recoveryCodes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' });
