import { publicOrigin } from '#kit/config/public-url.ts';
import type { Language } from '#kit/contract/access.ts';
import type { Tx } from '#kit/db/db.ts';
import { render } from '#kit/mail/render.ts';
import { lifetimes } from '../contract/cookies.ts';
import type { pageSlugs } from '../contract/pages.ts';
import { pagePath, welcomeQuery } from '../contract/pages.ts';
import type { Context } from './context.ts';
import type { CredentialChange } from './credentials-changed.ts';
import type { LinkPurpose } from './links.ts';
import { createLink } from './links.ts';
import { changeRequestedTemplate, codesRefusedTemplate, recoveryCodeUsedTemplate } from './login-mail-templates.ts';
import type { MailTemplate } from './mail-templates.ts';
import * as mailTemplates from './mail-templates.ts';
import { credentialTemplates } from './security-mail-templates.ts';

/** Whom a mail goes to. */
interface Recipient {
  readonly id: number;
  readonly email: string;
  readonly language: Language;
}

type Page = keyof typeof pageSlugs;

async function post(
  { kit }: Pick<Context, 'kit'>,
  tx: Tx,
  to: Pick<Recipient, 'email' | 'language'>,
  templates: Readonly<Record<Language, MailTemplate>>,
  page: Page,
  secret?: string,
  query = '',
  left = 0,
): Promise<void> {
  const { email, language } = to;
  const { subject, action, afterAction } = templates[language];
  const paragraphs = templates[language].paragraphs.map((text) => text.replace('{left}', String(left)));
  // The secret stands behind #: it reaches neither logs nor referrers, and a scanner that opens the link uses nothing up.
  const url = `${publicOrigin(kit.config)}${pagePath(page, language)}${query}${secret === undefined ? '' : `#${secret}`}`;
  const content = {
    subject,
    paragraphs,
    action: { label: action, url },
    afterAction,
    footer: mailTemplates.footer[language],
  };
  await kit.mail.send(render({ to: email, language, ...content }), tx);
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
  await post(context, tx, account, mailTemplates.verifyEmailTemplate, 'verifyEmail', secret, welcomeQuery);
}

/** Asks the owner of another mailbox to make it the address of this account. */
export async function mailChange(context: Context, tx: Tx, account: Recipient, next: string): Promise<void> {
  const secret = await createLink(tx, {
    purpose: 'changeEmail',
    accountId: account.id,
    data: { email: next, instead: account.email },
    expiresAt: new Date(context.kit.clock.now() + lifetimes.emailVerification),
  });
  await post(context, tx, { ...account, email: next }, mailTemplates.changeEmailTemplate, 'verifyEmail', secret);
}

/** Tells the present mailbox that another one was asked for, with a way to stop it. */
export async function mailChangeRequested(context: Context, tx: Tx, account: Recipient): Promise<void> {
  const secret = await secretFor(context, tx, account, 'stopAddressChange', lifetimes.emailVerification);
  await post(context, tx, account, changeRequestedTemplate, 'stopAddressChange', secret);
}

/** Tells the owner of a verified address that somebody signed up with it, with a way into the account they have. */
export async function mailAlreadyRegistered(context: Context, tx: Tx, owner: Recipient): Promise<void> {
  const secret = await secretFor(context, tx, owner, 'resetPassword', lifetimes.passwordReset);
  await post(context, tx, owner, mailTemplates.alreadyRegisteredTemplate, 'resetPassword', secret);
}

export async function mailReset(context: Context, tx: Tx, account: Recipient): Promise<void> {
  const secret = await secretFor(context, tx, account, 'resetPassword', lifetimes.passwordReset);
  await post(context, tx, account, mailTemplates.resetPasswordTemplate, 'resetPassword', secret);
}

/** Tells an address that was given for a reset that it has no account. */
export const mailNoAccount = (context: Context, tx: Tx, to: Pick<Recipient, 'email' | 'language'>): Promise<void> =>
  post(context, tx, to, mailTemplates.noAccountTemplate, 'signUp');

/** Where the button of such a mail leads: to a new password, which puts everybody else out. */
const recoveryPage: Page = 'forgotPassword';

/** Tells one of an account's addresses how its credentials have changed. */
export const mailCredentialsChanged = (
  context: Context,
  tx: Tx,
  to: Recipient,
  change: CredentialChange,
): Promise<void> => post(context, tx, to, credentialTemplates[change], recoveryPage);

export const mailRecoveryCodeUsed = (context: Context, tx: Tx, account: Recipient, left: number): Promise<void> =>
  post(context, tx, account, recoveryCodeUsedTemplate, recoveryPage, undefined, '', left);

export const mailCodesRefused = (context: Context, tx: Tx, account: Recipient): Promise<void> =>
  post(context, tx, account, codesRefusedTemplate, recoveryPage);
