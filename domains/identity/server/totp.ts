import { and, eq, lt, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import encodeQR from 'qr';
import { enteringAccount } from '#kit/access/assert-access.ts';
import type { AccountCaller, EnteringCaller } from '#kit/contract/access.ts';
import type { RouteParsed } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound, tooManyRequests } from '#kit/contract/problems.ts';
import type { Tx } from '#kit/db/db.ts';
import { seal, unseal } from '#kit/secrets/secrets.ts';
import type { Call } from '#kit/server/handler.ts';
import { lifetimes, visitorCookie } from '../contract/cookies.ts';
import { codeRefused, emailNotVerified, lastSecondFactor, passkeyNeeded } from '../contract/problems.ts';
import type { TotpSetUp } from '../contract/second-factor.ts';
import type { confirmTotp } from '../contract/second-factor-routes.ts';
import { lockAccount } from './accounts.ts';
import type { Context } from './context.ts';
import { credentialsChanged } from './credentials-changed.ts';
import { drawRecoveryCodes, storeRecoveryCodes } from './recovery-codes.ts';
import {
  assertMayAddFactor,
  factorsOf,
  needsPasskey,
  needsSecondFactor,
  recordProof,
  sessionOfCaller,
} from './second-factor.ts';
import { recoveryCodes, totp } from './tables.ts';

/** Six digits every 30 s by SHA-1: what every authenticator app knows (RFC 6238 §4). */
const kind = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Codes of the step before and after are taken too: clocks differ (RFC 6238 §5.2). */
const window = 1;
/** First codes of a new secret that one account may type: its hashes of recovery codes are work. */
const setUpTries = { points: 10, seconds: 15 * 60 };

const keyOf = ({ kit }: Context): Uint8Array => kit.keyFor('identity.totp');
const aboutOf = (accountId: number): string => `totp:${accountId}`;
const sealed = (context: Context, accountId: number, secret: Uint8Array) =>
  seal(keyOf(context), secret, aboutOf(accountId));

/** The time step of a code of this secret, or null when it is none of now. */
function stepOf(secret: Uint8Array, token: string, now: number): number | null {
  const bytes = new Secret({ buffer: new Uint8Array(secret).buffer });
  const delta = TOTP.validate({ ...kind, secret: bytes, token, timestamp: now, window });
  return delta === null ? null : Math.floor(now / 1000 / kind.period) + delta;
}

/** Gives the account a secret at once: the demo world's cast. */
export async function putTotp(context: Context, tx: Tx, accountId: number, secret: Uint8Array): Promise<void> {
  const since = new Date(context.kit.clock.now());
  await tx.orm.insert(totp).values({ accountId, secret: sealed(context, accountId, secret), since });
}

/** Shows a new secret, as text and as a QR code. It counts when its first right code has come. */
export async function beginTotp(context: Context, { caller }: Call<EnteringCaller>): Promise<TotpSetUp> {
  const { kit } = context;
  const id = enteringAccount(caller);
  return kit.db.transaction(async (tx) => {
    const account = await lockAccount(tx, id);
    if (!account) throw new Problem(notFound);
    if (account.emailVerifiedAt === null) throw new Problem(emailNotVerified);
    if (needsPasskey(kit.config, account.roles)) throw new Problem(passkeyNeeded);
    await assertMayAddFactor(tx, caller);
    const secret = new Secret();
    const pending = {
      pendingSecret: sealed(context, id, secret.bytes),
      pendingUntil: new Date(kit.clock.now() + lifetimes.totpSetUp),
    };
    await tx.orm
      .insert(totp)
      .values({ accountId: id, ...pending })
      .onConflictDoUpdate({ target: totp.accountId, set: pending });
    const uri = new TOTP({ ...kind, issuer: 'Vesper', label: account.email, secret }).toString();
    return { secret: secret.base32, uri, qr: squaresOf(encodeQR(uri, 'raw', { ecc: 'medium', border: 4 })) };
  });
}

/** Dark squares of a QR code, with the four of its quiet zone around it, as one SVG path. */
function squaresOf(rows: boolean[][]): TotpSetUp['qr'] {
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size: rows.length, path: dark.join('') };
}

/** Takes the first code of a new secret; from then on every login asks for one. Answers fresh recovery codes. */
export async function confirmTotpCode(
  context: Context,
  { body }: Pick<RouteParsed<typeof confirmTotp>, 'body'>,
  call: Call<EnteringCaller>,
): Promise<string[]> {
  const { caller } = call;
  const { kit } = context;
  const id = enteringAccount(caller);
  const wait = await kit.limits.take(`identity.setUp:${id}`, setUpTries);
  if (wait > 0) throw new Problem(tooManyRequests, { data: { retryAfterSeconds: wait } });
  const drawn = await drawRecoveryCodes();
  const giveToken = await kit.db.transaction(async (tx) => {
    const account = await lockAccount(tx, id);
    await assertMayAddFactor(tx, caller);
    const now = kit.clock.now();
    const [held] = await tx.orm.select().from(totp).where(eq(totp.accountId, id));
    const isOpen = held?.pendingSecret && held.pendingUntil && held.pendingUntil.getTime() > now;
    const secret = isOpen ? unseal(keyOf(context), held.pendingSecret as Uint8Array, aboutOf(id)) : null;
    const step = secret && stepOf(secret, body.code, now);
    if (!account || !secret || step === null) throw new Problem(codeRefused);
    await tx.orm
      .update(totp)
      .set({
        secret: sealed(context, id, secret),
        since: new Date(now),
        lastStep: step,
        pendingSecret: null,
        pendingUntil: null,
      })
      .where(eq(totp.accountId, id));
    await storeRecoveryCodes(tx, id, drawn);
    const sessionId = sessionOfCaller(caller);
    await credentialsChanged(context, tx, account, 'totpSetUp', sessionId);
    return recordProof(context, tx, call, { secondFactor: true });
  });
  giveToken();
  if (caller.entering) call.cookies.set(visitorCookie, '', { maxAge: 0 });
  return drawn.codes;
}

/** Whether a code is right now. A right one is used up: neither it nor an earlier one is taken again (RFC 6238 §5.2). */
export async function takeTotpCode(context: Context, tx: Tx, accountId: number, code: string): Promise<boolean> {
  const [held] = await tx.orm.select().from(totp).where(eq(totp.accountId, accountId));
  const secret = held?.secret ? unseal(keyOf(context), held.secret, aboutOf(accountId)) : null;
  const step = secret && stepOf(secret, code, context.kit.clock.now());
  if (step === null) return false;
  const taken = await tx.orm
    .update(totp)
    .set({ lastStep: sql`${step}` })
    .where(and(eq(totp.accountId, accountId), lt(totp.lastStep, step)))
    .returning({ id: totp.accountId });
  return taken.length > 0;
}

/** Takes the app off the caller's account. Whoever must have a second factor keeps the last one. */
export async function removeOwnTotp(context: Context, { caller }: Call<AccountCaller>): Promise<void> {
  const id = caller.accountId;
  await context.kit.db.transaction(async (tx) => {
    const account = await lockAccount(tx, id);
    if (!account) throw new Problem(notFound);
    const factors = await factorsOf(tx, id);
    if (factors.totpSince === null) return;
    if (needsSecondFactor(account.roles) && factors.reviewedPasskeys === 0) throw new Problem(lastSecondFactor);
    await tx.orm.delete(totp).where(eq(totp.accountId, id));
    if (factors.passkeys === 0) await tx.orm.delete(recoveryCodes).where(eq(recoveryCodes.accountId, id));
    await credentialsChanged(context, tx, account, 'totpRemoved', caller.sessionId);
  });
}
