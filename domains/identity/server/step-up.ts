import { and, eq, isNull } from 'drizzle-orm';
import { enteringAccount } from '#kit/access/assert-access.ts';
import type { EnteringCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notLoggedIn, tooManyRequests } from '#kit/contract/problems.ts';
import type { Call } from '#kit/server/handler.ts';
import { lifetimes } from '../contract/cookies.ts';
import { passkeyRefused, stepUpRefused } from '../contract/problems.ts';
import type { SecondFactorState } from '../contract/second-factor.ts';
import { findAccount, lockAccount } from './accounts.ts';
import type { Context } from './context.ts';
import { begin, bytesOf, checkAssertion, finish, library, relyingParty } from './passkey-ceremony.ts';
import { checkPassword } from './passwords.ts';
import { factorsOf, needsPasskey, needsSecondFactor, recordProof, sessionOfCaller } from './second-factor.ts';
import { passkeys } from './tables.ts';

const perAccount = { points: 10, seconds: 15 * 60 };
const idOf = (call: Call<EnteringCaller>): number => enteringAccount(call.caller);

/** The caller shows their password again. */
export async function proveWithPassword(context: Context, password: string, call: Call<EnteringCaller>): Promise<void> {
  const { kit } = context;
  const id = idOf(call);
  const wait = await kit.limits.take(`identity.proof:${id}`, perAccount);
  if (wait > 0) throw new Problem(tooManyRequests, { data: { retryAfterSeconds: wait } });
  const account = await findAccount(kit.db, id);
  if (!(await checkPassword(account?.passwordHash ?? null, password))) throw new Problem(stepUpRefused);
  await kit.limits.clear(`identity.proof:${id}`, perAccount);
  const giveToken = await kit.db.transaction(async (tx) => {
    const now = await lockAccount(tx, id);
    if (now?.passwordHash !== account?.passwordHash) throw new Problem(stepUpRefused);
    return recordProof(context, tx, call, { proof: true });
  });
  giveToken();
}

export async function proofOptions(context: Context, call: Call<EnteringCaller>) {
  const held = await context.kit.db.orm
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(and(eq(passkeys.accountId, idOf(call)), isNull(passkeys.reviewSince)));
  const challenge = await begin(context, 'passkeyProof', call);
  const options = await (await library()).generateAuthenticationOptions({
    rpID: relyingParty(context).rpID,
    challenge: bytesOf(challenge),
    userVerification: 'required',
    allowCredentials: held.map(({ id }) => ({ id })),
  });
  return { ...options };
}

/** The caller shows a passkey of theirs again, one that waits for no review. It is a second factor as well. */
export async function proveWithPasskey(
  context: Context,
  credential: { id: string },
  call: Call<EnteringCaller>,
): Promise<void> {
  const { db } = context.kit;
  const expectedChallenge = await finish(context, 'passkeyProof', call);
  const mine = and(eq(passkeys.id, credential.id), eq(passkeys.accountId, idOf(call)), isNull(passkeys.reviewSince));
  const [held] = await db.orm.select().from(passkeys).where(mine);
  if (!held) throw new Problem(passkeyRefused);
  const used = await checkAssertion(context, held, credential, expectedChallenge);
  const giveToken = await db.transaction(async (tx) => {
    await lockAccount(tx, held.accountId);
    const kept = await tx.orm.update(passkeys).set(used).where(mine).returning({ id: passkeys.id });
    if (kept.length === 0) throw new Problem(passkeyRefused);
    return recordProof(context, tx, call, { proof: true, secondFactor: true });
  });
  giveToken();
}

/** What the caller's account has beside its password, and what this session has shown. */
export async function secondFactorStateOf(context: Context, call: Call<EnteringCaller>): Promise<SecondFactorState> {
  const { kit, cache } = context;
  const [account, factors, session] = await Promise.all([
    findAccount(kit.db, idOf(call)),
    factorsOf(kit.db, idOf(call)),
    cache.byId(sessionOfCaller(call.caller) ?? ''),
  ]);
  if (!account || !session) throw new Problem(notLoggedIn);
  const until = session.provenAt + lifetimes.stepUp * kit.config.CLOCK_SPEED;
  return {
    isRequired: needsSecondFactor(account.roles),
    isMissing: call.caller.entering !== undefined,
    isGrace: session.isGrace,
    totpSince: factors.totpSince?.toISOString() ?? null,
    passkeys: factors.passkeys,
    needsPasskey: needsPasskey(kit.config, account.roles),
    recoveryCodesLeft: factors.recoveryCodes,
    emailVerified: account.emailVerifiedAt !== null,
    provenUntil: call.caller.isProven && until > kit.clock.now() ? new Date(until).toISOString() : null,
  };
}
