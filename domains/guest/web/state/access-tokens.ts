import type { IdentitySession } from '#domains/identity/contract/account.ts';
import { openVisitorSession, renewSession } from '#domains/identity/contract/routes.ts';
import type { ApiClient } from '#kit/contract/client.ts';

/** A token is replaced this long before it ends, in milliseconds. */
const renewBefore = 2 * 60_000;

/** The access token of this page, kept fresh. */
export interface AccessTokens {
  /** The session as last told; null before the first need. Its token may be about to end. */
  readonly session: IdentitySession | null;
  /** A session whose token still lasts. Opens a visitor session for anyone who has none; null when the server is away. */
  fresh(): Promise<IdentitySession | null>;
  /** As {@link fresh}, but never the token at hand: the server has refused it. */
  renew(): Promise<IdentitySession | null>;
  /** Forgets the token, because its session ended. */
  drop(): void;
}

/** Fetches tokens one at a time, whoever asks. `startsLoggedIn` is what the page was rendered for. */
export function createAccessTokens(options: {
  /** A client that sends no token: the cookies decide. */
  readonly api: ApiClient;
  readonly now: () => number;
  readonly startsLoggedIn: boolean;
}): AccessTokens {
  const { api, now } = options;
  let session: IdentitySession | null = null;
  let known = options.startsLoggedIn;
  let under: Promise<IdentitySession | null> | null = null;

  const fetchSession = async (): Promise<IdentitySession | null> => {
    if (known) {
      const renewed = await api.call(renewSession, {});
      if (!renewed.ok) return null;
      if (renewed.data) return renewed.data;
    }
    const opened = await api.call(openVisitorSession, {});
    return opened.ok ? opened.data : null;
  };

  const renew = (): Promise<IdentitySession | null> => {
    under ??= fetchSession()
      .then((next) => {
        if (next) {
          session = next;
          known = true;
        }
        return next;
      })
      .finally(() => {
        under = null;
      });
    return under;
  };

  return {
    get session() {
      return session;
    },
    fresh: async () =>
      session && Date.parse(session.accessTokenExpiresAt) - now() > renewBefore ? session : await renew(),
    renew,
    drop() {
      session = null;
    },
  };
}
