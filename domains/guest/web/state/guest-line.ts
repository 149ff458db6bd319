import { filled } from 'virtual:slots/guest.pushes';
import { emailVerifiedPush } from '#domains/identity/contract/messages.ts';
import type { ApiClient } from '#kit/contract/client.ts';
import { createClient, fetchTransport } from '#kit/contract/client.ts';
import type { Channel } from '#kit/realtime/client.ts';
import { createChannel } from '#kit/realtime/client.ts';
import { pageReload, sessionExpired } from '#kit/realtime/messages.ts';
import type { Line } from '#kit/web/live/deferred-line.ts';
import type { Followed } from '#kit/web/live/followed.ts';
import { LiveResource } from '#kit/web/live/live-resource.ts';
import { fillingsOf } from '#kit/web/slots/slots.ts';
import type { GuestPage } from '../../contract/guest-page.ts';
import { guestPageWith } from '../../contract/guest-page.ts';
import type { guestPushes } from '../slots.ts';
import type { AccessTokens } from './access-tokens.ts';
import { createAccessTokens } from './access-tokens.ts';
import type { GuestSessionOptions } from './guest-session.ts';
import type { Reloads } from './reloads.ts';
import { reloadsOnEmailVerified } from './reloads.ts';

declare global {
  /** What the browser was given to find the scripts of pages by; its version is the build's. */
  var __reactRouterManifest: { readonly version?: string } | undefined;
}

/** How often the token is looked at while the page is open, in milliseconds. */
const checkEvery = 60_000;

/** The guest of a page with every push that changes them, of all domains. */
const guestPage = guestPageWith(fillingsOf<typeof guestPushes>(filled).flatMap(({ value }) => value));

/** What a document talks to the server with. */
export interface GuestLine extends Line {
  readonly tokens: AccessTokens;
  /** Keeps the guest current and hears what concerns the whole document. The result ends that. */
  listen(channel: Channel, api: ApiClient): () => void;
}

interface GuestLineOptions extends GuestSessionOptions {
  /** What the page knows of its guest. */
  readonly shown: Followed<GuestPage>;
  readonly reloads: Reloads;
  /** Says in the visitor's language that a call did not get through. */
  readonly unreached: () => Promise<string>;
}

/** Made once for a document, by its session ({@link createGuestSession}). */
export function createGuestLine(options: GuestLineOptions): GuestLine {
  const { initial, now, origin, shown, reloads, unreached } = options;
  const http = {
    base: origin,
    language: () => options.language,
    version: () => globalThis.__reactRouterManifest?.version,
    ...(options.fetch ? { fetch: options.fetch } : {}),
  };
  const bare = createClient(fetchTransport({ ...http, token: () => null }));
  const tokens = createAccessTokens({ api: bare, now, startsLoggedIn: initial.isLoggedIn });
  const api = createClient(
    fetchTransport({
      ...http,
      token: () => tokens.session?.accessToken ?? null,
      renew: async () => (await tokens.renew())?.accessToken ?? null,
      stepUp: async () => (await import('#kit/web/session/step-up.ts')).stepUp.ask(),
      unreached,
    }),
  );
  const channel = createChannel({
    url: `${origin.replace(/^http/, 'ws')}/realtime`,
    language: () => options.language,
    identity: () => ({
      accessToken: tokens.session?.accessToken ?? '',
      subject: { guestId: tokens.session?.guestId ?? null },
      // Before the first token the page knows: what is done on it already is not refused.
      isLoggedIn: tokens.session?.loggedIn ?? shown.state.guest.isLoggedIn,
    }),
    prepare: async () => void (await tokens.fresh()),
    onAcknowledged() {
      const { session } = tokens;
      // Whoever logged in or out meanwhile is not told by a push: the page is still made for the one before.
      if (session && session.loggedIn !== shown.state.guest.isLoggedIn) reloads.request();
    },
    unreached,
    ...(options.socket ? { socket: options.socket } : {}),
  });
  return {
    api,
    channel,
    tokens,
    listen(shared, client) {
      const ends = [
        shown.take(
          new LiveResource({
            resource: guestPage,
            key: null,
            api: client,
            channel: shared,
            initial: shown.state,
            store: shown,
          }),
        ),
        shared.on(emailVerifiedPush, () => {
          if (reloadsOnEmailVerified(options.page())) reloads.request();
        }),
        shared.on(pageReload, () => reloads.request()),
        shared.on(sessionExpired, () => {
          tokens.drop();
          reloads.request();
        }),
      ];
      const timer = setInterval(() => void tokens.fresh(), checkEvery);
      return () => {
        clearInterval(timer);
        for (const end of ends) end();
      };
    },
  };
}
