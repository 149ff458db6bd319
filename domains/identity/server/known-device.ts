import { createHmac } from 'node:crypto';
import type { CookieJar } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';
import { deviceCookie, lifetimes } from '../contract/cookies.ts';
import { randomSecret, sign, unsign } from './secrets.ts';

/** What must be known of an account to say whether a device is known to it. */
export interface DeviceOwner {
  readonly id: number;
  /** Devices that were known before this are strangers again; null for never. */
  readonly devicesSince: Date | null;
}

/**
 * Devices on which somebody logged in before (OWASP, Slow Down Online Guessing Attacks with Device Cookies). The
 * cookie names the device and, each under a hash of its own, the accounts that know it; it lets nobody in, it only
 * keeps strangers' guesses from counting against the owner.
 */
export interface KnownDevices {
  /** The device of a call, when the account knows it. */
  deviceOf(cookies: CookieJar, account: DeviceOwner): string | null;
  /** Makes the device known to the account, from now on. */
  remember(cookies: CookieJar, accountId: number): void;
}

/** Accounts one device is known to; the one not used for longest is forgotten. */
const most = 5;

export function knownDevices(kit: Pick<Kit, 'clock' | 'keyFor'>): KnownDevices {
  const key = kit.keyFor('known-device');

  const entryOf = (device: string, accountId: number): string =>
    createHmac('sha256', key).update(`${device} ${accountId}`).digest('base64url').slice(0, 22);

  const read = (cookies: CookieJar): { device: string; since: Map<string, number> } | null => {
    const value = cookies.get(deviceCookie);
    if (!value || value.length > 600) return null;
    const [device, ...entries] = unsign(value, key)?.split('~') ?? [];
    if (!device) return null;
    const pairs = entries.map((entry) => entry.split(':'));
    return { device, since: new Map(pairs.map(([name = '', at = '']) => [name, Number.parseInt(at, 36)])) };
  };

  return {
    deviceOf(cookies, { id, devicesSince }) {
      const known = read(cookies);
      const since = known?.since.get(entryOf(known.device, id));
      if (!known || since === undefined) return null;
      const good = since + lifetimes.device > kit.clock.now() && since >= (devicesSince?.getTime() ?? 0);
      return good ? known.device : null;
    },
    remember(cookies, accountId) {
      const known = read(cookies);
      const device = known?.device ?? randomSecret().slice(0, 22);
      const entry = entryOf(device, accountId);
      const others = [...(known?.since ?? [])].filter(([name]) => name !== entry).slice(0, most - 1);
      const entries = [[entry, kit.clock.now()] as const, ...others].map(([name, at]) => `${name}:${at.toString(36)}`);
      cookies.set(deviceCookie, sign([device, ...entries].join('~'), key), { maxAge: lifetimes.device / 1000 });
    },
  };
}
