import { createHmac, timingSafeEqual } from 'node:crypto';

/** The signature of a request or webhook (`X-HMAC-SIGNATURE`): HMAC-SHA256 of the bytes as they are sent, lower-case hex. */
export const veriffSignature = (secret: string, body: string | Uint8Array): string =>
  createHmac('sha256', secret).update(body).digest('hex');

/** Whether a signature is the one of these bytes. Compared in constant time. */
export function isVeriffSignature(secret: string, body: string | Uint8Array, given: unknown): boolean {
  const right = Buffer.from(veriffSignature(secret, body));
  const said = Buffer.from(typeof given === 'string' ? given.toLowerCase() : '');
  return said.length === right.length && timingSafeEqual(said, right);
}
