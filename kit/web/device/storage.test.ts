import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consentVersion, parseConsent } from '#kit/consent/consent-cookie.ts';
import type { Device } from '#kit/testing/device.ts';
import { stubDevice } from '#kit/testing/device.ts';
import { allows, currentConsent, setConsent, subscribeConsent } from './consent.ts';
import type { SessionConfig } from './storage.ts';
import { readSessionConfig, readStored, removeStored, storedItem, writeStored } from './storage.ts';
import { removeBeginning } from './storage-places.ts';

const text = (found: unknown): string | null => (typeof found === 'string' ? found : null);
const about = { purpose: 'kit.test' as never, parse: text } as const;
const sound = storedItem({ name: 'sound', category: 'necessary', place: 'local', ...about });
const searches = storedItem({ name: 'searches', category: 'functional', place: 'local', ...about });
const visit = storedItem({ name: 'visit', category: 'analytics', place: 'cookie', days: 30, ...about });
const tab = storedItem({ name: 'tab', category: 'necessary', place: 'session', ...about });

let device: Device;
beforeEach(() => {
  device = stubDevice();
});
afterEach(() => {
  removeBeginning('');
  vi.unstubAllGlobals();
});

describe('consent', () => {
  it('is undecided at first: only what is necessary is allowed', () => {
    expect(currentConsent()).toEqual({ decided: false, asked: false, functional: false, analytics: false, at: null });
    expect([allows('necessary'), allows('functional'), allows('analytics')]).toEqual([true, false, false]);
  });

  it('is kept in a readable cookie of ours, with the wording it answers and when', () => {
    setConsent({ functional: true, analytics: false }, 1_767_225_600_000);
    expect(device.cookies.get('consent')).toBe(`${consentVersion}.f.${(1_767_225_600_000).toString(36)}`);
    expect(device.lastCookie).toMatch(/; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/);
    expect(currentConsent()).toEqual({
      decided: true,
      asked: true,
      functional: true,
      analytics: false,
      at: 1_767_225_600_000,
    });
    expect(parseConsent(device.cookies.get('consent'))).toEqual(currentConsent());
  });

  it('answering the first line leaves the question of what is optional open', () => {
    setConsent({ functional: false, analytics: false }, 1, false);
    expect(currentConsent()).toEqual({ decided: true, asked: false, functional: false, analytics: false, at: 1 });
    expect([allows('necessary'), allows('functional'), allows('analytics')]).toEqual([true, false, false]);
  });

  it('saying no is a decision, too', () => {
    setConsent({ functional: false, analytics: false }, 1);
    expect(currentConsent()).toMatchObject({ decided: true, functional: false, analytics: false });
  });

  it('is asked again when the wording changed, and whatever is no decision of ours counts as none', () => {
    for (const value of [`${consentVersion + 1}.fa.1`, '1.x.1', '1.fa', '1..1', 'yes', '', undefined]) {
      expect(parseConsent(value), value).toMatchObject({ decided: false, functional: false, analytics: false });
    }
  });

  it('is heard of at once, and from another tab when this one is looked at again', () => {
    const heard: boolean[] = [];
    const stop = subscribeConsent(() => heard.push(currentConsent().analytics));
    setConsent({ functional: false, analytics: true }, 1);
    device.comeBack();
    device.cookies.set('consent', `${consentVersion}.-.2`);
    device.comeBack();
    stop();
    setConsent({ functional: true, analytics: true }, 3);
    expect(heard).toEqual([true, false]);
  });

  it('never allows more than the necessary on a server, and keeps nothing there', () => {
    vi.unstubAllGlobals();
    setConsent({ functional: true, analytics: true }, 1);
    writeStored(sound, 'loud');
    expect([allows('necessary'), allows('functional'), allows('analytics')]).toEqual([true, false, false]);
    expect(readStored(sound)).toBe(null);
  });
});

describe('a stored item', () => {
  it('is written only when its category is allowed', () => {
    for (const item of [sound, searches, visit, tab]) writeStored(item, 'x');
    expect([...device.local.keys(), ...device.session.keys(), ...device.cookies.keys()]).toEqual(['sound', 'tab']);
    setConsent({ functional: true, analytics: true }, 1);
    for (const item of [searches, visit]) writeStored(item, 'x y');
    expect(readStored(searches)).toBe('x y');
    expect(readStored(visit)).toBe('x y');
    expect(device.cookies.get('analytics.visit')).toBe('x%20y');
  });

  it('goes when its category is withdrawn, and the necessary stays', () => {
    setConsent({ functional: true, analytics: true }, 1);
    for (const item of [sound, searches, visit]) writeStored(item, 'x');
    setConsent({ functional: false, analytics: true }, 2);
    expect([readStored(sound), readStored(searches), readStored(visit)]).toEqual(['x', null, 'x']);
    setConsent({ functional: false, analytics: false }, 3);
    expect([...device.local.keys(), ...device.cookies.keys()]).toEqual(['sound', 'consent']);
  });

  it.each(['everything', 'writing'] as const)('lives in memory when the device refuses %s', (what) => {
    device.refuse(what);
    writeStored(sound, 'soft');
    expect(readStored(sound)).toBe('soft');
    expect(device.local.size).toBe(0);
    removeStored(sound);
    expect(readStored(sound)).toBe(null);
  });

  it('goes from memory, too, when its category is withdrawn', () => {
    setConsent({ functional: true, analytics: false }, 1);
    device.refuse('writing');
    writeStored(searches, 'x');
    setConsent({ functional: false, analytics: false }, 2);
    setConsent({ functional: true, analytics: false }, 3);
    expect(readStored(searches)).toBe(null);
  });

  it('that makes no sense, by another release or by hand, is none', () => {
    device.local.set('sound', '{"half":');
    expect(readStored(sound)).toBe(null);
    device.local.set('sound', '7');
    expect(readStored(sound)).toBe(null);
  });
});

describe('the session config', () => {
  const item = storedItem<SessionConfig<string>>({
    ...about,
    name: 'session',
    category: 'necessary',
    place: 'local',
    parse: (found) => found as SessionConfig<string>,
  });

  it('is read back while the login state is the one it was kept with', () => {
    writeStored(item, { isLoggedIn: true, config: 'mine' });
    expect(readSessionConfig(item, true)).toBe('mine');
  });

  it.each([true, false])('is discarded when its flag disagrees (kept while logged in: %s)', (isLoggedIn) => {
    writeStored(item, { isLoggedIn, config: 'mine' });
    expect(readSessionConfig(item, !isLoggedIn)).toBe(null);
    expect(device.local.size).toBe(0);
    expect(readSessionConfig(item, isLoggedIn)).toBe(null);
  });
});
