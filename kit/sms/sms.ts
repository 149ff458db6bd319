import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { job } from '#kit/contract/operations.ts';
import { phoneNumber } from '#kit/contract/phone-number.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import type { Migrations } from '#kit/db/schema/migrate.ts';
import { deliverer } from '#kit/outbox/delivery.ts';
import { extractSecrets, insertSecrets, seal, unseal } from '#kit/outbox/seal.ts';
import type { Handler } from '#kit/server/handler.ts';
import { work } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { Gateway } from './gateway.ts';
import { postSms } from './gateway.ts';
import type { Sms, SmsSender } from './port.ts';
import { smsUnavailable } from './problems.ts';
import { messages } from './tables.ts';

export const smsTables: Migrations = { name: 'sms', folder: new URL('./migrations', import.meta.url) };

/** How often and with which pauses: kit/outbox/delivery.ts. */
export const deliverSms = job({
  name: 'sms.deliver',
  summary: 'Hands one queued SMS to the gateway.',
  access: system,
  payload: z.object({ id: z.int() }),
});

/** For how many days it stands in the outbox that a number was written to. */
export const smsKeptDays = 90;

export const forgetSms = job({
  name: 'sms.forget',
  summary: `Deletes what was written to phones more than ${smsKeptDays} days ago.`,
  access: system,
  payload: z.object({}),
  cron: '40 3 * * *',
});

/** What the key of sealed secrets is derived for. */
export const smsSealPurpose = 'the secrets of SMS';

/** How long the gateway may take for its answer, ms. */
const patience = 10_000;

export interface SmsService extends SmsSender {
  readonly handlers: readonly Handler[];
}

/** SMS to the gateway at `SMS_URL`; captured for reading in the office without one, and refused in production. */
export function createSms(
  kit: Pick<Kit, 'config' | 'db' | 'jobs' | 'clock' | 'log' | 'keyFor'>,
  timeoutMs = patience,
): SmsService {
  const { db, jobs, clock, config } = kit;
  const { SMS_URL: url, SMS_SECRET: secret, SMS_FROM: from } = config;
  const gateway: Gateway | null = url !== undefined && secret !== undefined ? { url, secret, timeoutMs } : null;
  const key = kit.keyFor(smsSealPurpose);

  const deliver = deliverer(kit, {
    table: messages,
    job: deliverSms,
    carrier: 'the SMS gateway',
    send: ({ recipient: to, text, sealed, language, kind, key: own }) =>
      postSms(
        gateway as Gateway,
        {
          type: 'sms.send',
          to,
          text: insertSecrets(text, sealed === null ? [] : unseal(sealed, key)),
          ...(from === undefined ? {} : { from }),
          language,
          kind,
        },
        { key: own, at: clock.now() },
      ),
  });

  const take = async (tx: Tx, { to, kind, language, ...said }: Sms): Promise<number> => {
    if (!gateway && config.NODE_ENV === 'production') throw new Problem(smsUnavailable);
    if (phoneNumber.safeParse(to).data !== to)
      throw new Error(`The recipient of ${kind} is no number as E.164 has it.`);
    const { words, secrets } = extractSecrets({ text: said.text }, said.secrets);
    const [kept] = await tx.orm
      .insert(messages)
      .values({
        recipient: to,
        kind,
        language,
        text: words.text,
        sealed: secrets.length === 0 ? null : seal(secrets, key),
        state: gateway ? 'queued' : 'captured',
        createdAt: new Date(clock.now()),
      })
      .returning({ id: messages.id });
    const { id } = kept as { id: number };
    if (gateway) await jobs.send(tx, deliverSms, { id });
    return id;
  };

  return {
    send: (sms, tx) => (tx ? take(tx, sms) : db.transaction((own) => take(own, sms))),
    handlers: [
      work(deliverSms, ({ id }) => deliver(id)),
      work(forgetSms, async () => {
        const before = new Date(clock.now() - smsKeptDays * 24 * 3600_000);
        await db.orm.delete(messages).where(lt(messages.createdAt, before));
      }),
    ],
  };
}
