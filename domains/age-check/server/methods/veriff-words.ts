import { z } from 'zod';
import { ageOn } from '#kit/i18n/age.ts';
import type { Word } from '../decide.ts';

/** The provider as it stands with a check. */
export const veriffIssuer = 'Veriff';

const decision = z.object({
  verification: z.object({
    id: z.uuid(),
    code: z.int(),
    vendorData: z.string().nullish(),
    /** A number, written as one or as text. */
    reasonCode: z.union([z.number(), z.string()]).nullish(),
    person: z.object({ dateOfBirth: z.string().nullish() }).nullish(),
  }),
});
const event = z.object({ id: z.uuid(), code: z.int(), vendorData: z.string().nullish() });

/** A webhook, understood: which session, and what it says of its check. Null: nothing to us. */
export interface Heard {
  readonly sessionId: string;
  /** Our number of the check, as the session carries it. */
  readonly key: string | null;
  readonly word: Word | null;
}

/** Reason codes of pictures that could not be used, and of people who are not who the document says (verification session decision codes). */
const unreadable: ReadonlySet<number> = new Set([201, 204, 205]);
const notOwn: ReadonlySet<number> = new Set([103, 104, 120, 128]);

/**
 * What a webhook of Veriff says. An approved document of somebody who is not 18 yet is refused, and one without a birth date proves
 * nothing. The birth date is looked at here and kept nowhere.
 *
 * @param day today in the product's zone, `2026-11-26`
 * @returns null for what is no webhook of theirs
 */
export function hearVeriff(body: unknown, day: string): Heard | null {
  const decided = decision.safeParse(body);
  if (decided.success) {
    const { id: sessionId, code, vendorData, reasonCode, person } = decided.data.verification;
    return {
      sessionId,
      key: vendorData ?? null,
      word: decisionOf(code, reasonCode == null ? null : Number(reasonCode), person?.dateOfBirth ?? null, day),
    };
  }
  const happened = event.safeParse(body);
  if (!happened.success) return null;
  const { id: sessionId, code, vendorData } = happened.data;
  return { sessionId, key: vendorData ?? null, word: code === 7002 ? { kind: 'submitted' } : null };
}

function decisionOf(code: number, reason: number | null, born: string | null, day: string): Word | null {
  switch (code) {
    case 9001: {
      const age = born === null ? null : ageOn(born, day);
      if (age === null) return { kind: 'rejected', reason: 'provider', issuer: veriffIssuer };
      return age >= 18
        ? { kind: 'accepted', issuer: veriffIssuer }
        : { kind: 'rejected', reason: 'underage', issuer: veriffIssuer };
    }
    case 9102:
    case 9103: {
      const why =
        reason === null
          ? 'provider'
          : unreadable.has(reason)
            ? 'unreadable'
            : notOwn.has(reason)
              ? 'notOwn'
              : 'provider';
      return { kind: 'rejected', reason: why, issuer: veriffIssuer };
    }
    case 9104:
      return { kind: 'abandoned' };
    case 9121:
      return { kind: 'submitted' };
    default:
      return null;
  }
}
