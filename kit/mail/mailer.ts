import { and, eq, sql } from 'drizzle-orm';
import type { Transporter } from 'nodemailer';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { publicOrigin } from '#kit/config/public-url.ts';
import { system } from '#kit/contract/access.ts';
import { job } from '#kit/contract/operations.ts';
import type { Tx } from '#kit/db/db.ts';
import { assertOutsideTransaction } from '#kit/db/foreign-wait.ts';
import type { Migrations } from '#kit/db/migrate.ts';
import type { Handler } from '#kit/server/handler.ts';
import { work } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { Mailer } from './port.ts';
import { putSecretsIn, seal, takeSecretsOut, unseal } from './seal.ts';
import { messages } from './tables.ts';

export const mailTables: Migrations = { name: 'mail', folder: new URL('./migrations', import.meta.url) };

/** Tried at once and, when the mail server refuses or is away, three more times with growing pauses by the queue. */
export const deliverMail = job({
  name: 'mail.deliver',
  summary: 'Hands one queued mail to the mail server.',
  access: system,
  payload: z.object({ id: z.int() }),
});
const maxAttempts = 4;

/** What the key of sealed secrets is derived for. */
export const sealPurpose = 'the secrets of mails';

export interface MailService extends Mailer {
  readonly handlers: readonly Handler[];
  close(): void;
}

/** Mail through `SMTP_URL`, or captured for reading in the office when there is none. */
export function createMailer(kit: Pick<Kit, 'config' | 'db' | 'jobs' | 'clock' | 'log' | 'keyFor'>): MailService {
  const { db, jobs, clock, log, config } = kit;
  const smtpUrl = config.SMTP_URL;
  const from = config.MAIL_FROM ?? `Vesper <no-reply@${new URL(publicOrigin(config)).hostname}>`;
  const key = kit.keyFor(sealPurpose);
  let transport: Transporter | null = null;

  const deliver = async (id: number): Promise<void> => {
    assertOutsideTransaction('the mail server');
    const waiting = and(eq(messages.id, id), eq(messages.state, 'queued'));
    const [message] = await db.orm.select().from(messages).where(waiting);
    if (!message) return;
    transport ??= createTransport({
      url: smtpUrl as string,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      dnsTimeout: 10_000,
      socketTimeout: 30_000,
    } as never);
    try {
      const { recipient: address, subject, sealed } = message;
      const secrets = sealed === null ? [] : unseal(sealed, key);
      const text = putSecretsIn(message.text, secrets);
      const html = message.html === null ? null : putSecretsIn(message.html, secrets);
      // As an object, so that nothing in an address can be read as a second recipient.
      await transport.sendMail({ from, to: { name: '', address }, subject, text, ...(html === null ? {} : { html }) });
    } catch (error) {
      const attempts = message.attempts + 1;
      const state = attempts >= maxAttempts ? 'failed' : 'queued';
      await db.orm
        .update(messages)
        .set({ attempts, state, lastError: String(error) })
        .where(waiting);
      log.warn({ err: error, mail: id, attempts }, 'the mail server did not take a mail');
      throw error;
    }
    const sentAt = new Date(clock.now());
    const done = { state: 'sent', sentAt, text: '', html: null, sealed: null, lastError: null } as const;
    await db.orm
      .update(messages)
      .set({ ...done, attempts: sql`${messages.attempts} + 1` })
      .where(waiting);
  };

  const take = async (tx: Tx, mail: Parameters<Mailer['send']>[0]): Promise<void> => {
    const { to: recipient, subject } = mail;
    const { words, secrets } = takeSecretsOut(mail);
    const sealed = secrets.length === 0 ? null : seal(secrets, key);
    const row = {
      recipient,
      subject,
      text: words.text,
      html: words.html ?? null,
      sealed,
      createdAt: new Date(clock.now()),
    };
    const state = smtpUrl ? 'queued' : 'captured';
    const [kept] = await tx.orm
      .insert(messages)
      .values({ ...row, state })
      .returning({ id: messages.id });
    if (smtpUrl && kept) await jobs.send(tx, deliverMail, { id: kept.id });
  };

  return {
    send: (mail, tx) => (tx ? take(tx, mail) : db.transaction((own) => take(own, mail))),
    handlers: [work(deliverMail, ({ id }) => deliver(id))],
    close: () => transport?.close(),
  };
}
