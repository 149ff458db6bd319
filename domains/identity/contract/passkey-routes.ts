import { z } from 'zod';
import { anyone, entering, loggedIn } from '#kit/contract/access.ts';
import { route } from '#kit/contract/operations.ts';
import { addedPasskey, identitySession, passkey } from './account.ts';
import { emailNotVerified, lastSecondFactor, passkeyRefused, passkeyWaits, secondStepRequired } from './problems.ts';

const hour = 60 * 60;
const base64url = z
  .string()
  .max(20_000)
  .regex(/^[A-Za-z0-9_-]*$/);

/**
 * Options and answers of a WebAuthn ceremony travel as the JSON forms of W3C WebAuthn Level 3 §5.1.8 and §5.1.9. They
 * are produced by one WebAuthn library and checked by the other, so that the contract passes their inside on as it is.
 */
export const ceremonyOptions = z.looseObject({ challenge: base64url });
const transports = z.array(z.string().max(32)).max(10).optional();
const credential = {
  id: base64url.min(1).max(1400),
  rawId: base64url.min(1).max(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.looseObject({}),
};
export const registrationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    authenticatorData: base64url.optional(),
    transports,
    publicKeyAlgorithm: z.number().optional(),
    publicKey: base64url.optional(),
  }),
});
export const authenticationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});

export const passkeyRegistrationOptions = route({
  name: 'identity.passkeyRegistrationOptions',
  summary: 'Begins the registration of a passkey for the own account.',
  access: entering,
  stepUp: 'always',
  method: 'POST',
  path: 'identity/passkey/registrationOptions',
  response: ceremonyOptions,
  problems: [emailNotVerified, secondStepRequired],
  limit: { points: 30, seconds: hour, per: 'subject' },
});

export const registerPasskey = route({
  name: 'identity.registerPasskey',
  summary: 'Stores the new passkey.',
  access: entering,
  stepUp: 'always',
  method: 'POST',
  path: 'identity/passkey/register',
  body: z.object({
    name: z
      .string()
      .trim()
      .min(1)
      .max(60)
      .regex(/^[^\p{Cc}]*$/u),
    credential: registrationResponse,
  }),
  response: addedPasskey,
  problems: [passkeyRefused, emailNotVerified, secondStepRequired],
  limit: { points: 30, seconds: hour, per: 'subject' },
});

export const passkeyLogInOptions = route({
  name: 'identity.passkeyLogInOptions',
  summary: 'Begins a login with any passkey of this site; no address is asked, so none is given away.',
  access: anyone,
  method: 'POST',
  path: 'identity/passkey/logInOptions',
  response: ceremonyOptions,
  limit: { points: 120, seconds: hour, per: 'address' },
});

export const passkeyLogIn = route({
  name: 'identity.passkeyLogIn',
  summary: 'Logs in with a passkey.',
  access: anyone,
  method: 'POST',
  path: 'identity/passkey/logIn',
  body: z.object({ credential: authenticationResponse }),
  response: identitySession,
  problems: [passkeyRefused, passkeyWaits],
  limit: { points: 60, seconds: hour, per: 'address' },
});

export const listPasskeys = route({
  name: 'identity.listPasskeys',
  summary: 'The passkeys of the own account.',
  access: loggedIn,
  method: 'GET',
  path: 'identity/passkey/list',
  response: z.object({ passkeys: z.array(passkey) }),
});

export const removePasskey = route({
  name: 'identity.removePasskey',
  summary: 'Removes a passkey of the own account. Performers and operators keep their last second factor.',
  access: loggedIn,
  stepUp: 'always',
  method: 'POST',
  path: 'identity/passkey/remove',
  body: z.object({ id: base64url.min(1).max(1400) }),
  response: z.object({ success: z.literal(true) }),
  problems: [lastSecondFactor],
});

export const confirmPasskey = route({
  name: 'identity.confirmPasskey',
  summary: 'Says that a passkey is one’s own, after credentials have changed; it logs in again.',
  access: loggedIn,
  stepUp: 'always',
  method: 'POST',
  path: 'identity/passkey/confirm',
  body: z.object({ id: base64url.min(1).max(1400) }),
  response: z.object({ success: z.literal(true) }),
  limit: { points: 60, seconds: hour, per: 'subject' },
});
