import { storedItem } from '#kit/web/device/storage.ts';
import type { storedItems } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { cancellationCookie, cancellationCookieDays, statusBarRules } from '../../contract/status-bars.ts';

const isTime = (found: unknown): found is number => typeof found === 'number' && Number.isFinite(found);

/** Somebody has logged in here before: when they were last seen, and what this visit followed on. Stays after logout. */
export interface LoginMarker {
  /** Milliseconds since the epoch. */
  readonly seenAt: number;
  /** The present visit, when it followed a longer absence. */
  readonly back: { readonly at: number; readonly days: number } | null;
}

export const loginMarker = storedItem<LoginMarker>({
  name: 'login-marker',
  category: 'necessary',
  place: 'local',
  purpose: 'notices.stored.loginMarker',
  parse(found) {
    const { seenAt, back } = (found ?? {}) as { seenAt?: unknown; back?: { at?: unknown; days?: unknown } | null };
    if (!isTime(seenAt)) return null;
    return { seenAt, back: back && isTime(back.at) && isTime(back.days) ? { at: back.at, days: back.days } : null };
  },
});

/** Remembers that this device's guest is past the age check of a country that demands one. */
export const forcedAvs = storedItem<string>({
  name: 'favs',
  category: 'necessary',
  place: 'cookie',
  days: 30,
  purpose: 'notices.stored.forcedAvs',
  parse: (found) => (typeof found === 'string' ? found : null),
});

/** The partner brand's greeting was read; it is not said twice to the same browser. */
export const partnerBrandRead = storedItem<boolean>({
  name: 'partner-brand-read',
  category: 'necessary',
  place: 'session',
  purpose: 'notices.stored.partnerBrand',
  parse: (found) => (found === true ? true : null),
});

/** One cookie for each type of bar: which one of it was dismissed. */
export const dismissals = Object.entries(statusBarRules).flatMap(([type, { dismissal }]) =>
  dismissal === null
    ? []
    : [
        {
          type,
          item: storedItem<string>({
            name: dismissal.cookie,
            category: 'necessary',
            place: 'cookie',
            days: dismissal.days,
            purpose: 'notices.stored.dismissal',
            parse: (found) => (typeof found === 'string' ? found : null),
          }),
        },
      ],
);

/** Set by the server when an offer was taken. */
export const offerTaken = storedItem<string>({
  name: cancellationCookie,
  category: 'necessary',
  place: 'cookie',
  days: cancellationCookieDays.accepted,
  purpose: 'notices.stored.offer',
  parse: (found) => (typeof found === 'string' ? found : null),
});

export const noticesStores: FillingOf<typeof storedItems> = [
  loginMarker,
  forcedAvs,
  partnerBrandRead,
  offerTaken,
  ...dismissals.map(({ item }) => item),
];
