import { z } from 'zod';
import type { Role, Roles } from '#kit/contract/access.ts';
import { languages } from '#kit/contract/access.ts';

/** The sides of Vesper an account may stand on, beside operators (spec 1 §6). A performer's account id is also the actor id. */
declare module '#kit/contract/access.ts' {
  interface Roles {
    guest: true;
    performer: true;
  }
}

/** All of them: one that is declared and missing here is an error of the compiler, and so is one that is not declared. */
const roles = {
  guest: true,
  performer: true,
  operator: true,
  support: true,
  moderation: true,
  finance: true,
  content: true,
  administrator: true,
} as const satisfies Roles;
export const role = z.enum(Object.keys(roles) as [Role, ...Role[]]).meta({ id: 'Role' });
export const language = z.enum(languages).meta({ id: 'Language' });

/** The caller's own account, as the security page shows it. */
export const account = z
  .object({
    id: z.int(),
    email: z.string(),
    emailVerified: z.boolean(),
    roles: z.array(role),
    language,
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Account' });
export type Account = z.output<typeof account>;

/**
 * Who the caller is now, with an access token for the Authorization header and for every socket message. `guestId` is
 * the account's id, or the id of an anonymous visitor.
 */
export const identitySession = z
  .object({
    guestId: z.int(),
    loggedIn: z.boolean(),
    emailVerified: z.boolean(),
    roles: z.array(role),
    accessToken: z.string(),
    accessTokenExpiresAt: z.iso.datetime(),
    /** What this session has to do before, or best does next; null for nothing. */
    next: z.enum(['secondFactor', 'reviewPasskeys']).nullable(),
  })
  .meta({ id: 'IdentitySession' });
export type IdentitySession = z.output<typeof identitySession>;

/** One place where the account is logged in. */
export const sessionEntry = z
  .object({
    id: z.string(),
    current: z.boolean(),
    /** The program, for people: `Firefox on Windows`; null when it does not say. */
    device: z.string().nullable(),
    country: z.string().nullable(),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'SessionEntry' });
export type SessionEntry = z.output<typeof sessionEntry>;

/** A passkey of the account. */
export const passkey = z
  .object({
    id: z.string(),
    name: z.string(),
    /** Kept in sync between the person's devices by their provider. */
    synced: z.boolean(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
    /** It logs nobody in until its owner has said that it is theirs. */
    toReview: z.boolean(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.output<typeof passkey>;

/** A passkey that was just added. */
export const addedPasskey = passkey
  .extend({
    /** With the first second factor of a performer or an operator come recovery codes; else null. */
    recoveryCodes: z.array(z.string()).nullable(),
  })
  .meta({ id: 'AddedPasskey' });
export type AddedPasskey = z.output<typeof addedPasskey>;
