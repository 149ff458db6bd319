import { publicOrigin } from '#kit/config/public-url.ts';
import type { Language } from '#kit/contract/access.ts';
import type { Tx } from '#kit/db/db.ts';
import type { MailKind } from '#kit/mail/mail-kinds.ts';
import { mailOf } from '#kit/mail/mail-kinds.ts';
import { lifetimes } from '../contract/cookies.ts';
import type { pageSlugs } from '../contract/pages.ts';
import { pagePath, welcomeQuery } from '../contract/pages.ts';
import type { Context } from './context.ts';
import type { CredentialChange } from './credentials-changed.ts';
import { invitationMail } from './invitation-mail.ts';
import type { LinkPurpose } from './links.ts';
import { createLink } from './links.ts';
import { changeRequestedMail, codesRefusedMail, recoveryCodeUsedMail } from './login-mail-templates.ts';
import {
  alreadyRegisteredMail,
  changeEmailMail,
  footer,
  noAccountMail,
  resetPasswordMail,
  verifyEmailMail,
} from './mail-templates.ts';
import { credentialMails } from './security-mail-templates.ts';

/** Whom a mail goes to. */
interface Recipient {
  readonly id: number;
  readonly email: string;
  readonly language: Language;
}

type Page = keyof typeof pageSlugs;

interface Link {
  readonly page: Page;
  readonly secret?: string;
  readonly query?: string;
}

async function post<Value extends string>(
  { kit }: Pick<Context, 'kit'>,
  tx: Tx,
  { email, language }: Pick<Recipient, 'email' | 'language'>,
  kind: MailKind<Value>,
  { page, secret, query = '' }: Link,
  ...values: [Value] extends [never] ? [] : [Readonly<Record<Value, string | number>>]
): Promise<void> {
  // The secret stands behind #: it reaches neither logs nor referrers, and a scanner that opens the link uses nothing up.
  const url = `${publicOrigin(kit.config)}${pagePath(page, language)}${query}${secret === undefined ? '' : `#${secret}`}`;
  await kit.mail.send(mailOf(kind, { to: email, language, url, footer: footer[language] }, ...values), tx);
}

const secretFor = (context: Context, tx: Tx, account: Recipient, purpose: LinkPurpose, life: number): Promise<string> =>
  createLink(tx, {
    purpose,
    accountId: account.id,
    data: { email: account.email },
    expiresAt: new Date(context.kit.clock.now() + life),
  });

/** Asks the owner of the mailbox to confirm it. */
export async function mailVerification(context: Context, tx: Tx, account: Recipient): Promise<void> {
  const secret = await secretFor(context, tx, account, 'verifyEmail', lifetimes.emailVerification);
  await post(context, tx, account, verifyEmailMail, { page: 'verifyEmail', secret, query: welcomeQuery });
}

/** Asks the owner of another mailbox to make it the address of this account. */
export async function mailChange(context: Context, tx: Tx, account: Recipient, next: string): Promise<void> {
  const secret = await createLink(tx, {
    purpose: 'changeEmail',
    accountId: account.id,
    data: { email: next, instead: account.email },
    expiresAt: new Date(context.kit.clock.now() + lifetimes.emailVerification),
  });
  await post(context, tx, { ...account, email: next }, changeEmailMail, { page: 'verifyEmail', secret });
}

/** Tells the present mailbox that another one was asked for, with a way to stop it. */
export async function mailChangeRequested(context: Context, tx: Tx, account: Recipient): Promise<void> {
  const secret = await secretFor(context, tx, account, 'stopAddressChange', lifetimes.emailVerification);
  await post(context, tx, account, changeRequestedMail, { page: 'stopAddressChange', secret });
}

/** Tells the owner of a verified address that somebody signed up with it, with a way into the account they have. */
export async function mailAlreadyRegistered(context: Context, tx: Tx, owner: Recipient): Promise<void> {
  const secret = await secretFor(context, tx, owner, 'resetPassword', lifetimes.passwordReset);
  await post(context, tx, owner, alreadyRegisteredMail, { page: 'resetPassword', secret });
}

export async function mailReset(context: Context, tx: Tx, account: Recipient): Promise<void> {
  const secret = await secretFor(context, tx, account, 'resetPassword', lifetimes.passwordReset);
  await post(context, tx, account, resetPasswordMail, { page: 'resetPassword', secret });
}

/** Tells an address that was given for a reset that it has no account. */
export const mailNoAccount = (context: Context, tx: Tx, to: Pick<Recipient, 'email' | 'language'>): Promise<void> =>
  post(context, tx, to, noAccountMail, { page: 'signUp' });

/** Where the button of such a mail leads: to a new password, which puts everybody else out. */
const recoveryPage: Page = 'forgotPassword';

/** Tells one of an account's addresses how its credentials have changed. */
export const mailCredentialsChanged = (
  context: Context,
  tx: Tx,
  to: Recipient,
  change: CredentialChange,
): Promise<void> => post(context, tx, to, credentialMails[change], { page: recoveryPage });

export const mailRecoveryCodeUsed = (context: Context, tx: Tx, account: Recipient, left: number): Promise<void> =>
  post(context, tx, account, recoveryCodeUsedMail, { page: recoveryPage }, { left });

export const mailCodesRefused = (context: Context, tx: Tx, account: Recipient): Promise<void> =>
  post(context, tx, account, codesRefusedMail, { page: recoveryPage });

/** To somebody who is to work here and has no account yet. */
export const mailInvitation = (
  context: Context,
  tx: Tx,
  to: Pick<Recipient, 'email' | 'language'>,
  secret: string,
): Promise<void> => post(context, tx, to, invitationMail, { page: 'invitation', secret });

/** Every kind of mail about an account. */
export const identityMails: readonly MailKind[] = [
  verifyEmailMail,
  changeEmailMail,
  changeRequestedMail,
  alreadyRegisteredMail,
  resetPasswordMail,
  noAccountMail,
  invitationMail,
  recoveryCodeUsedMail,
  codesRefusedMail,
  ...new Set(Object.values(credentialMails)),
];
