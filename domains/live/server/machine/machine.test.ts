import { describe, expect, it } from 'vitest';
import { exitCodes } from '../../contract/index.ts';
import { accepted, deadlineOf, newChat, step } from './machine.ts';
import type { ChatEvent, ChatState, Step } from './state.ts';
import { chatTimes } from './state.ts';

const times = chatTimes();
const t0 = 1_000_000;
const seconds = (n: number): number => t0 + n * 1000;

const ringing = (type: ChatState['type'] = 'LIVECHAT', price = 300): ChatState =>
  newChat({ type, exclusive: true, pricePerMinute: price, watchFor: null, at: t0 }, times);

/** Plays events onto a chat and gathers what they caused. */
function play(state: ChatState, ...events: ChatEvent[]): Step {
  let at: Step = { state, effects: [] };
  for (const event of events) {
    const next = step(at.state, event, times);
    at = { ...next, effects: [...at.effects, ...next.effects] };
  }
  return at;
}

const accept = (at = t0 + 500): ChatEvent => ({ type: 'accept', at, sequence: 1 });
const frame = (at: number): ChatEvent => ({ type: 'delivered', at, until: at });
const tick = (at: number, hostSending = true): ChatEvent => ({ type: 'tick', at, hostSending });
const broken = (at: number, since: number, proven = since): ChatEvent => ({ type: 'pictureBroken', at, since, proven });
const back = (since: number, until: number): ChatEvent => ({
  type: 'pictureBack',
  at: until,
  since,
  until,
  byLine: true,
});
const running = (price = 300): ChatState => play(ringing('LIVECHAT', price), accept(), frame(seconds(1))).state;
const kinds = (done: Step): string[] => done.effects.map((effect) => effect.type);

/** A running chat with a frame a second until `n` seconds after t0, booking minutes on the way. */
function watched(n: number, from = running()): Step {
  let at: Step = { state: from, effects: [] };
  for (let second = 2; second <= n; second += 1) {
    const done = play(at.state, frame(seconds(second)), tick(seconds(second)));
    at = { state: done.state, effects: [...at.effects, ...done.effects] };
  }
  return at;
}

describe('a device that shows nothing (905)', () => {
  const fail = (at: number): ChatEvent => ({ type: 'guestEnd', at, sequence: 2, exit: exitCodes.videoFail });

  it('gives all of it back when the picture was never shown', () => {
    const done = play(running(), frame(seconds(2)), fail(seconds(5)));
    expect(done.state).toMatchObject({ status: 'ended', exitCode: 905, minutes: 1, refunded: 300 });
  });

  it('gives back what was sent last as well, five seconds of it at most, and no more of a chat whose allowance is used', () => {
    const long = watched(31);
    expect(play(long.state, fail(seconds(31))).state.refunded).toBe(175);
    const used = { ...long.state, unprovenMs: times.unproven };
    expect(play(used, fail(seconds(31))).state.refunded).toBe(150);
  });

  it('goes by what the engine found when it has told of a break', () => {
    const done = play(watched(31).state, broken(seconds(36), seconds(31), seconds(30)), fail(seconds(37)));
    expect(done.state.refunded).toBe(155);
  });

  it('a break whose frames are acknowledged late is counted from the last of them, and the allowance is given back', () => {
    const late = play(watched(31).state, broken(seconds(36), seconds(31), seconds(29)));
    expect(late.state).toMatchObject({ brokenSince: seconds(29), unprovenMs: 2_000 });
    const known = play(late.state, broken(seconds(38), seconds(31)));
    expect(known.state).toMatchObject({ brokenSince: seconds(31), unprovenMs: 0 });
  });
});

describe('starting', () => {
  it('rings, is accepted, waits for the picture, then runs and books the first minute', () => {
    const done = play(ringing(), accept(), frame(seconds(1)));
    expect(done.state).toMatchObject({ status: 'running', minutes: 1, startedAt: seconds(1), paidUntil: seconds(61) });
    expect(done.effects).toEqual([
      { type: 'admit' },
      { type: 'charge', minute: 1, amount: 300, from: seconds(1) },
      { type: 'started' },
    ]);
  });

  it('free chat does not ring and costs nothing', () => {
    const done = play(ringing('FREECHAT', 0), frame(seconds(1)));
    expect(done.state).toMatchObject({ status: 'running', minutes: 0 });
    expect(kinds(done)).toEqual(['started']);
  });

  it('auto-accept leaves the performer’s own numbering alone', () => {
    expect(accepted(ringing(), t0, times)).toMatchObject({ status: 'starting', hostSequence: 0 });
  });

  it('frames from before the answer start nothing', () => {
    const done = play(ringing(), frame(seconds(0)), accept(seconds(2)), frame(seconds(1)));
    expect(done.state.status).toBe('starting');
  });

  it('ends with 199 when nobody answers within 30 seconds', () => {
    expect(deadlineOf(ringing(), times)).toBe(seconds(30));
    expect(play(ringing(), tick(seconds(30))).state.exitCode).toBe(199);
  });

  it('tells a performer who answers too late ‘Timeout’', () => {
    expect(play(ringing(), tick(seconds(30)), accept(seconds(31))).refusal).toBe('timeout');
    expect(play(ringing(), accept(seconds(31))).refusal).toBe('timeout');
  });

  it('tells a performer whose guest has gone ‘Guest offline’ and ends with 198', () => {
    const done = play(ringing(), { type: 'guestLost', at: seconds(1) }, accept(seconds(2)));
    expect(done).toMatchObject({ refusal: 'guestOffline', state: { exitCode: 198 } });
  });

  it('tries a second time after three seconds, then gives up with 199', () => {
    const first = play(ringing(), accept(t0), tick(seconds(10)));
    expect(first.effects.at(-1)).toEqual({ type: 'retryStart', attempt: 2, inMs: 3000 });
    const second = play(first.state, tick(seconds(13)));
    expect(second).toMatchObject({ state: { attempt: 2, retrying: false }, effects: [{ type: 'admit' }] });
    expect(play(second.state, tick(seconds(23))).state.exitCode).toBe(199);
  });

  it('tries a preview once and gives up with 499', () => {
    expect(play(ringing('LIVE_PREVIEW', 0), tick(seconds(10))).state.exitCode).toBe(499);
  });

  it('ends with 501 without booking anything when the coins do not pay the first minute', () => {
    const starting = play(ringing(), accept()).state;
    const done = play(starting, { type: 'moneyRefused', at: seconds(1) });
    expect(done.state).toMatchObject({ exitCode: 501, minutes: 0, refunded: 0 });
  });
});

describe('commands', () => {
  it('carry the next number; a repeat is answered and does nothing, any other is refused', () => {
    const end = (sequence: number): ChatEvent => ({
      type: 'guestEnd',
      at: seconds(5),
      sequence,
      exit: exitCodes.clientExit,
    });
    expect(play(running(), end(3)).refusal).toBe('wrongSequence');
    expect(play(running(), end(1))).toMatchObject({ state: { status: 'running' }, effects: [] });
    const ended = play(running(), end(2));
    expect(ended.state.exitCode).toBe(100);
    expect(play(ended.state, end(2)).refusal).toBeUndefined();
    expect(play(ended.state, end(3)).refusal).toBe('chatOver');
  });

  it('an accepted chat cannot be accepted again', () => {
    expect(play(running(), { type: 'accept', at: seconds(2), sequence: 2 }).refusal).toBe('notInThisState');
  });
});

describe('minutes', () => {
  it('are booked one after the other, each at the end of the paid time', () => {
    const done = watched(121);
    expect(done.effects).toEqual([
      { type: 'charge', minute: 2, amount: 300, from: seconds(61) },
      { type: 'charge', minute: 3, amount: 300, from: seconds(121) },
    ]);
  });

  it('end with 501 exactly when the paid time is over', () => {
    const done = play(watched(60).state, { type: 'moneyRefused', at: seconds(61) });
    expect(done.state).toMatchObject({ exitCode: 501, endedAt: seconds(61), minutes: 1, refunded: 0 });
  });

  it('a guest who leaves keeps the started minute’s price', () => {
    const done = play(watched(31).state, {
      type: 'guestEnd',
      at: seconds(31),
      sequence: 2,
      exit: exitCodes.clientExit,
    });
    expect(done.state.refunded).toBe(0);
  });

  it('a performer who ends the chat gives back the rest of the minute', () => {
    const done = play(watched(31).state, {
      type: 'hostEnd',
      at: seconds(31),
      sequence: 2,
      exit: exitCodes.hostStopped,
    });
    expect(done.effects).toContainEqual({ type: 'refund', refund: 1, seconds: 30, amount: 150 });
  });
});

describe('a broken picture', () => {
  it('is refunded to the second when it comes back within the paid minute', () => {
    const done = play(watched(20).state, broken(seconds(25), seconds(20)), back(seconds(20), seconds(27)));
    expect(done.effects).toEqual([{ type: 'refund', refund: 1, seconds: 7, amount: 35 }]);
    expect(done.state).toMatchObject({ brokenSince: null, paidUntil: seconds(61) });
  });

  it('counts from the last proven frame when the line is shown dead, at once or later, five seconds in a chat at most', () => {
    const late = play(
      watched(20).state,
      broken(seconds(25), seconds(20)),
      broken(seconds(30), seconds(20), seconds(18)),
    );
    expect(late.state).toMatchObject({ brokenSince: seconds(18), unprovenMs: 2_000 });
    const told = play(late.state, broken(seconds(31), seconds(20), seconds(18))).state;
    expect(told).toEqual(late.state);
    const again = play(told, back(seconds(20), seconds(30)), broken(seconds(40), seconds(35), seconds(30)));
    expect(again.state).toMatchObject({ brokenSince: seconds(32), unprovenMs: 5_000 });
    expect(again.effects).toEqual([{ type: 'refund', refund: 1, seconds: 12, amount: 60 }]);
    const spent = play(again.state, back(seconds(35), seconds(41)), broken(seconds(50), seconds(45), seconds(41)));
    expect(spent.state).toMatchObject({ brokenSince: seconds(45), unprovenMs: 5_000 });
  });

  it('whose gap was closed by older frames is over and pays nothing back', () => {
    const dark = play(watched(20).state, broken(seconds(25), seconds(20)));
    const lit = play(dark.state, back(seconds(20), seconds(20)), frame(seconds(25)));
    expect(lit).toMatchObject({ state: { brokenSince: null, refunded: 0 }, effects: [] });
  });

  it('books no minute meanwhile, and the next one from the first frame on', () => {
    const dark = play(watched(55).state, broken(seconds(60), seconds(55)), tick(seconds(61)), tick(seconds(65)));
    expect(dark.effects).toEqual([]);
    const lit = play(dark.state, back(seconds(55), seconds(70)));
    expect(lit.effects).toEqual([
      { type: 'refund', refund: 1, seconds: 6, amount: 30 },
      { type: 'charge', minute: 2, amount: 300, from: seconds(70) },
    ]);
  });

  it('ends after 20 seconds with 997 when only the guest lacks it, 996 when the performer stopped; the rest goes back', () => {
    const dark = play(watched(41).state, broken(seconds(46), seconds(41))).state;
    expect(deadlineOf(dark, times)).toBe(seconds(61));
    const done = play(dark, tick(seconds(61)));
    expect(done.state.exitCode).toBe(997);
    expect(done.effects[0]).toEqual({ type: 'refund', refund: 1, seconds: 20, amount: 100 });
    expect(play(dark, tick(seconds(61), false)).state.exitCode).toBe(996);
  });

  it('that a crash of ours hid is seen by the gap between two frames', () => {
    const done = play(watched(20).state, frame(seconds(32)));
    expect(done.effects).toEqual([{ type: 'refund', refund: 1, seconds: 12, amount: 60 }]);
  });

  it('found after a long crash ends the chat and gives back everything not delivered', () => {
    const done = play(watched(20).state, tick(seconds(500), false));
    expect(done.effects[0]).toEqual({ type: 'refund', refund: 1, seconds: 41, amount: 205 });
    expect(done.state.exitCode).toBe(996);
  });

  it('at the end of the paid time holds the next minute up until a fresh frame, without a gap', () => {
    const late = play(watched(57).state, tick(seconds(61)));
    expect(late).toMatchObject({ effects: [], state: { waiting: true } });
    expect(play(late.state, frame(seconds(61.4))).effects).toEqual([
      { type: 'charge', minute: 2, amount: 300, from: seconds(61) },
    ]);
  });
});

describe('limits', () => {
  it('a preview ends itself with 503 after its five seconds', () => {
    const preview = newChat(
      { type: 'LIVE_PREVIEW', exclusive: false, pricePerMinute: 0, watchFor: 5000, at: t0 },
      times,
    );
    const shown = play(preview, frame(seconds(1))).state;
    expect(deadlineOf(shown, times)).toBe(seconds(6));
    expect(play(shown, tick(seconds(6))).state.exitCode).toBe(503);
  });

  it('the text countdown ends a free chat with 502', () => {
    const free = play(ringing('FREECHAT', 0), frame(seconds(1)), {
      type: 'textLimit',
      at: seconds(2),
      until: seconds(62),
    }).state;
    expect(play(free, frame(seconds(61)), tick(seconds(62))).state.exitCode).toBe(502);
  });

  it('a lost guest has ten seconds to come back', () => {
    const lost = play(watched(20).state, { type: 'guestLost', at: seconds(20) }).state;
    expect(deadlineOf(lost, times)).toBe(seconds(30));
    expect(play(lost, tick(seconds(30))).state.exitCode).toBe(107);
    expect(play(lost, { type: 'guestBack', at: seconds(25) }, tick(seconds(30))).state.status).toBe('running');
  });
});
