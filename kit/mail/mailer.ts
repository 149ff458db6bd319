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
import { MailDeliveryError, mailDeliveryError } from './delivery-error.ts';
import type { Mailer } from './port.ts';
import { extractSecrets, insertSecrets, seal, unseal } from './seal.ts';
import { messages } from './tables.ts';

export const mailTables: Migrations = { name: 'mail', folder: new URL('./migrations', import.meta.url) };

/**
 * Tried at once. A mail that the mail server refuses for good (5xx) is tried three more times by the queue; while the server is
 * away, silent or asks to come later (4xx) the mail stays queued and is tried with growing pauses for some two and a half hours.
 */
export const deliverMail = job({
  name: 'mail.deliver',
  summary: 'Hands one queued mail to the mail server.',
  access: system,
  payload: z.object({ id: z.int() }),
});
const attemptsAt = { refused: 4, away: 24 } as const;
/** Until the next attempt while the mail server is away: 2 s, 4 s, 8 s … and at most ten minutes. */
const pauseMs = (attempts: number): number => Math.min(600_000, 1_000 * 2 ** attempts);

/** How long the mail server may be silent, ms: at the beginning, and after each word (it may look through a mail meanwhile). */
const patience = { connect: 10_000, word: 30_000 };

/** What the key of sealed secrets is derived for. */
export const sealPurpose = 'the secrets of mails';

export interface MailService extends Mailer {
  readonly handlers: readonly Handler[];
  close(): void;
}

/** Mail through `SMTP_URL`, or captured for reading in the office when there is none. */
export function createMailer(
  kit: Pick<Kit, 'config' | 'db' | 'jobs' | 'clock' | 'log' | 'keyFor'>,
  { connect, word } = patience,
): MailService {
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
      connectionTimeout: connect,
      greetingTimeout: connect,
      dnsTimeout: connect,
      socketTimeout: word,
    } as never);
    try {
      const { recipient: address, subject, sealed } = message;
      const secrets = sealed === null ? [] : unseal(sealed, key);
      const text = insertSecrets(message.text, secrets);
      const html = message.html === null ? null : insertSecrets(message.html, secrets);
      // As an object, so that nothing in an address can be read as a second recipient.
      await transport
        .sendMail({ from, to: { name: '', address }, subject, text, ...(html === null ? {} : { html }) })
        .catch((failure: unknown) => Promise.reject(mailDeliveryError(failure)));
    } catch (error) {
      const attempts = message.attempts + 1;
      const isAway = error instanceof MailDeliveryError && (error.responseCode ?? 0) < 500;
      const state = attempts >= attemptsAt[isAway ? 'away' : 'refused'] ? 'failed' : 'queued';
      await db.transaction(async (tx) => {
        const change = { attempts, state, lastError: String(error) } as const;
        const changed = await tx.orm.update(messages).set(change).where(waiting).returning({ id: messages.id });
        const again = isAway && state === 'queued' && changed.length > 0;
        if (again) await jobs.send(tx, deliverMail, { id }, clock.now() + pauseMs(attempts));
      });
      log.warn({ err: error, mail: id, attempts }, 'the mail server did not take a mail');
      if (isAway) return;
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
    const { words, secrets } = extractSecrets(mail);
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
