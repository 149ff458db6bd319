import type { ExitCode } from '../../contract/index.ts';
import { exitCodes, previewExitOf } from '../../contract/index.ts';
import { goneAt, lostUntil } from './deadline.ts';
import { charge, refund } from './money.ts';
import { pictureBack, pictureBroken, pictureDelivered, pictureIsFresh, watchEnd } from './picture.ts';
import type { ChatEvent, ChatState, ChatTimes, Step } from './state.ts';

export { deadlineOf } from './deadline.ts';
export { accepted, newChat } from './new-chat.ts';

/**
 * The chat state machine: requested (ringing) → starting (waiting for the first frame) → running → ended. A running
 * chat whose picture is broken stays running and books nothing. Pure: no clock, no I/O; every instant comes in the event.
 *
 * A step that asks for a charge holds only if the ledger takes it; otherwise the driver steps the state before with
 * `moneyRefused`.
 */
export function step(state: ChatState, event: ChatEvent, times: ChatTimes): Step {
  if ('sequence' in event) return command(state, event, times);
  if (state.status === 'ended') return { state, effects: [] };
  switch (event.type) {
    case 'end':
      return end(state, event.at, event.exit, times);
    case 'moneyRefused':
      return end(state, event.at, exitCodes.noMoney, times);
    case 'delivered':
      return pictureDelivered(state, event.at, event.until, times);
    case 'pictureBroken':
      return pictureBroken(state, event.since, event.proven, times);
    case 'pictureBack':
      return pictureBack(state, event.since, event.until, times);
    case 'guestLost':
      return unchanged({ ...state, guestLostAt: state.guestLostAt ?? event.at });
    case 'guestBack':
      return unchanged({ ...state, guestLostAt: null });
    case 'watchLimit':
      return unchanged({ ...state, watchFor: event.watchFor, watchUntil: watchedUntil(state, event) });
    case 'textLimit':
      return unchanged({ ...state, textUntil: event.until });
    case 'tick':
      return tick(state, event.at, event.hostSending, times);
  }
}

const unchanged = (state: ChatState): Step => ({ state, effects: [] });

/** A running chat has an end at once; one that waits for its picture gets it with that. */
const watchedUntil = (state: ChatState, limit: Extract<ChatEvent, { type: 'watchLimit' }>): number | null =>
  state.status === 'running' ? watchEnd(limit, limit.at) : limit.watchUntil;

type Command = Extract<ChatEvent, { sequence: number }>;

function command(state: ChatState, event: Command, times: ChatTimes): Step {
  const ofGuest = event.type === 'guestEnd' || event.type === 'retry';
  const last = ofGuest ? state.guestSequence : state.hostSequence;
  // A repeat after a lost connection: it was carried out, so there is nothing to do and nothing to refuse.
  if (event.sequence === last) return unchanged(state);
  if (event.sequence !== last + 1) return { state, effects: [], refusal: 'wrongSequence' };
  if (state.status === 'ended') {
    const timedOut = event.type === 'accept' && state.exitCode === exitCodes.startTimeout.code;
    const offline = event.type === 'accept' && state.exitCode === exitCodes.startOffline.code;
    return { state, effects: [], refusal: timedOut ? 'timeout' : offline ? 'guestOffline' : 'chatOver' };
  }
  const refusal = refusalOf(state, event);
  if (refusal) return { state, effects: [], refusal };
  const next: ChatState = ofGuest
    ? { ...state, guestSequence: event.sequence }
    : { ...state, hostSequence: event.sequence };
  switch (event.type) {
    case 'accept':
      return accept(next, event.at, times);
    case 'decline':
      return end(next, event.at, exitCodes.hostDeclined, times);
    case 'retry':
      return attemptFailed(next, event.at, times);
    case 'guestEnd':
    case 'hostEnd':
      return end(next, event.at, event.exit, times);
  }
}

function refusalOf(state: ChatState, event: Command): 'notInThisState' | undefined {
  const answers = event.type === 'accept' || event.type === 'decline';
  if (answers && state.status !== 'requested') return 'notInThisState';
  if (event.type === 'retry' && (state.status !== 'starting' || state.retrying)) return 'notInThisState';
  return undefined;
}

function accept(state: ChatState, at: number, times: ChatTimes): Step {
  if (state.guestLostAt !== null) {
    return { ...end(state, at, exitCodes.startOffline, times), refusal: 'guestOffline' };
  }
  if (state.phaseUntil !== null && at >= state.phaseUntil) {
    return { ...end(state, at, exitCodes.startTimeout, times), refusal: 'timeout' };
  }
  return {
    state: { ...state, status: 'starting', acceptedAt: at, phaseUntil: at + times.start },
    effects: [{ type: 'admit' }],
  };
}

/** The first frame did not come, or the page could not show it: another attempt after a pause, or the end. */
function attemptFailed(state: ChatState, at: number, times: ChatTimes): Step {
  if (state.attempt >= state.attempts) return end(state, at, startTimeoutOf(state), times);
  return {
    state: { ...state, retrying: true, phaseUntil: at + times.retryStart },
    effects: [{ type: 'retryStart', attempt: state.attempt + 1, inMs: times.retryStart }],
  };
}

function tick(state: ChatState, at: number, hostSending: boolean, times: ChatTimes): Step {
  const lost = lostUntil(state, times);
  if (lost !== null && at >= lost) return end(state, at, lostExitOf(state), times);
  if (state.status === 'requested') {
    return due(state.phaseUntil, at) ? end(state, at, exitCodes.startTimeout, times) : unchanged(state);
  }
  if (state.status === 'starting') {
    if (!due(state.phaseUntil, at)) return unchanged(state);
    if (!state.retrying) return attemptFailed(state, at, times);
    return {
      state: { ...state, retrying: false, attempt: state.attempt + 1, phaseUntil: at + times.start },
      effects: [{ type: 'admit' }],
    };
  }
  return tickRunning(state, at, hostSending, times);
}

function tickRunning(state: ChatState, at: number, hostSending: boolean, times: ChatTimes): Step {
  if (due(state.watchUntil, at)) return end(state, at, exitCodes.timeLimit, times);
  if (due(state.textUntil, at)) return end(state, at, exitCodes.textTimeLimit, times);
  const silentFor = state.deliveredAt === null ? 0 : at - state.deliveredAt;
  if (due(goneAt(state, times), at) || silentFor >= times.pictureGone) {
    return end(state, at, hostSending ? exitCodes.guestVideoTimeout : exitCodes.hostVideoTimeout, times);
  }
  if (!state.paid || state.paidUntil === null || at < state.paidUntil) return unchanged(state);
  if (!pictureIsFresh(state, at, times)) return unchanged({ ...state, waiting: true });
  return charge(state, state.paidUntil, times);
}

/** Ends the chat for good and settles the paid time that was not delivered. */
function end(state: ChatState, at: number, why: ExitCode, times: ChatTimes): Step {
  const exit = state.type === 'LIVE_PREVIEW' ? previewExitOf(why) : why;
  const settled = state.status === 'running' ? settle(state, at, exit, times) : unchanged(state);
  return {
    state: {
      ...settled.state,
      status: 'ended',
      endedAt: at,
      exitCode: exit.code,
      phaseUntil: null,
      retrying: false,
      waiting: false,
      guestLostAt: null,
    },
    effects: [...settled.effects, { type: 'ended', exit }],
  };
}

function settle(state: ChatState, at: number, exit: ExitCode, times: ChatTimes): Step {
  if (state.deliveredAt === null || state.paidUntil === null) return unchanged(state);
  const silent = at - state.deliveredAt;
  const brokenSince = state.brokenSince ?? (silent >= times.pictureBroken ? state.deliveredAt : null);
  const pictureEnd =
    brokenSince ??
    (exit === exitCodes.videoFail ? seenAtLeast(state, times) : silent <= times.pictureFresh ? at : state.deliveredAt);
  const until = exit.refundsRest ? state.paidUntil : at;
  if (brokenSince === null && !exit.refundsRest) return unchanged(state);
  // What the guest's own line or device brought about is paid back to the minute alone.
  const own = exit === exitCodes.videoFail || exit === exitCodes.guestVideoTimeout;
  return refund(state, pictureEnd, until, times, exit.refundsRest && !own);
}

/**
 * Until when the guest surely had a picture, when their page says that it shows none: what was sent last was not seen, as far as the
 * chat's allowance for that goes.
 */
function seenAtLeast({ deliveredAt, startedAt, unprovenMs }: ChatState, times: ChatTimes): number {
  const sent = deliveredAt ?? 0;
  return Math.max(startedAt ?? sent, sent - Math.max(0, times.unproven - unprovenMs));
}

const due = (instant: number | null, at: number): boolean => instant !== null && at >= instant;

const startTimeoutOf = (state: ChatState): ExitCode =>
  state.type === 'LIVE_PREVIEW' ? exitCodes.previewStartTimeout : exitCodes.startTimeout;

function lostExitOf(state: ChatState): ExitCode {
  if (state.type === 'LIVE_PREVIEW') return exitCodes.previewGuestOffline;
  return state.status === 'running' ? exitCodes.disconnect : exitCodes.startOffline;
}
