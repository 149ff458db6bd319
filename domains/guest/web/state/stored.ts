import type { SessionConfig } from '#kit/web/device/storage.ts';
import { storedItem } from '#kit/web/device/storage.ts';
import type { storedItems } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import type { GuestState } from '../../contract/guest-state.ts';
import { noticeCookie, noticeCookieDays } from '../../contract/legal.ts';
import { keptFields } from './parts.ts';

/** What of the guest state holds from one page to the next, before the first fetch has answered: the fields that say so. */
export type KeptConfig = Partial<GuestState>;

/** The session config of spec 1 §3, kept together with the login state it was true for. */
export const sessionConfigItem = storedItem<SessionConfig<KeptConfig>>({
  name: 'vesper.session',
  category: 'necessary',
  place: 'local',
  purpose: 'guest.stored.sessionConfig',
  parse(found) {
    const { isLoggedIn, config } = found as Partial<SessionConfig<KeptConfig>>;
    // An older release kept other fields: what is not there comes with the first fetch.
    const isWhole =
      config !== undefined && config !== null && keptFields.every((field) => Object.hasOwn(config, field));
    return typeof isLoggedIn === 'boolean' && isWhole ? { isLoggedIn, config } : null;
  },
});

export const guestStores: FillingOf<typeof storedItems> = [
  sessionConfigItem,
  {
    name: noticeCookie,
    category: 'necessary',
    place: 'cookie',
    days: noticeCookieDays,
    purpose: 'guest.stored.notice',
  },
];
