import { describe, expect, test } from 'vitest';
import type { InstallFacts } from './install-rule.ts';
import { installMethod, offersInstall } from './install-rule.ts';
import { reloadsOnSkew } from './skew.ts';
import type { UpdateFacts } from './update-rule.ts';
import { updateStep } from './update-rule.ts';
import { mayKeep, offlinePath, pastTheWorker, strategyOf } from './worker/rules.ts';

describe('what the worker answers itself', () => {
  const origin = 'https://vesper.example';
  const shell = new Set(['/offline/de.html', '/icon.svg']);
  const strategy = (path: string, more: Partial<Parameters<typeof strategyOf>[0]> = {}) =>
    strategyOf(
      { method: 'GET', mode: 'no-cors', url: new URL(path, origin), origin, isPersonal: false, ...more },
      shell,
    );

  test.each([
    ['a page', '/de/', { mode: 'navigate' }, 'page'],
    ['a page of the studio', '/de/studio/', { mode: 'navigate' }, 'page'],
    ['a file of the build', '/assets/vendor-a1.js', {}, 'asset'],
    ['the offline page', '/offline/de.html', { mode: 'navigate' }, 'shell'],
    ['a call', '/rest/v1/guest/get', {}, 'leave'],
    ['a public picture, which tells who was looked at', '/rest/v1/media/picture/1/240', {}, 'leave'],
    ['a signed picture', '/rest/v1/media/picture/1/240?expires=1&signature=x', {}, 'leave'],
    ['a download', '/rest/v1/statement.csv', { mode: 'navigate' }, 'leave'],
    ['GraphQL', '/graphql', {}, 'leave'],
    ['the channel', '/realtime', {}, 'leave'],
    ['live media', '/media', {}, 'leave'],
    ['the data of a page', '/de/myvisitx.data', {}, 'leave'],
    ['the manifest of routes', '/__manifest?paths=x', {}, 'leave'],
    ['a form sent', '/de/anmelden/', { mode: 'navigate', method: 'POST' }, 'leave'],
    ['a call in somebody’s name', '/assets/vendor-a1.js', { isPersonal: true }, 'leave'],
    ['another site', 'https://elsewhere.example/assets/a.js', {}, 'leave'],
  ] as const)('%s', (_, path, more, expected) => {
    expect(strategy(path, more)).toBe(expected);
  });

  test.each([
    ['/rest', true],
    ['/rest/v1/actor/own?ids=1', true],
    ['/de/myvisitx.data', true],
    ['/__manifest?paths=x', true],
    ['/de/', false],
    ['/de/restaurant/', false],
    ['/assets/vendor-a1.js', false],
    ['/offline/de.html', false],
  ])('what browsers send past it is nothing it would answer: %s', (path, expected) => {
    const isPast = pastTheWorker.some(
      ({ condition }) => 'urlPattern' in condition && new URLPattern(condition.urlPattern).test(path, origin),
    );
    expect(isPast).toBe(expected);
    if (isPast) expect(strategy(path)).toBe('leave');
  });

  test.each([
    ['public, max-age=31536000, immutable', 200, 'basic', true],
    ['public, max-age=3600', 200, 'basic', false],
    ['private, immutable', 200, 'basic', false],
    ['no-store', 200, 'basic', false],
    [null, 200, 'basic', false],
    ['public, immutable', 404, 'basic', false],
    ['public, immutable', 200, 'opaque', false],
  ] as const)('of answers it keeps only what never changes: %s %i %s', (control, status, type, expected) => {
    expect(mayKeep({ status, type, headers: { get: () => control } })).toBe(expected);
  });

  test('the offline page speaks the language of the address, else the browser’s, else English', () => {
    const known = ['de', 'en', 'nl', 'es'];
    expect(offlinePath('/nl/amateur/lena/', ['de-DE'], known)).toBe('/offline/nl.html');
    expect(offlinePath('/office/', ['pl', 'es-MX'], known)).toBe('/offline/es.html');
    expect(offlinePath('/', ['pl'], known)).toBe('/offline/en.html');
  });
});

describe('when the app is offered', () => {
  const back: InstallFacts = {
    method: 'dialog',
    isInstalled: false,
    isDismissed: false,
    visits: 2,
    hasChatted: false,
    page: 'performers.home',
    isBusy: false,
  };
  test.each<[string, Partial<InstallFacts>, boolean]>([
    ['on the second visit', {}, true],
    ['on iOS by hand', { method: 'ios' }, true],
    ['on the first visit after a chat', { visits: 1, hasChatted: true }, true],
    ['not on arrival', { visits: 1 }, false],
    ['not in the room', { page: 'live.room' }, false],
    ['not while logging in', { page: 'identity.login' }, false],
    ['not while paying', { page: 'payments.topUp' }, false],
    ['not on a page that is not there', { page: undefined }, false],
    ['not for a week after "not now"', { isDismissed: true }, false],
    ['not when installed', { isInstalled: true }, false],
    ['not where the browser cannot', { method: null }, false],
    ['not while something else is asked', { isBusy: true }, false],
  ])('%s', (_, facts, expected) => {
    expect(offersInstall({ ...back, ...facts })).toBe(expected);
  });

  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile Safari/604.1';
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15';
  test.each([
    ['the browser offers it', 'anything', 0, true, 'dialog'],
    ['Safari on a phone', iphone, 5, false, 'ios'],
    ['Safari on a tablet', mac, 5, false, 'ios'],
    ['Safari on a desk', mac, 0, false, null],
    ['another browser on iOS', iphone.replace('Version', 'CriOS'), 5, false, null],
    ['a browser that does not offer', 'Mozilla/5.0 (X11; Linux) Firefox/160.0', 0, false, null],
  ] as const)('%s', (_, userAgent, touchPoints, hasOffer, expected) => {
    expect(installMethod({ userAgent, touchPoints, hasOffer })).toBe(expected);
  });
});

describe('when a new version comes in', () => {
  const waiting: UpdateFacts = {
    updateState: 'waiting',
    isHeld: false,
    isRoom: false,
    isHidden: false,
    hasMoved: false,
  };
  test.each<[string, Partial<UpdateFacts>, ReturnType<typeof updateStep>]>([
    ['nothing without an update', { updateState: 'none', hasMoved: true }, 'none'],
    ['a quiet line on a page at rest', {}, 'offer'],
    ['by itself with the next page', { hasMoved: true }, 'reload'],
    ['not a word during a paid chat', { isHeld: true, hasMoved: true }, 'wait'],
    ['not a word in the room', { isRoom: true }, 'wait'],
    ['a hidden tab does not let it in for others', { isHidden: true }, 'offer'],
    ['a hidden tab follows another that has', { updateState: 'replaced', isHidden: true }, 'reload'],
    ['a looked-at tab is asked first', { updateState: 'replaced' }, 'offer'],
    ['a hidden tab with a chat stays', { updateState: 'replaced', isHidden: true, isHeld: true }, 'wait'],
  ])('%s', (_, facts, expected) => {
    expect(updateStep({ ...waiting, ...facts })).toBe(expected);
  });
});

test('a missing file of an older build loads the page again, once', () => {
  expect(reloadsOnSkew({ wasReloaded: false, ageMs: 500 })).toBe(true);
  expect(reloadsOnSkew({ wasReloaded: true, ageMs: 500 })).toBe(false);
  expect(reloadsOnSkew({ wasReloaded: true, ageMs: 600_000 })).toBe(true);
});
