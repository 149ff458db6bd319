import type { ChatState, ChatTimes } from './state.ts';

/** When the chat needs its next tick; null when nothing is due by time alone. */
export function deadlineOf(state: ChatState, times: ChatTimes): number | null {
  if (state.status === 'ended') return null;
  const due: (number | null)[] = [state.phaseUntil, lostUntil(state, times)];
  if (state.status === 'running') {
    due.push(state.watchUntil, state.textUntil, goneAt(state, times), state.waiting ? null : state.paidUntil);
  }
  const known = due.filter((instant) => instant !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/** When a guest whose connection is lost is given up. */
export const lostUntil = (state: ChatState, times: ChatTimes): number | null =>
  state.guestLostAt === null ? null : state.guestLostAt + times.guestGrace;

/** When a picture that is broken, or holds up the next minute, is given up. */
export function goneAt(state: ChatState, times: ChatTimes): number | null {
  if (state.brokenSince !== null) return state.brokenSince + times.pictureGone;
  return state.waiting && state.deliveredAt !== null ? state.deliveredAt + times.pictureGone : null;
}
