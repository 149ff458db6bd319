import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onFileEnd } from '#kit/testing/file-end.ts';

/** What a gateway has taken, each message once. */
export interface TakenSms {
  readonly id: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const patienceSeconds = 300;

/**
 * An SMS gateway on a real socket that does all a receiver of Standard Webhooks has to: it looks at the time and the
 * signature of the bytes, and takes a message that is repeated only once. It can be told to refuse, to be silent, or to
 * lose its answer after it has taken a message.
 */
export async function smsGateway({ now }: { readonly now: () => number }) {
  const key = Buffer.alloc(32, 7);
  const taken: TakenSms[] = [];
  const control: { answer: number | 'silence' | 'takes and hangs up' } = { answer: 202 };
  /** Requests that were not ours, each with the reason. */
  const strangers: string[] = [];
  const expected = (id: string, timestamp: string, body: string) =>
    Buffer.from(`v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`);

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const header = (name: string) => String(request.headers[name] ?? '');
      const [id, timestamp] = [header('webhook-id'), header('webhook-timestamp')];
      const refuse = (status: number, why: string) => {
        strangers.push(why);
        response.writeHead(status).end(why);
      };
      if (request.method !== 'POST' || header('content-type') !== 'application/json') return refuse(415, 'no JSON');
      if (Math.abs(now() / 1000 - Number(timestamp)) > patienceSeconds) return refuse(401, 'too old');
      const [given, right] = [Buffer.from(header('webhook-signature')), expected(id, timestamp, body)];
      if (given.length !== right.length || !timingSafeEqual(given, right)) return refuse(401, 'not signed by us');
      if (header('idempotency-key') !== id) return refuse(400, 'two ids');
      if (control.answer === 'silence') return;
      if (typeof control.answer === 'number' && control.answer >= 300) {
        // Providers repeat the number in what they answer.
        response.writeHead(control.answer, { location: '/elsewhere' }).end(`no: ${body}`);
        return;
      }
      const isRepeated = taken.some((one) => one.id === id);
      if (!isRepeated) taken.push({ id, body: JSON.parse(body) as TakenSms['body'] });
      if (control.answer === 'takes and hangs up') return void request.socket.destroy();
      response.writeHead(control.answer, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onFileEnd(
    () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`;
  const secret = `whsec_${key.toString('base64')}`;
  return { url, secret, taken, control, strangers };
}
