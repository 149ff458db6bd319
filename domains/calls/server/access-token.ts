import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { tokenLasts } from '../contract/index.ts';

/** What a token to call without a name says, under our signature. */
export interface TokenClaims {
  /** The key of the one start it opens. */
  readonly id: string;
  readonly accountId: number;
  /** The web session it was given out in; another one cannot use it. */
  readonly sessionId: string | null;
  readonly actorId: number;
  /** What the page said, in hundredths of a coin a minute. */
  readonly pricePerMinute: number;
  /** Epoch ms. */
  readonly expiresAt: number;
}

const signature = (body: string, key: Uint8Array): Buffer => createHmac('sha256', key).update(body).digest();

/** Signs a token: base64url JSON, a dot, base64url HMAC-SHA256 (RFC 2104) of what stands before it. */
export function issueToken(
  key: Uint8Array,
  about: Omit<TokenClaims, 'id' | 'expiresAt'>,
  now: number,
): { readonly accessToken: string; readonly expiresAt: number } {
  const expiresAt = now + tokenLasts * 1000;
  const claims: TokenClaims = { id: randomUUID(), ...about, expiresAt };
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return { accessToken: `${body}.${signature(body, key).toString('base64url')}`, expiresAt };
}

/** What a token says; null when it is not ours or too old. Whether it was used already, its start knows. */
export function readToken(key: Uint8Array, token: string, now: number): TokenClaims | null {
  const [body = '', given = '', ...more] = token.split('.');
  const right = signature(body, key);
  const signed = Buffer.from(given, 'base64url');
  if (more.length > 0 || signed.length !== right.length || !timingSafeEqual(signed, right)) return null;
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as TokenClaims;
  return now < claims.expiresAt ? claims : null;
}
