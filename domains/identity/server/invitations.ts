import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { audit } from '#kit/audit/audit.ts';
import { publicOrigin } from '#kit/config/public-url.ts';
import type { Language } from '#kit/contract/access.ts';
import type { RouteParsed } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { invalidInput } from '#kit/contract/problems.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { isUniqueViolation } from '#kit/db/db.ts';
import type { Desk } from '#kit/desks/desks.ts';
import type { Call } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { IdentitySession } from '../contract/account.ts';
import type { acceptInvitation } from '../contract/invitation-routes.ts';
import { pagePath } from '../contract/pages.ts';
import { emailInUse, linkExpired } from '../contract/problems.ts';
import { insertAccount, lockAccount } from './accounts.ts';
import type { Context } from './context.ts';
import { enter, openSession } from './enter.ts';
import { mailInvitation } from './mails.ts';
import { assertNotGuessable, hashPassword } from './passwords.ts';
import { hashOf, randomSecret } from './secrets.ts';
import { accounts, invitations } from './tables.ts';

type Row = typeof invitations.$inferSelect;

/** How long an invitation works, ms: by mail, and the first operator's. */
const life = { mailed: 3 * 24 * 3_600_000, first: 7 * 24 * 3_600_000 } as const;

/** What is asked for when somebody is invited. */
export interface NewInvitation {
  /** Null: whoever has the link says it (the first operator). */
  readonly email: string | null;
  readonly desks: readonly Desk[];
  readonly invitedBy: number | null;
  readonly language: Language;
}

/** Invites somebody, by mail where there is an address; earlier invitations of the address are over. Answers the secret. */
export async function invite(context: Context, tx: Tx, wanted: NewInvitation): Promise<string> {
  const secret = await record(tx, wanted, context.kit.clock.now());
  const { email, language } = wanted;
  if (email !== null) await mailInvitation(context, tx, { email, language }, secret);
  return secret;
}

async function record(tx: Tx, { email, desks, invitedBy }: NewInvitation, now: number): Promise<string> {
  const same = email === null ? isNull(invitations.email) : eq(invitations.email, email);
  await tx.orm
    .update(invitations)
    .set({ withdrawnAt: new Date(now) })
    .where(and(same, isNull(invitations.acceptedAt), isNull(invitations.withdrawnAt)));
  const secret = randomSecret();
  const expiresAt = new Date(now + (email === null ? life.first : life.mailed));
  const createdAt = new Date(now);
  const row = { hash: hashOf(secret), email, desks: [...desks], invitedBy, createdAt, expiresAt };
  await tx.orm.insert(invitations).values(row);
  return secret;
}

const open = (now: number) =>
  and(isNull(invitations.acceptedAt), isNull(invitations.withdrawnAt), gt(invitations.expiresAt, new Date(now)));

/** Invitations that still work, the oldest first. */
export const openInvitations = (executor: Executor, now: number): Promise<Row[]> =>
  executor.orm.select().from(invitations).where(open(now)).orderBy(asc(invitations.id));

/** Makes an invitation useless; false when there is none that works. */
export async function withdrawInvitation(tx: Tx, id: number, now: number): Promise<boolean> {
  const rows = await tx.orm
    .update(invitations)
    .set({ withdrawnAt: new Date(now) })
    .where(and(eq(invitations.id, id), open(now)))
    .returning({ id: invitations.id });
  return rows.length > 0;
}

/** @throws Problem mail_link_expired */
export async function findInvitation(executor: Executor, token: string, now: number): Promise<Row> {
  const [row] = await executor.orm
    .select()
    .from(invitations)
    .where(and(eq(invitations.hash, hashOf(token)), open(now)));
  if (!row) throw new Problem(linkExpired);
  return row;
}

const addressMissing: Readonly<Record<Language, string>> = {
  en: 'Enter your e-mail address',
  de: 'Gib deine E-Mail-Adresse ein',
  nl: 'Vul je e-mailadres in',
  es: 'Escribe tu correo electrónico',
};

/** Opens the account of whoever was invited and lets the browser in as far as the second factor. */
export async function acceptOwnInvitation(
  context: Context,
  { body }: Pick<RouteParsed<typeof acceptInvitation>, 'body'>,
  call: Call,
): Promise<IdentitySession> {
  const { kit } = context;
  const { token, password } = body;
  const seen = await findInvitation(kit.db, token, kit.clock.now());
  const email = seen.email ?? body.email;
  const language = body.language ?? call.caller.language;
  if (email === undefined) {
    const errors = [{ field: 'body.email', message: addressMissing[call.caller.language] }];
    throw new Problem(invalidInput, { errors });
  }
  assertNotGuessable(password, email, 'body.password', call.caller.language);
  const passwordHash = await hashPassword(password);
  const { account, opened } = await kit.db
    .transaction(async (tx) => {
      const now = new Date(kit.clock.now());
      const [taken] = await tx.orm
        .update(invitations)
        .set({ acceptedAt: now })
        .where(and(eq(invitations.id, seen.id), open(now.getTime())))
        .returning();
      if (!taken) throw new Problem(linkExpired);
      const roles = ['operator', ...taken.desks] as const;
      // Whoever has the link has the mailbox it was sent to; the first operator's was read on the machine itself.
      const made = await insertAccount(
        tx,
        { email, passwordHash, roles, language, emailVerified: true, visitorId: null },
        now,
      );
      const entrant = await lockAccount(tx, made.id);
      if (!entrant) throw new Error('An account that was just made is gone.');
      await tx.orm.update(invitations).set({ accountId: made.id }).where(eq(invitations.id, taken.id));
      const person = { ...entrant, emailVerified: true };
      return { account: person, opened: await openSession(context, tx, person, call, false) };
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new Problem(emailInUse) : error;
    });
  return enter(context, account, opened, call);
}

/** Whether anybody works here. */
export async function hasOperator(executor: Executor): Promise<boolean> {
  const found = await executor.orm
    .select({ id: accounts.id })
    .from(accounts)
    .where(sql`'operator' = any(${accounts.roles})`)
    .limit(1);
  return found.length > 0;
}

/**
 * The address that lets the first operator in: made once, when nobody works here and nobody was ever invited. `again` makes another one
 * where the link was lost, also when there are operators: whoever may run a command on the machine may do that.
 */
export async function firstOperatorLink(
  kit: Pick<Kit, 'db' | 'clock' | 'config'>,
  { again = false, language = 'en' as Language } = {},
): Promise<string | null> {
  return kit.db.transaction(async (tx) => {
    if (!again) {
      if (await hasOperator(tx)) return null;
      const made = await tx.orm.select({ id: invitations.id }).from(invitations).limit(1);
      if (made.length > 0) return null;
    }
    const wanted = { email: null, desks: ['administrator'], invitedBy: null, language } as const;
    const now = kit.clock.now();
    const secret = await record(tx, wanted, now);
    // Whoever made it has no account: the line says that it was done on the machine.
    if (again)
      await audit(tx, { call: null, at: now, operation: 'identity.operatorLink', outcome: 'npm run operator-link' });
    return `${publicOrigin(kit.config)}${pagePath('invitation', language)}#${secret}`;
  });
}
