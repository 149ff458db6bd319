import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server as SocketIo } from 'socket.io';
import { WebSocketServer } from 'ws';
import { z } from 'zod';
import { channelSubject } from '#domains/identity/contract/channel.ts';
import { wallClock } from '#kit/clock/clock.ts';
import { anyone } from '#kit/contract/access.ts';
import { serverMessage } from '#kit/contract/operations.ts';
import { memoryLog } from '#kit/log/log.ts';
import { createLocalBus } from '#kit/realtime/bus.ts';
import { createRealtime } from '#kit/realtime/server.ts';

/** One server of the comparison, in a process of its own: `vesper`, `ws` or `socket.io`. Rooms are `square:0` to `square:9`. */
const kind = process.argv[2] ?? 'vesper';
export const benchMessage = serverMessage({
  name: 'bench',
  summary: 'A line of chat.',
  access: anyone,
  payload: z.object({ text: z.string(), at: z.number() }),
});
const payload = () => ({ text: 'x'.repeat(120), at: Date.now() });

const http = createServer();
let publish: (room: number) => void;
let count: () => number;

if (kind === 'vesper') {
  const realtime = createRealtime({
    clock: wallClock(),
    log: memoryLog(),
    bus: createLocalBus(),
    subject: channelSubject,
  });
  let next = 1;
  realtime.attachAuthentication(async ({ language, ip, country }) => {
    next += 1;
    return { subjectId: next, accountId: null, roles: [], sessionId: null, language, ip, country };
  });
  realtime.defineTopic({ kind: 'square', access: anyone, may: () => true });
  http.on('upgrade', (request, socket, head) => realtime.upgrade(request, socket, head, '127.0.0.1'));
  publish = (room) => realtime.publish(`square:${room}`, benchMessage, payload());
  count = () => realtime.connections;
} else if (kind === 'ws') {
  const wss = new WebSocketServer({ server: http, perMessageDeflate: false });
  const rooms = Array.from({ length: 10 }, () => new Set<import('ws').WebSocket>());
  wss.on('connection', (socket) => {
    socket.on('message', (data) => {
      const { data: request } = JSON.parse(String(data)) as { data?: { topic?: string } };
      const room = request?.topic?.split(':')[1];
      if (room) rooms[Number(room)]?.add(socket);
      socket.send('{"type":"receipt"}');
    });
  });
  publish = (room) => {
    const text = JSON.stringify({ type: 'bench', data: payload() });
    for (const socket of rooms[room] ?? []) socket.send(text);
  };
  count = () => wss.clients.size;
} else {
  const io = new SocketIo(http, { transports: ['websocket'], perMessageDeflate: false });
  io.on('connection', (socket) => {
    socket.on('join', (topic: string, done: () => void) => {
      void socket.join(topic);
      done();
    });
  });
  publish = (room) => void io.to(`square:${room}`).emit('bench', payload());
  count = () => io.engine.clientsCount;
}

const settled = () => {
  globalThis.gc?.();
  const { rss } = process.memoryUsage();
  return { rss };
};

http.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (http.address() as AddressInfo).port, memory: settled() });
});
process.on('message', async (order: { do: 'memory' | 'publish'; rounds?: number }) => {
  if (order.do === 'memory') {
    await new Promise((resolve) => setTimeout(resolve, 500));
    process.send?.({ memory: settled(), connections: count() });
    return;
  }
  const before = process.cpuUsage();
  for (let round = 0; round < (order.rounds ?? 1); round += 1) {
    for (let room = 0; room < 10; room += 1) publish(room);
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
  const { user, system } = process.cpuUsage(before);
  process.send?.({ cpuMicroseconds: user + system });
});
