import { io } from 'socket.io-client';
import { WebSocket } from 'ws';

/** Opens many connections to one server and reads everything. Arguments: kind, port, how many. */
const [, , kind = 'vesper', port = '0', many = '0'] = process.argv;
let received = 0;

function open(index: number): Promise<void> {
  const topic = `square:${index % 10}`;
  return new Promise((resolve, reject) => {
    if (kind === 'socket.io') {
      const socket = io(`ws://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true, reconnection: false });
      socket.on('bench', () => {
        received += 1;
      });
      socket.on('connect', () => socket.emit('join', topic, resolve));
      socket.on('connect_error', reject);
      return;
    }
    const socket = new WebSocket(`ws://127.0.0.1:${port}/realtime`, { perMessageDeflate: false });
    const say = (type: string, data: unknown) =>
      socket.send(JSON.stringify({ type, accessToken: `bench-${index}`, guestId: null, id: 1, data }));
    socket.on('open', () => {
      say('sessionRequest', { language: 'en' });
      say('subscribe', { topic });
    });
    let answers = 0;
    socket.on('message', () => {
      answers += 1;
      if (answers === 2) resolve();
      if (answers > 2) received += 1;
    });
    socket.on('error', reject);
  });
}

const total = Number(many);
for (let at = 0; at < total; at += 100) {
  await Promise.all(Array.from({ length: Math.min(100, total - at) }, (_, index) => open(at + index)));
}
process.send?.({ open: total });
process.on('message', () => {
  process.send?.({ received });
  received = 0;
});
process.on('disconnect', () => process.exit(0));
