import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scaledRuns } from '#kit/testing/run-length.ts';
import type { ExitCode } from '../../contract/index.ts';
import { exitCodes, livePreviewExits, preChatExits } from '../../contract/index.ts';
import { deadlineOf, newChat, step } from './machine.ts';
import type { ChatEvent, ChatState } from './state.ts';
import { chatTimes } from './state.ts';

const times = chatTimes();
const exits = Object.values(exitCodes) as ExitCode[];

/** What may happen next, as seen from outside: who acts, and how much later. */
const machineInput = fc.record({
  after: fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 0, max: 2_000 }) }, fc.integer({ min: 0, max: 90_000 })),
  what: fc.oneof(
    { weight: 12, arbitrary: fc.constant('delivered' as const) },
    { weight: 8, arbitrary: fc.constant('tick' as const) },
    { weight: 2, arbitrary: fc.constantFrom('accept' as const, 'retry' as const) },
    fc.constantFrom(
      'pictureBroken' as const,
      'pictureBack' as const,
      'guestLost' as const,
      'guestBack' as const,
      'textLimit' as const,
      'guestEnd' as const,
      'hostEnd' as const,
      'decline' as const,
      'end' as const,
    ),
  ),
  sequence: fc.oneof({ weight: 5, arbitrary: fc.constant(1) }, fc.integer({ min: -1, max: 3 })),
  lag: fc.integer({ min: 0, max: 12_000 }),
  dead: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 9_000 })),
  hostSending: fc.boolean(),
  exit: fc.constantFrom(...exits),
});
type MachineInput = typeof machineInput extends fc.Arbitrary<infer T> ? T : never;

function eventOf(next: MachineInput, state: ChatState, at: number): ChatEvent {
  switch (next.what) {
    case 'delivered':
      return { type: 'delivered', at, until: at - Math.min(next.lag, 1_500) };
    case 'tick':
      return { type: 'tick', at, hostSending: next.hostSending };
    case 'accept':
    case 'decline':
      return { type: next.what, at, sequence: state.hostSequence + next.sequence };
    case 'retry':
      return { type: 'retry', at, sequence: state.guestSequence + next.sequence };
    case 'guestEnd':
      return { type: 'guestEnd', at, sequence: state.guestSequence + next.sequence, exit: next.exit };
    case 'hostEnd':
      return { type: 'hostEnd', at, sequence: state.hostSequence + next.sequence, exit: next.exit };
    case 'end':
      return { type: 'end', at, exit: next.exit };
    case 'pictureBroken':
      return { type: 'pictureBroken', at, since: at - next.lag, proven: at - next.lag - next.dead };
    case 'pictureBack':
      return { type: 'pictureBack', at, since: at - next.lag, until: at - Math.floor(next.lag / 4), byLine: true };
    case 'textLimit':
      return { type: 'textLimit', at, until: at + 60_000 };
    case 'guestLost':
    case 'guestBack':
      return { type: next.what, at };
  }
}

const story = fc.record({
  type: fc.constantFrom('LIVECHAT' as const, 'VIDEO_CALL' as const, 'VOYEUR_CHAT' as const, 'FREECHAT' as const),
  price: fc.integer({ min: 1, max: 2_000 }),
  balance: fc.integer({ min: 0, max: 12_000 }),
  inputs: fc.array(machineInput, { maxLength: 120 }),
});

it('whatever happens: no minute is booked twice, early, or without picture, refunds stay below, and the end is final', () => {
  fc.assert(
    fc.property(story, ({ type, price, balance, inputs }) => {
      let at = 1_000_000;
      let coins = balance;
      let charged = 0;
      let refunded = 0;
      let lastFrom = Number.NEGATIVE_INFINITY;
      let minutes = 0;
      let state = newChat({ type, exclusive: true, pricePerMinute: price, watchFor: null, at }, times);
      for (const next of inputs) {
        at += next.after;
        const before = state;
        let done = step(before, eventOf(next, before, at), times);
        const asked = done.effects.filter((effect) => effect.type === 'charge');
        expect(asked.length).toBeLessThanOrEqual(1);
        const returned = done.effects.reduce((sum, effect) => sum + (effect.type === 'refund' ? effect.amount : 0), 0);
        if (asked[0] && coins + returned < asked[0].amount) done = step(before, { type: 'moneyRefused', at }, times);
        state = done.state;
        for (const effect of done.effects) {
          if (effect.type === 'charge') {
            minutes += 1;
            expect(effect.minute).toBe(minutes);
            expect(effect.amount).toBe(price);
            expect(effect.from).toBeGreaterThanOrEqual(lastFrom + 60_000);
            expect(state.status).toBe('running');
            expect(state.deliveredAt).toBeGreaterThanOrEqual(at - 12_000);
            lastFrom = effect.from;
            charged += effect.amount;
            coins -= effect.amount;
          }
          if (effect.type === 'refund') {
            expect(effect.amount).toBeGreaterThan(0);
            refunded += effect.amount;
            coins += effect.amount;
          }
        }
        expect(refunded).toBeLessThanOrEqual(charged);
        expect(coins).toBe(balance - charged + refunded);
        expect(state).toMatchObject({ minutes, refunded });
        expect(state.unprovenMs).toBeLessThanOrEqual(times.unproven);
        expect(charged).toBe(state.minutes * price);
        expect(state.guestSequence - before.guestSequence).toBeOneOf([0, 1]);
        expect(state.hostSequence - before.hostSequence).toBeOneOf([0, 1]);
        if (before.status === 'ended') {
          expect(state).toEqual(before);
          expect(done.effects).toEqual([]);
        }
        if (done.refusal && state.status !== 'ended') expect(state).toEqual(before);
        if (state.status === 'ended') expect(deadlineOf(state, times)).toBeNull();
        if (type === 'FREECHAT') expect(charged).toBe(0);
      }
    }),
    { numRuns: scaledRuns(2_000) },
  );
});

it('whatever ends it: a preview ends with codes of previews, and codes from before a chat end none that ran', () => {
  const type = fc.constantFrom('LIVE_PREVIEW' as const, 'FREECHAT' as const);
  fc.assert(
    fc.property(type, fc.array(machineInput, { maxLength: 60 }), (kind, inputs) => {
      let at = 1_000_000;
      let state = newChat({ type: kind, exclusive: false, pricePerMinute: 0, watchFor: 20_000, at }, times);
      for (const next of inputs) {
        at += next.after;
        // What somebody may send as a reason is for chats that run; the machine's own reasons are what is looked at.
        const before = preChatExits.includes(next.exit.code);
        const event = before ? { ...next, exit: exitCodes.clientExit } : next;
        state = step(state, eventOf(event, state, at), times).state;
      }
      const { exitCode, startedAt } = state;
      if (exitCode === null) return;
      if (kind === 'LIVE_PREVIEW') expect(livePreviewExits).toContain(exitCode);
      if (startedAt !== null) expect(preChatExits).not.toContain(exitCode);
    }),
    { numRuns: scaledRuns(1_000) },
  );
});

it('a chat that is only ticked always ends, and never later than its deadline says', () => {
  fc.assert(
    fc.property(story, ({ type, price, inputs }) => {
      let at = 1_000_000;
      let state = newChat({ type, exclusive: true, pricePerMinute: price, watchFor: null, at }, times);
      for (const next of inputs) {
        at += next.after;
        state = step(state, eventOf(next, state, at), times).state;
      }
      for (let ticks = 0; ticks < 20 && state.status !== 'ended'; ticks += 1) {
        const deadline = deadlineOf(state, times);
        if (deadline === null) at += times.pictureGone;
        else at = Math.max(at, deadline);
        state = step(state, { type: 'tick', at, hostSending: false }, times).state;
      }
      expect(state.status).toBe('ended');
    }),
    { numRuns: scaledRuns(1_000) },
  );
});

it('refunds of many short breaks cost at most a second and a hundredth more than the exact time', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_000 }),
      fc.array(fc.integer({ min: 5_000, max: 9_000 }), { minLength: 1, maxLength: 6 }),
      (price, breaks) => {
        let at = 1_000_000;
        let state = newChat(
          { type: 'VOYEUR_CHAT', exclusive: false, pricePerMinute: price, watchFor: null, at },
          times,
        );
        state = step(state, { type: 'delivered', at, until: at }, times).state;
        let broken = 0;
        for (const ms of breaks) {
          const since = at;
          at += ms;
          broken += Math.max(0, Math.min(at, 1_060_000) - since);
          state = step(state, { type: 'pictureBack', at, since, until: at, byLine: true }, times).state;
        }
        const exact = (price * broken) / 60_000;
        expect(state.refunded).toBeGreaterThanOrEqual(Math.floor(exact));
        expect(state.refunded).toBeLessThanOrEqual(Math.ceil(exact + price / 60) + 1);
      },
    ),
  );
});
