import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wallClock } from '#kit/clock/clock.ts';
import { until, WireClient } from '../testing/clients.ts';
import type { MediaServer } from '../testing/media-server.ts';
import { startMediaServer } from '../testing/media-server.ts';

/** Connects with one ticket after the other, says something in the very moment it may, and waits for the answer. */
const askTimeAtOnce = `
  const { parentPort, workerData: { url, tickets } } = require('node:worker_threads');
  const next = () => {
    const ticket = tickets.pop();
    if (!ticket) return;
    const socket = new WebSocket(url + ticket.path, ['frames.1', 'ticket.' + ticket.token]);
    socket.onopen = () => socket.send(Uint8Array.of(21, ...new Uint8Array(16)));
    socket.onmessage = () => {
      parentPort.postMessage('answered');
      socket.close();
      next();
    };
  };
  next();
`;

let media: MediaServer;

beforeEach(async () => {
  media = await startMediaServer({ clock: wallClock(), relay: 'process' });
  await media.frames.open('room', { publisher: 'star' });
});
afterEach(() => media.stop());

const publisher = async () => new WireClient(media.url, await media.frames.publish('room', 'star')).opened();
const viewer = async (session: string) =>
  new WireClient(media.url, await media.frames.subscribe('room', 'guest', { session })).opened();

describe('the relay in its own process', () => {
  it('carries frames and tells who is there', async () => {
    const star = await publisher();
    const guest = await viewer('s1');
    star.video({ keyframe: true });
    await until(() => guest.videos.length === 1);
    await until(() => media.heard('live').length === 1 && media.heard('peer-joined').length === 1);
    guest.ack();
    await until(() => media.heard('delivered').length === 1);
  });

  it('continues while this process is busy', async () => {
    const star = await publisher();
    const guest = await viewer('s1');
    star.video({ keyframe: true });
    star.video();
    await star.sync();
    // This process does nothing but count for a while: meanwhile the relay has already fanned out.
    const busyUntil = performance.now() + 300;
    while (performance.now() < busyUntil);
    await until(() => guest.videos.length === 2, 'frames', 50);
  });

  it('loses nothing of what a client says first, however busy this process is', async () => {
    const tickets = await Promise.all(
      Array.from({ length: 30 }, (_, i) => media.frames.subscribe('room', 'guest', { session: String(i) })),
    );
    const client = new Worker(askTimeAtOnce, { eval: true, workerData: { url: media.url, tickets } });
    let answered = 0;
    client.on('message', () => {
      answered += 1;
    });
    while (answered < tickets.length) {
      const busyUntil = performance.now() + 5;
      while (performance.now() < busyUntil);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await client.terminate();
  });

  it('takes the picture from a kicked session within one second', async () => {
    const star = await publisher();
    const guest = await viewer('s1');
    star.video({ keyframe: true });
    await until(() => guest.videos.length === 1);
    const asked = performance.now();
    await media.frames.kick('room', 'guest', 's1');
    await until(() => guest.closed !== null);
    expect(performance.now() - asked).toBeLessThan(1_000);
    star.video();
    await star.sync();
    expect(guest.videos).toHaveLength(1);
  });

  it('is started again when it dies; who was there is told apart and comes back with a fresh ticket', async () => {
    const star = await publisher();
    const guest = await viewer('s1');
    star.video({ keyframe: true });
    await until(() => guest.videos.length === 1 && media.heard('live').length === 1);
    const used = await media.frames.subscribe('room', 'other', { session: 's2' });
    await new WireClient(media.url, used).opened();
    const pid = media.frames.relayPid!;
    process.kill(pid, 'SIGKILL');
    await until(() => media.heard('ended').length === 1 && star.closed !== null && guest.closed !== null);
    expect(media.heard('ended')).toMatchObject([{ room: 'room', peer: 'star', reason: 'relay-lost' }]);
    await until(() => media.frames.relayPid !== pid);
    const again = new WireClient(media.url, used);
    await until(() => again.refused !== null, 'a used ticket stays used');
    const back = await publisher();
    const watching = await viewer('s1');
    back.video({ keyframe: true });
    await until(() => watching.videos.length === 1 && media.heard('live').length === 2);
    expect(media.log.lines).toMatchObject([{ level: 'error', text: 'media relay died; starting another' }]);
  });

  it('ends with its parent', async () => {
    const pid = media.frames.relayPid!;
    await media.frames.stop();
    expect(() => process.kill(pid, 0)).toThrow();
  });
});
