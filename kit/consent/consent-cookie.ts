/** What a visitor can be asked to agree to; what is necessary is not asked (spec 1 §4). */
export const optionalCategories = ['functional', 'analytics'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];
export type ConsentCategory = 'necessary' | OptionalCategory;

export type ConsentChoice = Readonly<Record<OptionalCategory, boolean>>;

/** What a visitor decided. */
export interface Consent extends ConsentChoice {
  /** Whether the present wording was answered, in whatever way. */
  readonly decided: boolean;
  /** Whether what is optional was asked, too: the first line only says what is kept anyway, and the question comes later. */
  readonly asked: boolean;
  /** When it was answered, epoch ms; null while it was not. */
  readonly at: number | null;
}

/** The wording of what is asked. A higher number asks everybody again. */
export const consentVersion = 1;

/**
 * First-party and readable, so that it can be looked up and deleted: `version.codes.when`, when in base 36; `q` among the codes:
 * the question of what is optional is still open.
 */
export const consentCookie = 'consent';
export const consentDays = 365;

const codes: Readonly<Record<OptionalCategory, string>> = { functional: 'f', analytics: 'a' };
export const undecided: Consent = { decided: false, asked: false, functional: false, analytics: false, at: null };

/** Reads the value of the cookie, on either side of the wire. What is not of this wording counts as not answered. */
export function parseConsent(value: string | null | undefined): Consent {
  const [version, given, when] = value?.split('.') ?? [];
  const at = Number.parseInt(when ?? '', 36);
  if (Number(version) !== consentVersion || !/^(-|f?a?q?)$/.test(given ?? '') || !given || Number.isNaN(at)) {
    return undecided;
  }
  return {
    decided: true,
    asked: !given.includes('q'),
    functional: given.includes('f'),
    analytics: given.includes('a'),
    at,
  };
}

/** The value of the cookie for a choice made at `at`, epoch ms; `asked` false leaves the question open. */
export function formatConsent(choice: ConsentChoice, at: number, asked = true): string {
  const chosen = optionalCategories.map((category) => (choice[category] ? codes[category] : '')).join('');
  const given = asked ? chosen : `${chosen}q`;
  return `${consentVersion}.${given || '-'}.${at.toString(36)}`;
}
