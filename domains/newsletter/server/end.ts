import type { SQL } from 'drizzle-orm';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { publicOrigin } from '#kit/config/public-url.ts';
import type { Caller, Language } from '#kit/contract/access.ts';
import { emailKey } from '#kit/contract/email.ts';
import type { Tx } from '#kit/db/db.ts';
import { mailOf } from '#kit/mail/mail-kinds.ts';
import type { NewsletterType, Who } from '../contract/index.ts';
import { mailWayOut, typeLabels, typesIn } from '../contract/index.ts';
import { mayMail, whoIsMeant } from './ask.ts';
import type { Context } from './deps.ts';
import { wayOutFooter, wayOutMail } from './mails.ts';
import { tellGuest } from './own.ts';
import { consents, issues } from './tables.ts';
import type { Ended } from './tokens.ts';
import { endToken } from './tokens.ts';

type Consent = typeof consents.$inferSelect;

/** Ends newsletters; the proofs stay. Again and again with the same end. */
async function end(ctx: Context, tx: Tx, which: SQL | undefined): Promise<Consent[]> {
  const ended = await tx.orm
    .update(consents)
    .set({ endedAt: new Date(ctx.kit.clock.now()) })
    .where(and(which, isNull(consents.endedAt)))
    .returning();
  for (const id of new Set(ended.map(({ guestId }) => guestId))) if (id !== null) await tellGuest(ctx, tx, id);
  return ended;
}

/**
 * Ends the caller's own newsletters at once. Of an address that is not proven to be theirs nothing ends: if it gets any, a link is
 * mailed to it. False for what cannot be.
 */
export async function unsubscribe(ctx: Context, caller: Caller, who: Who): Promise<boolean> {
  const types = typesIn(who.typeId);
  const meant = types.length === 0 ? null : await whoIsMeant(ctx, caller, who);
  if (!meant) return false;
  const { account, address } = meant;
  const { kit } = ctx;
  await kit.db.transaction(async (tx) => {
    if (account) {
      await end(ctx, tx, and(eq(consents.guestId, account.id), inArray(consents.type, types)));
    } else {
      await kit.jobs.send(tx, mailWayOut, { address: emailKey(address), language: caller.language });
    }
  });
  return true;
}

/** Mails a link that ends newsletters to an address that gets some, and nothing to any other. */
export async function sendWayOut(ctx: Context, address: string, language: Language): Promise<void> {
  const { kit } = ctx;
  const [consent] = await kit.db.orm
    .select({ id: consents.id })
    .from(consents)
    .where(and(eq(consents.address, address), isNull(consents.endedAt)))
    .orderBy(asc(consents.id))
    .limit(1);
  if (!consent || !(await mayMail(ctx, address))) return;
  const details = { to: address, language, url: endUrl(ctx, language, { consentId: consent.id, issueId: 0 }) };
  await kit.mail.send(mailOf(wayOutMail, { ...details, footer: wayOutFooter[language] }));
}

/** The page that ends a newsletter, which mail programs may also post to (RFC 8058). */
export const endUrl = ({ kit }: Pick<Context, 'kit'>, language: Language, ended: Ended): string =>
  `${publicOrigin(kit.config)}/${language}/newsletter/unsubscribe/${endToken(kit, ended)}/`;

const label = (type: number, language: Language): string => typeLabels[type as NewsletterType]?.[language] ?? '';

/** What a token would end, and what else its address gets. */
export async function whatEnds({ kit }: Context, { consentId }: Ended, language: Language) {
  const { orm } = kit.db;
  const [one] = await orm.select().from(consents).where(eq(consents.id, consentId));
  if (!one) return { labels: [], others: [] };
  const all = await orm
    .select()
    .from(consents)
    .where(and(eq(consents.address, one.address), isNull(consents.endedAt)))
    .orderBy(asc(consents.type));
  const others = all.filter(({ type }) => type !== one.type).map(({ type }) => label(type, language));
  return { labels: [label(one.type, language)], others };
}

/** Ends what a token says, or everything its address gets. Answers what was meant, also when it had ended before. */
export async function endByToken(ctx: Context, { consentId, issueId }: Ended, all: boolean, language: Language) {
  return ctx.kit.db.transaction(async (tx) => {
    const [one] = await tx.orm.select().from(consents).where(eq(consents.id, consentId));
    if (!one) return { labels: [] };
    const ended = await end(ctx, tx, all ? eq(consents.address, one.address) : eq(consents.id, one.id));
    // Counted with the newsletter whose link it was, once for whoever leaves.
    if (ended.length > 0 && issueId !== 0) {
      const unsubscribed = sql`${issues.unsubscribed} + 1`;
      await tx.orm.update(issues).set({ unsubscribed }).where(eq(issues.id, issueId));
    }
    const types = new Set([one.type, ...ended.map(({ type }) => type)]);
    return { labels: [...types].sort((a, b) => a - b).map((type) => label(type, language)) };
  });
}
