import { daysAfter, monthsAfter, spanAfter, spanBetween } from '#kit/entries/calendar.ts';
import type { SubscriptionStatus } from '../../contract/products.ts';
import { subscriptionRules } from '../../contract/products.ts';

export const dayMs = 24 * 3_600_000;
const graceMs = subscriptionRules.grace * dayMs;

/** Why a subscription is over. */
export type EndReason = 'expired' | 'refunded' | 'chargedBack';

/** Everything a subscription's state and dates follow from. Times in epoch ms. */
export interface Subscription {
  /** It is paid again at the end of each month; false: days that were given. */
  readonly renews: boolean;
  /** When its first month began, or begins after the trial: months are counted from here. */
  readonly paidFrom: number;
  /** Months paid, one after another. */
  readonly paid: number;
  /** What moves the end: days that were given, and what a worker that was away came late. Ms; each 24 hours of it are a calendar day. */
  readonly shift: number;
  readonly cancelledAt: number | null;
  /** Tries of the month that comes that failed. */
  readonly failures: number;
  readonly ended: { readonly why: EndReason; readonly at: number } | null;
  /** Months whose money went back, also before it was known that they were paid. */
  readonly back: readonly number[];
}

/** What happens to a subscription. Each names its month, or is harmless when told again. */
export type SubscriptionEvent =
  | { readonly type: 'paid'; readonly month: number; readonly at: number }
  | { readonly type: 'declined'; readonly month: number; readonly attempt: number; readonly at: number }
  | { readonly type: 'cancel'; readonly at: number }
  | { readonly type: 'uncancel'; readonly at: number }
  /** A guest with granted days only pays: what is left of them comes after the month. */
  | { readonly type: 'bought'; readonly at: number }
  /** Told once for each grant; whoever keeps the grants sees to that. */
  | { readonly type: 'granted'; readonly days: number; readonly at: number }
  /** Days that were given are taken back, so many ms of what is left of them. What is paid is untouched. */
  | { readonly type: 'daysBack'; readonly span: number; readonly at: number }
  | { readonly type: 'refunded' | 'chargedBack'; readonly month: number; readonly at: number }
  /** Time has passed. */
  | { readonly type: 'tick'; readonly at: number };

const nothing = { cancelledAt: null, failures: 0, ended: null, back: [], shift: 0 } as const;

/** A subscription whose first month is to be paid now, or once its trial is over. */
export const begun = (at: number, trialDays: number): Subscription => ({
  ...nothing,
  renews: true,
  paidFrom: daysAfter(at, trialDays),
  paid: 0,
});

/** Days that were given to somebody who has no subscription. */
export const given = (at: number, days: number): Subscription => ({
  ...nothing,
  renews: false,
  paidFrom: at,
  paid: 0,
  shift: days * dayMs,
});

/** When the time that is paid or given ends. */
export const untilOf = ({ paidFrom, paid, shift }: Subscription): number =>
  spanAfter(monthsAfter(paidFrom, paid), shift);

/** Where it stands. */
export function statusOf(state: Subscription): SubscriptionStatus {
  if (state.ended) return state.ended.why;
  if (state.cancelledAt !== null) return 'cancelled';
  if (!state.renews) return 'granted';
  if (state.failures > 0) return 'grace';
  return state.paid === 0 ? 'trial' : 'active';
}

const isRunningOut = ({ renews, cancelledAt }: Subscription): boolean => !renews || cancelledAt !== null;

/** Up to when it holds what it brings: what is to be paid again holds for its grace as well. */
export function holdsUntil(state: Subscription): number {
  if (state.ended) return state.ended.at;
  return untilOf(state) + (isRunningOut(state) ? 0 : graceMs);
}

/** When it is looked at next: to take a month, to try again, or to end it. Null: never. */
export function dueAt(state: Subscription): number | null {
  if (state.ended) return null;
  const until = untilOf(state);
  if (isRunningOut(state) || state.failures === 0) return until;
  return until + (subscriptionRules.retries[state.failures - 1] ?? subscriptionRules.grace) * dayMs;
}

/** What is to be done with it now. */
export function stepAt(state: Subscription, now: number): 'nothing' | 'end' | 'pay' {
  const due = dueAt(state);
  if (due === null || due > now) return 'nothing';
  return isRunningOut(state) ? 'end' : 'pay';
}

const end = (state: Subscription, why: EndReason, at: number): Subscription => ({ ...state, ended: { why, at } });

/** The state after an event; the very same one when it changes nothing. */
export function applyEvent(state: Subscription, event: SubscriptionEvent): Subscription {
  switch (event.type) {
    case 'paid':
      return paid(state, event);
    case 'declined':
      return declined(state, event);
    case 'cancel':
      if (state.ended || !state.renews || state.cancelledAt !== null) return state;
      return afterTime({ ...state, cancelledAt: event.at, failures: 0 }, event.at);
    case 'uncancel':
      if (state.ended || state.cancelledAt === null || untilOf(state) <= event.at) return state;
      return { ...state, cancelledAt: null };
    case 'bought':
      if (state.ended || state.renews) return state;
      return { ...state, renews: true, paidFrom: event.at, shift: spanBetween(event.at, untilOf(state)) };
    case 'granted':
      return granted(state, event);
    case 'daysBack':
      if (state.ended || state.renews || event.span <= 0) return state;
      return endedEarly({ ...state, shift: state.shift - event.span }, event.at);
    case 'refunded':
    case 'chargedBack':
      return takenBack(state, event);
    case 'tick':
      return afterTime(state, event.at);
  }
}

const endedEarly = (state: Subscription, at: number): Subscription =>
  untilOf(state) <= at ? end(state, 'expired', at) : state;

/** What runs to its end is over once it is reached. */
function afterTime(state: Subscription, at: number): Subscription {
  if (state.ended || !isRunningOut(state)) return state;
  const until = untilOf(state);
  return until <= at ? end(state, 'expired', Math.min(until, at)) : state;
}

function paid(state: Subscription, { month, at }: { readonly month: number; readonly at: number }): Subscription {
  if (month !== state.paid + 1) return state;
  if (state.ended && state.ended.why !== 'expired') return state;
  // Whoever was kept waiting beyond the grace pays for a month from now on, and for nothing they did not have.
  const until = untilOf(state);
  const late = at > until + graceMs ? at - until : 0;
  const next = { ...state, paid: month, failures: 0, ended: null, shift: state.shift + late };
  return state.back.includes(month) ? end(next, 'refunded', at) : next;
}

function declined(
  state: Subscription,
  { month, attempt, at }: { readonly month: number; readonly attempt: number; readonly at: number },
): Subscription {
  if (state.ended || isRunningOut(state)) return state;
  if (month !== state.paid + 1 || attempt !== state.failures + 1) return state;
  const failures = state.failures + 1;
  const over = failures > subscriptionRules.retries.length || at >= untilOf(state) + graceMs;
  return over ? end({ ...state, failures }, 'expired', at) : { ...state, failures };
}

function granted(state: Subscription, { days, at }: { readonly days: number; readonly at: number }): Subscription {
  if (state.ended) return state;
  const next = { ...state, shift: state.shift + days * dayMs };
  // What was owed is not due before the new end.
  return untilOf(next) > at ? { ...next, failures: 0 } : next;
}

/** The latest month, or any by a chargeback, ends it at once; an earlier one that went back is only noted. */
function takenBack(
  state: Subscription,
  { type, month, at }: { readonly type: 'refunded' | 'chargedBack'; readonly month: number; readonly at: number },
): Subscription {
  const known = state.back.includes(month);
  const next = known ? state : { ...state, back: [...state.back, month].sort((a, b) => a - b) };
  if (month > state.paid) return next;
  if (state.ended) {
    const worse = type === 'chargedBack' && state.ended.why !== 'chargedBack';
    return worse ? end(next, 'chargedBack', Math.min(state.ended.at, at)) : next;
  }
  return type === 'chargedBack' || month === state.paid ? end(next, type, at) : next;
}
