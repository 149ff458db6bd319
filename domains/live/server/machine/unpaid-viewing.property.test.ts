import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LiveMediaEvents } from '#kit/live-media/port.ts';
import type { ReportedEvent, SimulatedViewer } from '#kit/live-media/testing/simulated-relay.ts';
import { SimulatedRelay } from '#kit/live-media/testing/simulated-relay.ts';
import { scaledRuns } from '#kit/testing/run-length.ts';
import { exitCodes } from '../../contract/index.ts';
import { newChat, step } from './machine.ts';
import type { ChatEvent, ChatState } from './state.ts';
import { chatTimes } from './state.ts';

const times = chatTimes();
const stepMs = 200;
const pricePerMinute = 600;

/** What a viewer does, every fifth of a second. */
const act = fc.oneof(
  { weight: 6, arbitrary: fc.constant('nothing' as const) },
  { weight: 3, arbitrary: fc.constant('ack' as const) },
  fc.constantFrom(
    'ackHalf' as const,
    'ackTooMuch' as const,
    'pong' as const,
    'connect' as const,
    'hangUp' as const,
    'reconnect' as const,
  ),
);
/** A few acts over and over, as an attack would, or anything. */
const behaviour = fc.oneof(
  fc
    .record({
      acts: fc.array(act, { minLength: 1, maxLength: 3 }),
      everySteps: fc.integer({ min: 1, max: 40 }),
    })
    .map(
      ({ acts, everySteps }) =>
        (at: number) =>
          at % everySteps < acts.length ? acts[at % everySteps] : 'nothing',
    ),
  fc.array(act, { minLength: 100, maxLength: 300 }).map((acts) => (at: number) => acts[at % acts.length]),
);

function eventOf({ event, news }: ReportedEvent, at: number): ChatEvent {
  if (event === 'delivered') {
    return { type: 'delivered', at, until: (news as LiveMediaEvents['delivered']).sessions[0]?.at ?? 0 };
  }
  if (event === 'picture-broken') return { type: 'pictureBroken', at, ...(news as LiveMediaEvents['picture-broken']) };
  const { since, until } = news as LiveMediaEvents['picture-back'];
  return { type: 'pictureBack', at, since, until, byLine: true };
}

function does(what: ReturnType<typeof actName>, lines: SimulatedViewer[], broadcast: SimulatedRelay): void {
  const line = lines.at(-1);
  if (what === 'ack') line?.ack();
  if (what === 'ackHalf') line?.ack(Math.floor(line.bytes / 2));
  if (what === 'ackTooMuch') line?.ack(line.bytes + 1);
  if (what === 'pong') line?.pong();
  if (what === 'hangUp' || what === 'reconnect') line?.hangUp();
  if (what === 'connect' || what === 'reconnect') lines.push(broadcast.connect());
}
const actName = (name: 'nothing' | 'ack' | 'ackHalf' | 'ackTooMuch' | 'pong' | 'connect' | 'hangUp' | 'reconnect') =>
  name;

/** A new connection every eight seconds, acknowledged once: it ends the chat right after it was caught up with a group. */
const endsCaughtUp = (at: number) => (at % 40 === 0 ? 'reconnect' : at % 40 === 1 ? 'ack' : 'nothing');
/** Acknowledges every eight seconds: the chat ends right after a broken picture came back with a long group. */
const catchesUpLate = (at: number) => (at % 39 === 0 ? 'ack' : 'nothing');

it('whatever a viewer does, it sees at most five seconds of one chat without paying, and one report', async () => {
  await fc.assert(
    fc.asyncProperty(
      behaviour,
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 30, max: 90 }),
      async (acts, group, seconds) => {
        const broadcast = new SimulatedRelay();
        const { clock, reported } = broadcast;
        broadcast.frame(true);
        const lines = [broadcast.connect()];
        let state: ChatState = newChat(
          { type: 'VOYEUR_CHAT', exclusive: false, pricePerMinute, watchFor: null, at: clock.now() },
          times,
        );
        for (let at = 1; at * stepMs < seconds * 1000 && state.status !== 'ended'; at += 1) {
          does(actName(acts(at) ?? 'nothing'), lines, broadcast);
          await clock.advance(stepMs);
          broadcast.frame(at % group === 0);
          for (const news of reported.splice(0)) state = step(state, eventOf(news, clock.now()), times).state;
          state = step(state, { type: 'tick', at: clock.now(), hostSending: true }, times).state;
        }
        const exit = exitCodes.hostStopped;
        if (state.status !== 'ended') state = step(state, { type: 'end', at: clock.now(), exit }, times).state;
        const frames = new Set(lines.flatMap((line) => line.frames));
        const seen = [...frames].filter((frame) => frames.has(frame + 1)).length * stepMs;
        const paid = ((state.minutes * pricePerMinute - state.refunded) * 60_000) / pricePerMinute;
        expect(seen - paid).toBeLessThanOrEqual(times.unproven + times.reportEvery + 1_000);
      },
    ),
    {
      numRuns: scaledRuns(300),
      examples: [
        [endsCaughtUp, 10, 57],
        [catchesUpLate, 12, 63],
      ],
    },
  );
});
