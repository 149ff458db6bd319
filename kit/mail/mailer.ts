import type { Transporter } from 'nodemailer';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { publicOrigin } from '#kit/config/public-url.ts';
import { system } from '#kit/contract/access.ts';
import { asciiAddress } from '#kit/contract/email.ts';
import { job } from '#kit/contract/operations.ts';
import type { Tx } from '#kit/db/db.ts';
import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';
import type { Migrations } from '#kit/db/schema/migrate.ts';
import { deliverer } from '#kit/outbox/delivery.ts';
import { extractSecrets, insertSecrets, seal, unseal } from '#kit/outbox/seal.ts';
import type { Handler } from '#kit/server/handler.ts';
import { work } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';
import { mailDeliveryError } from './delivery-error.ts';
import type { Mailer } from './port.ts';
import { messages } from './tables.ts';

export const mailTables: Migrations = { name: 'mail', folder: new URL('./migrations', import.meta.url) };

/** How often and with which pauses: kit/outbox/delivery.ts. */
export const deliverMail = job({
  name: 'mail.deliver',
  summary: 'Hands one queued mail to the mail server.',
  access: system,
  payload: z.object({ id: z.int() }),
});

/** How long the mail server may be silent, ms: at the beginning, and after each word (it may look through a mail meanwhile). */
const patience = { connect: 10_000, word: 30_000 };

/** What the key of sealed secrets is derived for. */
export const sealPurpose = 'the secrets of mails';

/** What tells a mail program where one press ends such mails (RFC 2369, RFC 8058). */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** What a signature covers. RFC 8058 asks that it covers both headers of one-click unsubscribe, which none does by itself. */
const signedHeaders = [
  ...['From', 'Reply-To', 'Subject', 'Date', 'Message-ID', 'To', 'MIME-Version', 'Content-Type'],
  ...['Content-Transfer-Encoding', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
];

/** How mails are signed (DKIM, RFC 6376), in the name of the sender's domain; null: whoever carries them does, or nobody. */
function dkimOf({ DKIM_SELECTOR, DKIM_KEY_FILE }: Kit['config'], from: string) {
  if (DKIM_SELECTOR === undefined || DKIM_KEY_FILE === undefined) return null;
  const domainName = asciiAddress(from.slice(from.lastIndexOf('<') + 1, -1)).split('@')[1] ?? '';
  return {
    domainName,
    keySelector: DKIM_SELECTOR,
    privateKey: DKIM_KEY_FILE,
    headerFieldNames: signedHeaders.join(':'),
  };
}

export interface MailService extends Mailer {
  readonly handlers: readonly Handler[];
  close(): void;
}

/** Mail through `SMTP_URL`, or captured for reading in the office when there is none. */
export function createMailer(
  kit: Pick<Kit, 'config' | 'db' | 'jobs' | 'clock' | 'log' | 'keyFor'>,
  { connect, word } = patience,
): MailService {
  const { db, jobs, clock, config } = kit;
  const smtpUrl = config.SMTP_URL;
  const from = config.MAIL_FROM ?? `Vesper <no-reply@${new URL(publicOrigin(config)).hostname}>`;
  const dkim = dkimOf(config, from);
  const key = kit.keyFor(sealPurpose);
  let transport: Transporter | null = null;

  const server = (): Transporter => {
    transport ??= createTransport({
      url: smtpUrl as string,
      connectionTimeout: connect,
      greetingTimeout: connect,
      dnsTimeout: connect,
      socketTimeout: word,
      ...(dkim ? { dkim } : {}),
    } as never);
    return transport;
  };

  const deliver = deliverer(kit, {
    table: messages,
    job: deliverMail,
    carrier: 'the mail server',
    erased: { html: null, unsubscribeUrl: null },
    async send({ recipient: address, subject, sealed, unsubscribeUrl, ...kept }) {
      assertOutsideTransaction('the mail server');
      const secrets = sealed === null ? [] : unseal(sealed, key);
      const text = insertSecrets(kept.text, secrets);
      const html = kept.html === null ? null : insertSecrets(kept.html, secrets);
      // As an object, so that nothing in an address can be read as a second recipient.
      await server()
        .sendMail({
          from,
          to: { name: '', address: asciiAddress(address) },
          subject,
          text,
          ...(html === null ? {} : { html }),
          ...(unsubscribeUrl === null ? {} : { headers: oneClick(unsubscribeUrl) }),
        })
        .catch((failure: unknown) => Promise.reject(mailDeliveryError(failure)));
    },
  });

  const take = async (tx: Tx, mail: Parameters<Mailer['send']>[0]): Promise<void> => {
    const { to: recipient, subject } = mail;
    const { words, secrets } = extractSecrets(mail);
    const sealed = secrets.length === 0 ? null : seal(secrets, key);
    const row = {
      recipient,
      subject,
      text: words.text,
      html: words.html ?? null,
      unsubscribeUrl: mail.unsubscribeUrl ?? null,
      batch: mail.batch ?? null,
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
    async check() {
      assertOutsideTransaction('the mail server');
      if (!smtpUrl) return { state: 'kept' };
      try {
        await server().verify();
        return { state: 'answers' };
      } catch (failure) {
        return { state: 'refuses', why: mailDeliveryError(failure).message };
      }
    },
    handlers: [work(deliverMail, ({ id }) => deliver(id))],
    close: () => transport?.close(),
  };
}
