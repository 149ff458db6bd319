import { z } from 'zod';
import { anyone, entering, loggedIn } from '#kit/contract/access.ts';
import { email } from '#kit/contract/email.ts';
import { route } from '#kit/contract/operations.ts';
import { notServed } from '#kit/contract/problems.ts';
import { account, identitySession, language, sessionEntry } from './account.ts';
import { givenPassword, newPassword } from './password.ts';
import { emailInUse, linkExpired, secondStepRequired, wrongCredentials } from './problems.ts';
import { guessProof, proofNeeded } from './proof.ts';

const quarterHour = 15 * 60;
const hour = 60 * 60;
/** Nothing to tell but that it was taken in. */
const accepted = z.object({ success: z.literal(true) });
const linkToken = z.string().min(20).max(200);

/** A path of the site, without what is asked of it. */
const signUpOrigin = /^\/[^\s?#\\\p{Cc}]*$/u;

export const signUp = route({
  name: 'identity.signUp',
  cost: 20,
  summary: 'Opens an account for an adult and logs in at once; the address is verified by mail.',
  access: anyone,
  method: 'POST',
  path: 'identity/signUp',
  body: z.object({
    email,
    password: newPassword,
    /** The person declares to be 18 or older. */
    isAdult: z.literal(true),
    acceptTerms: z.literal(true),
    language: language.optional(),
    /** The path of the page that led to it; kept with the guest as `signupOrigin` (spec 1 §3). */
    origin: z.string().max(200).regex(signUpOrigin).optional(),
    proof: guessProof,
  }),
  response: identitySession,
  problems: [proofNeeded, notServed],
  // What strangers may try is held by proofs and waits (docs/decisions/028); this only bounds the work of one address.
  limit: { points: 100, seconds: hour, per: 'address' },
});

export const logIn = route({
  name: 'identity.logIn',
  cost: 20,
  summary: 'Logs in with e-mail and password. Where the account has a second factor, logInWithCode follows.',
  access: anyone,
  method: 'POST',
  path: 'identity/logIn',
  body: z.object({ email, password: givenPassword, proof: guessProof }),
  response: identitySession,
  problems: [wrongCredentials, proofNeeded, secondStepRequired],
  limit: { points: 300, seconds: quarterHour, per: 'address' },
});

export const logOut = route({
  name: 'identity.logOut',
  summary: 'Ends this session. Without one, nothing happens.',
  access: anyone,
  method: 'POST',
  path: 'identity/logOut',
  response: accepted,
});

export const openVisitorSession = route({
  name: 'identity.openVisitorSession',
  summary: 'Gives an anonymous visitor a guest id and an access token; who is logged in gets a token for the account.',
  access: anyone,
  method: 'POST',
  path: 'identity/visitor/open',
  response: identitySession,
  limit: { points: 120, seconds: hour, per: 'address' },
});

export const renewSession = route({
  name: 'identity.renewSession',
  summary: 'A new access token for the session of the cookie, or null without one; rotates the session token when due.',
  access: anyone,
  method: 'POST',
  path: 'identity/session/renew',
  response: identitySession.nullable(),
});

export const getAccount = route({
  name: 'identity.getAccount',
  summary: 'The own account.',
  access: loggedIn,
  method: 'GET',
  path: 'identity/account',
  response: account,
});

export const listSessions = route({
  name: 'identity.listSessions',
  summary: 'Where the account is logged in, the latest use first.',
  access: loggedIn,
  method: 'GET',
  path: 'identity/session/list',
  response: z.object({ sessions: z.array(sessionEntry) }),
});

export const revokeSession = route({
  name: 'identity.revokeSession',
  summary: 'Ends one of the own sessions.',
  access: loggedIn,
  method: 'POST',
  path: 'identity/session/revoke',
  body: z.object({ sessionId: z.uuid() }),
  response: accepted,
});

export const logOutEverywhere = route({
  name: 'identity.logOutEverywhere',
  summary: 'Ends all sessions of the account, this one too unless it is to be kept.',
  access: loggedIn,
  method: 'POST',
  path: 'identity/session/revokeAll',
  body: z.object({ keepCurrent: z.boolean().default(false) }),
  response: z.object({ ended: z.int() }),
});

export const verifyEmail = route({
  name: 'identity.verifyEmail',
  summary: 'Verifies the address with the link of the mail; works without being logged in.',
  access: anyone,
  method: 'POST',
  path: 'identity/email/verify',
  body: z.object({ token: linkToken }),
  response: accepted,
  problems: [linkExpired, emailInUse],
  limit: { points: 60, seconds: hour, per: 'address' },
});

export const sendVerification = route({
  name: 'identity.sendVerification',
  summary: 'Sends the verification mail again; a verified address gets none.',
  access: entering,
  method: 'POST',
  path: 'identity/email/sendVerification',
  response: accepted,
  limit: { points: 5, seconds: hour, per: 'subject' },
});

export const changeEmail = route({
  name: 'identity.changeEmail',
  summary:
    'Asks for another address. It takes effect when the link in the mail to it is opened; the former address is told at once and can stop it.',
  access: loggedIn,
  stepUp: 'always',
  method: 'POST',
  path: 'identity/email/change',
  body: z.object({ email }),
  response: accepted,
  limit: { points: 5, seconds: hour, per: 'subject' },
});

export const stopAddressChange = route({
  name: 'identity.stopAddressChange',
  summary: 'Stops a change of address with the link in the mail to the former one; every session ends.',
  access: anyone,
  method: 'POST',
  path: 'identity/email/stopChange',
  body: z.object({ token: linkToken }),
  response: accepted,
  problems: [linkExpired],
  limit: { points: 30, seconds: hour, per: 'address' },
});

export const forgotPassword = route({
  name: 'identity.forgotPassword',
  cost: 10,
  summary: 'Mails a link to choose a new password. The answer is the same for known and unknown addresses.',
  access: anyone,
  method: 'POST',
  path: 'identity/password/forgot',
  body: z.object({ email, language: language.optional(), proof: guessProof }),
  response: accepted,
  problems: [proofNeeded],
  limit: { points: 100, seconds: hour, per: 'address' },
});

export const resetPassword = route({
  name: 'identity.resetPassword',
  cost: 20,
  summary: 'Sets a new password with the link of the mail, ends every session and verifies the address.',
  access: anyone,
  method: 'POST',
  path: 'identity/password/reset',
  body: z.object({ token: linkToken, password: newPassword }),
  response: accepted,
  problems: [linkExpired],
  limit: { points: 30, seconds: hour, per: 'address' },
});

export const changePassword = route({
  name: 'identity.changePassword',
  cost: 20,
  summary: 'Changes the password and ends all other sessions.',
  access: loggedIn,
  method: 'POST',
  path: 'identity/password/change',
  body: z.object({ currentPassword: givenPassword, newPassword }),
  response: accepted,
  problems: [wrongCredentials],
  limit: { points: 10, seconds: hour, per: 'subject' },
});
