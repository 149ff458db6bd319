import type { FastifyInstance } from 'fastify';
import { dayOf } from '#kit/i18n/days.ts';
import { findCheck } from '../check-rows.ts';
import { say } from '../decide.ts';
import type { Context } from '../deps.ts';
import type { VeriffAccount } from './veriff.ts';
import { isVeriffSignature } from './veriff-signature.ts';
import type { Heard } from './veriff-words.ts';
import { hearVeriff } from './veriff-words.ts';

/** Where Veriff reports: decisions and events alike. Not below /rest/v1: no session plays a part. */
export const veriffPath = '/age-check/veriff/webhook';

/** Forged webhooks one address may send before it is not listened to for the rest of the time. */
const forgeries = { points: 20, seconds: 600 };
const largest = 256 * 1024;

/** Mounts the address for webhooks. The signature is over the bytes as they came; anything but 200 makes the provider repeat. */
export async function mountWebhooks(app: FastifyInstance, ctx: Context, account: VeriffAccount): Promise<void> {
  const { kit } = ctx;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largest }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(veriffPath, async (request, reply) => {
      reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const isGenuine =
        request.headers['x-auth-client'] === account.apiKey &&
        isVeriffSignature(account.sharedSecret, bytes, request.headers['x-hmac-signature']);
      if (!isGenuine) {
        const wait = await kit.limits.take(`age-check.forged:${request.ip}`, forgeries);
        kit.log.warn({ ip: request.ip }, 'a webhook that the provider of age checks did not sign was refused');
        return wait > 0 ? reply.code(429).header('retry-after', wait).send() : reply.code(401).send();
      }
      const heard = hearVeriff(jsonOf(bytes), dayOf(kit.clock.now()));
      if (heard) await take(ctx, heard);
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

/** Applies what was heard of a session, where it is one of ours. */
async function take(ctx: Context, { sessionId, key, word }: Heard): Promise<void> {
  if (word === null) return;
  const { db } = ctx.kit;
  // A report may come before our own note of the session's number.
  const isKey = key !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key);
  const check =
    (await findCheck(db, { method: 'document', providerRef: sessionId })) ??
    (isKey ? await findCheck(db, { key }) : null);
  if (check?.method !== 'document' || (check.providerRef !== null && check.providerRef !== sessionId)) return;
  await db.transaction((tx) => say(ctx, tx, check.guestId, [{ checkId: check.id, word }]));
}
