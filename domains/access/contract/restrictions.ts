import { z } from 'zod';
import { defineProblem } from '#kit/contract/problem.ts';

/** What a guest can do about a refusal (spec 1 section 3, restriction codes). */
export const restrictionCodes = ['needLogin', 'needAgeCheck', 'needAbo', 'needPurchase'] as const;
export const restrictionCode = z.enum(restrictionCodes).meta({ id: 'RestrictionCode' });
export type RestrictionCode = z.output<typeof restrictionCode>;

/**
 * Whether a guest may do something. `reason` is a stable word for logs and tests; `restriction` says what the guest can
 * do about it, null when there is nothing (a locked account, a country that is not served).
 */
export type Verdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly restriction: RestrictionCode | null; readonly reason: string };

/** Data: `restriction` (see {@link restrictionCodes}, or null) and `reason`. */
export const restricted = defineProblem('restricted', 403, {
  en: 'This is not open to you yet.',
  de: 'Das ist für dich noch nicht freigeschaltet.',
  nl: 'Dit is voor jou nog niet beschikbaar.',
  es: 'Esto todavía no está disponible para ti.',
});
