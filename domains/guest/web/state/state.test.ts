import { beforeEach, describe, expect, test } from 'vitest';
import type { IdentitySession } from '#domains/identity/contract/account.ts';
import { openVisitorSession, renewSession } from '#domains/identity/contract/routes.ts';
import type { ApiClient, Result } from '#kit/contract/client.ts';
import { createAccessTokens } from './access-tokens.ts';
import { createReloads, reloadsOnEmailVerified } from './reloads.ts';

describe('the access token of a page', () => {
  const minute = 60_000;
  let now: number;
  let calls: string[];
  let alive: boolean;
  const session = (guestId: number, loggedIn: boolean): IdentitySession => ({
    guestId,
    loggedIn,
    emailVerified: false,
    roles: [],
    accessToken: `token-${calls.length}`,
    accessTokenExpiresAt: new Date(now + 15 * minute).toISOString(),
    next: null,
  });
  const api = {
    call: async (route: { name: string }): Promise<Result<unknown>> => {
      calls.push(route.name);
      if (route === openVisitorSession) return { ok: true, data: session(100_001, false) };
      if (route === renewSession) return { ok: true, data: alive ? session(100_002, true) : null };
      throw new Error(route.name);
    },
  } as unknown as ApiClient;
  const tokensFor = (startsLoggedIn: boolean) => createAccessTokens({ api, now: () => now, startsLoggedIn });

  beforeEach(() => {
    now = Date.UTC(2026, 10, 20);
    calls = [];
    alive = true;
  });

  test('is fetched once, whoever asks, and again shortly before it ends', async () => {
    const tokens = tokensFor(true);
    const [one, two] = await Promise.all([tokens.fresh(), tokens.fresh()]);
    expect(one).toBe(two);
    now += 12 * minute;
    expect(await tokens.fresh()).toBe(one);
    now += 2 * minute;
    expect(await tokens.fresh()).not.toBe(one);
    expect(calls).toEqual(['identity.renewSession', 'identity.renewSession']);
  });

  test('a visitor session is opened only when somebody needs a token', async () => {
    const tokens = tokensFor(false);
    expect(calls).toEqual([]);
    expect((await tokens.fresh())?.guestId).toBe(100_001);
    expect(calls).toEqual(['identity.openVisitorSession']);
  });

  test('who is logged out meanwhile continues as a visitor', async () => {
    const tokens = tokensFor(true);
    await tokens.fresh();
    alive = false;
    tokens.drop();
    expect(await tokens.fresh()).toMatchObject({ loggedIn: false, guestId: 100_001 });
  });
});

describe('reloading', () => {
  test('waits for a payment and a paid chat, and follows when both are done', () => {
    let reloaded = 0;
    const reloads = createReloads(() => {
      reloaded += 1;
    });
    const [payment, chat] = [reloads.hold(), reloads.hold()];
    reloads.request();
    payment();
    payment();
    expect(reloaded).toBe(0);
    chat();
    expect(reloaded).toBe(1);
    reloads.hold()();
    expect(reloaded).toBe(1);
    reloads.request();
    expect(reloaded).toBe(2);
  });

  test('a verified address reloads the page, but not on a phone and not on the TV livestreams', () => {
    const on = (isMobile: boolean, routeName: string | null) => reloadsOnEmailVerified({ isMobile, routeName });
    expect(on(false, 'performers.home')).toBe(true);
    expect(on(false, null)).toBe(true);
    expect(on(true, 'performers.home')).toBe(false);
    expect(on(false, 'tv.livestream')).toBe(false);
    expect(on(false, 'tv.premiumLivestream')).toBe(false);
  });
});
