import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '#kit/config/config.ts';
import { onFileEnd } from '#kit/testing/file-end.ts';
import { testKit } from '#kit/testing/kit.ts';
import { createMailer, mailTables } from './mailer.ts';
import { smtpServer } from './testing/smtp-server.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const folder = mkdtempSync(join(tmpdir(), 'vesper-dkim-'));
onFileEnd(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'dkim.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));

/** RFC 6376 section 3.4.2: names in lower case, lines unfolded, white space as one space. */
const relaxed = (header: string): string => {
  const [name = '', ...rest] = header.split(':');
  return `${name.trim().toLowerCase()}:${rest
    .join(':')
    .replace(/\r\n(?=[ \t])/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim()}`;
};

/** Whether a mail is what was signed, by the public key alone, as a receiver does it; and the tags of the signature. */
function check(mail: string) {
  const end = mail.indexOf('\r\n\r\n');
  const headers = mail.slice(0, end).split(/\r\n(?![ \t])/);
  const lines = `${mail.slice(end + 4)}\r\n`.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').trimEnd());
  const body = `${lines.join('\r\n').replace(/(?:\r\n)*$/, '')}\r\n`;
  const signature = headers.find((one) => /^dkim-signature:/i.test(one)) ?? '';
  const tags = Object.fromEntries(
    relaxed(signature)
      .slice('dkim-signature:'.length)
      .split(';')
      .map((tag) => {
        const [name = '', ...value] = tag.split('=');
        return [name.trim(), value.join('=').replace(/\s/g, '')];
      }),
  );
  const names = (tags['h'] ?? '').toLowerCase().split(':');
  const signed = names.flatMap((name) => headers.filter((one) => relaxed(one).startsWith(`${name}:`)).map(relaxed));
  const own = relaxed(signature).replace(/([;:]\s*b=)[^;]*/, '$1');
  const verify = createVerify('RSA-SHA256').update([...signed, own].join('\r\n'));
  return {
    tags,
    names,
    isGood:
      createHash('sha256').update(body).digest('base64') === tags['bh'] &&
      verify.verify(publicKey, tags['b'] ?? '', 'base64'),
  };
}

test('mails are signed in the name of the sender’s domain, with both headers of one-click unsubscribe; what is changed on the way shows', async () => {
  const kit = await testKit([mailTables]);
  const server = await smtpServer();
  onFileEnd(() => server.close());
  const mailer = createMailer({
    ...kit,
    config: readConfig({
      NODE_ENV: 'test',
      SMTP_URL: server.url,
      PUBLIC_URL: 'https://vesper.test',
      MAIL_FROM: 'Vesper <no-reply@mail.vesper.test>',
      DKIM_SELECTOR: 'vesper2026',
      DKIM_KEY_FILE: join(folder, 'dkim.pem'),
    }),
  });
  onFileEnd(() => mailer.close());
  const url = 'https://vesper.test/en/newsletter/unsubscribe/1.2.abc/';
  const text = 'Grüße\n\nwith  two spaces\n';
  await mailer.send({ to: 'lena@example.com', subject: 'Grüße', text, html: '<p>Hi</p>', unsubscribeUrl: url });
  const [handler] = mailer.handlers;
  await (handler as unknown as { run(payload: unknown): Promise<void> }).run(kit.sentJobs.pop()?.payload);
  const mail = server.received[0]?.data ?? '';
  const { tags, names, isGood } = check(mail);
  expect(tags).toMatchObject({ a: 'rsa-sha256', c: 'relaxed/relaxed', d: 'mail.vesper.test', s: 'vesper2026' });
  expect(names).toEqual(expect.arrayContaining(['from', 'subject', 'to', 'list-unsubscribe', 'list-unsubscribe-post']));
  expect(isGood).toBe(true);
  expect(check(mail.replace('lena@', 'mara@')).isGood).toBe(false);
  expect(check(mail.replace('1.2.abc', '9.9.abc')).isGood).toBe(false);
  expect(check(mail.replace('two', 'ten')).isGood).toBe(false);
});
