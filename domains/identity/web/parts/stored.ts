import type { storedItems } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import {
  deviceCookie,
  lifetimes,
  loginCookie,
  passkeyCookie,
  sessionCookie,
  visitorCookie,
} from '../../contract/cookies.ts';

const day = 24 * 60 * 60 * 1000;
const about = { category: 'necessary', place: 'cookie' } as const;

/** What logging in keeps on the device. Set by the server, unreadable for scripts. */
export const identityStores: FillingOf<typeof storedItems> = [
  { ...about, name: sessionCookie, days: lifetimes.sessionAbsolute / day, purpose: 'identity.stored.session' },
  { ...about, name: visitorCookie, days: lifetimes.visitor / day, purpose: 'identity.stored.visitor' },
  { ...about, name: deviceCookie, days: lifetimes.device / day, purpose: 'identity.stored.device' },
  { ...about, name: passkeyCookie, days: lifetimes.passkeyCeremony / day, purpose: 'identity.stored.passkey' },
  { ...about, name: loginCookie, days: lifetimes.secondStep / day, purpose: 'identity.stored.login' },
];
