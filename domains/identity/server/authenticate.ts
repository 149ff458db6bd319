import { and, eq, isNull } from 'drizzle-orm';
import type { Caller, Language } from '#kit/contract/access.ts';
import type { SessionValidity } from '#kit/realtime/session-validity.ts';
import type { Kit } from '#kit/server/kit.ts';
import { lifetimes, sessionCookie, visitorCookie } from '../contract/cookies.ts';
import type { AccessTokens } from './access-token.ts';
import type { EndSessions } from './end-sessions.ts';
import { lacksSecondFactor } from './second-factor.ts';
import { hashOf } from './secrets.ts';
import type { SessionCache } from './session-cache.ts';
import type { LiveSession } from './session-store.ts';
import { idleEnd, provenAtOf, rolesOfSessions } from './session-store.ts';
import { sessions } from './tables.ts';
import type { VisitorCookie } from './visitor-cookie.ts';

/** What a request or a socket brings to say who calls. */
export interface Credentials {
  readonly cookies: { get(name: string): string | undefined };
  /** The access token. When it is not good (any more), the cookies decide. */
  readonly bearer: string | null;
  readonly language: Language;
  readonly ip: string;
  readonly country: string | null;
}

export interface Authenticator {
  authenticate(credentials: Credentials): Promise<Caller>;
  /** The session of a cookie, when it is alive. */
  sessionOf(token: string | undefined): Promise<LiveSession | null>;
  /** Asked for every command of an open connection; what is asked does not count as a use. */
  readonly standing: SessionValidity;
}

/** How exact "last seen" is. */
const seenEveryMs = 5 * 60_000;

/** Finds out who calls: access token first, then session cookie, then visitor cookie, else nobody in particular. */
export function createAuthenticator(
  kit: Pick<Kit, 'clock' | 'config' | 'db' | 'log'>,
  context: { cache: SessionCache; tokens: AccessTokens; visitors: VisitorCookie; end: EndSessions },
): Authenticator {
  const { cache, tokens, visitors } = context;

  const alive = (session: LiveSession | null): session is LiveSession =>
    session !== null && idleEnd(session) > kit.clock.now();

  /** Notes the use now and then, and that the newest token arrived, which starts the grace of the one before. */
  const noteUse = async (session: LiveSession, arrived: boolean): Promise<void> => {
    const now = kit.clock.now();
    const startsGrace = arrived && session.previousHash !== null && session.previousUntil === null;
    if (!startsGrace && session.lastSeenAt + seenEveryMs > now) return;
    const grace = startsGrace ? { previousUntil: new Date(now + lifetimes.rotationGrace) } : {};
    await kit.db.orm
      .update(sessions)
      .set({ lastSeenAt: new Date(now), ...grace })
      .where(and(eq(sessions.id, session.id), startsGrace ? isNull(sessions.previousUntil) : undefined));
    cache.drop([session.id]);
  };

  const sessionOf = async (token: string | undefined): Promise<LiveSession | null> => {
    if (!token || token.length > 100) return null;
    const session = await cache.byToken(token);
    if (!alive(session)) return null;
    const isNewest = hashOf(token).equals(session.tokenHash);
    if (!isNewest && session.previousUntil !== null && session.previousUntil <= kit.clock.now()) {
      // A replaced token that comes back after its grace is a copy (RFC 9700 §4.14.2): nobody keeps this session.
      kit.log.warn({ sessionId: session.id }, 'a replaced session token was used again; the session was ended');
      await kit.db.transaction((tx) => context.end(tx, session.accountId, [session.id], 'token reused'));
      return null;
    }
    await noteUse(session, isNewest);
    return session;
  };

  const isFresh = (provenAt: number): boolean => provenAt + lifetimes.stepUp * kit.config.CLOCK_SPEED > kit.clock.now();
  const ofVisitor = (id: number) => ({ subjectId: id, accountId: null, roles: [], sessionId: `visitor:${id}` });
  /** Who lacks the second factor is the visitor of this browser, or nobody, everywhere but where one is set up. */
  const ofSession = (session: LiveSession, isProven: boolean, cookies: Credentials['cookies']) => {
    const { accountId, id: sessionId, roles } = session;
    if (!lacksSecondFactor(session)) {
      return {
        subjectId: accountId,
        accountId,
        roles,
        sessionId,
        isProven,
        isGrace: session.isGrace,
      };
    }
    const visitorId = visitors.read(cookies.get(visitorCookie));
    const elsewhere = visitorId === null ? nobody : ofVisitor(visitorId);
    return { ...elsewhere, entering: { accountId, sessionId }, isProven };
  };
  const nobody = { subjectId: null, accountId: null, roles: [], sessionId: null };

  /** Whether the cookie is of this session and its very token was given out for a fresh proof. */
  const provenByCookie = (session: LiveSession, cookies: Credentials['cookies']): boolean => {
    const token = cookies.get(sessionCookie);
    if (!token || token.length > 100) return false;
    const presented = hashOf(token);
    const isOurs = presented.equals(session.tokenHash) || (session.previousHash?.equals(presented) ?? false);
    return isOurs && isFresh(provenAtOf(session, presented));
  };

  const ofToken = async (token: string | null, cookies: Credentials['cookies']) => {
    const claims = token === null ? null : await tokens.verify(token);
    if (!claims) return null;
    if (claims.sessionId === null) {
      if (claims.accountId !== null) return null;
      // The page of somebody who still lacks the second factor speaks as a visitor; the cookie says who sets one up.
      const entering = await sessionOf(cookies.get(sessionCookie));
      const who =
        entering && lacksSecondFactor(entering)
          ? ofSession(entering, provenByCookie(entering, cookies), cookies)
          : null;
      return { ...who, ...ofVisitor(claims.subjectId) };
    }
    const session = await cache.byId(claims.sessionId);
    if (!alive(session) || session.accountId !== claims.accountId) return null;
    await noteUse(session, false);
    // The access token as it was given out; whoever sends the session's own token with it is trusted as that.
    const byToken = isFresh(Math.min(claims.provenAt ?? 0, session.provenAt));
    return ofSession(session, byToken || provenByCookie(session, cookies), cookies);
  };

  const ofCookies = async (cookies: Credentials['cookies']) => {
    const session = await sessionOf(cookies.get(sessionCookie));
    if (session) return ofSession(session, provenByCookie(session, cookies), cookies);
    const visitorId = visitors.read(cookies.get(visitorCookie));
    return visitorId === null ? null : ofVisitor(visitorId);
  };

  const standing: SessionValidity = {
    async rolesOf(sessionId) {
      const session = await cache.byId(sessionId);
      return alive(session) && !lacksSecondFactor(session) ? session.roles : null;
    },
    rolesOfAll: (sessionIds) => rolesOfSessions(kit.db, sessionIds, kit.clock.now()),
  };

  return {
    sessionOf,
    standing,
    async authenticate({ cookies, bearer, language, ip, country }) {
      const who = (await ofToken(bearer, cookies)) ?? (await ofCookies(cookies)) ?? nobody;
      return { ...who, language, ip, country };
    },
  };
}
