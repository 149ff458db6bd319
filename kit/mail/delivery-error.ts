import { DeliveryError } from '#kit/outbox/delivery.ts';

/** Why a mail was not sent, without what the mail server wrote: its answers quote addresses. Kept with the mail. */
export class MailDeliveryError extends DeliveryError {
  override name = 'MailDeliveryError';
}

/** A failure of the way to the mail server as its codes and a sentence of ours. */
export function mailDeliveryError(failure: unknown): MailDeliveryError {
  const { code, responseCode, response } = (failure ?? {}) as Record<'code' | 'responseCode' | 'response', unknown>;
  if (typeof responseCode !== 'number') {
    const kind = typeof code === 'string' && /^[A-Z_]{2,40}$/.test(code) ? code : 'no code';
    return new MailDeliveryError(`The mail server was not reached (${kind}).`, { isAway: true });
  }
  // RFC 3463: class, subject and detail, right behind the code.
  const detail = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})(?=\s|$)/.exec(String(response))?.[1];
  const codes = `${responseCode}${detail ? ` ${detail}` : ''}`;
  // RFC 5321 section 4.2.1: 4yz asks to come later, 5yz refuses for good.
  return new MailDeliveryError(`The mail server refused the mail (${codes}).`, { isAway: responseCode < 500 });
}
