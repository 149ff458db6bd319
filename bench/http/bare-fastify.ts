import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import Fastify from 'fastify';

/** The peer: Fastify with nothing of ours, answering the same sizes from memory. PAGE names a file with the same page. */
const app = Fastify({ logger: false });
const item = {
  id: 100001,
  name: 'Amadou',
  age: 34,
  languages: ['en', 'de'],
  headline: 'Steps from Dakar, beats from Marseille',
  liveState: 'freeChat',
  viewers: 12,
  isOnline: true,
};
const list = { data: { models: { items: Array.from({ length: 50 }, () => item), total: 50 } } };
const page = readFileSync(process.env.PAGE ?? '');
const zipped = gzipSync(page, { level: 5 });
app.get('/page', async (request, reply) => {
  reply.type('text/html; charset=utf-8');
  return request.headers['accept-encoding'] === 'gzip' ? reply.header('content-encoding', 'gzip').send(zipped) : page;
});
app.get('/alive', async () => ({ alive: true }));
app.get('/list', async () => list);
await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`ready on http://127.0.0.1:${(app.server.address() as AddressInfo).port}\n`);
