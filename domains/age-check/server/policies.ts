import { eq } from 'drizzle-orm';
import { keptByAccount } from '#kit/db/cache/kept-by-account.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { AgeMethod } from '../contract/states.ts';
import type { Check } from './check-machine.ts';
import { counts, isUnderage } from './check-machine.ts';
import { policies } from './tables.ts';

export type PolicyRow = typeof policies.$inferSelect;

/** What a country asks for; null where nobody is asked, and where nobody knows the country. */
export async function policyOf({ orm }: Executor, country: string | null): Promise<PolicyRow | null> {
  if (country === null) return null;
  const [row] = await orm.select().from(policies).where(eq(policies.region, country));
  return row ?? null;
}

/** The same for pages, from memory. */
export function keptPolicies(kit: Kit): (country: string | null) => Promise<PolicyRow | null> {
  const all = keptByAccount(kit, 'age_check.policies', () => kit.db.orm.select().from(policies));
  return async (country) =>
    country === null ? null : ((await all(0)).find(({ region }) => region === country) ?? null);
}

/** A check as a policy looks at it. */
export type JudgedCheck = Pick<Check, 'state' | 'reason' | 'validUntil' | 'decidedAt'> & {
  readonly method: AgeMethod;
  readonly sessionHash: string;
};

const hourMs = 3_600_000;

/**
 * Whether an age is proven as a country asks: by one of its ways, within its time, and where it wants the whole check at every visit,
 * in this browser session within the hours of a visit. Nothing proves it against a check that says they are under 18.
 */
export function isProven(
  { methods, atVisit, visitHours }: Pick<PolicyRow, 'methods' | 'atVisit' | 'visitHours'>,
  checks: readonly JudgedCheck[],
  { now, sessionHash }: { readonly now: number; readonly sessionHash: string | null },
): boolean {
  if (checks.some(isUnderage)) return false;
  return checks.some(
    (check) =>
      counts(check, now) &&
      methods.includes(check.method) &&
      (atVisit !== 'check' ||
        (check.sessionHash === sessionHash && now - (check.decidedAt ?? 0) < visitHours * hourMs)),
  );
}

/** What a guest asks to see: pictures up to a rating, or a chat. */
export interface Wanted {
  readonly to: 'chat' | 'view';
  /** Age rating in years. */
  readonly fsk: number;
  /** Of a chat: it costs nothing. */
  readonly isFree: boolean;
}

/** Whether something may be seen before any check. */
export const isOpenBefore = (
  { openRating, opensFreeChat }: Pick<PolicyRow, 'openRating' | 'opensFreeChat'>,
  { to, fsk, isFree }: Wanted,
): boolean => fsk <= openRating && (to === 'view' || (isFree && opensFreeChat === 1));
