import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestClock } from '#kit/clock/test-clock.ts';
import { memoryLog } from '#kit/log/log.ts';
import { hostileFrames } from '#kit/testing/hostile-frames.ts';
import { rawFrame, rawSocket } from '#kit/testing/raw-socket.ts';
import { createLocalBus } from './bus.ts';
import { timing } from './messages.ts';
import type { RealtimeServer } from './server.ts';
import { createRealtime } from './server.ts';

const clock = new TestClock();
let realtime: RealtimeServer;
let url = '';
const accepted: Socket[] = [];
const server = createServer();

beforeAll(async () => {
  realtime = createRealtime({
    clock,
    log: memoryLog(),
    bus: createLocalBus(),
    subject: { field: 'guestId', topic: 'guest' },
  });
  const nobody = { subjectId: 7, accountId: null, roles: [], sessionId: 'a' };
  realtime.attachAuthentication(async ({ language, ip }) => ({ ...nobody, language, ip, country: null }));
  server.on('connection', (socket) => void accepted.push(socket));
  server.on('upgrade', (request, socket, head) => realtime.upgrade(request, socket, head, '127.0.0.1'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/realtime`;
});
afterAll(async () => {
  await realtime.close();
  for (const socket of accepted) socket.destroy();
  server.close();
});

/** An upgraded connection of somebody hostile, and our end of it. */
async function open(headers: Record<string, string> = {}) {
  const line = rawSocket(url, headers);
  const before = accepted.length;
  line.write(line.head);
  await expect.poll(line.heard).toContain('101 Switching Protocols');
  return { ...line, ours: accepted[before] as Socket };
}
const session = JSON.stringify({
  type: 'sessionRequest',
  accessToken: 't',
  guestId: null,
  data: { language: 'en' },
});

describe('a hostile client of the channel is gone, and has cost little:', () => {
  it.each(Object.entries(hostileFrames(64 * 1024 + 1)))('%s', async (_, attack) => {
    const line = await open();
    line.write(rawFrame({ payload: Buffer.from(session) }));
    await expect.poll(line.heard).toContain('sessionAcknowledged');
    attack(line);
    await expect.poll(() => realtime.connections).toBe(0);
    // It never answers the goodbye.
    await clock.advance(5_000);
    await expect.poll(() => line.ours.destroyed).toBe(true);
    expect(line.ours.bytesWritten).toBeLessThan(64 * 1024);
  });

  it.each([
    ['before it has said who it is', timing.greeting, false],
    ['after', timing.silence, true],
  ])('a frame that never ends, %s', async (_, patience, isKnown) => {
    const line = await open();
    if (isKnown) line.write(rawFrame({ payload: Buffer.from(session) }));
    if (isKnown) await expect.poll(line.heard).toContain('sessionAcknowledged');
    line.write(rawFrame({ says: 60_000, payload: Buffer.alloc(10) }));
    for (let waited = 0; waited <= patience + 20_000; waited += 10_000) {
      const before = line.ours.bytesRead;
      line.write('x');
      await expect.poll(() => line.ours.destroyed || line.ours.bytesRead > before).toBe(true);
      await clock.advance(10_000);
    }
    await expect.poll(() => line.ours.destroyed).toBe(true);
    expect(realtime.connections).toBe(0);
  });

  it('compression is not agreed on, whoever asks for it', async () => {
    const line = await open({ 'Sec-WebSocket-Extensions': 'permessage-deflate; client_max_window_bits' });
    expect(line.heard().toLowerCase()).not.toContain('sec-websocket-extensions');
    line.socket.destroy();
    await expect.poll(() => realtime.connections).toBe(0);
  });
});
