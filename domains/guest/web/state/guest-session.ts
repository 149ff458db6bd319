import type { IdentitySession } from '#domains/identity/contract/account.ts';
import type { Language } from '#kit/contract/access.ts';
import type { ApiClient } from '#kit/contract/client.ts';
import type { Channel } from '#kit/realtime/client.ts';
import { deferredLine } from '#kit/web/live/deferred-line.ts';
import { Followed } from '#kit/web/live/followed.ts';
import { saidLater, translatorOf } from '#kit/web/words/catalogues.ts';
import type { GuestPage } from '../../contract/guest-page.ts';
import type { GuestState } from '../../contract/guest-state.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { GuestLine } from './guest-line.ts';
import type { Reloads } from './reloads.ts';
import { createReloads } from './reloads.ts';

/** Everything that lives as long as the document: token, state, channel and the way to reload. */
export interface GuestSession {
  readonly api: ApiClient;
  readonly channel: Channel;
  readonly page: Followed<GuestPage>;
  readonly tokens: Pick<AccessTokens, 'session' | 'fresh'>;
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

/**
 * The session of a document. What talks to the server is fetched when it is first needed, or when the session starts
 * (`guest-line.ts`): a first look shows what was rendered.
 */
export function createGuestSession(options: GuestSessionOptions): GuestSession {
  const reloads = createReloads(options.reload);
  const page = new Followed<GuestPage>({ guest: options.initial, modals: null });
  const say = (key: string) => () => translatorOf(options.language).maybe(key) ?? '';
  // Without a line its words do not come either, unless the page has come to rest before.
  const unreached = (): Promise<string> => saidLater(say('guest.call.unreached')).catch(say('shell.error.text'));

  let fetching: Promise<GuestLine> | null = null;
  let line: GuestLine | null = null;
  const load = (): Promise<GuestLine> => {
    fetching ??= import('./guest-line.ts').then(
      ({ createGuestLine }) => {
        line = createGuestLine({ ...options, shown: page, reloads, unreached });
        return line;
      },
      (error: unknown) => {
        fetching = null;
        throw error;
      },
    );
    return fetching;
  };
  const { api, channel } = deferredLine(load, unreached);

  return {
    api,
    channel,
    page,
    reloads,
    tokens: {
      get session(): IdentitySession | null {
        return line?.tokens.session ?? null;
      },
      fresh: () =>
        load().then(
          ({ tokens }) => tokens.fresh(),
          () => null,
        ),
    },
    changeGuest: (part) => page.change(({ guest, ...rest }) => ({ ...rest, guest: { ...guest, ...part } })),
    start() {
      let end: (() => void) | undefined;
      let isOver = false;
      load().then(
        (found) => {
          if (!isOver) end = found.listen(channel, api);
        },
        () => undefined,
      );
      channel.open();
      return () => {
        isOver = true;
        channel.close();
        end?.();
      };
    },
  };
}
