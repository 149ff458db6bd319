import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret of 256 random bits, base64url (43 characters). */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a random secret. A fast hash is enough for 256 random bits. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Signs a short text for a cookie: `text.signature`. */
export function sign(text: string, key: Uint8Array): string {
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

/** The text of a signed cookie, or null when the signature is not ours. */
export function unsign(signed: string, key: Uint8Array): string | null {
  const at = signed.lastIndexOf('.');
  if (at <= 0) return null;
  const expected = Buffer.from(sign(signed.slice(0, at), key));
  const given = Buffer.from(signed);
  return given.length === expected.length && timingSafeEqual(given, expected) ? signed.slice(0, at) : null;
}
