import { and, eq, isNull } from 'drizzle-orm';
import type { Language } from '#kit/contract/access.ts';
import { emailKey } from '#kit/contract/email.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { askLinkSpent, askLinkUnknown, typeLabels, typesIn } from '../contract/index.ts';
import { hashOf } from './ask.ts';
import type { Context } from './deps.ts';
import { adoptAddress, tellGuest } from './own.ts';
import { consents, requests } from './tables.ts';

type Request = typeof requests.$inferSelect;

/** What newsletters some kinds are called in a language. */
export const labelsOf = (types: number, language: Language): string[] =>
  typesIn(types).map((type) => typeLabels[type][language]);

/** A request by the secret of its link. @throws Problem `newsletter_link_unknown`, `newsletter_link_spent` */
export async function findRequest({ kit }: Context, executor: Executor, secret: string): Promise<Request> {
  const [request] = await executor.orm
    .select()
    .from(requests)
    .where(eq(requests.hash, hashOf(secret)));
  if (!request || (request.spentAt === null && request.expiresAt.getTime() <= kit.clock.now())) {
    throw new Problem(askLinkUnknown);
  }
  if (request.spentAt !== null) throw new Problem(askLinkSpent);
  return request;
}

/**
 * Subscribes by the secret of a mail, once. Whoever pressed reads the mailbox, so what an account has proven of the same address is the
 * account's from then on. @throws Problem as {@link findRequest}
 */
export async function confirm(ctx: Context, secret: string): Promise<Request> {
  const { kit } = ctx;
  return kit.db.transaction(async (tx) => {
    const request = await findRequest(ctx, tx, secret);
    const at = new Date(kit.clock.now());
    const spent = await tx.orm
      .update(requests)
      .set({ spentAt: at })
      .where(and(eq(requests.id, request.id), isNull(requests.spentAt)))
      .returning({ id: requests.id });
    if (spent.length === 0) throw new Problem(askLinkSpent);
    const { address, types, language, textId, askedAt } = request;
    const guestId = await whoseAddress(ctx, tx, address);
    if (guestId !== null) await adoptAddress(ctx, tx, guestId, address);
    const values = typesIn(types).map((type) => ({
      ...{ guestId, address, type, language, textId, askedAt },
      confirmedAt: at,
    }));
    await tx.orm.insert(consents).values(values).onConflictDoNothing();
    if (guestId !== null) await tellGuest(ctx, tx, guestId, { asked: true });
    return request;
  });
}

/** The account that has proven an address; who only claims it has nothing of what the mailbox gets. */
async function whoseAddress({ identity }: Context, tx: Tx, address: string): Promise<number | null> {
  const claiming = await identity.accountsWithEmail(tx, address);
  const accounts = await identity.accounts(tx, claiming);
  return accounts.find((one) => one.emailVerified && emailKey(one.email) === address)?.id ?? null;
}
