import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, asc, eq } from 'drizzle-orm';
import { enteringAccount } from '#kit/access/assert-access.ts';
import type { AccountCaller, EnteringCaller } from '#kit/contract/access.ts';
import type { RouteParsed } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor } from '#kit/db/db.ts';
import { isUniqueViolation } from '#kit/db/db.ts';
import type { Call } from '#kit/server/handler.ts';
import type { AddedPasskey, Passkey } from '../contract/account.ts';
import { visitorCookie } from '../contract/cookies.ts';
import type { registerPasskey } from '../contract/passkey-routes.ts';
import { emailNotVerified, lastSecondFactor, passkeyRefused } from '../contract/problems.ts';
import type { AccountRow } from './accounts.ts';
import { findAccount, lockAccount } from './accounts.ts';
import type { Context } from './context.ts';
import { credentialsChanged } from './credentials-changed.ts';
import { begin, bytesOf, finish, library, refuse, relyingParty, supportedAlgorithmIDs } from './passkey-ceremony.ts';
import { drawRecoveryCodes, storeRecoveryCodes } from './recovery-codes.ts';
import { assertMayAddFactor, factorsOf, needsSecondFactor, recordProof, sessionOfCaller } from './second-factor.ts';
import { passkeys, recoveryCodes } from './tables.ts';

/**
 * Refuses whoever may not add a passkey: an address nobody has proven (its owner would find a stranger's key in their
 * account), and a session that has not shown the second factor its account has.
 */
async function assertMayAdd(executor: Executor, account: AccountRow | null, { caller }: Call): Promise<AccountRow> {
  if (!account) throw new Problem(passkeyRefused);
  if (account.emailVerifiedAt === null) throw new Problem(emailNotVerified);
  await assertMayAddFactor(executor, caller);
  return account;
}

export async function registrationOptions(context: Context, call: Call<EnteringCaller>) {
  const { db } = context.kit;
  const account = await assertMayAdd(db, await findAccount(db, enteringAccount(call.caller)), call);
  const held = await db.orm.select().from(passkeys).where(eq(passkeys.accountId, account.id));
  const challenge = await begin(context, 'passkeyRegistration', call);
  const options = await (await library()).generateRegistrationOptions({
    rpName: 'Vesper',
    rpID: relyingParty(context).rpID,
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

/** Whether recovery codes come with a passkey: for staff, who cannot do without a second factor, when there are none. */
async function wantsCodes(executor: Executor, accountId: number): Promise<boolean> {
  const account = await findAccount(executor, accountId);
  return needsSecondFactor(account?.roles ?? []) && (await factorsOf(executor, accountId)).recoveryCodes === 0;
}

/**
 * Stores a new passkey of the caller's account. This session has shown a second factor with it. Staff
 * get recovery codes with their first one: after a change of credentials a passkey opens nothing until it is reviewed.
 */
export async function addPasskey(
  context: Context,
  { body }: Pick<RouteParsed<typeof registerPasskey>, 'body'>,
  call: Call<EnteringCaller>,
): Promise<AddedPasskey> {
  const { caller } = call;
  const { rpID, origin } = relyingParty(context);
  const expectedChallenge = await finish(context, 'passkeyRegistration', call);
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
  const row = {
    id: credential.id,
    accountId: enteringAccount(caller),
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: credential.transports ?? [],
    synced: credentialBackedUp,
    name: body.name,
    createdAt: new Date(context.kit.clock.now()),
    lastUsedAt: null,
    reviewSince: null,
  };
  const drawn = (await wantsCodes(context.kit.db, row.accountId)) ? await drawRecoveryCodes() : null;
  const giveToken = await context.kit.db
    .transaction(async (tx) => {
      const account = await assertMayAdd(tx, await lockAccount(tx, row.accountId), call);
      await tx.orm.insert(passkeys).values(row);
      if (drawn) await storeRecoveryCodes(tx, account.id, drawn);
      const sessionId = sessionOfCaller(caller);
      await credentialsChanged(context, tx, account, 'passkeyAdded', sessionId);
      return recordProof(context, tx, call, { secondFactor: true });
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new Problem(passkeyRefused) : error;
    });
  giveToken();
  if (caller.entering) call.cookies.set(visitorCookie, '', { maxAge: 0 });
  return { ...shown(row), recoveryCodes: drawn?.codes ?? null };
}

const shown = (row: Omit<typeof passkeys.$inferSelect, 'publicKey'>): Passkey => ({
  id: row.id,
  name: row.name,
  synced: row.synced,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  toReview: row.reviewSince !== null,
});

/** The passkeys of the caller's account, the oldest first. */
export async function listPasskeysOf(context: Context, call: Call<AccountCaller>): Promise<Passkey[]> {
  const rows = await context.kit.db.orm
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, call.caller.accountId))
    .orderBy(asc(passkeys.createdAt));
  return rows.map(shown);
}

const own = (id: string, call: Call<AccountCaller>) =>
  and(eq(passkeys.id, id), eq(passkeys.accountId, call.caller.accountId));

/** The caller says that a passkey is theirs: it logs in again. A stranger's id changes nothing. */
export async function confirmOwnPasskey(context: Context, id: string, call: Call<AccountCaller>): Promise<void> {
  await context.kit.db.orm.update(passkeys).set({ reviewSince: null }).where(own(id, call));
}

/**
 * Removes a passkey of the caller; a stranger's id removes nothing. Whoever must have a second factor keeps the last one.
 */
export async function removeOwnPasskey(context: Context, id: string, call: Call<AccountCaller>): Promise<void> {
  const { accountId, sessionId } = call.caller;
  await context.kit.db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    const gone = await tx.orm.delete(passkeys).where(own(id, call)).returning({ id: passkeys.id });
    if (!account || gone.length === 0) return;
    const left = await factorsOf(tx, account.id);
    if (left.totpSince === null && left.reviewedPasskeys === 0 && needsSecondFactor(account.roles))
      throw new Problem(lastSecondFactor);
    if (left.totpSince === null && left.passkeys === 0) {
      await tx.orm.delete(recoveryCodes).where(eq(recoveryCodes.accountId, account.id));
    }
    await credentialsChanged(context, tx, account, 'passkeyRemoved', sessionId);
  });
}
