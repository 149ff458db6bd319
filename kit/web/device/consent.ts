import { useSyncExternalStore } from 'react';
import type { Consent, ConsentCategory, ConsentChoice } from '#kit/consent/consent-cookie.ts';
import {
  consentCookie,
  consentDays,
  formatConsent,
  optionalCategories,
  parseConsent,
  undecided,
} from '#kit/consent/consent-cookie.ts';
import { placeGet, placeSet, removeBeginning } from './storage-places.ts';

/** What of a category is kept begins so, whichever module wrote it: withdrawing finds it without knowing the modules. */
export const keyPrefix = (category: ConsentCategory): string => (category === 'necessary' ? '' : `${category}.`);

const listeners = new Set<() => void>();
let last: { raw: string | null; consent: Consent } = { raw: null, consent: undecided };

/** The visitor's decision as it stands now. Nothing is decided on the server. */
export function currentConsent(): Consent {
  const raw = placeGet('cookie', consentCookie);
  if (raw !== last.raw) last = { raw, consent: parseConsent(raw) };
  return last.consent;
}

/** Whether something of this category may be stored or run. On the server only what is necessary. */
export const allows = (category: ConsentCategory): boolean => category === 'necessary' || currentConsent()[category];

/** Keeps a decision. What was stored under a category that is no longer allowed is removed before anybody hears of it. */
export function setConsent(choice: ConsentChoice, now: number = Date.now(), asked = true): void {
  placeSet('cookie', consentCookie, formatConsent(choice, now, asked), consentDays);
  for (const category of optionalCategories) if (!choice[category]) removeBeginning(keyPrefix(category));
  for (const listener of [...listeners]) listener();
}

/** Hears of every decision, also of one made in another tab once this one is looked at. */
export function subscribeConsent(listener: () => void): () => void {
  let known = currentConsent();
  const tell = (): void => {
    if (currentConsent() === known) return;
    known = currentConsent();
    listener();
  };
  listeners.add(tell);
  if (typeof document !== 'undefined') document.addEventListener('visibilitychange', tell);
  return () => {
    listeners.delete(tell);
    if (typeof document !== 'undefined') document.removeEventListener('visibilitychange', tell);
  };
}

/** The visitor's decision: `const { decided, analytics } = useConsent()`. Undecided while rendered on the server. */
export const useConsent = (): Consent => useSyncExternalStore(subscribeConsent, currentConsent, () => undecided);
