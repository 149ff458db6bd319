import { emailVerifiedPush } from '#domains/identity/contract/messages.ts';
import type { Language } from '#kit/contract/access.ts';
import type { ApiClient } from '#kit/contract/client.ts';
import { createClient, fetchTransport } from '#kit/contract/client.ts';
import type { Channel } from '#kit/realtime/client.ts';
import { createChannel } from '#kit/realtime/client.ts';
import { pageReload, sessionExpired } from '#kit/realtime/messages.ts';
import { loadDeferred, translatorOf } from '#kit/web/catalogues.ts';
import { LiveResource } from '#kit/web/live-resource.ts';
import type { GuestPage } from '../../contract/guest-page.ts';
import type { GuestState } from '../../contract/guest-state.ts';
import type { AccessTokens } from './access-tokens.ts';
import { createAccessTokens } from './access-tokens.ts';
import { guestPage } from './parts.ts';
import type { Reloads } from './reloads.ts';
import { createReloads, reloadsOnEmailVerified } from './reloads.ts';

/** Everything that lives as long as the document: token, state, channel and the way to reload. */
export interface GuestSession {
  readonly api: ApiClient;
  readonly channel: Channel;
  readonly page: LiveResource<null, GuestPage>;
  readonly tokens: AccessTokens;
  readonly reloads: Reloads;
  /** Listens to the channel and opens it. The result closes everything. */
  start(): () => void;
  /** Takes in what this page has done and the server confirmed, or is about to. */
  changeGuest(part: Partial<GuestState>): void;
}

export interface GuestSessionOptions {
  readonly initial: GuestState;
  readonly language: Language;
  /** The origin of the site: `https://example.org`. */
  readonly origin: string;
  readonly now: () => number;
  readonly reload: () => void;
  /** Where the guest is, asked at the moment it matters. */
  readonly page: () => { isMobile: boolean; routeName: string | null };
  readonly fetch?: typeof fetch;
  readonly socket?: typeof WebSocket;
}

/** How often the token is looked at while the page is open, in milliseconds. */
const checkEvery = 60_000;

export function createGuestSession(options: GuestSessionOptions): GuestSession {
  const { initial, now, origin } = options;
  const http = { base: origin, language: () => options.language, ...(options.fetch ? { fetch: options.fetch } : {}) };
  const say = (key: string) => () => translatorOf(options.language).maybe(key) ?? '';
  // Without a line its words do not come either, unless the page has come to rest before.
  const unreached = (): Promise<string> => loadDeferred().then(say('guest.call.unreached'), say('shell.error.text'));
  const bare = createClient(fetchTransport({ ...http, token: () => null }));
  const tokens = createAccessTokens({ api: bare, now, startsLoggedIn: initial.isLoggedIn });
  const api = createClient(
    fetchTransport({
      ...http,
      token: () => tokens.session?.accessToken ?? null,
      renew: async () => (await tokens.renew())?.accessToken ?? null,
      stepUp: async () => (await import('#kit/web/step-up.ts')).stepUp.ask(),
      unreached,
    }),
  );
  const reloads = createReloads(options.reload);

  const channel = createChannel({
    url: `${origin.replace(/^http/, 'ws')}/realtime`,
    language: () => options.language,
    identity: () => ({
      accessToken: tokens.session?.accessToken ?? '',
      subject: { guestId: tokens.session?.guestId ?? null },
      // Before the first token the page knows: what is done on it already is not refused.
      isLoggedIn: tokens.session?.loggedIn ?? page.state.guest.isLoggedIn,
    }),
    prepare: async () => void (await tokens.fresh()),
    onAcknowledged() {
      const { session } = tokens;
      // Whoever logged in or out meanwhile is not told by a push: the page is still made for the one before.
      if (session && session.loggedIn !== page.state.guest.isLoggedIn) reloads.request();
    },
    unreached,
    ...(options.socket ? { socket: options.socket } : {}),
  });

  const page = new LiveResource({
    resource: guestPage,
    key: null,
    initial: { guest: initial, modals: null },
    api,
    channel,
  });

  const listen = (): (() => void)[] => [
    page.start(),
    channel.on(emailVerifiedPush, () => {
      if (reloadsOnEmailVerified(options.page())) reloads.request();
    }),
    channel.on(pageReload, () => reloads.request()),
    channel.on(sessionExpired, () => {
      tokens.drop();
      reloads.request();
    }),
  ];

  return {
    api,
    channel,
    page,
    tokens,
    reloads,
    changeGuest: (part) => page.change(({ guest, ...rest }) => ({ ...rest, guest: { ...guest, ...part } })),
    start() {
      const ends = listen();
      channel.open();
      const timer = setInterval(() => void tokens.fresh(), checkEvery);
      return () => {
        clearInterval(timer);
        channel.close();
        for (const end of ends) end();
      };
    },
  };
}
