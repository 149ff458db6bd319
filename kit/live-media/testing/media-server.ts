import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '#kit/clock/clock.ts';
import { TestClock } from '#kit/clock/test-clock.ts';
import { memoryLog } from '#kit/log/log.ts';
import type { LiveMediaEvent, LiveMediaEvents } from '../port.ts';
import type { FramesEngine, FramesEngineOptions } from '../server/engine.ts';
import { startFramesEngine } from '../server/engine.ts';

/** A live media engine behind a real HTTP server on loopback, with everything it tells. */
export interface MediaServer {
  frames: FramesEngine;
  server: Server;
  /** For example "ws://127.0.0.1:40123". */
  url: string;
  events: { event: LiveMediaEvent; news: LiveMediaEvents[LiveMediaEvent] }[];
  /** The news of one kind so far. */
  heard<E extends LiveMediaEvent>(event: E): LiveMediaEvents[E][];
  log: ReturnType<typeof memoryLog>;
  stop(): Promise<void>;
}

/** Starts a media server; the header `x-web-session` says in whose web session a client comes; `clock` rules the relay too when it runs in-process (the default). */
export async function startMediaServer(
  options: Partial<FramesEngineOptions> & { clock?: Clock } = {},
): Promise<MediaServer> {
  const log = memoryLog();
  const frames = startFramesEngine({ clock: new TestClock(), log, relay: 'in-process', ...options });
  const events: MediaServer['events'] = [];
  const kinds: LiveMediaEvent[] = [
    'live',
    'stalled',
    'ended',
    'peer-joined',
    'peer-left',
    'picture-broken',
    'picture-back',
    'delivered',
    'stats',
  ];
  for (const event of kinds) frames.on(event, (news) => events.push({ event, news }));
  const server = createServer((_, response) => response.writeHead(404).end());
  server.on('upgrade', (request, socket, head) => {
    const holderOf = async () => request.headers['x-web-session']?.toString() ?? null;
    if (!frames.handleUpgrade(request, socket, head, holderOf)) socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    frames,
    server,
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    events,
    heard: (event) => events.filter((each) => each.event === event).map((each) => each.news) as never,
    log,
    async stop() {
      await frames.stop();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
