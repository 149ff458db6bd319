import type { ToyEnding } from '../contract/index.ts';

/** A page has so long to say that a play is over, ms; what is not said to be whole by then was not. */
export const finishGraceMs = 5_000;
/** What waits is held for so long for a toy that was lost, ms. */
export const reconnectMs = 60_000;
/** Nothing waits longer, ms, whatever it waits for. */
export const mostWaitMs = 600_000;
/** What was played may lack so much at its end, ms: clocks of two machines are never the same. */
export const toleratedMs = 1_500;

/** What is known of a performer’s toy and her show when her queue is looked at. Instants in epoch ms. */
export interface QueueFacts {
  readonly now: number;
  /** It is connected, and was heard of. */
  readonly isConnected: boolean;
  readonly lostAt: number | null;
  readonly isPaused: boolean;
  /** Remote toys are switched off where she is. */
  readonly isClosed: boolean;
  /** Her open room; null: not live. */
  readonly roomId: number | null;
}

/** One play that is not over. */
export interface OpenPlay {
  readonly id: number;
  readonly state: 'queued' | 'running';
  readonly roomId: number;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly seconds: number;
  /** It belongs to a private chat that is over. */
  readonly isChatOver: boolean;
}

/** What is to be done about a play. */
export type QueueStep =
  | { readonly id: number; readonly to: 'running' }
  | { readonly id: number; readonly to: 'paid_back'; readonly why: ToyEnding };

/** When a page has to have said by that a running play is over. */
export const dueAt = ({ startedAt, seconds }: { startedAt: number | null; seconds: number }): number =>
  (startedAt ?? 0) + seconds * 1_000 + finishGraceMs;

/** What keeps a play from ever being played; null: nothing. */
function endingOf(play: OpenPlay, facts: QueueFacts): ToyEnding | null {
  const { now, isConnected, lostAt, isPaused } = facts;
  if (facts.isClosed) return 'closed';
  if (facts.roomId !== play.roomId) return 'show_ended';
  if (play.isChatOver) return 'chat_ended';
  if (play.state === 'running') {
    if (isPaused) return 'stopped';
    return !isConnected || now >= dueAt(play) ? 'line_lost' : null;
  }
  if (!isConnected && lostAt !== null && now >= lostAt + reconnectMs) return 'line_lost';
  return now >= play.createdAt + mostWaitMs ? 'waited' : null;
}

/**
 * What follows for a queue: what can not be played any more is paid back, and when nothing runs the first that waits begins.
 * @param plays in the order in which they were paid
 */
export function nextSteps(plays: readonly OpenPlay[], facts: QueueFacts): QueueStep[] {
  const steps: QueueStep[] = [];
  let isFree = facts.isConnected && !facts.isPaused;
  for (const play of plays) {
    const why = endingOf(play, facts);
    if (why !== null) steps.push({ id: play.id, to: 'paid_back', why });
    else if (play.state === 'running') isFree = false;
    else if (isFree && !plays.some((one) => one.state === 'running' && endingOf(one, facts) === null)) {
      steps.push({ id: play.id, to: 'running' });
      isFree = false;
    }
  }
  return steps;
}

/** When a queue has to be looked at again, epoch ms; null: nothing of it ends by itself. */
export function lookAgainAt(plays: readonly OpenPlay[], facts: QueueFacts): number | null {
  const times = plays.flatMap((play) =>
    play.state === 'running'
      ? [dueAt(play)]
      : [play.createdAt + mostWaitMs, ...(facts.lostAt === null ? [] : [facts.lostAt + reconnectMs])],
  );
  return times.length === 0 ? null : Math.max(Math.min(...times), facts.now + 100);
}
