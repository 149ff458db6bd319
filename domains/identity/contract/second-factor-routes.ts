import { z } from 'zod';
import { anyone, entering, loggedIn, operators } from '#kit/contract/access.ts';
import { selfAuditedChange } from '#kit/contract/audit.ts';
import { email } from '#kit/contract/email.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { typedText } from '#kit/contract/typed-text.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { identitySession } from './account.ts';
import { authenticationResponse, ceremonyOptions } from './passkey-routes.ts';
import { givenPassword } from './password.ts';
import {
  codeRefused,
  emailNotVerified,
  lastSecondFactor,
  loginExpired,
  noFactorToReset,
  noSecondFactor,
  ownSecondFactor,
  passkeyNeeded,
  passkeyRefused,
  secondStepRequired,
  stepUpRefused,
} from './problems.ts';
import { guessProof, proofNeeded } from './proof.ts';
import { recoveryCodeList, secondFactorState, totpSetUp } from './second-factor.ts';

const quarterHour = 15 * 60;
const hour = 60 * 60;
const accepted = z.object({ success: z.literal(true) });
const code = typedText('code').min(6).max(40).regex(visiblePattern);

export const logInWithCode = route({
  name: 'identity.logInWithCode',
  cost: 20,
  summary: 'Second step of a login: a code of the authenticator app, or a recovery code.',
  access: anyone,
  method: 'POST',
  path: 'identity/logIn/code',
  body: z.object({ code, proof: guessProof }),
  response: identitySession,
  problems: [codeRefused, loginExpired, proofNeeded],
  // What strangers may try is held by proofs and waits (docs/decisions/028); this only bounds the work of one address.
  limit: { points: 300, seconds: quarterHour, per: 'address' },
});

export const getSecondFactor = route({
  name: 'identity.getSecondFactor',
  summary: 'The second factors of the own account, and what this session has shown.',
  access: entering,
  method: 'GET',
  path: 'identity/secondFactor',
  response: secondFactorState,
});

export const beginTotp = route({
  name: 'identity.beginTotp',
  summary: 'Shows a new secret for an authenticator app (TOTP, RFC 6238). It counts from its first right code on.',
  access: entering,
  stepUp: 'always',
  method: 'POST',
  path: 'identity/totp/begin',
  response: totpSetUp,
  problems: [emailNotVerified, passkeyNeeded, secondStepRequired],
  limit: { points: 20, seconds: hour, per: 'subject' },
});

export const confirmTotp = route({
  name: 'identity.confirmTotp',
  cost: 20,
  summary: 'Takes the first code of a new secret. From then on every login asks for one; answers recovery codes.',
  access: entering,
  stepUp: 'always',
  method: 'POST',
  path: 'identity/totp/confirm',
  body: z.object({ code }),
  response: recoveryCodeList,
  problems: [codeRefused, secondStepRequired],
  limit: { points: 30, seconds: quarterHour, per: 'subject' },
});

export const removeTotp = route({
  name: 'identity.removeTotp',
  summary: 'Takes the authenticator app off the own account. Performers and operators keep their last second factor.',
  access: loggedIn,
  stepUp: 'always',
  method: 'POST',
  path: 'identity/totp/remove',
  response: accepted,
  problems: [lastSecondFactor],
  limit: { points: 20, seconds: hour, per: 'subject' },
});

export const makeRecoveryCodes = route({
  name: 'identity.makeRecoveryCodes',
  cost: 20,
  summary: 'Ten new recovery codes; the earlier ones are void.',
  access: loggedIn,
  stepUp: 'always',
  method: 'POST',
  path: 'identity/recoveryCodes/make',
  response: recoveryCodeList,
  problems: [noSecondFactor],
  limit: { points: 10, seconds: hour, per: 'subject' },
});

export const proveByPassword = route({
  name: 'identity.proveByPassword',
  cost: 20,
  summary: 'Shows the password again, so that this session may do for ten minutes what asks for a fresh proof.',
  access: entering,
  method: 'POST',
  path: 'identity/proof/password',
  body: z.object({ password: givenPassword }),
  response: accepted,
  problems: [stepUpRefused],
  limit: { points: 30, seconds: quarterHour, per: 'subject' },
});

export const passkeyProofOptions = route({
  name: 'identity.passkeyProofOptions',
  summary: 'Begins a fresh proof of identity with a passkey of the own account.',
  access: entering,
  method: 'POST',
  path: 'identity/proof/passkeyOptions',
  response: ceremonyOptions,
  limit: { points: 60, seconds: hour, per: 'subject' },
});

export const proveByPasskey = route({
  name: 'identity.proveByPasskey',
  summary: 'Shows a passkey of the own account as a fresh proof of identity.',
  access: entering,
  method: 'POST',
  path: 'identity/proof/passkey',
  body: z.object({ credential: authenticationResponse }),
  response: accepted,
  problems: [passkeyRefused],
  limit: { points: 60, seconds: hour, per: 'subject' },
});

export const resetSecondFactor = route({
  name: 'identity.resetSecondFactor',
  summary:
    'Takes every second factor off the account that has verified an address, after the person was identified otherwise, and voids its password. Its sessions end, and it is told by mail.',
  access: operators('administrator'),
  audit: selfAuditedChange('identity.resetSecondFactor'),
  stepUp: 'always',
  method: 'POST',
  path: 'office/identity/resetSecondFactor',
  body: z.object({ email, reason: z.string().trim().min(3).max(200).regex(visiblePattern) }),
  response: accepted,
  problems: [notFound, ownSecondFactor, noFactorToReset],
  limit: { points: 20, seconds: hour, per: 'subject' },
});
