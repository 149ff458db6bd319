/** The peer: the smallest broadcast that `ws` allows. Connections to /publish send, all others get. */
import { WebSocketServer } from 'ws';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
const viewers = new Set<import('ws').WebSocket>();

server.on('connection', (socket, request) => {
  if (request.url === '/publish') {
    socket.on('message', (data) => {
      for (const viewer of viewers) viewer.send(data);
    });
  } else {
    viewers.add(socket);
    socket.on('close', () => viewers.delete(socket));
  }
});
server.on('listening', () => process.send?.((server.address() as { port: number }).port));
process.on('disconnect', () => process.exit(0));
