import type { AvsStatus, CheckState, RejectReason } from '../contract/states.ts';

/** One check, as far as it decides where its guest stands. Times in epoch ms. */
export interface Check {
  readonly id: number;
  readonly state: CheckState;
  readonly decidedAt: number | null;
  /** The first instant an accepted one no longer counts; null: it counts for good. */
  readonly validUntil: number | null;
  readonly reason: RejectReason | null;
  /** What was said when it was rejected. */
  readonly message: string | null;
}

/** What may happen to a check. */
export type CheckEvent =
  | { readonly kind: 'submitted' }
  | {
      readonly kind: 'accepted';
      readonly at: number;
      readonly validUntil: number | null;
      readonly byOperator?: boolean;
    }
  | { readonly kind: 'rejected'; readonly at: number; readonly reason: RejectReason; readonly message: string }
  | { readonly kind: 'abandoned' }
  | { readonly kind: 'revoked'; readonly at: number }
  | { readonly kind: 'lapsed'; readonly at: number };

/** What nothing changes any more. */
const final: ReadonlySet<CheckState> = new Set(['revoked', 'lapsed']);

/** What says that somebody is a minor. It stands above every proof, until an operator takes it back (docs/decisions/062). */
export const isUnderage = ({ state, reason }: Pick<Check, 'state' | 'reason'>): boolean =>
  state === 'rejected' && reason === 'underage';

/** Rejected by a person, who has looked at it: what its provider says later does not change that. */
const isOperators = ({ state, reason }: Check): boolean => state === 'rejected' && reason === 'operator';

/**
 * What an event makes of a check; the same check when it changes nothing. Providers repeat and reorder what they say: that somebody is
 * under 18 counts whenever it comes, what an operator rejected only an operator accepts, a proof counts over everything else, a rejection or an end never undoes it, and what was taken back
 * stays so.
 */
export function advance<C extends Check>(check: C, event: CheckEvent): C {
  const { state } = check;
  if (final.has(state)) return check;
  switch (event.kind) {
    case 'submitted':
      return state === 'open' ? { ...check, state: 'submitted' } : check;
    case 'accepted':
      if (state === 'accepted' || isUnderage(check)) return check;
      if (isOperators(check) && !event.byOperator) return check;
      return {
        ...check,
        state: 'accepted',
        decidedAt: event.at,
        validUntil: event.validUntil,
        reason: null,
        message: null,
      };
    case 'rejected': {
      const { at, reason, message } = event;
      const isDecided = reason === 'underage' ? isUnderage(check) : state === 'accepted' || state === 'rejected';
      return isDecided ? check : { ...check, state: 'rejected', decidedAt: at, validUntil: null, reason, message };
    }
    case 'abandoned':
      return state === 'open' || state === 'submitted' ? { ...check, state: 'abandoned' } : check;
    case 'revoked':
      return { ...check, state: 'revoked', decidedAt: event.at };
    case 'lapsed':
      return state === 'accepted' && check.validUntil !== null && check.validUntil <= event.at
        ? { ...check, state: 'lapsed' }
        : check;
  }
}

/** Where a guest stands, from all checks. */
export interface Standing {
  readonly status: AvsStatus;
  /** Why it is rejected. */
  readonly reason: RejectReason | null;
  readonly message: string | null;
  /** When it came to this; null while nothing is decided. */
  readonly decidedAt: number | null;
}

/** Whether an accepted check counts at an instant. */
export const counts = ({ state, validUntil }: Pick<Check, 'state' | 'validUntil'>, now: number): boolean =>
  state === 'accepted' && (validUntil === null || validUntil > now);

const rejectedBy = ({ reason, message, decidedAt }: Check): Standing => ({
  ...{ status: 'rejected', reason, message, decidedAt },
});

/**
 * Where a guest stands: refused by any check that says they are under 18; proven by any check that counts; else as the latest that was handed in says. An older one that fails does not
 * undo a newer one, whatever the order in which they are told.
 */
export function standingOf(checks: readonly Check[], now: number): Standing {
  const verdict = checks.filter(isUnderage).sort((a, b) => b.id - a.id)[0];
  if (verdict) return rejectedBy(verdict);
  const proof = checks.filter((check) => counts(check, now)).sort((a, b) => (b.decidedAt ?? 0) - (a.decidedAt ?? 0))[0];
  if (proof) return { status: 'accepted', reason: null, message: null, decidedAt: proof.decidedAt };
  const latest = checks
    .filter(({ state }) => state === 'submitted' || state === 'rejected')
    .reduce<Check | null>((last, check) => (last === null || check.id > last.id ? check : last), null);
  if (latest?.state === 'submitted') return { status: 'pending', reason: null, message: null, decidedAt: null };
  if (latest?.state === 'rejected') return rejectedBy(latest);
  return { status: 'unknown', reason: null, message: null, decidedAt: null };
}
