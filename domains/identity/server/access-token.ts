import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { lifetimes } from '../contract/cookies.ts';

/** What an access token says. The session decides what an account may do now; roles are for other readers. */
export interface TokenClaims {
  readonly subjectId: number;
  /** Null for an anonymous visitor. */
  readonly sessionId: string | null;
  readonly accountId: number | null;
  readonly roles: readonly string[];
  /** When whoever was given the token had last proven themselves, epoch ms; 0 for never. What is proven later needs a new one. */
  readonly provenAt?: number;
}

export interface AccessTokens {
  issue(claims: TokenClaims): Promise<{ token: string; expiresAt: Date }>;
  /** The claims, or null when the token is not ours, altered or expired. */
  verify(token: string): Promise<TokenClaims | null>;
}

const payload = z.object({
  sub: z.coerce.number().int().positive(),
  sid: z.uuid().optional(),
  acc: z.int().positive().optional(),
  roles: z.array(z.string()),
  /** As `auth_time` of OpenID Connect Core 2, in ms. */
  prv: z.int().optional(),
  exp: z.number(),
});
const issuer = 'vesper';
const audience = 'vesper-api';
const remembered = 10_000;

/**
 * Access tokens: JWT (RFC 7519), HS256, 15 minutes of the browser's clock, which `speed` says ours is ahead of. Checked
 * tokens are remembered until they expire.
 */
export function accessTokens(key: Uint8Array, now: () => number, speed = 1): AccessTokens {
  const known = new LRUCache<string, { claims: TokenClaims; until: number }>({ max: remembered });

  return {
    async issue({ subjectId, sessionId, accountId, roles, provenAt }) {
      const expiresAt = new Date(now() + lifetimes.accessToken * speed);
      const more = {
        ...(sessionId === null ? {} : { sid: sessionId }),
        ...(accountId === null ? {} : { acc: accountId }),
        ...(provenAt ? { prv: provenAt } : {}),
      };
      const token = await new SignJWT({ ...more, roles: [...roles] })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setSubject(String(subjectId))
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(new Date(now()))
        .setExpirationTime(expiresAt)
        .sign(key);
      return { token, expiresAt };
    },
    async verify(token) {
      const hit = known.get(token);
      if (hit) {
        if (hit.until > now()) return hit.claims;
        known.delete(token);
        return null;
      }
      if (token.length > 2000) return null;
      try {
        const options = { algorithms: ['HS256'], issuer, audience, typ: 'at+jwt', currentDate: new Date(now()) };
        const { sub, sid, acc, roles, prv, exp } = payload.parse((await jwtVerify(token, key, options)).payload);
        const claims = { subjectId: sub, sessionId: sid ?? null, accountId: acc ?? null, roles, provenAt: prv ?? 0 };
        known.set(token, { claims, until: exp * 1000 });
        return claims;
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof z.ZodError) return null;
        throw error;
      }
    },
  };
}
