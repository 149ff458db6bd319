import { randomInt } from 'node:crypto';
import { audit } from '#kit/audit/audit.ts';
import { publicOrigin } from '#kit/config/public-url.ts';
import type { Language } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';
import { handleList } from '#kit/server/list.ts';
import type { SmsEntry } from '#kit/sms/outbox.ts';
import { listSms, readSms } from '#kit/sms/outbox.ts';
import { smsSealPurpose } from '#kit/sms/sms.ts';
import { smsKindsOf, smsOf } from '#kit/sms/sms-kinds.ts';
import type { OutboxSms } from '../contract/sms.ts';
import { readOutboxSms, sendTestSms, smsOutbox } from '../contract/sms.ts';
import { testSms } from './test-sms.ts';

/** What the platform wrote to phones, and a test of the way there. */
export function smsHandlers({
  db,
  clock,
  config,
  keyFor,
  extensions,
  sms,
}: Pick<Kit, 'db' | 'clock' | 'config' | 'keyFor' | 'extensions' | 'sms'>): Handler[] {
  // Whoever reads a code has what it opens: in production nobody in the office does.
  const key = config.NODE_ENV === 'production' ? null : keyFor(smsSealPurpose);
  const presenter = (language: Language) => {
    // A kind whose domain is gone is called by its name.
    const occasions = new Map(smsKindsOf(extensions).map(({ name, occasion }) => [name, occasion[language]]));
    return ({ createdAt, sentAt, ...rest }: SmsEntry): OutboxSms => ({
      ...rest,
      occasion: occasions.get(rest.kind) ?? rest.kind,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    });
  };
  return [
    ...handleList(smsOutbox, {
      find: ({ filters, ...request }) => listSms(db, { ...filters, ...request }),
      present: (rows, { caller }) => {
        const present = presenter(caller.language);
        return rows.map(({ cursor: _, ...row }) => present(row));
      },
    }),
    handle(readOutboxSms, async ({ params }, { caller }) => {
      const found = await readSms(db, params.smsId, key);
      if (!found) throw new Problem(notFound);
      const { text, secrets, language: _, ...entry } = found;
      return { ...presenter(caller.language)(entry), text, secrets };
    }),
    handle(sendTestSms, ({ body }, call) =>
      db.transaction(async (tx) => {
        const { language } = call.caller;
        const values = { site: new URL(publicOrigin(config)).hostname, sign: randomInt(1000, 10_000) };
        const smsId = await sms.send(smsOf(testSms, { to: body.phoneNumber, language }, values), tx);
        const at = clock.now();
        await audit(tx, { call, at, operation: 'office.sendTestSms', subject: `sms:${smsId}` });
        return { smsId };
      }),
    ),
  ];
}
