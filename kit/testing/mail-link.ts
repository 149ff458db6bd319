import type { Mail } from '#kit/mail/port.ts';

/** The link of a mail, and the secret behind its `#`, which opens what the mail is about. */
export interface MailLink {
  readonly url: string;
  readonly secret: string;
}

/**
 * The link of the latest mail that has one.
 * @param mails what was sent, oldest first: `kit.mails`
 * @param to the latest to this address; to anybody when not given
 * @throws Error when no such mail was sent
 */
export function mailLink(mails: readonly Mail[], to?: string): MailLink {
  for (const mail of mails.toReversed()) {
    if (to !== undefined && mail.to !== to) continue;
    const [url, secret] = /https?:\/\/[^\s#]+#([\w-]+)/.exec(mail.text) ?? [];
    if (url !== undefined && secret !== undefined) return { url, secret };
  }
  throw new Error(`No mail with a link went ${to === undefined ? 'to anybody' : `to ${to}`}.`);
}
