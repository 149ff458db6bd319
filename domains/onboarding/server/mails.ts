import { publicOrigin } from '#kit/config/public-url.ts';
import type { Language } from '#kit/contract/access.ts';
import type { Tx } from '#kit/db/db.ts';
import { localeOf } from '#kit/i18n/language.ts';
import { mailOf } from '#kit/mail/mail-kinds.ts';
import { acceptedMail, identityAgainMail, moreMail, refusedMail, suspendedMail } from './applicant-mails.ts';
import type { Context } from './context.ts';
import { applicationPage } from './identity/begin.ts';
import { endsMail, expiredMail, lapsedMail, newTermsMail } from './performer-mails.ts';

export const onboardingMails = [
  acceptedMail,
  moreMail,
  refusedMail,
  suspendedMail,
  identityAgainMail,
  endsMail,
  expiredMail,
  newTermsMail,
  lapsedMail,
] as const;

/** What is written, with what stands in it. */
export type MailOf =
  | { readonly kind: 'accepted' | 'identityAgain' | 'expired' | 'lapsed' }
  /** `day` is the last one: `2026-12-13`. */
  | { readonly kind: 'newTerms'; readonly day: string }
  | { readonly kind: 'more' | 'refused' | 'suspended'; readonly reason: string }
  | { readonly kind: 'ends'; readonly days: number };

const footer = {
  en: 'Vesper. You get this mail because you applied to be a performer.',
  de: 'Vesper. Du bekommst diese Mail, weil du dich als Darsteller/in beworben hast.',
  nl: 'Vesper. Je krijgt deze mail omdat je je als performer hebt aangemeld.',
  es: 'Vesper. Recibes este correo porque solicitaste ser artista.',
} as const;

/** Writes to somebody in the transaction that decided it, where their address is proven. Names nobody. */
export async function writeTo(
  { kit, identity }: Pick<Context, 'kit' | 'identity'>,
  tx: Tx,
  accountId: number,
  mail: MailOf,
): Promise<void> {
  const account = await identity.account(tx, accountId);
  if (!account?.emailVerified) return;
  const { email: to, language } = account;
  const details = {
    to,
    language,
    url: `${publicOrigin(kit.config)}${applicationPage(language)}`,
    footer: footer[language],
  };
  await kit.mail.send(madeOf(mail, details), tx);
}

/** A day as people write it: 13 December 2026. */
const dayIn = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`));

type Details = Parameters<typeof mailOf>[1];

function madeOf(mail: MailOf, details: Details) {
  switch (mail.kind) {
    case 'accepted':
      return mailOf(acceptedMail, details);
    case 'identityAgain':
      return mailOf(identityAgainMail, details);
    case 'expired':
      return mailOf(expiredMail, details);
    case 'more':
      return mailOf(moreMail, details, { reason: mail.reason });
    case 'refused':
      return mailOf(refusedMail, details, { reason: mail.reason });
    case 'suspended':
      return mailOf(suspendedMail, details, { reason: mail.reason });
    case 'newTerms':
      return mailOf(newTermsMail, details, { day: dayIn(mail.day, details.language) });
    case 'lapsed':
      return mailOf(lapsedMail, details);
    case 'ends':
      return mailOf(endsMail, details, { days: String(mail.days) });
  }
}
