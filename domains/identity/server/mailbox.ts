import { emailKey } from '#kit/contract/email.ts';

/** Providers that hand mail for `a.b@` and `ab@` to one person. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/** Whose mailbox an address is: without capitals, and without what comes after a `+` or, where they mean nothing, dots. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = emailKey(address).split('@');
  const [name = ''] = local.split('+');
  return dotless.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
