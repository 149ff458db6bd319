import { createHmac } from 'node:crypto';

/** How secrets are written: this, and the bytes of the key in base64. */
export const secretPrefix = 'whsec_';

/** What is signed, and what the receiver finds in the headers. */
export interface Signed {
  /** Names the message; the same at every attempt. */
  readonly id: string;
  /** Seconds since the epoch; who receives it refuses what is some minutes old. */
  readonly timestamp: number;
  /** The bytes as they are posted. */
  readonly body: string;
}

/**
 * The signature of Standard Webhooks 1.0 (standardwebhooks.com): `v1,` and an HMAC-SHA256 in base64 over id, time and body.
 * @param secret `whsec_…`
 */
export function signatureOf({ id, timestamp, body }: Signed, secret: string): string {
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** The headers that carry it. The id is repeated under the name of the IETF draft for keys of repeated requests. */
export const signedHeaders = (signed: Signed, secret: string): Readonly<Record<string, string>> => ({
  'webhook-id': signed.id,
  'webhook-timestamp': String(signed.timestamp),
  'webhook-signature': signatureOf(signed, secret),
  'idempotency-key': signed.id,
});
