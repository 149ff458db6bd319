import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TestClock } from '#kit/clock/test-clock.ts';
import { hostileFrames } from '#kit/testing/hostile-frames.ts';
import { rawFrame, rawSocket } from '#kit/testing/raw-socket.ts';
import type { MediaServer } from '../testing/media-server.ts';
import { startMediaServer } from '../testing/media-server.ts';
import { ticketProtocol, wireProtocol } from '../wire.ts';
import { limits } from './limits.ts';

let media: MediaServer;
let clock: TestClock;
let accepted: Socket[];

beforeEach(async () => {
  clock = new TestClock();
  accepted = [];
  media = await startMediaServer({ clock });
  media.server.on('connection', (socket) => void accepted.push(socket));
  await media.frames.open('room', { publisher: 'star' });
});
afterEach(async () => {
  for (const socket of accepted) socket.destroy();
  await media.stop();
});

const roles = {
  viewer: {
    ticket: () => media.frames.subscribe('room', 'guest', { session: 's1' }),
    large: limits.viewerMessageBytes + 1,
  },
  publisher: { ticket: () => media.frames.publish('room', 'star'), large: limits.publisherMessageBytes + 1 },
};

/** A connection of somebody hostile, who has a ticket or none, and our end of it. */
async function say(token: string | null) {
  const protocols = [wireProtocol, ...(token === null ? [] : [ticketProtocol(token)])].join(', ');
  const line = rawSocket(`${media.url.replace('ws:', 'http:')}/media`, { 'Sec-WebSocket-Protocol': protocols });
  line.write(line.head);
  await expect.poll(line.heard).toContain('HTTP/1.1');
  return { ...line, ours: accepted.at(-1) as Socket };
}

describe.each(Object.entries(roles))('a hostile %s is gone, and has cost little:', (_role, { ticket, large }) => {
  it.each(Object.entries(hostileFrames(large)))('%s', async (_, attack) => {
    const line = await say((await ticket()).token);
    expect(line.heard()).toContain('101');
    attack(line);
    await expect
      .poll(async () => {
        await clock.advance(limits.closeGraceMs);
        return line.ours.destroyed;
      })
      .toBe(true);
    expect(line.ours.bytesWritten).toBeLessThan(64 * 1024);
  });

  it('a frame that never ends', async () => {
    const line = await say((await ticket()).token);
    line.write(rawFrame({ opcode: 2, says: limits.viewerMessageBytes, payload: Buffer.alloc(1) }));
    for (let waited = 0; waited <= limits.maxQuietMs + 2_000; waited += 2_000) {
      line.write('x');
      await clock.advance(2_000);
    }
    await expect
      .poll(async () => {
        await clock.advance(limits.closeGraceMs);
        return line.ours.destroyed;
      })
      .toBe(true);
  });
});

it('who is refused is cut off when the answer is written, whatever they go on sending', async () => {
  const line = await say(null);
  expect(line.heard()).toContain('401');
  // Their half stays open.
  line.write(Buffer.alloc(1000));
  await expect.poll(() => line.ours.destroyed).toBe(true);
});
