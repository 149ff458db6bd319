import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#kit/config/config.ts';
import type { Cursor } from '#kit/db/query/keyset.ts';
import { onFileEnd } from '#kit/testing/file-end.ts';
import type { TestKit } from '#kit/testing/kit.ts';
import { testKit } from '#kit/testing/kit.ts';
import { expectUnlogged, markPrivate } from '#kit/testing/log-watch.ts';
import { proxyTo } from '#kit/testing/proxy.ts';
import type { MailService } from './mailer.ts';
import { createMailer, mailTables, sealPurpose } from './mailer.ts';
import { listMails, readMail } from './outbox.ts';
import { render } from './render.ts';
import { smtpServer } from './testing/smtp-server.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await testKit([mailTables]);
});

const mail = {
  to: 'lena@example.com',
  subject: 'Grüße',
  text: 'Hello\nhttps://vesper.test/#secret\n',
  html: '<p>Hello</p>',
};
const latest = async () => {
  const [entry] = await listMails(kit.db, { limit: 1 });
  return readMail(kit.db, entry?.id as number);
};
const deliver = (service: MailService) => {
  const job = kit.sentJobs.pop();
  const [handler] = service.handlers;
  if (handler?.kind !== 'job') throw new Error('nobody delivers mail');
  return (handler.run as (payload: unknown) => Promise<void>)(job?.payload);
};

describe('without a mail server', () => {
  test('a mail is kept to be read, once its transaction is committed', async () => {
    const mailer = createMailer(kit);
    await mailer.send(mail);
    expect(await latest()).toMatchObject({ state: 'captured', recipient: mail.to, text: mail.text, html: mail.html });
    expect(kit.sentJobs).toEqual([]);
    const rolledBack = kit.db.transaction(async (tx) => {
      await mailer.send({ ...mail, subject: 'never' }, tx);
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    expect((await latest())?.subject).toBe('Grüße');
  });

  test('the list is searched by recipient and subject, page by page; signs of patterns are plain signs', async () => {
    const mailer = createMailer(kit);
    for (const subject of ['one 100%', 'two', 'three']) await mailer.send({ ...mail, to: 'page@example.com', subject });
    const subjects = async (search: string, after: Cursor | null = null) =>
      (await listMails(kit.db, { search, limit: 2, after })).map(({ subject }) => subject);
    expect(await subjects('PAGE@')).toEqual(['three', 'two']);
    const [last] = await listMails(kit.db, { search: 'two', limit: 1 });
    expect(await subjects('page@', last?.cursor)).toEqual(['one 100%']);
    expect(await subjects('100%')).toEqual(['one 100%']);
    expect(await subjects('%')).toEqual(['one 100%']);
  });
});

describe('with a mail server', () => {
  let server: Awaited<ReturnType<typeof smtpServer>>;
  let mailer: MailService;
  beforeAll(async () => {
    server = await smtpServer();
    onFileEnd(() => server.close());
    mailer = createMailer({
      ...kit,
      config: readConfig({ NODE_ENV: 'test', SMTP_URL: server.url, PUBLIC_URL: 'https://vesper.test' }),
    });
    onFileEnd(() => mailer.close());
  });
  afterEach(() => {
    server.control.refuse = null;
  });

  test('a mail is queued with its transaction, handed over, and its words are erased here', async () => {
    await mailer.send(mail);
    expect(await latest()).toMatchObject({ state: 'queued', text: mail.text });
    await deliver(mailer);
    expect(server.received.at(-1)?.recipients).toEqual(['lena@example.com']);
    expect(server.received.at(-1)?.data).toContain('From: Vesper <no-reply@vesper.test>');
    expect(await latest()).toMatchObject({ state: 'sent', text: '', html: null, attempts: 1 });
  });

  test('a delivery that runs twice sends once', async () => {
    await mailer.send(mail);
    const job = kit.sentJobs.at(-1);
    await deliver(mailer);
    const count = server.received.length;
    kit.sentJobs.push(job as never);
    await deliver(mailer);
    expect(server.received).toHaveLength(count);
  });

  test('a refusal for good is tried again by the queue, and after four tries kept as failed with the reason', async () => {
    server.control.refuse = '550 not here';
    await mailer.send(mail);
    const job = kit.sentJobs.at(-1) as never;
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await expect(deliver(mailer)).rejects.toThrow('550');
      expect(await latest()).toMatchObject({ attempts: attempt, state: attempt < 4 ? 'queued' : 'failed' });
      kit.sentJobs.push(job);
    }
    expect((await latest())?.lastError).toBe('MailDeliveryError: The mail server refused the mail (550).');
    expect((await latest())?.text).toBe(mail.text);
  });

  test('a server that asks to come later is asked later, for hours, and the mail stays queued until then', async () => {
    server.control.refuse = '451 try again later';
    await mailer.send(mail);
    for (const wait of [2, 4, 8, 16]) {
      await deliver(mailer);
      expect(await latest()).toMatchObject({ state: 'queued', text: mail.text });
      expect(kit.sentJobs.at(-1)?.startAfter).toBe(kit.clock.now() + wait * 1_000);
    }
    server.control.refuse = null;
    await deliver(mailer);
    expect(await latest()).toMatchObject({ state: 'sent', attempts: 5 });
  });

  test('a server that hangs, before or after its greeting, loses no mail: it stays queued and is sent once when it is back', async () => {
    const proxy = await proxyTo(Number(new URL(server.url).port));
    const config = readConfig({
      NODE_ENV: 'test',
      SMTP_URL: `smtp://127.0.0.1:${proxy.port}`,
      PUBLIC_URL: 'https://vesper.test',
    });
    const hung = createMailer({ ...kit, config }, { connect: 50, word: 50 });
    onFileEnd(() => hung.close());
    await hung.send({ ...mail, to: 'waits@example.com' });
    proxy.swallow();
    await deliver(hung);
    expect(await latest()).toMatchObject({
      state: 'queued',
      attempts: 1,
      lastError: 'MailDeliveryError: The mail server was not reached (ETIMEDOUT).',
    });
    proxy.refuse();
    await deliver(hung);
    expect(await latest()).toMatchObject({ state: 'queued', attempts: 2, text: mail.text });
    proxy.pass();
    server.control.refuse = 'silence';
    await deliver(hung);
    expect(await latest()).toMatchObject({ state: 'queued', attempts: 3 });
    server.control.refuse = null;
    await deliver(hung);
    expect(await latest()).toMatchObject({ state: 'sent', attempts: 4, lastError: null });
    expect(server.received.filter(({ recipients }) => recipients.includes('waits@example.com'))).toHaveLength(1);
  });

  test('what the mail server says is kept as its codes: its words hold addresses, in the row, the log and the queue', async () => {
    const to = markPrivate('lena.private@example.com');
    const refusals = {
      [`550 5.1.1 <${to}>: user unknown`]: '550 5.1.1',
      [`550-5.7.26 ${to}\r\n550 no`]: '550 5.7.26',
      [`452 ${to} is over quota`]: '452',
    };
    for (const [words, codes] of Object.entries(refusals)) {
      server.control.refuseRecipients = words;
      await mailer.send({ ...mail, to });
      const failure = await deliver(mailer).then(String, (error: Error) => String(error) + error.stack);
      const { lastError } = (await latest()) ?? {};
      expect(lastError).toBe(`MailDeliveryError: The mail server refused the mail (${codes}).`);
      expect(failure).not.toContain(to);
    }
    delete server.control.refuseRecipients;
    expectUnlogged(to);
  });

  test('a mail that cannot be opened any more (the key has changed) is not tried for hours', async () => {
    await mailer.send({ ...mail, text: `https://vesper.test/#${'k'.repeat(43)}` });
    await kit.db.pool.query(`update mail.messages set sealed = 'AAAA' where state = 'queued'`);
    const others = kit.sentJobs.length - 1;
    await expect(deliver(mailer)).rejects.toThrow();
    expect(kit.sentJobs).toHaveLength(others);
    await kit.db.pool.query(`delete from mail.messages where sealed = 'AAAA'`);
  });

  test('an address with signs of its own stays one recipient', async () => {
    await mailer.send({ ...mail, to: '"a, b@evil.example"@example.com' });
    await deliver(mailer);
    expect(server.received.at(-1)?.recipients).toEqual(['"a, b@evil.example"@example.com']);
  });
});

describe('the secrets of links', () => {
  const secret = 'Zq3-x_'.padEnd(43, 'a');
  const link = `https://vesper.test/en/reset-password/?from=welcome#${secret}`;
  const reset = { ...mail, text: `Hello\n${link}\nBye\n`, html: `<a href="${link}">Open</a>` };
  const key = () => kit.keyFor(sealPurpose);

  test('stand in no column as they are, and only who holds the key reads those of a kept mail', async () => {
    await createMailer(kit).send(reset);
    const { rows } = await kit.db.pool.query('select * from mail.messages order by id desc limit 1');
    expect(JSON.stringify(rows)).not.toContain(secret);
    const masked = 'https://vesper.test/en/reset-password/?from=welcome#••••••••';
    expect(await readMail(kit.db, rows[0].id)).toMatchObject({
      text: `Hello\n${masked}\nBye\n`,
      html: `<a href="${masked}">Open</a>`,
      secrets: 'masked',
    });
    expect(await readMail(kit.db, rows[0].id, key())).toMatchObject({
      text: reset.text,
      html: reset.html,
      secrets: 'shown',
    });
    await expect(readMail(kit.db, rows[0].id, new Uint8Array(32))).rejects.toThrow();
  });

  test('are masked for everybody in a mail that waits for the mail server, and whole in the one it takes', async () => {
    const server = await smtpServer();
    onFileEnd(() => server.close());
    const config = readConfig({ NODE_ENV: 'test', SMTP_URL: server.url, PUBLIC_URL: 'https://vesper.test' });
    const mailer = createMailer({ ...kit, config });
    onFileEnd(() => mailer.close());
    await mailer.send(reset);
    const [entry] = await listMails(kit.db, { limit: 1 });
    expect(await readMail(kit.db, entry?.id as number, key())).toMatchObject({ secrets: 'masked' });
    await deliver(mailer);
    expect(server.received.at(-1)?.data.replace(/=\r?\n/g, '')).toContain(secret);
    const { rows } = await kit.db.pool.query('select sealed, state from mail.messages order by id desc limit 1');
    expect(rows).toEqual([{ sealed: null, state: 'sent' }]);
  });

  test('of a mail written before they were taken out are masked as well', async () => {
    const values = [mail.to, mail.subject, reset.text, 'queued'];
    const { rows } = await kit.db.pool.query(
      'insert into mail.messages (recipient, subject, text, state, created_at) values ($1, $2, $3, $4, now()) returning id',
      values,
    );
    const read = await readMail(kit.db, rows[0].id, key());
    expect([read?.secrets, read?.text.includes(secret)]).toEqual(['masked', false]);
  });

  test('ordinary links stay as they are', async () => {
    const text =
      'https://vesper.test/en/cams/?page=2#top and https://vesper.test/en/verify-email/some-long-but-readable-name/\n';
    await createMailer(kit).send({ ...mail, text });
    expect(await latest()).toMatchObject({ text, secrets: 'none' });
  });
});

test('a mail reads the same as text and as HTML, and what people wrote stays text', () => {
  const { text, html } = render({
    to: 'lena@example.com',
    subject: 'Hi',
    language: 'en',
    paragraphs: ['Tom & <b>Jerry</b>'],
    action: { label: 'Open', url: 'https://vesper.test/?a=1&b=2#secret' },
    afterAction: ['Bye'],
    footer: 'Vesper',
  });
  expect(text).toBe('Tom & <b>Jerry</b>\n\nOpen:\nhttps://vesper.test/?a=1&b=2#secret\n\nBye\n\n-- \nVesper\n');
  expect(html).toContain('Tom &amp; &lt;b&gt;Jerry&lt;/b&gt;');
  expect(html).toContain('href="https://vesper.test/?a=1&amp;b=2#secret"');
  expect(html).not.toMatch(/src=|<link|<script/);
});
