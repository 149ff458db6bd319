import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GuestSession } from './guest-session.ts';
import { createGuestSession } from './guest-session.ts';
import { defaultGuestState } from './parts.ts';

/** The line to the server, spoken into by the test. */
class Line {
  static last: Line | undefined;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    Line.last = this;
  }
  send(): void {
    // The page says hello; nobody needs to answer here.
  }
  close(): void {
    this.readyState = 3;
  }
}

const says = (type: string, data: unknown = {}): void =>
  Line.last?.onmessage?.({ data: JSON.stringify({ type, data }) });
const verified = (): void => says('emailVerified', { email: 'a@b.cd', emailVerified: true });

const visitor = {
  guestId: 1,
  loggedIn: false,
  emailVerified: false,
  roles: [],
  accessToken: 't',
  accessTokenExpiresAt: new Date(3_600_000).toISOString(),
};
/** What the platform answers about the session; null while it does not answer. */
let known: typeof visitor | null;

let reloads: number;
let page: { isMobile: boolean; routeName: string | null };
let session: GuestSession;
let end: () => void;

/** Opens a page that was rendered for a member. */
async function openPage(): Promise<void> {
  session = createGuestSession({
    initial: { ...defaultGuestState, isLoggedIn: true },
    language: 'en',
    origin: 'http://vesper.test',
    now: () => 0,
    reload: () => {
      reloads += 1;
    },
    page: () => page,
    fetch: async (url) =>
      /identity\//.test(String(url))
        ? new Response(JSON.stringify(known), { headers: { 'content-type': 'application/json' } })
        : new Response(null, { status: 503 }),
    socket: Line as unknown as typeof WebSocket,
  });
  Line.last = undefined;
  end = session.start();
  await vi.waitFor(() => expect(Line.last).toBeDefined());
}

beforeEach(async () => {
  reloads = 0;
  known = { ...visitor, loggedIn: true };
  page = { isMobile: false, routeName: 'performers.home' };
  await openPage();
});
afterEach(() => end());

describe('an address that is confirmed elsewhere', () => {
  test('reloads the page on a desk, and the page knows it at once', () => {
    verified();
    expect(reloads).toBe(1);
    expect(session.page.state.guest.emailVerified).toBe(true);
  });

  test.each([
    ['on a phone', { isMobile: true, routeName: 'performers.home' }],
    ['while the TV livestream plays', { isMobile: false, routeName: 'tv.livestream' }],
    ['while the premium livestream plays', { isMobile: false, routeName: 'tv.premiumLivestream' }],
  ])('does not reload %s; the page knows it all the same', (_, where) => {
    page = where;
    verified();
    expect(reloads).toBe(0);
    expect(session.page.state.guest.emailVerified).toBe(true);
  });
});

describe('a session that has ended', () => {
  test('reloads the page, on a phone too', () => {
    page = { isMobile: true, routeName: 'tv.livestream' };
    says('sessionExpired');
    expect(reloads).toBe(1);
  });

  test('waits while a payment waits for its feedback, and reloads after it', () => {
    const feedback = session.reloads.hold();
    says('sessionExpired');
    expect(reloads).toBe(0);
    feedback();
    expect(reloads).toBe(1);
  });
});

describe('a page that was made for somebody else', () => {
  const acknowledged = (isLoggedIn: boolean): void => says('sessionAcknowledged', { guestId: 1, isLoggedIn });
  const openFor = async (who: typeof known): Promise<void> => {
    end();
    known = who;
    await openPage();
  };

  test('is loaded again when its session has ended before it listened', async () => {
    await openFor(visitor);
    acknowledged(false);
    expect(reloads).toBe(1);
  });

  test('waits for a payment’s feedback even then', async () => {
    await openFor(visitor);
    const feedback = session.reloads.hold();
    acknowledged(false);
    expect(reloads).toBe(0);
    feedback();
    expect(reloads).toBe(1);
  });

  test('stays while it is right, and while nobody says who is here', async () => {
    acknowledged(true);
    await openFor(null);
    acknowledged(false);
    expect(reloads).toBe(0);
  });
});

describe('a reload the server asks for', () => {
  test('happens at once where nothing would be lost', () => {
    says('pageReload');
    expect(reloads).toBe(1);
  });

  test('waits for a paid chat, and happens once however often it was asked for', () => {
    const chat = session.reloads.hold();
    says('pageReload');
    says('pageReload');
    expect(reloads).toBe(0);
    chat();
    expect(reloads).toBe(1);
  });
});
