import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { Call } from '#kit/server/handler.ts';
import { noSecondFactor } from '../contract/problems.ts';
import { lockAccount } from './accounts.ts';
import type { Context } from './context.ts';
import { credentialsChanged } from './credentials-changed.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import { factorsOf, hasFactor } from './second-factor.ts';
import { recoveryCodes } from './tables.ts';

const howMany = 10;
/** Letters and digits that are not taken for each other. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const labelLength = 4;
/** 8 of 31 signs: 39 bits, stored like a password because they are less than 112 (ASVS 5.0.0, 6.5.2 and 6.5.4). */
const secretLength = 8;

const draw = (length: number): string => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Codes as a person sees them once, `abcd-efgh-jkmn`, and as they are kept. */
export interface DrawnCodes {
  readonly codes: string[];
  readonly kept: readonly { readonly label: string; readonly hash: string }[];
}

/** Draws recovery codes. Hashing takes a moment: before a transaction, never inside. */
export async function drawRecoveryCodes(): Promise<DrawnCodes> {
  const labels = new Set<string>();
  while (labels.size < howMany) labels.add(draw(labelLength));
  const drawn = [...labels].map((label) => ({ label, secret: draw(secretLength) }));
  return {
    codes: drawn.map(({ label, secret }) => `${label}-${secret.slice(0, 4)}-${secret.slice(4)}`),
    kept: await Promise.all(drawn.map(async ({ label, secret }) => ({ label, hash: await hashPassword(secret) }))),
  };
}

/** Replaces the account's recovery codes. */
export async function storeRecoveryCodes(tx: Tx, accountId: number, { kept }: DrawnCodes): Promise<void> {
  await tx.orm.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await tx.orm.insert(recoveryCodes).values(kept.map((code) => ({ accountId, ...code })));
}

/**
 * The label of a right recovery code, null for a wrong one. Case, spaces and dashes do not matter. Not inside a
 * transaction: comparing takes a moment.
 */
export async function checkRecoveryCode(executor: Executor, accountId: number, typed: string): Promise<string | null> {
  const code = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
  const label = code.slice(0, labelLength);
  const [held] = await executor.orm.select().from(recoveryCodes).where(one(accountId, label));
  return (await checkPassword(held?.hash ?? null, code.slice(labelLength))) ? label : null;
}

/** Uses a checked code up; false when somebody else was quicker. */
export async function spendRecoveryCode(tx: Tx, accountId: number, label: string): Promise<boolean> {
  const used = await tx.orm
    .delete(recoveryCodes)
    .where(one(accountId, label))
    .returning({ label: recoveryCodes.label });
  return used.length > 0;
}

const one = (accountId: number, label: string) =>
  and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.label, label));

/** New recovery codes for the caller; the earlier ones are void. */
export async function renewRecoveryCodes(context: Context, { caller }: Call<AccountCaller>): Promise<string[]> {
  const id = caller.accountId;
  const drawn = await drawRecoveryCodes();
  await context.kit.db.transaction(async (tx) => {
    const account = await lockAccount(tx, id);
    if (!account) throw new Problem(notFound);
    if (!hasFactor(await factorsOf(tx, id))) throw new Problem(noSecondFactor);
    await storeRecoveryCodes(tx, id, drawn);
    await credentialsChanged(context, tx, account, 'recoveryCodesMade', caller.sessionId);
  });
  return drawn.codes;
}
