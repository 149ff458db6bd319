import type { Kit } from '#kit/server/kit.ts';
import type { AccessTokens } from './access-token.ts';
import type { Authenticator } from './authenticate.ts';
import type { EndSessions } from './end-sessions.ts';
import type { Proofs } from './guess-proof.ts';
import type { KnownDevices } from './known-device.ts';
import type { SessionCache } from './session-cache.ts';
import type { VisitorCookie } from './visitor-cookie.ts';

/** What the use cases of identity share. */
export interface Context {
  readonly kit: Kit;
  readonly cache: SessionCache;
  readonly tokens: AccessTokens;
  readonly visitors: VisitorCookie;
  readonly end: EndSessions;
  readonly authenticator: Authenticator;
  readonly devices: KnownDevices;
  readonly proofs: Proofs;
}
