import type { ChatType } from '../../contract/index.ts';
import { chatTypeRules, isPaid } from '../../contract/index.ts';
import type { ChatState, ChatTimes } from './state.ts';

/** The state of a chat that was just asked for: ringing, or (types that do not ring) waiting for its first frame. */
export function newChat(
  request: {
    type: ChatType;
    exclusive: boolean;
    pricePerMinute: number;
    watchFor: number | null;
    watchUntil?: number | null;
    at: number;
  },
  times: ChatTimes,
): ChatState {
  const rules = chatTypeRules[request.type];
  return {
    type: request.type,
    paid: isPaid(request.type),
    exclusive: request.exclusive,
    pricePerMinute: request.pricePerMinute,
    status: rules.rings ? 'requested' : 'starting',
    attempt: 1,
    attempts: rules.startAttempts,
    retrying: false,
    requestedAt: request.at,
    acceptedAt: rules.rings ? null : request.at,
    startedAt: null,
    endedAt: null,
    exitCode: null,
    phaseUntil: request.at + (rules.rings ? times.ring : times.start),
    watchFor: request.watchFor,
    watchUntil: request.watchUntil ?? null,
    textUntil: null,
    minutes: 0,
    paidUntil: null,
    waiting: false,
    deliveredAt: null,
    brokenSince: null,
    unprovenMs: 0,
    brokenMs: 0,
    refunded: 0,
    withheld: 0,
    refunds: 0,
    covered: 0,
    coveredMinute: false,
    coveredBrokenMs: 0,
    coveredBack: 0,
    guestLostAt: null,
    guestSequence: 1,
    hostSequence: 0,
  };
}

/** Auto-accept: the performer's answer, given by Vesper, takes no number of the performer's own sequence. */
export function accepted(state: ChatState, at: number, times: ChatTimes): ChatState {
  return { ...state, status: 'starting', acceptedAt: at, phaseUntil: at + times.start };
}
