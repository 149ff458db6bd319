import { charge, refund } from './money.ts';
import type { ChatState, ChatTimes, Step } from './state.ts';

/** Whether a frame came so lately that the next minute may be booked. */
export const pictureIsFresh = (state: ChatState, at: number, times: ChatTimes): boolean =>
  state.brokenSince === null && state.deliveredAt !== null && at - state.deliveredAt <= times.pictureFresh;

/** Frames reached the guest until `until`: starts a chat, carries on one, and books a minute that waited for it. */
export function pictureDelivered(state: ChatState, at: number, until: number, times: ChatTimes): Step {
  if (state.status === 'starting') return start(state, until, times);
  if (state.status !== 'running' || state.deliveredAt === null || until <= state.deliveredAt) {
    return { state, effects: [] };
  }
  // After a crash of ours nobody told of the break: the gap itself tells.
  const silent = state.brokenSince ?? (gapIsBreak(state, until, times) ? state.deliveredAt : null);
  if (silent !== null) return back(state, silent, until, times);
  const next: ChatState = { ...state, deliveredAt: until };
  if (!next.waiting || next.paidUntil === null) return { state: next, effects: [] };
  return pictureIsFresh(next, at, times) ? charge(next, next.paidUntil, times) : { state: next, effects: [] };
}

/**
 * No frame was sent to the guest since `since`, and of what was sent after `proven` nothing is known to have been shown. That
 * part counts as broken too, as far as the chat's allowance goes: beyond it, what was sent counts as delivered. Told again when it
 * is known better.
 */
export function pictureBroken(state: ChatState, since: number, proven: number, times: ChatTimes): Step {
  if (state.status !== 'running' || state.deliveredAt === null) return { state, effects: [] };
  // Older news than the last frame: the picture has come back meanwhile, and that break is settled.
  if (since < state.deliveredAt - times.reportEvery) return { state, effects: [] };
  const sent = Math.max(since, state.deliveredAt);
  // What this break has taken of the allowance so far is looked at again: it may have been proven late.
  const unprovenBefore = state.unprovenMs - (state.brokenSince === null ? 0 : Math.max(0, sent - state.brokenSince));
  const unproven = Math.min(Math.max(0, since - proven), times.unproven - unprovenBefore);
  const brokenSince = Math.max(sent - unproven, state.startedAt ?? sent);
  if (brokenSince === state.brokenSince) return { state, effects: [] };
  return { state: { ...state, brokenSince, unprovenMs: unprovenBefore + sent - brokenSince }, effects: [] };
}

/** The picture was broken from `since` until `until` and runs again. */
export function pictureBack(state: ChatState, since: number, until: number, times: ChatTimes): Step {
  if (state.status !== 'running' || state.deliveredAt === null) return { state, effects: [] };
  if (until <= state.deliveredAt && state.brokenSince === null) return { state, effects: [] };
  const begin = state.brokenSince ?? Math.max(since, state.deliveredAt);
  return back(state, begin, Math.max(until, state.deliveredAt), times);
}

function start(state: ChatState, until: number, times: ChatTimes): Step {
  if (state.acceptedAt === null || until < state.acceptedAt) return { state, effects: [] };
  const running: ChatState = {
    ...state,
    status: 'running',
    startedAt: until,
    deliveredAt: until,
    phaseUntil: null,
    retrying: false,
    watchUntil: watchEnd(state, until),
  };
  if (!running.paid) return { state: running, effects: [{ type: 'started' }] };
  const paid = charge(running, until, times);
  return { state: paid.state, effects: [...paid.effects, { type: 'started' }] };
}

function back(state: ChatState, since: number, until: number, times: ChatTimes): Step {
  const settled = refund(state, since, until, times);
  const next: ChatState = { ...settled.state, brokenSince: null, deliveredAt: until };
  if (!next.paid || next.paidUntil === null || until < next.paidUntil) return { state: next, effects: settled.effects };
  const paid = charge(next, until, times);
  return { state: paid.state, effects: [...settled.effects, ...paid.effects] };
}

const gapIsBreak = (state: ChatState, until: number, times: ChatTimes): boolean =>
  state.deliveredAt !== null && until - state.deliveredAt >= times.pictureBroken + times.reportEvery;

/** Until when a chat may be watched whose picture came at `at`; null: without limit. */
export const watchEnd = (
  { watchFor, watchUntil }: Pick<ChatState, 'watchFor' | 'watchUntil'>,
  at: number,
): number | null => (watchFor === null ? null : Math.max(at + watchFor, watchUntil ?? 0));
