/** Many viewers in a process of their own: they count what they get and acknowledge it like the browser does. */
import { WebSocket } from 'ws';
import { ackIntervalMs, encodeControl, isMedia } from '#kit/live-media/wire.ts';

interface Start {
  url: string;
  /** One entry per viewer. */
  protocols: string[][];
  acknowledge: boolean;
}

let media = 0;
let messages = 0;

process.on('message', async (start: Start | 'count') => {
  if (start === 'count') {
    process.send?.({ media, messages });
    return;
  }
  await Promise.all(start.protocols.map((protocols) => watch(start, protocols)));
  process.send?.('ready');
});
process.on('disconnect', () => process.exit(0));

function watch({ url, acknowledge }: Start, protocols: string[]): Promise<void> {
  const socket = new WebSocket(url, protocols, { perMessageDeflate: false, skipUTF8Validation: true });
  let received = 0;
  socket.on('message', (data: Buffer) => {
    if (!isMedia(data)) return;
    received += data.length;
    media += data.length;
    messages += 1;
  });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => {
      // Viewers are not in step with each other.
      if (acknowledge)
        setTimeout(
          () => setInterval(() => socket.send(encodeControl({ type: 'ack', bytes: received })), ackIntervalMs),
          Math.random() * ackIntervalMs,
        );
      resolve();
    });
  });
}
