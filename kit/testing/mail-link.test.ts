import { expect, it } from 'vitest';
import { mailLink } from './mail-link.ts';

const mail = (to: string, text: string) => ({ to, subject: 'Hello', text });
const mails = [
  mail('lena@example.com', 'Open:\nhttps://vesper.test/de/x/?from=welcome#first-Secret_1\nBye'),
  mail('mara@example.com', 'Open https://vesper.test/en/y/#hers.'),
  mail('lena@example.com', 'Nothing to open: https://vesper.test/en/'),
];

it('is that of the latest mail with one, to anybody or to somebody', () => {
  expect(mailLink(mails)).toEqual({ url: 'https://vesper.test/en/y/#hers', secret: 'hers' });
  expect(mailLink(mails, 'lena@example.com')).toEqual({
    url: 'https://vesper.test/de/x/?from=welcome#first-Secret_1',
    secret: 'first-Secret_1',
  });
});

it('fails the test where none was sent, and says to whom', () => {
  expect(() => mailLink(mails, 'nobody@example.com')).toThrow('No mail with a link went to nobody@example.com.');
  expect(() => mailLink([])).toThrow('No mail with a link went to anybody.');
});
