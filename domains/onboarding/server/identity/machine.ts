import type { IdentityFinding, IdentityState, RejectReason } from '../../contract/states.ts';

/** A check, as far as it decides. */
export interface Check {
  readonly state: IdentityState;
  readonly reason: RejectReason | null;
  readonly decidedAt: number | null;
}

/** What may happen to a check. Times in epoch ms. */
export type CheckEvent =
  | { readonly kind: 'submitted' | 'abandoned' }
  | { readonly kind: 'more' | 'expired' | 'accepted'; readonly at: number }
  | { readonly kind: 'rejected'; readonly at: number; readonly reason: RejectReason };

/** That somebody is a minor stands above everything and stays. */
export const isUnderage = ({ state, reason }: Pick<Check, 'state' | 'reason'>): boolean =>
  state === 'rejected' && reason === 'underage';

/**
 * What an event makes of a check; the same check when it changes nothing. Providers repeat and reorder what they say: that somebody is under
 * 18 counts whenever it comes; a proof counts over everything else, and nothing said later takes it back; a request for other pictures
 * is no refusal, and a refusal or an end is not undone by it.
 */
export function advance<C extends Check>(check: C, event: CheckEvent): C {
  if (isUnderage(check)) return check;
  if (event.kind === 'rejected' && event.reason === 'underage')
    return { ...check, state: 'rejected', reason: 'underage', decidedAt: event.at };
  if (check.state === 'accepted') return check;
  switch (event.kind) {
    case 'accepted':
      return { ...check, state: 'accepted', reason: null, decidedAt: event.at };
    case 'rejected':
      return check.state === 'rejected'
        ? check
        : { ...check, state: 'rejected', reason: event.reason, decidedAt: event.at };
    case 'more':
      return check.state === 'rejected' || check.state === 'more'
        ? check
        : { ...check, state: 'more', reason: 'unreadable', decidedAt: event.at };
    case 'expired':
      return check.state === 'rejected' || check.state === 'expired'
        ? check
        : { ...check, state: 'expired', reason: null, decidedAt: event.at };
    case 'submitted':
      return check.state === 'open' || check.state === 'more' ? { ...check, state: 'submitted', reason: null } : check;
    case 'abandoned':
      return check.state === 'open' ? { ...check, state: 'abandoned' } : check;
  }
}

/** Whether a check is a proof that is enough: accepted, and nothing about it does not fit. */
export const isSound = (check: {
  readonly state: IdentityState;
  readonly findings: readonly IdentityFinding[];
}): boolean => check.state === 'accepted' && check.findings.length === 0;
