import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { enteringAccount } from '#kit/access/assert-access.ts';
import { publicOrigin } from '#kit/config/public-url.ts';
import { Problem } from '#kit/contract/problem.ts';
import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';
import type { Call } from '#kit/server/handler.ts';
import { lifetimes, passkeyCookie } from '../contract/cookies.ts';
import { passkeyRefused } from '../contract/problems.ts';
import type { Context } from './context.ts';
import { createLink, takeLink } from './links.ts';
import type { passkeys } from './tables.ts';

/** Adding a passkey, logging in with one, and showing one again as a fresh proof. */
export type Ceremony = 'passkeyRegistration' | 'passkeyLogIn' | 'passkeyProof';

/** The WebAuthn library is large and seldom needed: it loads with the first ceremony. */
export const library = () => {
  assertOutsideTransaction('a passkey ceremony');
  return import('@simplewebauthn/server');
};
/** EdDSA, ES256 and RS256 (W3C WebAuthn Level 3 §5.4.1): every authenticator has one of them. */
export const supportedAlgorithmIDs = [-8, -7, -257];
type Transport = NonNullable<RegistrationResponseJSON['response']['transports']>[number];

/**
 * Who we are to an authenticator. An address of digits cannot hold passkeys (W3C WebAuthn Level 3 §5.1.2), so on a bare
 * loopback address `localhost` stands in for it.
 */
export function relyingParty(context: Pick<Context, 'kit'>): { rpID: string; origin: string } {
  const origin = new URL(publicOrigin(context.kit.config));
  if (isIP(origin.hostname.replace(/[[\]]/g, '')) !== 0) origin.hostname = 'localhost';
  return { rpID: origin.hostname, origin: origin.origin };
}

/** Begins a ceremony: the challenge works once and only in the browser that holds the cookie. */
export async function begin(context: Context, purpose: Ceremony, call: Call): Promise<string> {
  const accountId = purpose === 'passkeyLogIn' ? null : enteringAccount(call.caller);
  const expiresAt = new Date(context.kit.clock.now() + lifetimes.passkeyCeremony);
  const challenge = await createLink(context.kit.db, { purpose, accountId, expiresAt });
  call.cookies.set(passkeyCookie, challenge, { maxAge: lifetimes.passkeyCeremony / 1000 });
  return challenge;
}

/** Ends a ceremony: the challenge of this browser, used up. Refuses when there is none. */
export async function finish(context: Context, purpose: Ceremony, call: Call): Promise<string> {
  const challenge = call.cookies.get(passkeyCookie);
  call.cookies.set(passkeyCookie, '', { maxAge: 0 });
  const now = new Date(context.kit.clock.now());
  const link = challenge ? await context.kit.db.transaction((tx) => takeLink(tx, purpose, challenge, now)) : null;
  const own = purpose === 'passkeyLogIn' || link?.accountId === enteringAccount(call.caller);
  if (!challenge || !link || !own) throw new Problem(passkeyRefused);
  return challenge;
}

export const bytesOf = (challenge: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(challenge, 'base64url'));
export const refuse = (): null => null;

/** Checks what a known passkey answered to this browser's challenge. Answers what to keep of its use. */
export async function checkAssertion(
  context: Context,
  held: typeof passkeys.$inferSelect,
  credential: unknown,
  expectedChallenge: string,
) {
  const { rpID, origin } = relyingParty(context);
  const checked = await (await library())
    .verifyAuthenticationResponse({
      response: credential as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: held.id,
        publicKey: new Uint8Array(held.publicKey),
        counter: held.counter,
        transports: held.transports as Transport[],
      },
    })
    .catch(refuse);
  if (!checked?.verified) throw new Problem(passkeyRefused);
  const { newCounter: counter, credentialBackedUp: synced } = checked.authenticationInfo;
  return { counter, synced, lastUsedAt: new Date(context.kit.clock.now()) };
}
