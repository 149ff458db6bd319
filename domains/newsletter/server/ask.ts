import { createHash, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { AccountFacts } from '#domains/identity/server/index.ts';
import { publicOrigin } from '#kit/config/public-url.ts';
import type { Caller, Language } from '#kit/contract/access.ts';
import { email, emailKey } from '#kit/contract/email.ts';
import type { Tx } from '#kit/db/db.ts';
import { mailOf } from '#kit/mail/mail-kinds.ts';
import type { Who } from '../contract/index.ts';
import { confirmWithinHours, consentText, mailsADay, numberOf, typeLabels, typesIn } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { askFooter, askMail } from './mails.ts';
import { requests, texts } from './tables.ts';

const hourMs = 3_600_000;

/** Whose newsletters a call is about: an address, and the caller's account where it is their own. */
export interface Meant {
  /** As it was typed, for the mail. */
  readonly address: string;
  readonly account: AccountFacts | null;
}

/**
 * Whom a call means: the caller's own account, or an address. Null for somebody else's account, for nobody, and for what is no
 * address.
 */
export async function whoIsMeant(
  { kit, identity }: Context,
  { accountId }: Pick<Caller, 'accountId'>,
  { userId, emailAddress }: Who,
): Promise<Meant | null> {
  if (userId !== undefined && userId !== null && userId !== accountId) return null;
  const typed = emailAddress?.trim() ? email.safeParse(emailAddress) : null;
  if (typed?.success === false) return null;
  const account = accountId === null ? null : await identity.account(kit.db, accountId);
  if (!typed) return account && userId === accountId ? { address: account.email, account } : null;
  const isOwn = account !== null && emailKey(account.email) === emailKey(typed.data);
  if (userId && !isOwn) return null;
  return { address: typed.data, account: isOwn ? account : null };
}

/** Whether an address may get one more of our mails today; nobody is told that it may not. */
export async function mayMail({ kit }: Pick<Context, 'kit'>, address: string): Promise<boolean> {
  const key = createHash('sha256').update(emailKey(address)).digest('base64url');
  return (await kit.limits.take(`newsletter.mail:${key}`, { points: mailsADay, seconds: 24 * 3600 })) === 0;
}

/** What is kept of the secret in a link. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/**
 * Asks by mail whether newsletters are wanted, whether or not the address gets them already: nothing of the answer depends on what is
 * known. False for what cannot be.
 */
export async function ask(ctx: Context, caller: Caller, who: Who): Promise<boolean> {
  const types = typesIn(who.typeId);
  const meant = types.length === 0 ? null : await whoIsMeant(ctx, caller, who);
  if (!meant) return false;
  if (!(await mayMail(ctx, meant.address))) return true;
  const { kit } = ctx;
  const { language } = caller;
  const secret = randomBytes(24).toString('base64url');
  const at = kit.clock.now();
  await kit.db.transaction(async (tx) => {
    await tx.orm.insert(requests).values({
      hash: hashOf(secret),
      address: emailKey(meant.address),
      types: numberOf(types),
      language,
      textId: await keepText(tx, language, new Date(at)),
      askedAt: new Date(at),
      expiresAt: new Date(at + confirmWithinHours * hourMs),
    });
    const details = {
      to: meant.address,
      language,
      // As a value of the query, the secret is kept encrypted until the mail leaves (kit/outbox/seal.ts).
      url: `${publicOrigin(kit.config)}/${language}/newsletter/confirm/?key=${secret}`,
      footer: askFooter[language],
    };
    const names = types.map((type) => typeLabels[type][language]).join(', ');
    const values = { names, consent: consentText[language], hours: confirmWithinHours };
    await kit.mail.send(mailOf(askMail, details, values), tx);
  });
  return true;
}

/** The number of the text people agree to in a language, as it is today. */
async function keepText(tx: Tx, language: Language, createdAt: Date): Promise<number> {
  const text = consentText[language];
  await tx.orm.insert(texts).values({ language, text, createdAt }).onConflictDoNothing();
  const [row] = await tx.orm
    .select({ id: texts.id })
    .from(texts)
    .where(and(eq(texts.language, language), eq(texts.text, text)));
  if (!row) throw new Error('The text that was just kept is not there.');
  return row.id;
}
