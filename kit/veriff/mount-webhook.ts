import type { FastifyInstance } from 'fastify';
import type { Kit } from '#kit/server/kit.ts';
import type { VeriffAccount } from './client.ts';
import { isVeriffSignature } from './signature.ts';

/** Forged webhooks one address may send before it is not listened to for the rest of the time. */
const forgeries = { points: 20, seconds: 600 };
const largest = 256 * 1024;

interface Address {
  readonly path: string;
  readonly account: VeriffAccount;
  /** Whose it is: counts forgeries apart. */
  readonly owner: string;
  /** Keeps or applies what was said; it has been when the answer goes out. Body and its reading, null where that is no JSON. */
  take(bytes: Buffer, said: unknown): Promise<void>;
}

/** Mounts the address for webhooks. The signature is over the bytes as they came; anything but 200 makes the provider repeat. */
export async function mountVeriffWebhook(
  app: FastifyInstance,
  kit: Pick<Kit, 'limits' | 'log'>,
  { path, account, owner, take }: Address,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largest }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(path, async (request, reply) => {
      reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const isGenuine =
        request.headers['x-auth-client'] === account.apiKey &&
        isVeriffSignature(account.sharedSecret, bytes, request.headers['x-hmac-signature']);
      if (!isGenuine) {
        const wait = await kit.limits.take(`${owner}.forged:${request.ip}`, forgeries);
        kit.log.warn(
          { ip: request.ip, owner },
          'a webhook that the provider of identity checks did not sign was refused',
        );
        return wait > 0 ? reply.code(429).header('retry-after', wait).send() : reply.code(401).send();
      }
      await take(bytes, jsonOf(bytes));
      return reply.send('OK');
    });
  });
}

const jsonOf = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
};
