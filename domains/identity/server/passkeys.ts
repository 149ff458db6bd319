import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, asc, eq } from 'drizzle-orm';
import { publicOrigin } from '#kit/config/public-url.ts';
import type { RouteParsed } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { isUniqueViolation } from '#kit/db/db.ts';
import { assertOutsideTransaction } from '#kit/db/foreign-wait.ts';
import type { Call } from '#kit/server/handler.ts';
import type { IdentitySession, Passkey } from '../contract/account.ts';
import { lifetimes, passkeyCookie } from '../contract/cookies.ts';
import type { passkeyLogIn, registerPasskey } from '../contract/passkey-routes.ts';
import { passkeyRefused } from '../contract/problems.ts';
import { findAccount } from './accounts.ts';
import { enter, openSession } from './enter.ts';
import { createLink, takeLink } from './links.ts';
import { mailPasskeyAdded } from './mails.ts';
import { passkeys } from './tables.ts';
import type { Tools } from './tools.ts';

/** The WebAuthn library is large and seldom needed: it loads with the first ceremony. */
const library = () => {
  assertOutsideTransaction('a passkey ceremony');
  return import('@simplewebauthn/server');
};
/** EdDSA, ES256 and RS256 (W3C WebAuthn Level 3 §5.4.1): every authenticator has one of them. */
const supportedAlgorithmIDs = [-8, -7, -257];
type Transport = NonNullable<RegistrationResponseJSON['response']['transports']>[number];

/**
 * Who we are to an authenticator. An address of digits cannot hold passkeys (W3C WebAuthn Level 3 §5.1.2), so on a bare
 * loopback address `localhost` stands in for it.
 */
export function relyingParty(tools: Pick<Tools, 'kit'>): { rpID: string; origin: string } {
  const origin = new URL(publicOrigin(tools.kit.config));
  if (isIP(origin.hostname.replace(/[[\]]/g, '')) !== 0) origin.hostname = 'localhost';
  return { rpID: origin.hostname, origin: origin.origin };
}

/** Begins a ceremony: the challenge works once and only in the browser that holds the cookie. */
async function begin(tools: Tools, purpose: 'passkeyRegistration' | 'passkeyLogIn', call: Call): Promise<string> {
  const accountId = purpose === 'passkeyRegistration' ? call.caller.accountId : null;
  const expiresAt = new Date(tools.kit.clock.now() + lifetimes.passkeyCeremony);
  const challenge = await createLink(tools.kit.db, { purpose, accountId, expiresAt });
  call.cookies.set(passkeyCookie, challenge, { maxAge: lifetimes.passkeyCeremony / 1000 });
  return challenge;
}

/** Ends a ceremony: the challenge of this browser, used up. Refuses when there is none. */
async function finish(tools: Tools, purpose: 'passkeyRegistration' | 'passkeyLogIn', call: Call): Promise<string> {
  const challenge = call.cookies.get(passkeyCookie);
  call.cookies.set(passkeyCookie, '', { maxAge: 0 });
  const now = new Date(tools.kit.clock.now());
  const link = challenge ? await takeLink(tools.kit.db, purpose, challenge, now) : null;
  const own = purpose === 'passkeyLogIn' || link?.accountId === call.caller.accountId;
  if (!challenge || !link || !own) throw new Problem(passkeyRefused);
  return challenge;
}

const bytesOf = (challenge: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(challenge, 'base64url'));
const refuse = (): null => null;

export async function registrationOptions(tools: Tools, call: Call) {
  const account = await findAccount(tools.kit.db, call.caller.accountId as number);
  if (!account) throw new Problem(passkeyRefused);
  const held = await tools.kit.db.orm.select().from(passkeys).where(eq(passkeys.accountId, account.id));
  const challenge = await begin(tools, 'passkeyRegistration', call);
  const options = await (await library()).generateRegistrationOptions({
    rpName: 'Vesper',
    rpID: relyingParty(tools).rpID,
    userName: account.email,
    userDisplayName: account.email,
    userID: new Uint8Array(Buffer.from(`account:${account.id}`)),
    challenge: bytesOf(challenge),
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: held.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { ...options };
}

/** Stores a new passkey of the caller's account and tells its owner by mail. */
export async function addPasskey(
  tools: Tools,
  { body }: Pick<RouteParsed<typeof registerPasskey>, 'body'>,
  call: Call,
): Promise<Passkey> {
  const { rpID, origin } = relyingParty(tools);
  const expectedChallenge = await finish(tools, 'passkeyRegistration', call);
  const checked = await (await library())
    .verifyRegistrationResponse({
      response: body.credential as unknown as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      supportedAlgorithmIDs,
    })
    .catch(refuse);
  if (!checked?.verified) throw new Problem(passkeyRefused);
  const { credential, credentialBackedUp } = checked.registrationInfo;
  const now = new Date(tools.kit.clock.now());
  const row = {
    id: credential.id,
    accountId: call.caller.accountId as number,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: credential.transports ?? [],
    synced: credentialBackedUp,
    name: body.name,
    createdAt: now,
  };
  await tools.kit.db
    .transaction(async (tx) => {
      await tx.orm.insert(passkeys).values(row);
      const account = await findAccount(tx, row.accountId);
      if (account) await mailPasskeyAdded(tools, tx, account);
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new Problem(passkeyRefused) : error;
    });
  return { id: row.id, name: row.name, synced: row.synced, createdAt: now.toISOString(), lastUsedAt: null };
}

export async function logInOptions(tools: Tools, call: Call) {
  const challenge = await begin(tools, 'passkeyLogIn', call);
  const options = await (await library()).generateAuthenticationOptions({
    rpID: relyingParty(tools).rpID,
    challenge: bytesOf(challenge),
    userVerification: 'required',
  });
  return { ...options };
}

/** Logs in with a passkey. An unknown key, a wrong signature and a used challenge get the same answer. */
export async function logInWithPasskey(
  tools: Tools,
  { body }: Pick<RouteParsed<typeof passkeyLogIn>, 'body'>,
  call: Call,
): Promise<IdentitySession> {
  const { rpID, origin } = relyingParty(tools);
  const { kit } = tools;
  const expectedChallenge = await finish(tools, 'passkeyLogIn', call);
  const [held] = await kit.db.orm.select().from(passkeys).where(eq(passkeys.id, body.credential.id));
  const account = held ? await findAccount(kit.db, held.accountId) : null;
  if (!held || !account) throw new Problem(passkeyRefused);
  const checked = await (await library())
    .verifyAuthenticationResponse({
      response: body.credential as unknown as AuthenticationResponseJSON,
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
  const entrant = { ...account, emailVerified: account.emailVerifiedAt !== null };
  const opened = await kit.db.transaction(async (tx) => {
    const { newCounter: counter, credentialBackedUp: synced } = checked.authenticationInfo;
    const used = { counter, synced, lastUsedAt: new Date(kit.clock.now()) };
    await tx.orm.update(passkeys).set(used).where(eq(passkeys.id, held.id));
    return openSession(tools, tx, entrant, call);
  });
  return enter(tools, entrant, opened, call);
}

/** The passkeys of the caller's account, the oldest first. */
export async function listPasskeysOf(tools: Tools, call: Call): Promise<Passkey[]> {
  const rows = await tools.kit.db.orm
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, call.caller.accountId as number))
    .orderBy(asc(passkeys.createdAt));
  return rows.map(({ id, name, synced, createdAt, lastUsedAt }) => ({
    id,
    name,
    synced,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** Removes a passkey of the caller; a stranger's id removes nothing. */
export async function removeOwnPasskey(tools: Tools, id: string, call: Call): Promise<void> {
  const own = and(eq(passkeys.id, id), eq(passkeys.accountId, call.caller.accountId as number));
  await tools.kit.db.orm.delete(passkeys).where(own);
}
