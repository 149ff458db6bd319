import type { ChatEffect, ChatState, ChatTimes, Step } from './state.ts';

/**
 * Pays the next minute in advance, from `from`. A minute is paid once: its number is one more than the last one's.
 */
export function charge(state: ChatState, from: number, times: ChatTimes): Step {
  const minute = state.minutes + 1;
  return {
    state: { ...state, minutes: minute, paidUntil: from + times.minute, waiting: false, coveredMinute: false },
    effects: [{ type: 'charge', minute, amount: state.pricePerMinute, from }],
  };
}

/** What `ms` of paid time cost, rounded up twice for the guest: to whole seconds, then to a whole hundredth. */
export const priceOf = (ms: number, pricePerMinute: number): number =>
  Math.ceil((pricePerMinute * Math.ceil(ms / 1000)) / 60);

/**
 * Gives back the paid part of a stretch without picture. Rounding is done over the chat's whole broken time, so many
 * short stretches cost the platform at most one second and one hundredth, and refunds never exceed what was paid.
 */
export function refund(state: ChatState, since: number, until: number, times: ChatTimes, inFull = false): Step {
  if (!state.paid || state.paidUntil === null || state.startedAt === null) return { state, effects: [] };
  const ms = Math.min(until, state.paidUntil) - Math.max(since, state.startedAt);
  if (ms <= 0) return { state, effects: [] };
  if (state.coveredMinute) return uncover(state, ms, times, inFull);
  const brokenMs = state.brokenMs + ms;
  const paid = state.minutes * state.pricePerMinute - state.covered;
  const refunded = Math.min(paid, priceOf(brokenMs, state.pricePerMinute));
  const seconds = Math.ceil(brokenMs / 1000) - Math.ceil(state.brokenMs / 1000);
  const amount = refunded - state.refunded - state.withheld;
  const next: ChatState = {
    ...state,
    brokenMs,
    refunded: state.refunded + amount,
    refunds: state.refunds + (amount > 0 ? 1 : 0),
  };
  const effects: ChatEffect[] = amount > 0 ? [{ type: 'refund', refund: next.refunds, seconds, amount }] : [];
  return { state: next, effects };
}

/**
 * The same of a minute that a voucher paid: whole minutes come back, one for each that was missed over the whole chat. Where the guest
 * had no part in the end (`inFull`) half a minute counts as one, so that nobody loses a minute for a second of picture.
 */
function uncover(state: ChatState, ms: number, times: ChatTimes, inFull: boolean): Step {
  const coveredBrokenMs = state.coveredBrokenMs + ms;
  const missed = coveredBrokenMs / times.minute;
  const coveredBack = Math.max(state.coveredBack, inFull ? Math.round(missed) : Math.floor(missed));
  const effects: ChatEffect[] = coveredBack > state.coveredBack ? [{ type: 'uncover', minute: state.minutes }] : [];
  return { state: { ...state, coveredBrokenMs, coveredBack }, effects };
}
