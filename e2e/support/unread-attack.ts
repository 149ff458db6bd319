import { connect } from 'node:net';

/*
 * A program of its own: opens connections to a server that ask for a path again and again and never read. Says a line when all have asked.
 * Arguments: port, connections, path, bytes of requests for each connection and round, requests in each round.
 */
const [port = 0, count = 0, , bytes = 0] = process.argv.slice(2).map(Number);
const path = process.argv[4] ?? '/';
const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`;
const block = request.repeat(Math.max(1, Math.floor(bytes / request.length)));
let open = 0;

/** One of them; it comes again five seconds after it was thrown out. Each 200 share an address. */
function attack(at: number): void {
  const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.9.${1 + Math.floor(at / 200)}` });
  socket.pause();
  socket.on('error', () => undefined);
  socket.once('connect', () => {
    open += 1;
    if (open === count) process.stdout.write('all have asked\n');
    socket.write(block);
  });
  const again = setInterval(() => socket.writableNeedDrain || socket.write(block), 100);
  socket.once('close', () => {
    clearInterval(again);
    setTimeout(() => attack(at), 5_000);
  });
}

for (let at = 0; at < count; at += 1) setTimeout(() => attack(at), at * 5);
