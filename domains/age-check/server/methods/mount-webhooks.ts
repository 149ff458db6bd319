import type { FastifyInstance } from 'fastify';
import { dayOf } from '#kit/i18n/days.ts';
import type { VeriffAccount } from '#kit/veriff/client.ts';
import { mountVeriffWebhook } from '#kit/veriff/mount-webhook.ts';
import { findCheck } from '../check-rows.ts';
import { say } from '../decide.ts';
import type { Context } from '../deps.ts';
import type { Heard } from './veriff-words.ts';
import { hearVeriff } from './veriff-words.ts';

/** Where Veriff reports: decisions and events alike. Not below /rest/v1: no session plays a part. */
export const veriffPath = '/age-check/veriff/webhook';

/** Mounts the address for webhooks. */
export const mountWebhooks = (app: FastifyInstance, ctx: Context, account: VeriffAccount): Promise<void> =>
  mountVeriffWebhook(app, ctx.kit, {
    ...{ path: veriffPath, account, owner: 'age-check' },
    async take(_bytes, said) {
      const heard = hearVeriff(said, dayOf(ctx.kit.clock.now()));
      if (heard) await take(ctx, heard);
    },
  });

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
