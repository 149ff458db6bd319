import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Executor, Tx } from '#kit/db/db.ts';
import { lockAccount } from './accounts.ts';
import { hashOf, randomSecret } from './secrets.ts';
import { links } from './tables.ts';

export type LinkPurpose =
  | 'verifyEmail'
  | 'changeEmail'
  | 'stopAddressChange'
  | 'resetPassword'
  | 'passkeyRegistration'
  | 'passkeyLogIn'
  | 'passkeyProof'
  | 'secondStep';

interface NewLink {
  readonly purpose: LinkPurpose;
  readonly accountId: number | null;
  readonly data?: Record<string, string>;
  readonly expiresAt: Date;
}

/** Stores a secret that works once and returns it. */
export async function createLink(executor: Executor, { data = {}, ...link }: NewLink): Promise<string> {
  const secret = randomSecret();
  await executor.orm.insert(links).values({ ...link, data, hash: hashOf(secret) });
  return secret;
}

/**
 * Uses a secret up. Null when it is unknown, used, for another purpose or too old. Holds the secret's account first, as
 * every change of credentials does: of two at once the second finds its link void.
 */
export async function takeLink(tx: Tx, purpose: LinkPurpose, secret: string, now: Date) {
  const seen = await peekLink(tx, purpose, secret, now);
  if (!seen) return null;
  if (seen.accountId !== null) await lockAccount(tx, seen.accountId);
  const [link] = await tx.orm.delete(links).where(eq(links.hash, seen.hash)).returning();
  return link ?? null;
}

/** Looks at a secret without using it up. */
export async function peekLink(executor: Executor, purpose: LinkPurpose, secret: string, now: Date) {
  const [link] = await executor.orm
    .select()
    .from(links)
    .where(and(eq(links.hash, hashOf(secret)), eq(links.purpose, purpose), gt(links.expiresAt, now)));
  return link ?? null;
}

/** Makes links of an account useless: those of some purposes, or all that there are. */
export async function dropLinks(
  executor: Executor,
  accountId: number,
  purposes?: readonly LinkPurpose[],
): Promise<void> {
  const which = purposes ? inArray(links.purpose, [...purposes]) : undefined;
  await executor.orm.delete(links).where(and(eq(links.accountId, accountId), which));
}

export async function dropExpiredLinks(executor: Executor, now: Date): Promise<void> {
  await executor.orm.delete(links).where(lt(links.expiresAt, now));
}
