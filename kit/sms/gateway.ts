import { outgoing } from '#kit/http/outgoing.ts';
import { DeliveryError } from '#kit/outbox/delivery.ts';
import { signedHeaders } from './signature.ts';

/** Why an SMS was not sent, without what the gateway wrote: its answers quote numbers. Kept with the SMS. */
export class SmsDeliveryError extends DeliveryError {
  override name = 'SmsDeliveryError';
}

/** Where SMS go, and how they are signed. */
export interface Gateway {
  readonly url: string;
  readonly secret: string;
  readonly timeoutMs: number;
}

/** What is posted, as JSON. */
export interface GatewayMessage {
  readonly type: 'sms.send';
  /** E.164. */
  readonly to: string;
  readonly text: string;
  /** As `SMS_FROM` says; left out without it. */
  readonly from?: string;
  readonly language: string;
  readonly kind: string;
}

/** Statuses that ask to come later (RFC 9110 section 15.5.9, RFC 8470, RFC 6585); all of 5xx do as well. */
const later = new Set([408, 425, 429]);

/**
 * Posts one SMS. Any answer of 2xx says that the gateway has it.
 * @param at milliseconds since the epoch
 * @throws SmsDeliveryError
 */
export async function postSms(
  { url, secret, timeoutMs }: Gateway,
  message: GatewayMessage,
  { key, at }: { readonly key: string; readonly at: number },
): Promise<void> {
  const body = JSON.stringify(message);
  const signed = { id: `sms_${key}`, timestamp: Math.floor(at / 1000), body };
  const headers = { 'content-type': 'application/json', ...signedHeaders(signed, secret) };
  const answer = await outgoing(url, { method: 'POST', headers, body, timeoutMs }).catch((failure: unknown) => {
    throw new SmsDeliveryError(`The SMS gateway was not reached (${reasonOf(failure)}).`, { isAway: true });
  });
  // Its words may quote the number; nobody reads them.
  await answer.body?.cancel().catch(() => undefined);
  if (answer.ok) return;
  const isAway = answer.status >= 500 || later.has(answer.status);
  throw new SmsDeliveryError(`The SMS gateway refused the SMS (${answer.status}).`, { isAway });
}

function reasonOf(failure: unknown): string {
  const { name, cause } = (failure ?? {}) as { name?: unknown; cause?: { code?: unknown } };
  const code = cause?.code;
  if (typeof code === 'string' && /^[A-Z_]{2,40}$/.test(code)) return code;
  return name === 'TimeoutError' ? 'no answer in time' : 'no code';
}
