import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onFileEnd } from '#kit/testing/file-end.ts';

/** A bucket as S3 speaks, in memory: its address for `S3_URL`, and what it holds. */
export async function memoryBucket(): Promise<{ url: string; objects: Map<string, Buffer> }> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const key = request.url ?? '';
      const known = objects.get(key);
      if (request.method === 'PUT') {
        objects.set(key, Buffer.concat(parts));
        return response.end();
      }
      if (!known) return response.writeHead(404).end();
      if (request.method === 'DELETE') {
        objects.delete(key);
        return response.writeHead(204).end();
      }
      const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
      const body = range ? known.subarray(Number(range[1]), Number(range[2]) + 1) : known;
      response.writeHead(range ? 206 : 200, { 'content-length': body.length });
      return response.end(request.method === 'GET' ? body : undefined);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onFileEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://key:secret@127.0.0.1:${(server.address() as AddressInfo).port}/vesper`, objects };
}
