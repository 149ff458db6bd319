import { consentCookie, consentDays } from '#kit/consent/consent-cookie.ts';
import type { storedItems } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';

import { scrollPositions } from './scroll-positions.ts';

const about = { category: 'necessary', place: 'cookie' } as const;

/** The decision itself, and how somebody wants the site to look (kit/web/device/preferences.ts). */
export const legalStores: FillingOf<typeof storedItems> = [
  { ...about, name: consentCookie, days: consentDays, purpose: 'legal.stored.consent' },
  { ...about, name: 'language', days: 365, purpose: 'legal.stored.language' },
  { ...about, name: 'theme', days: 365, purpose: 'legal.stored.theme' },
  { ...about, name: 'discreet', days: 365, purpose: 'legal.stored.discreet' },
  scrollPositions,
];
