import { and, eq, gt, lt } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import { hashOf, randomSecret } from './secrets.ts';
import { links } from './tables.ts';

export type LinkPurpose = 'verifyEmail' | 'changeEmail' | 'resetPassword' | 'passkeyRegistration' | 'passkeyLogIn';

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

/** Uses a secret up. Null when it is unknown, used, for another purpose or too old. */
export async function takeLink(executor: Executor, purpose: LinkPurpose, secret: string, now: Date) {
  const [link] = await executor.orm
    .delete(links)
    .where(and(eq(links.hash, hashOf(secret)), eq(links.purpose, purpose), gt(links.expiresAt, now)))
    .returning();
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

/** Makes all earlier links of a purpose useless, for example when the password was reset. */
export async function dropLinks(executor: Executor, accountId: number, purpose: LinkPurpose): Promise<void> {
  await executor.orm.delete(links).where(and(eq(links.accountId, accountId), eq(links.purpose, purpose)));
}

export async function dropExpiredLinks(executor: Executor, now: Date): Promise<void> {
  await executor.orm.delete(links).where(lt(links.expiresAt, now));
}
