import { useSyncExternalStore } from 'react';
import { placeGet, placeSet, removeBeginning } from './storage-places.ts';

/** What a visitor can be asked to agree to; what is necessary is not asked (spec 1 §4). */
export const optionalCategories = ['functional', 'analytics'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];
export type ConsentCategory = 'necessary' | OptionalCategory;

export type ConsentChoice = Readonly<Record<OptionalCategory, boolean>>;

/** What a visitor decided. */
export interface Consent extends ConsentChoice {
  /** Whether the present wording was answered, in whatever way. */
  readonly decided: boolean;
  /** When it was answered, epoch ms; null while it was not. */
  readonly at: number | null;
}

/** The wording of what is asked. A higher number asks everybody again. */
export const consentVersion = 1;

/** First-party and readable, so that it can be looked up and deleted: `version.letters.when`, when in base 36. */
export const consentCookie = 'consent';
export const consentDays = 365;

const letters: Readonly<Record<OptionalCategory, string>> = { functional: 'f', analytics: 'a' };
const undecided: Consent = { decided: false, functional: false, analytics: false, at: null };

/** Reads the value of the cookie, on either side of the wire. What is not of this wording counts as not answered. */
export function parseConsent(value: string | null | undefined): Consent {
  const [version, given, when] = value?.split('.') ?? [];
  const at = Number.parseInt(when ?? '', 36);
  if (Number(version) !== consentVersion || !/^(-|f?a?)$/.test(given ?? '') || !given || Number.isNaN(at)) {
    return undecided;
  }
  return { decided: true, functional: given.includes('f'), analytics: given.includes('a'), at };
}

function formatConsent(choice: ConsentChoice, at: number): string {
  const given = optionalCategories.map((category) => (choice[category] ? letters[category] : '')).join('');
  return `${consentVersion}.${given || '-'}.${at.toString(36)}`;
}

/** What of a category is kept begins so, whichever module wrote it: withdrawing finds it without knowing the modules. */
export const keyPrefix = (category: ConsentCategory): string => (category === 'necessary' ? '' : `${category}.`);

const listeners = new Set<() => void>();
let last: { raw: string | null; consent: Consent } = { raw: null, consent: undecided };

/** The visitor's decision as it stands now. Nothing is decided on the server. */
export function consentNow(): Consent {
  const raw = placeGet('cookie', consentCookie);
  if (raw !== last.raw) last = { raw, consent: parseConsent(raw) };
  return last.consent;
}

/** Whether something of this category may be stored or run. On the server only what is necessary. */
export const allows = (category: ConsentCategory): boolean => category === 'necessary' || consentNow()[category];

/** Keeps a decision. What was stored under a category that is no longer allowed is removed before anybody hears of it. */
export function setConsent(choice: ConsentChoice, now: number = Date.now()): void {
  placeSet('cookie', consentCookie, formatConsent(choice, now), consentDays);
  for (const category of optionalCategories) if (!choice[category]) removeBeginning(keyPrefix(category));
  for (const listener of [...listeners]) listener();
}

/** Hears of every decision, also of one made in another tab once this one is looked at. */
export function subscribeConsent(listener: () => void): () => void {
  let known = consentNow();
  const tell = (): void => {
    if (consentNow() === known) return;
    known = consentNow();
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
export const useConsent = (): Consent => useSyncExternalStore(subscribeConsent, consentNow, () => undecided);
